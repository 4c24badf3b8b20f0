#include "jpeg_call.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

// Files of several scans have their pixels only when all scans have been read, into the coefficients of all blocks. Those
// of a large picture do not fit into memory. Here they are in a file, and in memory a window of it for each component.
// libjpeg has such files as well, but Debian's is built without them.

enum { MOST_COMPONENTS = 4, WINDOW_BYTES = 4 << 20, OUTPUT_BYTES = 1 << 16 };

/// The coefficients of a component, of which libjpeg knows nothing but that there is such a type.
struct jvirt_barray_control {
    JDIMENSION blocks_across;
    JDIMENSION rows;
    /// The most rows asked for at once.
    JDIMENSION most;
    /// Where the coefficients begin in the file.
    off_t start;
    JBLOCK *window;
    JBLOCKROW *window_rows;
    JDIMENSION room;
    JDIMENSION first;
    JDIMENSION count;
    int is_changed;
};

typedef struct {
    /// What error and progress functions of libjpeg get: it has to come first.
    jpeg_call base;
    struct jpeg_destination_mgr destination;
    /// The file of coefficients.
    int store;
    off_t stored;
    uint64_t maximum_bytes;
    struct jvirt_barray_control *arrays[MOST_COMPONENTS];
    size_t array_count;
    void (*realize)(j_common_ptr);
    /// Whether the scans have been read, and the coefficients are written.
    int is_writing;
    int output;
    uint64_t written;
    JOCTET buffer[OUTPUT_BYTES];
} flatten_call;

static void check_stop(j_common_ptr common) {
    flatten_call *call = (flatten_call *)common->err;
    if (call->base.rows.stopped(call->base.rows.context)) leave(common, CODECS_STOPPED, "stopped");
}

static void on_progress(j_common_ptr common) {
    flatten_call *call = (flatten_call *)common->err;
    if (common->is_decompressor && ((j_decompress_ptr)common)->input_scan_number > call->base.maximum_scans) {
        leave(common, CODECS_TOO_MANY_SCANS, "too many scans");
    }
    check_stop(common);
}

// The coefficients

static void fail_on_file(j_common_ptr common) {
    // What a full disk and a broken one have in common.
    leave(common, CODECS_NO_MEMORY, strerror(errno));
}

static jvirt_barray_ptr request(j_common_ptr common, int pool, boolean is_zero, JDIMENSION across, JDIMENSION rows,
                                JDIMENSION most) {
    (void)is_zero;
    flatten_call *call = (flatten_call *)common->err;
    if (call->array_count == MOST_COMPONENTS) leave(common, CODECS_UNSUPPORTED, "too many components");
    struct jvirt_barray_control *array = common->mem->alloc_small(common, pool, sizeof *array);
    memset(array, 0, sizeof *array);
    array->blocks_across = across;
    array->rows = rows;
    array->most = most;
    array->start = call->stored;
    call->stored += (off_t)across * rows * (off_t)sizeof(JBLOCK);
    if ((uint64_t)call->stored > call->maximum_bytes) {
        char text[32];
        snprintf(text, sizeof text, "%llu", (unsigned long long)call->stored);
        leave(common, CODECS_TOO_MANY_BYTES, text);
    }
    call->arrays[call->array_count++] = array;
    return array;
}

static void realize(j_common_ptr common) {
    flatten_call *call = (flatten_call *)common->err;
    call->realize(common);
    for (size_t i = 0; i < call->array_count; i++) {
        struct jvirt_barray_control *array = call->arrays[i];
        if (array->window) continue;
        size_t row_bytes = (size_t)array->blocks_across * sizeof(JBLOCK), room = WINDOW_BYTES / row_bytes;
        if (room < array->most) room = array->most;
        if (room > array->rows) room = array->rows;
        array->room = (JDIMENSION)room;
        array->window = malloc(row_bytes * room);
        array->window_rows = malloc(sizeof(JBLOCKROW) * room);
        if (!array->window || !array->window_rows) leave(common, CODECS_NO_MEMORY, "no memory");
        for (size_t row = 0; row < room; row++) array->window_rows[row] = array->window + row * array->blocks_across;
    }
}

static void free_windows(flatten_call *call) {
    for (size_t i = 0; i < call->array_count; i++) {
        free(call->arrays[i]->window);
        free(call->arrays[i]->window_rows);
    }
    call->array_count = 0;
}

static void write_window(j_common_ptr common, struct jvirt_barray_control *array) {
    flatten_call *call = (flatten_call *)common->err;
    size_t row_bytes = (size_t)array->blocks_across * sizeof(JBLOCK), left = row_bytes * array->count;
    off_t at = array->start + (off_t)(row_bytes * array->first);
    const char *bytes = (const char *)array->window;
    array->is_changed = 0;
    while (left > 0) {
        ssize_t count = pwrite(call->store, bytes, left, at);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) fail_on_file(common);
        bytes += count, at += count, left -= (size_t)count;
    }
}

static void read_window(j_common_ptr common, struct jvirt_barray_control *array) {
    flatten_call *call = (flatten_call *)common->err;
    size_t row_bytes = (size_t)array->blocks_across * sizeof(JBLOCK), left = row_bytes * array->count;
    off_t at = array->start + (off_t)(row_bytes * array->first);
    char *bytes = (char *)array->window;
    while (left > 0) {
        ssize_t count = pread(call->store, bytes, left, at);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail_on_file(common);
        if (count == 0) break;
        bytes += count, at += count, left -= (size_t)count;
    }
    // What was not written yet is 0.
    memset(bytes, 0, left);
}

typedef int16_t coefficients __attribute__((vector_size(DCTSIZE2 * sizeof(JCOEF)), aligned(2)));

/// Checks that coefficients have codes in a baseline file, of which libjpeg's encoder makes sure only without vectors.
static void check_rows(j_common_ptr common, JBLOCKROW *rows, JDIMENSION count, JDIMENSION across) {
    coefficients all = {0};
    int is_right = 1;
    for (JDIMENSION y = 0; y < count; y++) {
        for (JDIMENSION x = 0; x < across; x++) {
            coefficients block, signs;
            memcpy(&block, rows[y][x], sizeof block);
            // The mean's own code is that of a difference, which has a bit more.
            if (block[0] < -1024 || block[0] > 1023) is_right = 0;
            block[0] = 0;
            signs = block >> 15;
            all |= (block ^ signs) - signs;
        }
    }
    for (int i = 0; i < DCTSIZE2; i++) is_right &= (uint16_t)all[i] < 1024;
    if (!is_right) leave(common, CODECS_UNSUPPORTED, "coefficients that a baseline file cannot have");
}

static JBLOCKARRAY access_rows(j_common_ptr common, jvirt_barray_ptr array, JDIMENSION start, JDIMENSION count,
                               boolean is_writable) {
    flatten_call *call = (flatten_call *)common->err;
    if (count > array->most || count > array->room || start > array->rows || count > array->rows - start) {
        leave(common, CODECS_CORRUPT, "rows beyond the picture");
    }
    if (array->count == 0 || start < array->first || start + count > array->first + array->count) {
        check_stop(common);
        if (array->is_changed) write_window(common, array);
        array->first = start + array->room <= array->rows ? start : array->rows - array->room;
        array->count = array->room;
        read_window(common, array);
    }
    JBLOCKARRAY rows = array->window_rows + (start - array->first);
    if (is_writable) array->is_changed = 1;
    if (call->is_writing) check_rows(common, rows, count, array->blocks_across);
    return rows;
}

/// Whether scans are missing: when libjpeg decodes such a file whole, it guesses at the coefficients nearest to the mean.
static int lacks_details(j_decompress_ptr jpeg) {
    if (!jpeg->coef_bits) return 0;
    for (int component = 0; component < jpeg->num_components; component++) {
        for (int place = 0; place < DCTSIZE2; place++) {
            if (jpeg->coef_bits[component][place] != 0) return 1;
        }
    }
    return 0;
}

// The file that is written

static void begin_output(j_compress_ptr jpeg) {
    flatten_call *call = (flatten_call *)jpeg->err;
    jpeg->dest->next_output_byte = call->buffer;
    jpeg->dest->free_in_buffer = OUTPUT_BYTES;
}

static void write_output(j_compress_ptr jpeg, size_t count) {
    flatten_call *call = (flatten_call *)jpeg->err;
    for (size_t done = 0; done < count;) {
        ssize_t more = write(call->output, call->buffer + done, count - done);
        if (more < 0 && errno == EINTR) continue;
        if (more <= 0) fail_on_file((j_common_ptr)jpeg);
        done += (size_t)more;
    }
    call->written += count;
    begin_output(jpeg);
}

static boolean empty_output(j_compress_ptr jpeg) {
    write_output(jpeg, OUTPUT_BYTES);
    return TRUE;
}

static void end_output(j_compress_ptr jpeg) {
    write_output(jpeg, OUTPUT_BYTES - jpeg->dest->free_in_buffer);
}

/// Makes a file that has no name. Returns -1 if it cannot.
static int make_file(const char *folder) {
    errno = EINVAL;
    if (!folder) return -1;
#ifdef O_TMPFILE
    int made = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (made >= 0) return made;
#endif
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/halcyon-XXXXXX", folder) >= (int)sizeof path) return -1;
    int file = mkstemp(path);
    if (file < 0) return -1;
    unlink(path);
    fcntl(file, F_SETFD, FD_CLOEXEC);
    return file;
}

int32_t codecs_jpeg_flatten(const uint8_t *data, size_t size, const char *folder, uint32_t maximum_scans,
                            uint64_t maximum_bytes, codecs_rows rows, uint64_t *length, codecs_result *result) {
    flatten_call *call = calloc(1, sizeof *call);
    result->outcome = CODECS_OK;
    result->text[0] = 0;
    if (!call) {
        codecs_fail(result, CODECS_NO_MEMORY, "no memory");
        return -1;
    }
    prepare(&call->base, rows, result);
    call->base.maximum_scans = maximum_scans > INT_MAX ? INT_MAX : (int)maximum_scans;
    call->maximum_bytes = maximum_bytes;
    call->store = make_file(folder);
    call->output = make_file(folder);
    struct jpeg_decompress_struct source = {0};
    struct jpeg_compress_struct copy = {0};
    call->base.progress.progress_monitor = on_progress;
    source.err = &call->base.manager;
    copy.err = &call->base.manager;
    int is_whole = 0;
    if (call->store < 0 || call->output < 0) {
        codecs_fail(result, CODECS_NO_MEMORY, strerror(errno));
    } else if (setjmp(call->base.jump) == 0) {
        jpeg_create_decompress(&source);
        jpeg_create_compress(&copy);
        source.progress = copy.progress = &call->base.progress;
        call->realize = source.mem->realize_virt_arrays;
        source.mem->request_virt_barray = request;
        source.mem->realize_virt_arrays = realize;
        source.mem->access_virt_barray = copy.mem->access_virt_barray = access_rows;
        jpeg_mem_src(&source, data, size);
        jpeg_read_header(&source, TRUE);
        jvirt_barray_ptr *coefficients = jpeg_read_coefficients(&source);
        if (call->base.saw_end_of_data) leave((j_common_ptr)&source, CODECS_TRUNCATED, "premature end of JPEG file");
        if (lacks_details(&source)) leave((j_common_ptr)&source, CODECS_UNSUPPORTED, "scans are missing");
        jpeg_copy_critical_parameters(&source, &copy);
        call->destination.init_destination = begin_output;
        call->destination.empty_output_buffer = empty_output;
        call->destination.term_destination = end_output;
        copy.dest = &call->destination;
        copy.restart_interval = 64;
        call->is_writing = 1;
        jpeg_write_coefficients(&copy, coefficients);
        jpeg_finish_compress(&copy);
        is_whole = 1;
    }
    // Before the arrays themselves, which libjpeg holds.
    free_windows(call);
    jpeg_destroy_compress(&copy);
    jpeg_destroy_decompress(&source);
    if (call->store >= 0) close(call->store);
    int output = call->output;
    if (!is_whole && output >= 0) close(output);
    *length = call->written;
    free(call);
    return is_whole ? output : -1;
}

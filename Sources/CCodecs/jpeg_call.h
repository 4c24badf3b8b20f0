#ifndef HALCYON_CODECS_JPEG_CALL_H
#define HALCYON_CODECS_JPEG_CALL_H

#include "jpeg_errors.h"
#include <setjmp.h>

/// A call of libjpeg that reads a whole file: what begins with this can be its error manager.
typedef struct {
    struct jpeg_error_mgr manager;
    struct jpeg_progress_mgr progress;
    jmp_buf jump;
    codecs_rows rows;
    codecs_result *result;
    int maximum_scans;
    int saw_end_of_data;
    int lacked_data;
} jpeg_call;

static inline void leave(j_common_ptr common, int outcome, const char *text) {
    jpeg_call *call = (jpeg_call *)common->err;
    codecs_fail(call->result, outcome, text);
    longjmp(call->jump, 1);
}

static inline void on_error(j_common_ptr common) {
    jpeg_call *call = (jpeg_call *)common->err;
    char text[JMSG_LENGTH_MAX];
    call->manager.format_message(common, text);
    int outcome = call->manager.msg_code == JERR_OUT_OF_MEMORY ? CODECS_NO_MEMORY
                  : codecs_jpeg_is_unsupported(common)          ? CODECS_UNSUPPORTED
                  : call->saw_end_of_data                       ? CODECS_TRUNCATED
                                                                : CODECS_CORRUPT;
    leave(common, outcome, text);
}

static inline void on_message(j_common_ptr common, int level) {
    jpeg_call *call = (jpeg_call *)common->err;
    if (level >= 0) return;
    call->manager.num_warnings++;
    if (call->manager.msg_code == JWRN_JPEG_EOF) call->saw_end_of_data = 1;
    if (call->manager.msg_code == JWRN_HIT_MARKER) call->lacked_data = 1;
}

/// Sets what happens at errors and messages, and the outcome until then.
static inline void prepare(jpeg_call *call, codecs_rows rows, codecs_result *result) {
    jpeg_std_error(&call->manager);
    call->manager.error_exit = on_error;
    call->manager.emit_message = on_message;
    call->rows = rows;
    call->result = result;
    result->outcome = CODECS_OK;
    result->text[0] = 0;
}

#endif

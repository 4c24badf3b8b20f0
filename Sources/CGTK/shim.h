#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>

// What libdispatch has for the run loops of others, CFRunLoop first; no public header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable ignored);

// GTK deprecates functions from one version to the next, and Debian 12's 4.8 lacks those that replace them: the functions
// below take whichever of the two does not warn.

// gtk_css_provider_load_from_data() is deprecated since 4.12.
static inline void halcyon_css_provider_load(GtkCssProvider *_Nonnull provider, const char *_Nonnull style) {
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string(provider, style);
#else
    gtk_css_provider_load_from_data(provider, style, -1);
#endif
}

// GtkStyleContext is deprecated since 4.10.
static inline void halcyon_widget_get_color(GtkWidget *_Nonnull widget, GdkRGBA *_Nonnull color) {
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_widget_get_color(widget, color);
#else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

// gtk_widget_translate_coordinates() is deprecated since 4.12; 4.0 already has what replaces it. Returns whether the two
// widgets have a common ancestor.
static inline gboolean halcyon_widget_translate(
    GtkWidget *_Nonnull widget, GtkWidget *_Nonnull target, double x, double y, double *_Nonnull target_x,
    double *_Nonnull target_y) {
    graphene_point_t there;
    if (!gtk_widget_compute_point(widget, target, &GRAPHENE_POINT_INIT((float)x, (float)y), &there)) return FALSE;
    *target_x = there.x;
    *target_y = there.y;
    return TRUE;
}

// gtk_snapshot_append_scaled_texture() is there since 4.10; before, only halcyon_snapshot_append_surface() shows pixels as squares.
static inline gboolean halcyon_snapshot_scales_textures(void) { return GTK_CHECK_VERSION(4, 10, 0); }

static inline void halcyon_snapshot_append_pixels(
    GtkSnapshot *_Nonnull snapshot, GdkTexture *_Nonnull texture, const graphene_rect_t *_Nonnull bounds) {
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_snapshot_append_scaled_texture(snapshot, texture, GSK_SCALING_FILTER_NEAREST, bounds);
#else
    gtk_snapshot_append_texture(snapshot, texture, bounds);
#endif
}

// Whether a widget is drawn by Cairo, without a graphics card.
static inline gboolean halcyon_widget_is_drawn_by_cairo(GtkWidget *_Nonnull widget) {
    GtkNative *native = gtk_widget_get_native(widget);
    GskRenderer *renderer = native ? gtk_native_get_renderer(native) : NULL;
    return renderer && G_TYPE_CHECK_INSTANCE_TYPE(renderer, GSK_TYPE_CAIRO_RENDERER);
}

// A texture of a part of pixels, each 32 bits, alpha first, premultiplied, in the order of the machine's bytes;
// `stride` is the number of pixels from a row to the next.
static inline GdkTexture *_Nonnull halcyon_premultiplied_texture(
    GBytes *_Nonnull bytes, int x, int y, int width, int height, int stride) {
    gsize start = ((gsize)y * (gsize)stride + (gsize)x) * 4;
    gsize length = ((gsize)(height - 1) * (gsize)stride + (gsize)width) * 4;
    GBytes *part = g_bytes_new_from_bytes(bytes, start, length);
    GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, part, (gsize)stride * 4);
    g_bytes_unref(part);
    return texture;
}

// The same pixels for Cairo, which writes none of them. Cairo copies them if the surface goes before all that was drawn
// with it.
static inline cairo_surface_t *_Nonnull halcyon_surface(GBytes *_Nonnull bytes, int width, int height) {
    static const cairo_user_data_key_t key;
    cairo_surface_t *surface = cairo_image_surface_create_for_data(
        (unsigned char *)g_bytes_get_data(bytes, NULL), CAIRO_FORMAT_ARGB32, width, height, width * 4);
    cairo_surface_set_user_data(surface, &key, g_bytes_ref(bytes), (cairo_destroy_func_t)g_bytes_unref);
    return surface;
}

// Paints pixels inside of `clip`: over what is there, or instead of it, which is faster. `matrix` leads from pixels to the
// snapshot's coordinates.
static inline void halcyon_snapshot_append_surface(
    GtkSnapshot *_Nonnull snapshot, cairo_surface_t *_Nonnull surface, const graphene_rect_t *_Nonnull clip,
    const cairo_matrix_t *_Nonnull matrix, cairo_filter_t filter, gboolean replaces) {
    cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, clip);
    cairo_rectangle(cairo, clip->origin.x, clip->origin.y, clip->size.width, clip->size.height);
    cairo_transform(cairo, matrix);
    cairo_set_source_surface(cairo, surface, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), filter);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    // Under a fractional scale, neighbours would each cover a part of the pixels between them, and leave a line.
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE);
    if (replaces) cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_fill(cairo);
    cairo_destroy(cairo);
}

// GtkFileChooserNative is deprecated since 4.10, and GtkFileDialog takes its place. Asks for a file, or for a folder, and calls
// `chosen` once, on the main loop: with the path, or with NULL if nothing was chosen or what was chosen has no path.
typedef void (*HalcyonChosen)(const char *_Nullable path, void *_Nonnull context);

typedef struct {
    HalcyonChosen _Nonnull chosen;
    void *_Nonnull context;
    gboolean wants_folder;
} HalcyonChoice;

static inline void halcyon_choice_end(HalcyonChoice *_Nonnull choice, GFile *_Nullable file) {
    char *path = file ? g_file_get_path(file) : NULL;
    choice->chosen(path, choice->context);
    g_free(path);
    g_clear_object(&file);
    g_free(choice);
}

#if GTK_CHECK_VERSION(4, 10, 0)
static inline void halcyon_choice_ready(GObject *_Nullable dialog, GAsyncResult *_Nonnull result, gpointer _Nullable data) {
    HalcyonChoice *choice = (HalcyonChoice *)data;
    GFile *file = choice->wants_folder
        ? gtk_file_dialog_select_folder_finish(GTK_FILE_DIALOG(dialog), result, NULL)
        : gtk_file_dialog_open_finish(GTK_FILE_DIALOG(dialog), result, NULL);
    halcyon_choice_end(choice, file);
}
#else
static inline void halcyon_choice_response(GtkNativeDialog *_Nonnull dialog, int response, gpointer _Nullable data) {
    GFile *file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog)) : NULL;
    halcyon_choice_end((HalcyonChoice *)data, file);
    g_object_unref(dialog);
}
#endif

static inline void halcyon_choose(
    GtkWindow *_Nullable window, const char *_Nonnull title, gboolean wants_folder, HalcyonChosen _Nonnull chosen,
    void *_Nonnull context) {
    HalcyonChoice *choice = g_new(HalcyonChoice, 1);
    *choice = (HalcyonChoice){chosen, context, wants_folder};
#if GTK_CHECK_VERSION(4, 10, 0)
    GtkFileDialog *dialog = gtk_file_dialog_new();
    gtk_file_dialog_set_title(dialog, title);
    if (wants_folder) {
        gtk_file_dialog_select_folder(dialog, window, NULL, halcyon_choice_ready, choice);
    } else {
        gtk_file_dialog_open(dialog, window, NULL, halcyon_choice_ready, choice);
    }
    g_object_unref(dialog);
#else
    GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
        title, window, wants_folder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
    g_signal_connect(dialog, "response", G_CALLBACK(halcyon_choice_response), choice);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
#endif
}

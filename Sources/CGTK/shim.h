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

// gtk_snapshot_append_scaled_texture() is there since 4.10. Before, Cairo enlarges the pixels: pass no more of the texture than is
// needed.
static inline gboolean halcyon_snapshot_scales_textures(void) { return GTK_CHECK_VERSION(4, 10, 0); }

static inline void halcyon_snapshot_append_pixels(
    GtkSnapshot *_Nonnull snapshot, GdkTexture *_Nonnull texture, const graphene_rect_t *_Nonnull bounds) {
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_snapshot_append_scaled_texture(snapshot, texture, GSK_SCALING_FILTER_NEAREST, bounds);
#else
    int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
        gdk_texture_download(texture, cairo_image_surface_get_data(surface), (gsize)cairo_image_surface_get_stride(surface));
        cairo_surface_mark_dirty(surface);
        cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, bounds);
        cairo_rectangle(cairo, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
        cairo_translate(cairo, bounds->origin.x, bounds->origin.y);
        cairo_scale(cairo, bounds->size.width / (double)width, bounds->size.height / (double)height);
        cairo_set_source_surface(cairo, surface, 0, 0);
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST);
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
        cairo_fill(cairo);
        cairo_destroy(cairo);
    }
    cairo_surface_destroy(surface);
#endif
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

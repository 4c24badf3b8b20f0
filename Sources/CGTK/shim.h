#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>

// What libdispatch has for the run loops of others, CFRunLoop first; no public header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable ignored);

// GTK deprecates functions from one version to the next, and Debian 12's 4.8 lacks those that replace them: the three
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

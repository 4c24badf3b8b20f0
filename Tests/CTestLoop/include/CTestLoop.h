#pragma once

#include <gtk/gtk.h>

/// Set in the environment of a test process that is to run GLib's loop on its main thread.
#define HALCYON_TEST_LOOP "HALCYON_GTK_TESTS"

// What assistive technologies are told of a widget. GTK's own functions for it are variadic, which Swift cannot call. They
// need GTK_A11Y=test in the environment.
int halcyon_accessible_label_is(GtkWidget *_Nonnull widget, const char *_Nonnull text);
int halcyon_accessible_description_is(GtkWidget *_Nonnull widget, const char *_Nonnull text);
int halcyon_accessible_busy_is(GtkWidget *_Nonnull widget, int is_busy);

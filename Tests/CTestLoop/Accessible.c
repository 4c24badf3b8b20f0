#include "CTestLoop.h"

static int holds(char *difference) {
    int result = difference == NULL;
    g_free(difference);
    return result;
}

int halcyon_accessible_label_is(GtkWidget *widget, const char *text) {
    return holds(gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text));
}

int halcyon_accessible_description_is(GtkWidget *widget, const char *text) {
    return holds(gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text));
}

int halcyon_accessible_busy_is(GtkWidget *widget, int is_busy) {
    return holds(gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, is_busy));
}

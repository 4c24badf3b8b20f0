internal import CGTK

/// What the user has set for all programs.
@MainActor
enum ToolkitSettings {
    /// Whether things may move that need not: fades, spinners.
    static func animates(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let settings = gtk_widget_get_settings(widget) else { return true }
        var value = GValue()
        g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
        defer { g_value_unset(&value) }
        g_object_get_property(UnsafeMutablePointer(settings), "gtk-enable-animations", &value)
        return g_value_get_boolean(&value) != 0
    }
}

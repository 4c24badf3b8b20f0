internal import CGTK

/// Describes a widget to assistive technologies. GTK's functions for that are variadic, which Swift cannot call.
@MainActor
struct AccessibleWidget {
    // Macros in C.
    private static let boolean = GType(5 << 2)
    private static let string = GType(16 << 2)

    private let widget: UnsafeMutablePointer<GtkWidget>

    init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

    /// Call this before the widget is shown.
    func setRole(_ role: GtkAccessibleRole) {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, gint(role.rawValue))
        g_object_set_property(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), "accessible-role", &value)
        g_value_unset(&value)
    }

    func setLabel(_ text: String) { set(GTK_ACCESSIBLE_PROPERTY_LABEL, text) }

    func setDescription(_ text: String) { set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) }

    /// In the form of ARIA's `aria-keyshortcuts`: key names, with a space between one shortcut and the next.
    func setKeyShortcuts(_ keys: String) { set(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, keys) }

    func setBusy(_ isBusy: Bool) {
        var value = GValue()
        g_value_init(&value, Self.boolean)
        g_value_set_boolean(&value, isBusy ? 1 : 0)
        var state = GTK_ACCESSIBLE_STATE_BUSY
        gtk_accessible_update_state_value(OpaquePointer(widget), 1, &state, &value)
        g_value_unset(&value)
    }

    private func set(_ property: GtkAccessibleProperty, _ text: String) {
        guard !text.isEmpty else { return gtk_accessible_reset_property(OpaquePointer(widget), property) }
        var value = GValue()
        g_value_init(&value, Self.string)
        g_value_set_string(&value, text)
        var property = property
        gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
        g_value_unset(&value)
    }
}

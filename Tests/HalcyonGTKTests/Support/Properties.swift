import CGTK

/// Sets a property of a GObject that is true or false.
@MainActor
func setBoolean(_ object: OpaquePointer?, _ property: String, _ isOn: Bool) {
    guard let object else { return }
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(UnsafeMutablePointer(object), property, &value)
    g_value_unset(&value)
}

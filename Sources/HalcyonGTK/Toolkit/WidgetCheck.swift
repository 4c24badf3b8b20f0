internal import CGTK
internal import Logging

/// Looks whether a pointer that somebody else has made is that of a widget.
///
/// It tells null classes, other objects, and most of what is no object at all. A pointer to memory that was freed, or that
/// is not the program's, cannot be told from C, and ends the program.
@MainActor
enum WidgetCheck {
    /// What is wrong with a pointer; nil for a widget.
    static func fault(of pointer: OpaquePointer) -> String? {
        guard isObject(pointer) else { return "it points to no GObject" }
        guard `is`(pointer, gtk_widget_get_type()) else { return "a \(typeName(of: pointer)) is not a GtkWidget" }
        return nil
    }

    static func `is`(_ object: OpaquePointer, _ type: GType) -> Bool {
        g_type_check_instance_is_a(UnsafeMutablePointer(object), type) != 0
    }

    /// `GtkLabel`, for example.
    static func typeName(of object: OpaquePointer) -> String {
        g_type_name_from_instance(UnsafeMutablePointer(object)).map { String(cString: $0) } ?? "?"
    }

    private static func isObject(_ pointer: OpaquePointer) -> Bool {
        guard isPlausible(UInt(bitPattern: pointer)) else { return false }
        let first = UnsafeRawPointer(pointer).load(as: UInt.self)
        return isPlausible(first) && g_type_check_instance(UnsafeMutablePointer(pointer)) != 0
    }

    /// Objects and classes lie at multiples of a pointer's size, and never in the first page.
    private static func isPlausible(_ address: UInt) -> Bool {
        address >= 4096 && address % UInt(MemoryLayout<UInt>.alignment) == 0
    }
}

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

/// What the views have to say to whoever writes the program.
enum GTKLog {
    static let logger = Logger(label: "halcyon.gtk")
}

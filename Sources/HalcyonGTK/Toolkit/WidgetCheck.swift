internal import CGTK
internal import Logging

/// Checks whether a pointer made by other code points to a widget.
///
/// It detects null classes, other objects, and most things that are not objects. A pointer to freed memory, or to
/// memory outside the program, cannot be detected, and crashes the program.
@MainActor
enum WidgetCheck {
    /// Returns what is wrong with a pointer, or nil for a widget.
    static func fault(of pointer: OpaquePointer) -> String? {
        guard isObject(pointer) else { return "the pointer does not point to a GObject" }
        guard `is`(pointer, gtk_widget_get_type()) else { return "a \(typeName(of: pointer)) is not a GtkWidget" }
        return nil
    }

    static func `is`(_ object: OpaquePointer, _ type: GType) -> Bool {
        g_type_check_instance_is_a(UnsafeMutablePointer(object), type) != 0
    }

    /// Returns the name of a type, for example `GtkLabel`.
    static func typeName(of object: OpaquePointer) -> String {
        g_type_name_from_instance(UnsafeMutablePointer(object)).map { String(cString: $0) } ?? "?"
    }

    private static func isObject(_ pointer: OpaquePointer) -> Bool {
        guard isPlausible(UInt(bitPattern: pointer)) else { return false }
        let first = UnsafeRawPointer(pointer).load(as: UInt.self)
        return isPlausible(first) && g_type_check_instance(UnsafeMutablePointer(pointer)) != 0
    }

    /// Objects and classes are aligned to a pointer's size, and never in the first page.
    private static func isPlausible(_ address: UInt) -> Bool {
        address >= 4096 && address % UInt(MemoryLayout<UInt>.alignment) == 0
    }
}

/// The user's settings for all programs.
@MainActor
enum ToolkitSettings {
    /// Whether optional motion is allowed: fades, spinners.
    static func animates(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let settings = gtk_widget_get_settings(widget) else { return true }
        var value = GValue()
        g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
        defer { g_value_unset(&value) }
        g_object_get_property(UnsafeMutablePointer(settings), "gtk-enable-animations", &value)
        return g_value_get_boolean(&value) != 0
    }
}

/// The logger of messages from the views to the programmer.
enum GTKLog {
    static let logger = Logger(label: "halcyon.gtk")
}

internal import CGTK
import HalcyonCore

/// What keys do to a ``ZoomableImage``.
@MainActor
enum ZoomKeys {
    /// What assistive technologies say of them, in the form of ARIA's `aria-keyshortcuts`.
    static let announcement =
        "Plus Minus 0 1 R Shift+R ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End"

    /// Handles the keys of a widget that has the focus.
    static func add(to widget: UnsafeMutablePointer<GtkWidget>, _ perform: @escaping @MainActor (ZoomAction) -> Bool) {
        guard let controller: OpaquePointer = gtk_event_controller_key_new() else { return }
        SignalConnection.connect(toKeysOf: controller) { key, modifiers in
            action(of: key, modifiers).map(perform) ?? false
        }
        gtk_widget_add_controller(widget, controller)
        AccessibleWidget(widget).setKeyShortcuts(announcement)
    }

    /// Returns the action of a key; nil if it has none. With Control only keys that zoom have one, as in many programs;
    /// other combinations are the program's.
    static func action(of key: guint, _ modifiers: GdkModifierType) -> ZoomAction? {
        func holds(_ modifier: GdkModifierType) -> Bool { modifiers.rawValue & modifier.rawValue != 0 }
        guard !holds(GDK_ALT_MASK), !holds(GDK_SUPER_MASK), !holds(GDK_META_MASK) else { return nil }
        let action = movements[Int32(bitPattern: key)] ?? typed(by: key)
        guard holds(GDK_CONTROL_MASK) else { return action }
        switch action {
        case .zoomIn, .zoomOut, .fit, .actualSize: return action
        default: return nil
        }
    }

    private static func typed(by key: guint) -> ZoomAction? {
        let code = gdk_keyval_to_unicode(key)
        guard code > 32, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
        return ZoomAction(key: Character(scalar))
    }

    private static let movements: [Int32: ZoomAction] = [
        GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
        GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
        GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
        GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Home: .start, GDK_KEY_KP_Home: .start, GDK_KEY_End: .end,
        GDK_KEY_KP_End: .end,
    ]
}

extension ZoomAction {
    /// Whether it moves the picture, which is not possible if all of it is visible.
    var moves: Bool {
        switch self {
        case .left, .right, .up, .down, .pageUp, .pageDown, .start, .end: true
        case .zoomIn, .zoomOut, .fit, .actualSize, .rotateLeft, .rotateRight: false
        }
    }
}

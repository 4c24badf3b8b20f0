public import CGTK

/// A widget of any kind, as most of GTK's functions take it.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
    /// The same object under the name of another class, as GTK's macros have it in C.
    public func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
    }

    /// The same object, for functions of classes whose members GTK keeps to itself.
    public var opaque: OpaquePointer { OpaquePointer(self) }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Returns a row of widgets; if it is even, all are equally wide.
    public static func row(_ children: [Widget], isEven: Bool = false) -> Widget {
        let row = box(GTK_ORIENTATION_HORIZONTAL, children)
        gtk_box_set_homogeneous(row.cast(), isEven ? 1 : 0)
        return row
    }

    /// Returns a column of widgets.
    public static func column(_ children: [Widget]) -> Widget { box(GTK_ORIENTATION_VERTICAL, children) }

    /// Returns a line of text.
    public static func label(_ text: String) -> Widget {
        let label: Widget = gtk_label_new(text)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        return label
    }

    /// Returns a `GtkPicture` of a size that it keeps, whatever it shows.
    public static func picture(width: Int, height: Int) -> Widget {
        let picture: Widget = gtk_picture_new()
        gtk_picture_set_can_shrink(picture.opaque, 1)
        gtk_widget_set_size_request(picture, gint(width), gint(height))
        gtk_widget_set_halign(picture, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(picture, GTK_ALIGN_CENTER)
        return picture
    }

    /// Changes the text of a label.
    public func setText(_ text: String) { gtk_label_set_text(opaque, text) }

    func margins(_ points: Int) -> Widget {
        gtk_widget_set_margin_start(self, gint(points))
        gtk_widget_set_margin_end(self, gint(points))
        gtk_widget_set_margin_top(self, gint(points))
        gtk_widget_set_margin_bottom(self, gint(points))
        return self
    }

    private static func box(_ orientation: GtkOrientation, _ children: [Widget]) -> Widget {
        let box: Widget = gtk_box_new(orientation, 8)
        for child in children { gtk_box_append(box.cast(), child) }
        return box
    }
}

/// Connects closures to signals.
@MainActor
public enum Signal {
    /// Runs `handler` at each emission of a signal without arguments.
    public static func connect(_ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor () -> Void) {
        let call: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            Handler.call(data, nil)
        }
        attach(object, signal, unsafeBitCast(call, to: GCallback.self), Handler { _ in handler() })
    }

    /// Runs `handler` at each emission of a signal that has an object, such as a list item.
    public static func connectObject(
        _ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor (OpaquePointer) -> Void
    ) {
        let call: @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafeMutableRawPointer) -> Void = {
            Handler.call($2, $1)
        }
        attach(
            object, signal, unsafeBitCast(call, to: GCallback.self), Handler { if let object = $0 { handler(object) } })
    }

    private static func attach(_ object: OpaquePointer, _ signal: String, _ call: GCallback, _ handler: Handler) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(object), signal, call, Unmanaged.passRetained(handler).toOpaque(),
            { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
    }

    private final class Handler: Sendable {
        private let run: @MainActor (OpaquePointer?) -> Void

        init(_ run: @escaping @MainActor (OpaquePointer?) -> Void) { self.run = run }

        /// GTK emits on the main thread alone.
        static func call(_ data: UnsafeMutableRawPointer, _ object: OpaquePointer?) {
            let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
            // Handed from one frame of the main thread to the next.
            nonisolated(unsafe) let object = object
            MainActor.assumeIsolated { handler.run(object) }
        }
    }
}

/// The frames that a window draws.
@MainActor
enum Frames {
    /// Waits until `count` frames of a widget that is shown have begun.
    static func wait(_ count: Int, of widget: Widget) async {
        for _ in 0..<count {
            await withCheckedContinuation { continuation in
                gtk_widget_add_tick_callback(
                    widget,
                    { _, _, box in
                        if let box { Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().resume() }
                        return 0
                    }, Unmanaged.passRetained(Box(continuation)).toOpaque(),
                    { box in if let box { Unmanaged<Box>.fromOpaque(box).release() } })
            }
        }
    }

    /// Fades would be caught half-way by a picture of the window.
    static func stopAnimations() {
        // A macro in C: G_TYPE_BOOLEAN.
        let boolean = GType(5 << 2)
        var value = GValue()
        g_value_init(&value, boolean)
        g_value_set_boolean(&value, 0)
        g_object_set_property(UnsafeMutablePointer(gtk_settings_get_default()), "gtk-enable-animations", &value)
        g_value_unset(&value)
    }

    private final class Box {
        private var continuation: CheckedContinuation<Void, Never>?

        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

        func resume() {
            continuation?.resume()
            continuation = nil
        }
    }
}

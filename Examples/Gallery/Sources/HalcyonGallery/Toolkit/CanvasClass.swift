import CGTK

/// The class of a ``Canvas``: a widget that has a Swift closure draw it, and takes what room there is.
@MainActor
enum CanvasClass {
    final class Painter {
        let draw: @MainActor (OpaquePointer, Double, Double) -> Void

        init(_ draw: @escaping @MainActor (OpaquePointer, Double, Double) -> Void) { self.draw = draw }
    }

    private static let painterName = g_quark_from_string("gallery-painter")

    private static let type: GType = {
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
        info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
        info.class_init = { type, _ in
            guard let type = type?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
            type.pointee.snapshot = { widget, snapshot in
                // Handed from one frame of the main thread to the next.
                nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
                MainActor.assumeIsolated {
                    if let widget, let snapshot { CanvasClass.draw(widget, in: snapshot) }
                }
            }
        }
        return g_type_register_static(gtk_widget_get_type(), "GalleryCanvas", &info, GTypeFlags(rawValue: 0))
    }()

    /// A new widget; it holds on to the closure.
    static func make(_ draw: @escaping @MainActor (OpaquePointer, Double, Double) -> Void) -> Widget {
        let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(type, 0, nil, nil)
        g_object_set_qdata_full(object, painterName, Unmanaged.passRetained(Painter(draw)).toOpaque()) { painter in
            if let painter { Unmanaged<Painter>.fromOpaque(painter).release() }
        }
        return object.cast()
    }

    private static func draw(_ widget: Widget, in snapshot: OpaquePointer) {
        guard let data = g_object_get_qdata(widget.cast(), painterName) else { return }
        Unmanaged<Painter>.fromOpaque(data).takeUnretainedValue()
            .draw(snapshot, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    }
}

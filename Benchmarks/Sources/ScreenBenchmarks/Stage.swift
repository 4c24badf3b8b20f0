import CGTK

/// A window with one widget, whose frames are counted and whose pixels are read back.
@MainActor
final class Stage {
    let window: UnsafeMutablePointer<GtkWindow>
    let child: UnsafeMutablePointer<GtkWidget>

    init(_ child: UnsafeMutablePointer<GtkWidget>, width: Int, height: Int) async {
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
        window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        self.child = child
        gtk_window_set_default_size(window, gint(width), gint(height))
        gtk_window_set_child(window, child)
        gtk_window_present(window)
        while gtk_widget_get_width(child) < 1 { await frame() }
        for _ in 0..<3 { await frame() }
    }

    func close() { gtk_window_destroy(window) }

    /// Waits for the next frame; its time in seconds.
    @discardableResult
    func frame() async -> Double {
        await withCheckedContinuation { continuation in
            gtk_widget_add_tick_callback(
                child,
                { _, clock, waiter in
                    guard let waiter else { return 0 }
                    Unmanaged<Waiter>.fromOpaque(waiter).takeRetainedValue()
                        .continuation.resume(returning: Double(gdk_frame_clock_get_frame_time(clock)) / 1e6)
                    return 0
                }, Unmanaged.passRetained(Waiter(continuation)).toOpaque(), nil)
        }
    }

    private final class Waiter {
        let continuation: CheckedContinuation<Double, Never>
        init(_ continuation: CheckedContinuation<Double, Never>) { self.continuation = continuation }
    }

    /// What was drawn last: premultiplied blue, green, red, alpha.
    struct Pixels {
        let width: Int
        let height: Int
        let bytes: [UInt8]

        subscript(x: Int, y: Int) -> UInt32 {
            let at = (y * width + x) * 4
            return UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
        }
    }

    func pixels() -> Pixels {
        let (width, height) = (Int(gtk_widget_get_width(child)), Int(gtk_widget_get_height(child)))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let paintable = gtk_widget_paintable_new(child)
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        g_object_unref(UnsafeMutableRawPointer(paintable))
        if let node = gtk_snapshot_free_to_node(snapshot) {
            var bounds = graphene_rect_t(
                origin: graphene_point_t(x: 0, y: 0),
                size: graphene_size_t(width: Float(width), height: Float(height)))
            let texture = gsk_renderer_render_texture(gtk_native_get_renderer(OpaquePointer(window)), node, &bounds)
            gsk_render_node_unref(node)
            gdk_texture_download(texture, &bytes, gsize(width * 4))
            g_object_unref(UnsafeMutableRawPointer(texture))
        }
        return Pixels(width: width, height: height, bytes: bytes)
    }
}

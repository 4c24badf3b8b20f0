import CGTK
import HalcyonCore

/// What a widget looks like, read back from GTK's renderer.
@MainActor
struct Screenshot {
    let width: Int
    let height: Int
    /// Premultiplied blue, green, red, alpha.
    private let bytes: [UInt8]

    init(of widget: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWindow>) throws {
        width = Int(gtk_widget_get_width(widget))
        height = Int(gtk_widget_get_height(widget))
        let paintable = gtk_widget_paintable_new(widget)
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        g_object_unref(UnsafeMutableRawPointer(paintable))
        guard let node = gtk_snapshot_free_to_node(snapshot) else {
            bytes = [UInt8](repeating: 0, count: width * height * 4)
            return
        }
        defer { gsk_render_node_unref(node) }
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
        let renderer = gtk_native_get_renderer(OpaquePointer(window))
        guard let texture = gsk_renderer_render_texture(renderer, node, &bounds) else {
            throw TestWindow.Failure(what: "nothing was drawn")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
        self.bytes = bytes
    }

    /// One pixel; what is transparent has no colour.
    subscript(x: Int, y: Int) -> PixelColor {
        let i = (y * width + x) * 4
        return PixelColor(red: bytes[i + 2], green: bytes[i + 1], blue: bytes[i], alpha: bytes[i + 3])
    }

    /// One pixel as red, green, blue and alpha.
    func channels(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
        let i = (y * width + x) * 4
        return SIMD4(bytes[i + 2], bytes[i + 1], bytes[i], bytes[i + 3])
    }

    /// The pixel in the middle.
    var middle: PixelColor { self[width / 2, height / 2] }
}

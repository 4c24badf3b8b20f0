import CGTK
public import Halcyon

/// A picture of a window, as GTK draws it.
@MainActor
public final class WindowPicture {
    private let window: Widget
    private let width: Int
    private let height: Int
    private let texture: Texture
    /// Four bytes for each pixel: blue, green, red, opacity.
    private var bytes: [UInt8] = []

    /// Releases the texture on whichever thread is the last to use it, which GDK allows.
    private struct Texture: ~Copyable {
        let pointer: OpaquePointer
        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    /// Nil if the window has not been drawn yet.
    init?(of window: UnsafeMutablePointer<GtkWindow>) throws(ArticleProgram.Failure) {
        self.window = window.cast()
        (width, height) = (Int(gtk_widget_get_width(self.window)), Int(gtk_widget_get_height(self.window)))
        let paintable: OpaquePointer = gtk_widget_paintable_new(self.window)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot: OpaquePointer = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
        guard let pointer = gsk_renderer_render_texture(gtk_native_get_renderer(window.opaque), node, &bounds) else {
            throw .init("the window's renderer draws no picture")
        }
        texture = Texture(pointer: pointer)
    }

    func save(to path: String) throws(ArticleProgram.Failure) {
        guard gdk_texture_save_to_png(texture.pointer, path) != 0 else { throw .init("cannot write '\(path)'") }
    }

    /// Returns the colour at a point of a widget; nil if that point cannot be seen.
    public func color(of widget: Widget, x: Double, y: Double) -> PixelColor? {
        var (column, row) = (0.0, 0.0)
        guard gtk_widget_get_mapped(widget) != 0, halcyon_widget_translate(widget, window, x, y, &column, &row) != 0
        else { return nil }
        guard (0..<width).contains(Int(column)), (0..<height).contains(Int(row)) else { return nil }
        if bytes.isEmpty {
            bytes = [UInt8](repeating: 0, count: width * height * 4)
            bytes.withUnsafeMutableBufferPointer {
                gdk_texture_download(texture.pointer, $0.baseAddress, gsize(width * 4))
            }
        }
        let pixel = (Int(row) * width + Int(column)) * 4
        return PixelColor(red: bytes[pixel + 2], green: bytes[pixel + 1], blue: bytes[pixel])
    }
}

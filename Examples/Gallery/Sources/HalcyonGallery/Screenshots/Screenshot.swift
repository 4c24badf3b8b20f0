import CGTK

/// A picture of a window, as GTK draws it.
@MainActor
enum Screenshot {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func save(_ window: UnsafeMutablePointer<GtkWindow>, to path: String) throws(Failure) {
        let widget: Widget = window.cast()
        let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        let paintable: OpaquePointer = gtk_widget_paintable_new(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot: OpaquePointer = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { throw Failure(description: "nothing was drawn") }
        defer { gsk_render_node_unref(node) }
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
        guard let texture = gsk_renderer_render_texture(gtk_native_get_renderer(window.opaque), node, &bounds) else {
            throw Failure(description: "the window's renderer draws no picture")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard gdk_texture_save_to_png(texture, path) != 0 else {
            throw Failure(description: "cannot write '\(path)'")
        }
    }
}

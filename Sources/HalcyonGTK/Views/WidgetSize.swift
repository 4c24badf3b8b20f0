internal import CGTK
import HalcyonCore

/// The box that an image has in a widget.
@MainActor
struct WidgetSize {
    /// More than any screen has: for a side that is left to the image.
    private static let unbounded = 1 << 20
    /// What a `GtkPicture` asks for that shows nothing: a side of that is not one that its container wants it to have.
    private static let emptySide: gint = 16

    /// In GTK's coordinates; 0 for what is not known.
    private var width = 0
    private var height = 0
    private let scale: Int
    private let mode: TargetSize.Mode

    /// Its place in the window; before it has one, the size that it asks for.
    init(of widget: UnsafeMutablePointer<GtkWidget>, _ kind: WidgetKind) {
        scale = Int(gtk_widget_get_scale_factor(widget))
        mode = kind.mode(of: OpaquePointer(widget))
        let pixelSize = kind == .image ? gtk_image_get_pixel_size(OpaquePointer(widget)) : -1
        var asked: (width: gint, height: gint) = (pixelSize, pixelSize)
        if pixelSize <= 0 { gtk_widget_get_size_request(widget, &asked.width, &asked.height) }
        var given = (width: gtk_widget_get_width(widget), height: gtk_widget_get_height(widget))
        if kind == .picture {
            given = (
                given.width > Self.emptySide ? given.width : 0, given.height > Self.emptySide ? given.height : 0
            )
        }
        width = Int(kind != .image && given.width > 0 ? given.width : max(0, asked.width))
        height = Int(kind != .image && given.height > 0 ? given.height : max(0, asked.height))
    }

    /// - Parameter isFinal: Whether there is no use in waiting for the side that is not known.
    func displaySize(isFinal: Bool) -> DisplaySize {
        guard isFinal || (width > 0 && height > 0) else { return .unknown }
        guard width > 0 || height > 0 else { return .whole }
        return .box(
            TargetSize(
                width: width > 0 ? width * scale : Self.unbounded, height: height > 0 ? height * scale : Self.unbounded,
                mode: width > 0 && height > 0 ? mode : .fit))
    }
}

internal import CGTK
import HalcyonCore

/// The box that an image has in a widget.
@MainActor
struct WidgetSize {
    /// More than any screen has: for a side that is left to the image.
    private static let unbounded = 1 << 20
    /// What a `GtkPicture` asks for that shows nothing: a side of that is not one that its container wants it to have.
    private static let emptySide = 16

    /// In GTK's coordinates; 0 for what is not known.
    private var width: Int
    private var height: Int
    private let scale: Int
    private let mode: TargetSize.Mode

    /// Its place in the window; before it has one, the size that it asks for.
    ///
    /// - Parameter natural: The size that the widget would have of what it shows, in GTK's coordinates; nil where that was
    ///   decoded for the widget, and says nothing. A widget of that very size may have it of its content alone: the next
    ///   image is to have the size that it wants.
    init(of widget: UnsafeMutablePointer<GtkWidget>, _ kind: WidgetKind, natural: (width: Int, height: Int)?) {
        scale = Int(gtk_widget_get_scale_factor(widget))
        let shower = kind.shower(in: OpaquePointer(widget))
        mode = kind.mode(of: OpaquePointer(widget))
        var asked: (width: gint, height: gint) = (-1, -1)
        gtk_widget_get_size_request(widget, &asked.width, &asked.height)
        if kind == .image, gtk_image_get_pixel_size(OpaquePointer(widget)) > 0 {
            let side = gtk_image_get_pixel_size(OpaquePointer(widget))
            asked = (max(side, asked.width), max(side, asked.height))
        }
        let given = (width: Int(gtk_widget_get_width(shower)), height: Int(gtk_widget_get_height(shower)))
        let least = kind == .image ? 0 : Self.emptySide
        width = given.width > least ? given.width : max(0, Int(asked.width))
        height = given.height > least ? given.height : max(0, Int(asked.height))
        if kind != .image, asked.width <= 0, asked.height <= 0, let natural, natural == given {
            (width, height) = (0, 0)
        }
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

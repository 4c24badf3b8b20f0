internal import CGTK
import HalcyonCore

/// A cell of a list: widgets, one of which shows an image.
///
/// ```swift
/// let factory = ImageCellFactory(width: 48, height: 48) {
///     let label = gtk_label_new(nil)
///     …
///     return ImageCell(box, image: picture) { item in gtk_label_set_text(OpaquePointer(label), names[item.position]) }
/// } request: { position in … }
/// ```
///
/// A list has far fewer cells than rows: each is bound to one row after another.
@MainActor
public struct ImageCell {
    /// The row that a cell is bound to.
    public struct Item {
        /// The row's position in the model, from 0.
        public let position: Int
        /// The model's object at that position, a GObject that is valid during the call.
        public let object: UnsafeMutableRawPointer
    }

    let widget: OpaquePointer
    let image: OpaquePointer
    let onBind: (@MainActor (Item) -> Void)?
    let onUnbind: (@MainActor () -> Void)?
    let onTeardown: (@MainActor () -> Void)?
    let completion: WidgetImages.Completion?

    /// Creates a cell from widgets that were made for it.
    ///
    /// - Parameters:
    ///   - widget: The whole cell, a `GtkWidget` without a parent.
    ///   - image: The `GtkPicture`, `GtkImage`, `GtkButton` or ``RemoteImage`` in it that shows the image; may be
    ///     `widget` itself. It is given the factory's size. If a `RemoteImage`'s properties and the factory's options
    ///     overlap, its properties apply, except for the pipeline.
    ///   - bind: Fills the rest of the cell; called before the image is requested. It must neither change the model nor
    ///     close the window, because GTK is updating its rows: do that in a `Task`. Default: nil.
    ///   - unbind: Called before a bound cell is unbound. Default: nil.
    ///   - teardown: Called before the cell is released. Default: nil.
    ///   - completion: Called once for each image that the factory requests for the cell, when it is shown or has
    ///     failed, so that the cell can report it; with `ImageError.display(.notCurrent)` if the cell is unbound
    ///     before. Not called for a `RemoteImage`, which reports by itself. Default: nil.
    public init(
        _ widget: UnsafeMutableRawPointer, image: UnsafeMutableRawPointer, bind: (@MainActor (Item) -> Void)? = nil,
        unbind: (@MainActor () -> Void)? = nil, teardown: (@MainActor () -> Void)? = nil,
        completion: WidgetImages.Completion? = nil
    ) {
        self.widget = OpaquePointer(widget)
        self.image = OpaquePointer(image)
        (onBind, onUnbind, onTeardown) = (bind, unbind, teardown)
        self.completion = completion
    }
}

/// The settings shared by all cells of a list.
@MainActor
struct ListCellStyle {
    /// In points; 0 to leave the side to the cell.
    let width: Int
    let height: Int
    let mode: TargetSize.Mode
    let options: WidgetImages.Options

    /// Creates a style; sides below 0 count as 0, and those larger than any screen are limited.
    init(width: Int, height: Int, mode: TargetSize.Mode, options: WidgetImages.Options) {
        self.width = WidgetSize.bounded(width)
        self.height = WidgetSize.bounded(height)
        self.mode = mode
        self.options = options
    }

    /// Returns a cell with a picture of this size.
    func standardCell() -> ImageCell {
        let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
        // The list is wider than its images; decoded for the cell, none of them requests more than the cell.
        gtk_widget_set_halign(picture, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(picture, GTK_ALIGN_CENTER)
        return ImageCell(picture, image: picture)
    }

    /// Sets the size of the widget that shows an image; images do not change it.
    func apply(to image: OpaquePointer) {
        if width > 0 || height > 0 {
            gtk_widget_set_size_request(
                UnsafeMutablePointer(image), width > 0 ? gint(clamping: width) : -1,
                height > 0 ? gint(clamping: height) : -1)
        }
        guard g_type_check_instance_is_a(UnsafeMutablePointer(image), gtk_picture_get_type()) != 0 else { return }
        gtk_picture_set_content_fit(image, contentFit)
    }

    /// Returns a request as cells, and so the prefetcher, make it.
    func sized(_ request: ImageRequest, scale: Int) -> ImageRequest {
        guard request.targetSize == nil, options.sizing == .view, width > 0, height > 0 else { return request }
        var request = request
        request.targetSize = TargetSize(
            width: min(width, Self.longestSide) * scale, height: min(height, Self.longestSide) * scale, mode: mode)
        return request
    }

    /// Larger than any screen, and small enough not to overflow.
    private static let longestSide = Int(Int32.max)

    private var contentFit: GtkContentFit {
        switch mode {
        case .fit: GTK_CONTENT_FIT_CONTAIN
        case .fill: GTK_CONTENT_FIT_COVER
        case .stretch: GTK_CONTENT_FIT_FILL
        }
    }
}

internal import CGTK
import HalcyonCore

/// One cell of a list: widgets, one of which shows an image.
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
    /// What a cell is bound to.
    public struct Item {
        /// The row's place in the model, from 0.
        public let position: Int
        /// The model's object there, a GObject that lives for the length of the call.
        public let object: UnsafeMutableRawPointer
    }

    let widget: OpaquePointer
    let image: OpaquePointer
    let onBind: (@MainActor (Item) -> Void)?
    let onUnbind: (@MainActor () -> Void)?
    let onTeardown: (@MainActor () -> Void)?
    let completion: WidgetImages.Completion?

    /// A cell of widgets that were made for it.
    ///
    /// - Parameters:
    ///   - widget: The whole cell, a `GtkWidget` without a parent.
    ///   - image: The `GtkPicture`, `GtkImage`, `GtkButton` or ``RemoteImage`` in it that shows the image; may be `widget`
    ///     itself. It is given the factory's size. A `RemoteImage` keeps to its own properties where those and the factory's
    ///     options are about the same, but for the pipeline.
    ///   - bind: Fills the rest of the cell, and is called before the image is asked for. Must neither
    ///     change the model nor close the window, for GTK is in the midst of its rows: do so in a `Task`. Default: nil.
    ///   - unbind: Called before a bound cell is unbound. Default: nil.
    ///   - teardown: Called before the cell is let go of. Default: nil.
    ///   - completion: Called once for each image that the factory wants for the cell, when it is shown, or cannot be had,
    ///     which a cell may want to say; with `ImageError.display(.notCurrent)` where the cell is unbound before. Not for a
    ///     `RemoteImage`, which tells by itself. Default: nil.
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

/// What all cells of a list have in common.
@MainActor
struct ListCellStyle {
    /// In points; 0 for what is left to the cell.
    let width: Int
    let height: Int
    let mode: TargetSize.Mode
    let options: WidgetImages.Options

    /// Sides below 0 count as 0, and those beyond any screen as its bound.
    init(width: Int, height: Int, mode: TargetSize.Mode, options: WidgetImages.Options) {
        self.width = WidgetSize.bounded(width)
        self.height = WidgetSize.bounded(height)
        self.mode = mode
        self.options = options
    }

    /// A picture of this size.
    func standardCell() -> ImageCell {
        let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
        // The list is wider than its images; decoded for the cell, none of them asks for more than the cell.
        gtk_widget_set_halign(picture, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(picture, GTK_ALIGN_CENTER)
        return ImageCell(picture, image: picture)
    }

    /// Gives the widget that shows an image its size, which no image changes.
    func apply(to image: OpaquePointer) {
        if width > 0 || height > 0 {
            gtk_widget_set_size_request(
                UnsafeMutablePointer(image), width > 0 ? gint(clamping: width) : -1,
                height > 0 ? gint(clamping: height) : -1)
        }
        guard g_type_check_instance_is_a(UnsafeMutablePointer(image), gtk_picture_get_type()) != 0 else { return }
        gtk_picture_set_content_fit(image, contentFit)
    }

    /// A request as cells ask for it, and so the prefetcher.
    func sized(_ request: ImageRequest, scale: Int) -> ImageRequest {
        guard request.targetSize == nil, options.sizing == .view, width > 0, height > 0 else { return request }
        var request = request
        request.targetSize = TargetSize(
            width: min(width, Self.longestSide) * scale, height: min(height, Self.longestSide) * scale, mode: mode)
        return request
    }

    /// Beyond what a screen has, and in no danger of being too much for a number.
    private static let longestSide = Int(Int32.max)

    private var contentFit: GtkContentFit {
        switch mode {
        case .fit: GTK_CONTENT_FIT_CONTAIN
        case .fill: GTK_CONTENT_FIT_COVER
        case .stretch: GTK_CONTENT_FIT_FILL
        }
    }
}

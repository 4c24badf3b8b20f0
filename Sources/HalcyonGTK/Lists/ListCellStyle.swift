internal import CGTK
import HalcyonCore

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

import CGTK
import GalleryModel
import Halcyon
import HalcyonGTK

/// A place of the grid: one image and its name.
@MainActor
final class Cell {
    let widget: Widget
    private(set) var position: Int?
    private let frame: Widget
    private let picture: Widget
    private let badge: Widget
    private let name: Widget

    init(width: Int) {
        picture = gtk_picture_new()
        gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_COVER)
        gtk_widget_set_can_focus(picture, 0)
        badge = Make.icon("image-missing-symbolic", size: 40).styled("badge").aligned(
            x: GTK_ALIGN_CENTER, y: GTK_ALIGN_CENTER)
        frame = gtk_overlay_new()
        gtk_overlay_set_child(frame.opaque, picture)
        gtk_overlay_add_overlay(frame.opaque, badge)
        gtk_widget_set_overflow(frame, GTK_OVERFLOW_HIDDEN)
        name = Make.label("", "caption")
        gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_MIDDLE)
        gtk_label_set_max_width_chars(name.opaque, 8)
        widget = Make.column(6, frame.styled("thumbnail"), name).styled("cell")
        badge.isShown = false
        resize(to: width)
    }

    /// Whether its image is not there yet.
    var isLoading: Bool { position != nil && picture.halcyon.state.isLoading }

    /// Why its image is not there.
    var error: ImageError? { picture.halcyon.state.error }

    /// So many points wide at least; wider where the columns share what is left of the window.
    func resize(to width: Int) { gtk_widget_set_size_request(picture, gint(width), gint(width * 3 / 4)) }

    func bind(_ position: Int, _ item: GalleryItem, in cell: Widget?) {
        self.position = position
        gtk_label_set_text(name.opaque, item.name)
        widget.setAccessibleName(item.name)
        cell?.setAccessibleName(item.name)
    }

    /// - Parameter isAnew: Whether what is shown is the same image at another size, and stays until this is there.
    func show(_ request: ImageRequest, of pipeline: ImagePipeline, fading: Bool, isAnew: Bool = false) {
        badge.isShown = false
        frame.setTooltip(nil)
        let options = WidgetImages.Options(
            keepsCurrentImage: isAnew, transition: fading ? .fade : .none, pipeline: pipeline)
        picture.halcyon.setImage(with: request, options: options) { [weak self] outcome in
            if case .failure(let error) = outcome { self?.show(error) }
        }
    }

    func retry() {
        badge.isShown = false
        picture.halcyon.retry()
    }

    func unbind() {
        position = nil
        picture.halcyon.reset()
        badge.isShown = false
    }

    private func show(_ error: ImageError) {
        guard picture.halcyon.state.error == error else { return }
        let isMissing = error == .cache(.notCached)
        gtk_image_set_from_icon_name(
            badge.opaque, isMissing ? "network-offline-symbolic" : "image-missing-symbolic")
        frame.setTooltip(isMissing ? "Not in the caches, and offline" : "\(error.description)\nClick to try again")
        badge.isShown = true
    }
}

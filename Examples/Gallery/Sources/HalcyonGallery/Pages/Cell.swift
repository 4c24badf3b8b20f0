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

    /// As the factory of the grid wants it.
    func imageCell(bind: @escaping @MainActor (Cell, Int) -> Void, teardown: @escaping @MainActor () -> Void)
        -> ImageCell
    {
        ImageCell(
            widget, image: picture, bind: { bind(self, $0.position) }, unbind: { self.unbind() }, teardown: teardown,
            completion: { [weak self] in self?.show($0) })
    }

    /// Takes its place among the items; its image is asked for by the factory.
    func bind(_ position: Int, _ item: GalleryItem) {
        self.position = position
        gtk_label_set_text(name.opaque, item.name)
        widget.setAccessibleName(item.name)
        gtk_widget_get_parent(widget)?.setAccessibleName(item.name)
        showNoError()
    }

    /// Shows the same image at another size, or after a failure; what is shown stays until it is there.
    func reload(_ request: ImageRequest, of pipeline: ImagePipeline) {
        showNoError()
        picture.halcyon.setImage(
            with: request, options: WidgetImages.Options(keepsCurrentImage: true, pipeline: pipeline)
        ) { [weak self] in self?.show($0) }
    }

    func retry() {
        showNoError()
        picture.halcyon.retry()
    }

    private func unbind() {
        position = nil
        showNoError()
    }

    private func showNoError() {
        badge.isShown = false
        frame.setTooltip(nil)
    }

    private func show(_ outcome: Result<ImageResponse, ImageError>) {
        guard case .failure(let error) = outcome else { return showNoError() }
        show(error)
    }

    private func show(_ error: ImageError) {
        guard picture.halcyon.state.error == error else { return }
        let isMissing = if case .cache(.notCached) = error { true } else { false }
        gtk_image_set_from_icon_name(
            badge.opaque, isMissing ? "network-offline-symbolic" : "image-missing-symbolic")
        frame.setTooltip(isMissing ? "Not in the caches, and offline" : "\(error.description)\nClick to try again")
        badge.isShown = true
    }
}

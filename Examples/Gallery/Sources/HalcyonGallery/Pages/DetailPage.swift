import CGTK
import Foundation
import GalleryModel
import Halcyon
import HalcyonGTK

/// One image, as large as the window or larger.
@MainActor
final class DetailPage {
    let widget: Widget
    /// Told of what there is to say below the image's name.
    var onSubtitle: ((String) -> Void)?
    private(set) var position: Int?
    private(set) var previewCount = 0
    let canvas: Canvas
    private let library: Library
    private let grid: GridPage
    private let prefetcher: ImagePrefetcher
    private let bar: Widget = gtk_progress_bar_new()
    private let status = StatusPage()
    private let previous: Widget
    private let next: Widget
    private var start: gint64 = 0
    private var item: GalleryItem?
    private var isWhole = false

    init(_ library: Library, _ grid: GridPage) {
        self.library = library
        self.grid = grid
        canvas = Canvas()
        prefetcher = ImagePrefetcher(pipeline: library.pipeline)
        widget = gtk_overlay_new()
        gtk_overlay_set_child(widget.opaque, canvas.widget)
        previous = Make.button(icon: "go-previous-symbolic", "Previous image (Left)", action: "win.previous")
        next = Make.button(icon: "go-next-symbolic", "Next image (Right)", action: "win.next")
        for (button, side) in [(previous, GTK_ALIGN_START), (next, GTK_ALIGN_END)] {
            gtk_overlay_add_overlay(
                widget.opaque, button.styled("osd", "circular").aligned(x: side, y: GTK_ALIGN_CENTER).margins(12))
        }
        gtk_overlay_add_overlay(widget.opaque, bar.styled("loading").aligned(y: GTK_ALIGN_START))
        gtk_overlay_add_overlay(widget.opaque, status.widget)
        status.widget.isShown = false
        gtk_widget_set_can_target(bar, 0)
        canvas.onEnlarged = { [weak self] in self?.loadWholeIfNeeded() }
    }

    var state: DisplayState { canvas.widget.halcyon.state }

    func open(_ position: Int) {
        let item = grid.item(at: position)
        self.position = position
        self.item = item
        isWhole = false
        previewCount = 0
        start = g_get_monotonic_time()
        canvas.widget.setAccessibleName(item.name)
        status.widget.isShown = false
        previous.isShown = position > 0
        next.isShown = position + 1 < grid.shown.count
        let thumbnail = grid.thumbnail(at: position)
        canvas.show(thumbnail?.originalSize)
        onSubtitle?(item.url.isFileURL ? item.url.path(percentEncoded: false) : item.url.absoluteString)
        load(placeholder: thumbnail)
        prefetchNeighbours(of: position)
    }

    func retry() { if let position { open(position) } }

    func close() {
        position = nil
        item = nil
        prefetcher.stop()
        canvas.widget.halcyon.reset()
    }

    /// In pixels of the screen: the page's own size, or before it has one that of what it will be in.
    private var box: TargetSize {
        var place = widget
        while gtk_widget_get_width(place) == 0, let parent = gtk_widget_get_parent(place) { place = parent }
        let scale = Int(gtk_widget_get_scale_factor(widget))
        return TargetSize(
            width: Int(gtk_widget_get_width(place)) * scale, height: Int(gtk_widget_get_height(place)) * scale)
    }

    private func load(placeholder: DecodedImage?) {
        guard let item else { return }
        bar.isShown = false
        let options = WidgetImages.Options(
            placeholder: placeholder.map { .image($0.pixels) }, keepsCurrentImage: isWhole, pipeline: library.pipeline)
        canvas.widget.halcyon.setImage(
            with: library.image(of: item, size: isWhole ? nil : box), options: options,
            progress: { [weak self] in self?.show($0) },
            completion: { [weak self] outcome in if self?.item == item { self?.finish(outcome) } })
    }

    private func loadWholeIfNeeded() {
        guard !isWhole, case .shown(let response) = state, response.image.isDownsampled,
            canvas.zoom.shown.x * canvas.scale > Double(response.image.size.width) * 1.05
        else { return }
        isWhole = true
        start = g_get_monotonic_time()
        load(placeholder: nil)
    }

    private func prefetchNeighbours(of position: Int) {
        let wanted = [position + 1, position - 1].filter { grid.shown.indices.contains($0) }
        let requests = wanted.map { library.image(of: grid.item(at: $0), size: box, isUrgent: false) }
        // Begun before the former ones end: they may be the same.
        let before = prefetched
        prefetched = prefetcher.start(requests)
        before?.stop()
    }

    private var prefetched: ImagePrefetcher.Batch?

    private func show(_ progress: LoadingProgress) {
        if case .preview(let response, _) = state {
            previewCount += 1
            canvas.showIfNothing(response.image.originalSize)
        }
        bar.isShown = progress.fraction != nil
        if let fraction = progress.fraction { gtk_progress_bar_set_fraction(bar.opaque, fraction) }
        let expected = progress.expectedBytes.map { " of \(Words.bytes($0))" } ?? ""
        onSubtitle?("Loading: \(Words.bytes(progress.receivedBytes))\(expected)")
    }

    private func finish(_ outcome: Result<ImageResponse, ImageError>) {
        bar.isShown = false
        switch outcome {
        case .success(let response):
            canvas.showIfNothing(response.image.originalSize)
            onSubtitle?(description(of: response))
        case .failure(.cancelled), .failure(.display): break
        case .failure(let error):
            let isOffline = if case .cache(.notCached) = error { true } else { false }
            onSubtitle?(isOffline ? "Offline" : "Cannot be shown")
            status.show(
                isOffline ? "network-offline-symbolic" : "image-missing-symbolic",
                isOffline ? "Not Kept for Offline" : "Cannot Show This Image",
                isOffline
                    ? "This image is not in the caches. Go online to load it."
                    : error.description.prefix(1).uppercased() + error.description.dropFirst() + ".",
                button: ("Try Again", "win.retry"))
            status.widget.isShown = true
        }
    }

    private func description(of response: ImageResponse) -> String {
        let image = response.image
        var parts = ["\(image.originalSize.width) × \(image.originalSize.height)"]
        if let format = image.format { parts.append(format.name.uppercased()) }
        if let frames = image.frames { parts.append("\(frames.count) frames") }
        if let data = response.data { parts.append(Words.bytes(data.count)) }
        parts.append("from \(response.source == .provider ? "file" : response.source.rawValue)")
        parts.append(Words.seconds(Double(g_get_monotonic_time() - start) / 1e6))
        return parts.joined(separator: "  ·  ")
    }
}

internal import CGTK
import HalcyonCore

/// The widget of a cell that shows the images, be it a plain one or a ``RemoteImage``, which knows by itself how it does.
@MainActor
final class CellImage {
    private let widget: OpaquePointer
    private let options: WidgetImages.Options
    private let completion: WidgetImages.Completion?
    /// What is to be loaded, and since when it waits for that.
    private var waiting: (request: ImageRequest, since: UInt64)?
    private var showsPlaceholder = false

    init(_ widget: OpaquePointer, _ style: ListCellStyle, _ completion: WidgetImages.Completion?) {
        self.widget = widget
        self.completion = completion
        options = style.options
        style.apply(to: widget)
        // Until it is mapped it is far from view: GTK binds many more rows than can be seen.
        image?.display.isVisible = false
        remote?.loadsWhen = .atOnce
    }

    /// Since when its load waits, by ``LateLoads/now``; nil where none does.
    var waitsSince: UInt64? { waiting?.since }

    /// Pixels of the display to a point.
    var scaleFactor: Int { Int(gtk_widget_get_scale_factor(UnsafeMutablePointer(widget))) }

    /// Shows an image: at once where it is in memory; else its load begins, or waits for ``load()``.
    ///
    /// - Parameter time: Since when it has waited; nil where it is to begin.
    func show(_ request: ImageRequest?, waitingSince time: UInt64?) {
        waiting = nil
        guard let request, let time, !isInMemory(request) else { return ask(for: request, options) }
        waiting = (request, time)
        guard !showsPlaceholder else { return }
        ask(for: nil, options)
        showsPlaceholder = true
    }

    /// Begins the load that waits.
    func load() {
        guard let request = waiting?.request else { return }
        waiting = nil
        ask(for: request, options)
    }

    /// Gives the load up, a moment later, so that another cell may have gone on with it, and shows nothing of the past.
    func clear() {
        let hasWaited = waiting != nil
        waiting = nil
        // Of a placeholder there is nothing to clear, and the next row wants it too.
        if !showsPlaceholder { ask(for: nil, WidgetImages.Options()) }
        if hasWaited, remote == nil { completion?(.failure(.display(.notCurrent))) }
    }

    private func ask(for request: ImageRequest?, _ options: WidgetImages.Options) {
        showsPlaceholder = false
        guard let remote else {
            return widget.halcyon.setImage(
                with: request, options: options, completion: request == nil ? nil : completion)
        }
        if let pipeline = options.pipeline { remote.pipeline = pipeline }
        remote.request = request
    }

    private func isInMemory(_ request: ImageRequest) -> Bool {
        var request = request
        if request.targetSize == nil, options.sizing == .view, case .box(let box)? = image?.displaySize {
            request.targetSize = box
        }
        return (options.pipeline ?? remote?.pipeline ?? .shared).cachedImage(for: request) != nil
    }

    private var remote: RemoteImage? { RemoteImage.of(widget) }
    private var image: WidgetImage? { remote?.image ?? WidgetImage.of(widget) }
}

internal import CGTK
import Dispatch
import HalcyonCore

/// A cell from its setup to its teardown.
@MainActor
final class BoundCell {
    private let cell: ImageCell
    private let image: CellImageLoader
    // Retained, whatever its owner puts into the list item.
    private let widget: ObjectReference
    private let item: OpaquePointer
    private weak var cells: BoundCells?
    /// The scale at which the image was requested; 0 for none.
    private var scale = 0
    /// Counts changes, to detect that a callback rebound or unbound the cell.
    private var changes = 0
    /// The object that it is bound to, used only for comparison, and since when.
    private var row: (object: OpaquePointer, since: UInt64)?
    private(set) var isBound = false
    private(set) var isMapped = false

    /// - Parameter item: The `GtkListItem`, which outlives this object.
    init(_ cell: ImageCell, of item: OpaquePointer, in cells: BoundCells) {
        self.cell = cell
        self.item = item
        self.cells = cells
        gtk_list_item_set_child(item, UnsafeMutablePointer(cell.widget))
        widget = ObjectReference(sharing: cell.widget)
        image = CellImageLoader(cell.image, cells.style, cell.completion)
        SignalConnection.connect(cell.image, "map") { [weak self] in self?.setMapped(true) }
        SignalConnection.connect(cell.image, "unmap") { [weak self] in self?.setMapped(false) }
    }

    /// The position in the current model; nil if it is not bound.
    var position: Int? {
        let position = gtk_list_item_get_position(item)
        return isBound && position != guint.max ? Int(position) : nil
    }

    /// The display's pixels per point.
    var scaleFactor: Int { image.scaleFactor }

    /// Since when its load has been waiting, by ``DeferredLoads/now``; nil if none is.
    var waitsSince: UInt64? { image.waitsSince }

    /// The model of the list that contains it.
    var model: OpaquePointer? {
        let widget = UnsafeMutablePointer<GtkWidget>(cell.widget)
        if let list = gtk_widget_get_ancestor(widget, gtk_list_view_get_type()) {
            return gtk_list_view_get_model(OpaquePointer(list))
        }
        return gtk_widget_get_ancestor(widget, gtk_grid_view_get_type()).flatMap {
            gtk_grid_view_get_model(OpaquePointer($0))
        }
    }

    func bind() {
        isBound = true
        changes += 1
        let change = changes
        withItem { bound in
            let object = OpaquePointer(bound.object)
            row = (object, cells?.late.bind(object) ?? 0)
            cell.onBind?(bound)
            if change == changes { show(bound) }
        }
    }

    func unbind() {
        guard isBound else { return }
        isBound = false
        changes += 1
        if let row { cells?.late.unbind(row.object, boundSince: row.since) }
        row = nil
        cell.onUnbind?()
        image.clear()
    }

    func tearDown() {
        unbind()
        cell.onTeardown?()
    }

    /// Starts the load that is waiting.
    func load() { image.load() }

    private func show(_ bound: ImageCell.Item) {
        guard let cells else { return }
        let change = changes
        let scale = scaleFactor
        let request = cells.request(bound).map { cells.style.sized($0, scale: scale) }
        guard change == changes else { return }
        self.scale = scale
        image.show(request, waitingSince: isMapped || isDue ? nil : row?.since)
        if waitsSince != nil { cells.late.setNeedsUpdate() }
    }

    private var isDue: Bool { DeferredLoads.now - (row?.since ?? 0) >= DeferredLoads.patience }

    private func setMapped(_ isMapped: Bool) {
        self.isMapped = isMapped
        cells?.window?.setNeedsUpdate()
        guard isMapped, isBound, waitsSince != nil || scale != scaleFactor else { return }
        // GTK maps widgets during a layout, when sizes must not change.
        DispatchQueue.main.async { [weak self] in self?.loadWhatIsSeen() }
    }

    private func loadWhatIsSeen() {
        guard isMapped else { return }
        // It may have been bound before the list's display was known.
        if scale == scaleFactor { load() } else { withItem { show($0) } }
    }

    /// Calls `body` with the item that it is bound to, retained during the call, because `body` may remove it from the
    /// model.
    private func withItem(_ body: (ImageCell.Item) -> Void) {
        guard let position, let object = gtk_list_item_get_item(item) else { return }
        let held = ObjectReference(sharing: OpaquePointer(object))
        withExtendedLifetime(held) { body(ImageCell.Item(position: position, object: object)) }
    }
}

/// Loads the images of a cell into its widget for them: a plain one, or a ``RemoteImage``, which has its own options.
@MainActor
final class CellImageLoader {
    private let widget: OpaquePointer
    private let options: WidgetImages.Options
    private let completion: WidgetImages.Completion?
    /// The request that is waiting to be loaded, and since when.
    private var waiting: (request: ImageRequest, since: UInt64)?
    private var showsPlaceholder = false

    init(_ widget: OpaquePointer, _ style: ListCellStyle, _ completion: WidgetImages.Completion?) {
        self.widget = widget
        self.completion = completion
        options = style.options
        style.apply(to: widget)
        // Until it is mapped it is out of view: GTK binds many more rows than are visible.
        image?.display.isVisible = false
        remote?.loadsWhen = .atOnce
    }

    /// Since when its load has been waiting, by ``DeferredLoads/now``; nil if none is.
    var waitsSince: UInt64? { waiting?.since }

    /// The display's pixels per point.
    var scaleFactor: Int { Int(gtk_widget_get_scale_factor(UnsafeMutablePointer(widget))) }

    /// Shows an image: at once if it is in memory; otherwise its load starts, or waits for ``load()``.
    ///
    /// - Parameter time: Since when it has been waiting; nil to start the load.
    func show(_ request: ImageRequest?, waitingSince time: UInt64?) {
        waiting = nil
        guard let request, let time, !isInMemory(request) else { return ask(for: request, options) }
        waiting = (request, time)
        guard !showsPlaceholder else { return }
        ask(for: nil, options)
        showsPlaceholder = true
    }

    /// Starts the load that is waiting.
    func load() {
        guard let request = waiting?.request else { return }
        waiting = nil
        ask(for: request, options)
    }

    /// Cancels the load, a moment later, so that another cell can take it over, and clears the old image.
    func clear() {
        let hasWaited = waiting != nil
        waiting = nil
        // A placeholder need not be cleared, because the next row shows it too.
        if !showsPlaceholder { ask(for: nil, WidgetImages.Options()) }
        if hasWaited, remote == nil { completion?(.failure(.display(.notCurrent))) }
    }

    private func ask(for request: ImageRequest?, _ options: WidgetImages.Options) {
        showsPlaceholder = false
        guard let remote else {
            widget.halcyon.start(request, nil, options, nil, nil, request == nil ? nil : completion)
            return
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
    private var image: WidgetImageController? { remote?.image ?? WidgetImageController.of(widget) }
}

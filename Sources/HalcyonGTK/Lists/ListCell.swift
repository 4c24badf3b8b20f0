internal import CGTK
import HalcyonCore

/// A cell from its setup to its teardown.
@MainActor
final class ListCell {
    private let cell: ImageCell
    // Held on to, whatever its owner puts into the list item.
    private let widget: ObjectReference
    private let item: OpaquePointer
    private unowned let cells: ListCells
    /// That the image was asked for at; 0 for none.
    private var scale = 0
    private(set) var isBound = false
    private(set) var isMapped = false

    /// - Parameter item: The `GtkListItem`, which lives for longer than this.
    init(_ cell: ImageCell, of item: OpaquePointer, in cells: ListCells) {
        self.cell = cell
        self.item = item
        self.cells = cells
        gtk_list_item_set_child(item, UnsafeMutablePointer(cell.widget))
        widget = ObjectReference(sharing: cell.widget)
        cells.style.apply(to: cell.image)
        remote?.loadsWhen = .atOnce
        // Until it is mapped it is far from view: GTK binds many more rows than can be seen.
        (remote?.image ?? WidgetImage.of(cell.image))?.display.isVisible = false
        SignalConnection.connect(cell.image, "map") { [weak self] in self?.setMapped(true) }
        SignalConnection.connect(cell.image, "unmap") { [weak self] in self?.setMapped(false) }
    }

    /// In the model as it is now; nil where it is not bound.
    var position: Int? {
        let position = gtk_list_item_get_position(item)
        return isBound && position != guint.max ? Int(position) : nil
    }

    /// Pixels of the display to a point.
    var scaleFactor: Int { Int(gtk_widget_get_scale_factor(UnsafeMutablePointer(cell.image))) }

    /// The model of the list that it is in.
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
        guard let position, let object = gtk_list_item_get_item(item) else { return }
        let bound = ImageCell.Item(position: position, object: object)
        cell.onBind?(bound)
        show(bound)
    }

    /// Gives up its load, a moment later, so that another cell may have gone on with it; shows nothing at once.
    func unbind() {
        guard isBound else { return }
        cell.onUnbind?()
        isBound = false
        ask(for: nil, WidgetImages.Options())
    }

    func tearDown() {
        unbind()
        cell.onTeardown?()
    }

    private func show(_ bound: ImageCell.Item) {
        scale = scaleFactor
        let request = cells.request(bound).map { cells.style.sized($0, scale: scale) }
        ask(for: request, cells.style.options)
    }

    /// A `RemoteImage` knows by itself how it shows an image.
    private func ask(for request: ImageRequest?, _ options: WidgetImages.Options) {
        guard let remote else {
            return cell.image.halcyon.setImage(
                with: request, options: options, completion: request == nil ? nil : cell.completion)
        }
        if let pipeline = options.pipeline { remote.pipeline = pipeline }
        remote.request = request
    }

    private var remote: RemoteImage? { RemoteImage.of(cell.image) }

    private func setMapped(_ isMapped: Bool) {
        self.isMapped = isMapped
        cells.window?.setNeedsUpdate()
        guard isMapped, isBound, scale != scaleFactor, let position, let object = gtk_list_item_get_item(item)
        else { return }
        // Bound before it was known which display the list is on.
        show(ImageCell.Item(position: position, object: object))
    }
}

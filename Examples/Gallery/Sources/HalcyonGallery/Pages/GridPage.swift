import CGTK
import GalleryModel
import Halcyon
import HalcyonGTK

/// The thumbnails.
@MainActor
final class GridPage {
    let widget: Widget
    let view: Widget
    /// The places in the library of what is shown: all of it, or what a search has found.
    private(set) var shown: [Int] = []
    /// Called with a place in ``shown``.
    var onOpen: ((Int) -> Void)?
    private let library: Library
    private let strings: OpaquePointer
    private let selection: OpaquePointer
    private var cells: [ObjectIdentifier: Cell] = [:]
    private var size: Int

    /// - Parameter fades: Whether images fade in.
    init(_ library: Library, size: Int, fades: Bool) {
        self.library = library
        self.size = size
        strings = gtk_string_list_new(nil)
        selection = gtk_single_selection_new(strings)
        view = gtk_grid_view_new(selection, nil).styled("photos")
        gtk_grid_view_set_single_click_activate(view.opaque, 1)
        view.setAccessibleName("Images")
        widget = Make.scrolled(view).expanding()
        gtk_grid_view_set_factory(view.opaque, makeFactory(fades: fades).pointer)
        limitColumns()
        Signal.onNumber(view.opaque, "activate") { [weak self] in self?.activate($0) }
    }

    /// Pixels: a square that a thumbnail of the usual shapes fills its place from.
    private var side: Int {
        let pixels = size * 4 / 3 * Int(gtk_widget_get_scale_factor(view))
        // In steps, so that a move of the slider need not decode everything again.
        return (pixels + 63) / 64 * 64
    }

    /// Shows the items that have all the words of a search.
    func search(for text: String) {
        let words = text.split(separator: " ")
        let items = library.items
        shown = words.isEmpty ? Array(items.indices) : items.indices.filter { items[$0].matches(words) }
        let count = g_list_model_get_n_items(strings)
        // The cells ask by their positions: what the strings say is of no interest.
        var names: [UnsafePointer<CChar>?] = []
        "".withCString { empty in
            names = Array(repeating: empty, count: shown.count) + [nil]
            gtk_string_list_splice(strings, 0, count, &names)
        }
        if !shown.isEmpty { scroll(to: 0) }
    }

    func resize(to size: Int) {
        let before = side
        self.size = size
        limitColumns()
        for cell in cells.values { cell.resize(to: size) }
        guard side != before else { return }
        for cell in bound { reload(cell) }
    }

    /// Loads again what has failed.
    func reloadFailures() {
        for cell in bound where cell.error != nil { reload(cell) }
    }

    func thumbnail(at position: Int) -> DecodedImage? {
        library.pipeline.cachedImage(for: library.thumbnail(of: item(at: position), side: side))
    }

    func item(at position: Int) -> GalleryItem { library.items[shown[position]] }

    /// Brings an item into view, selects it, and gives it the focus.
    func reveal(_ position: Int) {
        gtk_single_selection_set_selected(selection, guint(position))
        scroll(to: position)
        guard let cell = cells.values.first(where: { $0.position == position }),
            let row = gtk_widget_get_parent(cell.widget), gtk_widget_grab_focus(row) != 0
        else {
            gtk_widget_grab_focus(view)
            return
        }
    }

    private func scroll(to position: Int) {
        gtk_widget_activate_action_variant(view, "list.scroll-to-item", g_variant_new_uint32(UInt32(position)))
    }

    /// The cells that show an item, whether they can be seen or not.
    var bound: [Cell] { cells.values.filter { $0.position != nil } }

    /// No more than a wide screen has room for: GTK binds some thirty rows of as many cells as there may be columns,
    /// whether there are that many or not, and each of them loads its image.
    private func limitColumns() { gtk_grid_view_set_max_columns(view.opaque, guint(max(2, 1920 / (size + 36)))) }

    private func activate(_ position: Int) {
        if let cell = bound.first(where: { $0.position == position }), cell.error != nil {
            cell.retry()
        } else {
            onOpen?(position)
        }
    }

    private func reload(_ cell: Cell) {
        guard let position = cell.position else { return }
        cell.reload(library.thumbnail(of: item(at: position), side: side), of: library.pipeline)
    }

    private func makeFactory(fades: Bool) -> ImageCellFactory {
        // The cells have a size of their own, which the slider changes.
        ImageCellFactory(
            width: 0, height: 0,
            options: WidgetImages.Options(transition: fades ? .fade() : .none, pipeline: library.pipeline)
        ) { [weak self] in
            let cell = Cell(width: self?.size ?? 0)
            let id = ObjectIdentifier(cell)
            self?.cells[id] = cell
            return cell.imageCell(
                bind: { cell, position in self?.bind(cell, position) }, teardown: { self?.cells[id] = nil })
        } request: { [weak self] position in
            guard let self, shown.indices.contains(position) else { return nil }
            return library.thumbnail(of: item(at: position), side: side)
        }
    }

    private func bind(_ cell: Cell, _ position: Int) {
        if shown.indices.contains(position) { cell.bind(position, item(at: position)) }
    }
}

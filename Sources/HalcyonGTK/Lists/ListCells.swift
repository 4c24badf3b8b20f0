internal import CGTK
import HalcyonCore

/// The cells of one factory. Kept by the factory's GObject.
@MainActor
final class ListCells {
    let style: ListCellStyle
    let request: @MainActor (ImageCell.Item) -> ImageRequest?
    /// What is ahead; nil where nothing is prefetched.
    private(set) var window: ListWindow?
    private(set) lazy var late = LateLoads(of: self)
    private let makeCell: @MainActor () -> ImageCell
    /// By their `GtkListItem`.
    private var cells: [OpaquePointer: ListCell] = [:]

    init(
        _ style: ListCellStyle, _ prefetcher: ListPrefetcher?, makeCell: @escaping @MainActor () -> ImageCell,
        request: @escaping @MainActor (ImageCell.Item) -> ImageRequest?
    ) {
        self.style = style
        self.makeCell = makeCell
        self.request = request
        window = prefetcher.map { ListWindow(of: self, $0) }
    }

    var all: Dictionary<OpaquePointer, ListCell>.Values { cells.values }

    func setUp(_ item: OpaquePointer) { cells[item] = ListCell(makeCell(), of: item, in: self) }

    func bind(_ item: OpaquePointer) {
        cells[item]?.bind()
        window?.setNeedsUpdate()
    }

    func unbind(_ item: OpaquePointer) { cells[item]?.unbind() }

    func tearDown(_ item: OpaquePointer) {
        cells.removeValue(forKey: item)?.tearDown()
        if cells.isEmpty { window?.setNeedsUpdate() }
    }
}

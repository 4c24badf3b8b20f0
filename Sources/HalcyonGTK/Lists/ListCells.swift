internal import CGTK
import Dispatch
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

/// Begins the loads of cells that cannot be seen, once they have stayed bound for a moment: in a fling GTK binds most cells
/// anew before that, and a load that is begun only to be given up costs more than the cell.
@MainActor
final class LateLoads {
    /// So long a cell has to stay bound, in nanoseconds.
    static let patience: UInt64 = 100_000_000
    /// So many loads are begun in one turn of the main loop, which has a window to draw as well.
    private static let batch = 40

    private weak var cells: ListCells?
    private var isScheduled = false
    /// Since when the rows have been bound whose cells were unbound lately.
    private var rows: [OpaquePointer: UInt64] = [:]

    init(of cells: ListCells) { self.cells = cells }

    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// Since when a row has been bound that is bound to a cell now: GTK's grid gives rows from one cell to another as they
    /// move, and the time with the one before counts.
    ///
    /// - Parameter row: The model's object.
    func bind(_ row: OpaquePointer) -> UInt64 { rows.removeValue(forKey: row) ?? Self.now }

    func unbind(_ row: OpaquePointer, boundSince time: UInt64) {
        rows[row] = time
        setNeedsUpdate()
    }

    func setNeedsUpdate(after nanoseconds: UInt64 = patience) {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(nanoseconds))) { [weak self] in
            self?.update()
        }
    }

    private func update() {
        isScheduled = false
        rows = [:]
        guard let cells else { return }
        let waiting = cells.all.filter { $0.waitsSince != nil }
        guard !waiting.isEmpty else { return }
        let time = Self.now
        let due = waiting.filter { time - ($0.waitsSince ?? time) >= Self.patience }
        for cell in nearestFirst(due, of: cells).prefix(Self.batch) { cell.load() }
        if due.count > Self.batch {
            setNeedsUpdate(after: 1_000_000)
        } else if waiting.count > due.count {
            setNeedsUpdate(after: Self.patience / 2)
        }
    }

    /// By how far they are from what is seen.
    private func nearestFirst(_ due: [ListCell], of cells: ListCells) -> [ListCell] {
        let seen = cells.all.filter(\.isMapped).compactMap(\.position)
        let (first, last) = (seen.min() ?? 0, seen.max() ?? 0)
        let distances = due.map { cell in
            let position = cell.position ?? .max
            return (cell, position < first ? first - position : position - last)
        }
        return distances.sorted { $0.1 < $1.1 }.map(\.0)
    }
}

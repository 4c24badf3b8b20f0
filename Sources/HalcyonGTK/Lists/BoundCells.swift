internal import CGTK
import Dispatch
import HalcyonCore

/// The cells of one factory, retained by the factory's GObject.
@MainActor
final class BoundCells {
    let style: ListCellStyle
    let request: @MainActor (ImageCell.Item) -> ImageRequest?
    /// The window to prefetch; nil if there is no prefetcher.
    private(set) var window: ListWindow?
    private(set) lazy var late = DeferredLoads(of: self)
    private let makeCell: @MainActor () -> ImageCell
    /// Keyed by their `GtkListItem`.
    private var cells: [OpaquePointer: BoundCell] = [:]

    init(
        _ style: ListCellStyle, _ prefetcher: ListPrefetcher?, makeCell: @escaping @MainActor () -> ImageCell,
        request: @escaping @MainActor (ImageCell.Item) -> ImageRequest?
    ) {
        self.style = style
        self.makeCell = makeCell
        self.request = request
        window = prefetcher.map { ListWindow(of: self, $0) }
    }

    var all: Dictionary<OpaquePointer, BoundCell>.Values { cells.values }

    func setUp(_ item: OpaquePointer) { cells[item] = BoundCell(makeCell(), of: item, in: self) }

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

/// Starts the loads of invisible cells after they have stayed bound for a moment: during fast scrolling GTK rebinds
/// most cells before that, and a load that is started only to be cancelled costs more than the cell.
@MainActor
final class DeferredLoads {
    /// How long a cell has to stay bound, in nanoseconds.
    static let patience: UInt64 = 100_000_000
    /// How many loads are started in one turn of the main loop, which also has a window to draw.
    private static let batch = 40

    private weak var cells: BoundCells?
    private var isScheduled = false
    /// Since when the rows of recently unbound cells were bound.
    private var rows: [OpaquePointer: UInt64] = [:]

    init(of cells: BoundCells) { self.cells = cells }

    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// Returns since when a row has been bound that has just been bound to a cell: GTK's grid passes rows from one cell
    /// to another as they move, and the time with the previous cell counts.
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

    /// Sorts cells by their distance from the visible ones.
    private func nearestFirst(_ due: [BoundCell], of cells: BoundCells) -> [BoundCell] {
        let seen = cells.all.filter(\.isMapped).compactMap(\.position)
        let (first, last) = (seen.min() ?? 0, seen.max() ?? 0)
        let distances = due.map { cell in
            let position = cell.position ?? .max
            return (cell, position < first ? first - position : position - last)
        }
        return distances.sorted { $0.1 < $1.1 }.map(\.0)
    }
}

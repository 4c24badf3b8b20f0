internal import CGTK
import Dispatch
import HalcyonCore

/// Reports its list's position to a prefetcher: once per turn of the main loop, and once more when the list has come to
/// rest.
@MainActor
final class ListWindow {
    /// How long a list must be unchanged to count as at rest.
    private static let rest = DispatchTimeInterval.milliseconds(150)

    private weak var cells: BoundCells?
    private let prefetcher: ListPrefetcher
    private var model: WeakObject?
    private var range = 0..<0
    private var isScheduled = false
    private var modelHasChanged = false
    /// The number of moves so far.
    private var moves = 0

    init(of cells: BoundCells, _ prefetcher: ListPrefetcher) {
        self.cells = cells
        self.prefetcher = prefetcher
    }

    deinit { prefetcher.stop() }

    func setNeedsUpdate() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in self?.update() }
    }

    private func update() {
        isScheduled = false
        guard let cells else { return }
        let mapped = cells.all.filter { $0.isMapped && $0.isBound }
        guard let cell = mapped.first, let model = cell.model else {
            range = 0..<0
            return prefetcher.stop()
        }
        observe(model)
        let new = boundRange(of: cells, around: mapped)
        guard new != range || modelHasChanged else { return }
        range = new
        tell(cells, model, scale: cell.scaleFactor, isMoving: true)
        moves += 1
        restLater(after: moves)
    }

    private func restLater(after move: Int) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.rest) { [weak self] in
            guard let self, moves == move, let cells, let cell = cells.all.first(where: \.isMapped),
                let model = cell.model
            else { return }
            tell(cells, model, scale: cell.scaleFactor, isMoving: false)
        }
    }

    private func tell(_ cells: BoundCells, _ model: OpaquePointer, scale: Int, isMoving: Bool) {
        // The program may close the window, and with it the list, when it is called for requests.
        let model = ObjectReference(sharing: model)
        let count = Int(g_list_model_get_n_items(model.pointer))
        let requests = { (position: Int) -> [ImageRequest] in
            guard let object = g_list_model_get_item(model.pointer, guint(position)) else { return [] }
            defer { g_object_unref(object) }
            let request = cells.request(ImageCell.Item(position: position, object: object))
            return request.map { [cells.style.sized($0, scale: scale)] } ?? []
        }
        prefetcher.visibleRange(range, of: count, isMoving: isMoving, requests: requests)
        guard modelHasChanged else { return }
        modelHasChanged = false
        prefetcher.reload(of: count, isMoving: isMoving, requests: requests)
    }

    /// Returns the visible rows with the adjacent bound rows, which are being loaded too. Rows that are bound
    /// elsewhere, such as the one with the focus, do not count.
    private func boundRange(of cells: BoundCells, around mapped: [BoundCell]) -> Range<Int> {
        let seen = mapped.compactMap(\.position)
        guard var first = seen.min(), var last = seen.max() else { return 0..<0 }
        let bound = Set(cells.all.compactMap(\.position))
        while bound.contains(first - 1) { first -= 1 }
        while bound.contains(last + 1) { last += 1 }
        return first..<last + 1
    }

    private func observe(_ model: OpaquePointer) {
        guard self.model?.object?.pointer != model else { return }
        modelHasChanged = self.model != nil
        self.model = WeakObject(model)
        SignalConnection.connect(toChangesOf: model) { [weak self] in
            self?.modelHasChanged = true
            self?.setNeedsUpdate()
        }
    }
}

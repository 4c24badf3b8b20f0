import Synchronization

/// Prefetches the next images of a list as it scrolls.
///
/// Call ``visibleRange(_:of:isMoving:requests:)`` whenever the visible range changes; ``PrefetchWindow`` decides what
/// is worth loading.
///
/// ```swift
/// let list = ListPrefetcher(ImagePrefetcher(pipeline: pipeline))
/// func scrolled(to visible: Range<Int>) {
///     list.visibleRange(visible, of: rows.count) { rows[$0].imageRequests }
/// }
/// ```
///
/// The nearest item comes first. When the direction changes, items on the other side are stopped, running or not. Items
/// that come into view before their turn are left to the view that shows them, and items scrolled past are forgotten.
/// An image of several items is loaded as long as one of them is wanted.
///
/// May be called from any thread. Releasing it stops what it began.
public final class ListPrefetcher: Sendable {
    private struct State {
        var window: PrefetchWindow
        var wanted: Set<Int> = []
        var batches: [Int: ImagePrefetcher.Batch] = [:]
        /// The number of reloads: batches of older rows must not be taken for those of the new ones.
        var generation = 0
    }

    private struct Change {
        var missing: [Int] = []
        var stopped: [ImagePrefetcher.Batch] = []
        var seen: [(index: Int, batch: ImagePrefetcher.Batch)] = []
        var generation = 0
    }

    private let prefetcher: ImagePrefetcher
    private let state: Mutex<State>

    /// Creates a prefetcher for a list.
    ///
    /// - Parameters:
    ///   - prefetcher: The prefetcher that does the work; lists may share one.
    ///   - window: The number of items ahead and behind. Default: 10 and 2.
    public init(_ prefetcher: ImagePrefetcher, window: PrefetchWindow = PrefetchWindow()) {
        self.prefetcher = prefetcher
        state = Mutex(State(window: window))
    }

    deinit { stop() }

    /// The last direction of scrolling; nil before the list moves, and after a jump.
    public var direction: PrefetchWindow.Direction? { state.withLock { $0.window.direction } }

    /// Sets the visible items: `range` of the list's `count` items; empty if none is visible. Starts the items that
    /// come next, and stops those that no longer do.
    ///
    /// - Parameters:
    ///   - range: The indices of the visible items, from 0.
    ///   - count: The number of all items.
    ///   - isMoving: False if the list has come to rest, which makes it prefetch a few items on the other side too.
    ///     Default: true.
    ///   - requests: Returns the images of an item, any number of them. Called only during this call and on its thread,
    ///     at most once for each item that has become worth loading, so it may use state of the caller's actor.
    public func visibleRange(
        _ range: Range<Int>, of count: Int, isMoving: Bool = true, requests: (Int) -> [ImageRequest]
    ) {
        let change = state.withLock { state in
            let wanted = state.window.move(to: range, of: count, isMoving: isMoving)
            state.wanted = Set(wanted)
            var change = Change(missing: wanted.filter { state.batches[$0] == nil }, generation: state.generation)
            for (index, batch) in state.batches where !state.wanted.contains(index) {
                if state.window.visible.contains(index) {
                    change.seen.append((index, batch))
                } else {
                    change.stopped.append(batch)
                    state.batches[index] = nil
                }
            }
            return change
        }
        carryOut(change, requests)
    }

    /// Replaces the items of the list by `count` others: all items worth loading are requested again. Loads that old
    /// and new items share continue. Call ``visibleRange(_:of:isMoving:requests:)`` afterwards if other items have come
    /// into view; if items were merely added at the end, this call is enough.
    ///
    /// - Parameters:
    ///   - count: The number of all items.
    ///   - isMoving: See ``visibleRange(_:of:isMoving:requests:)``. Default: true.
    ///   - requests: See ``visibleRange(_:of:isMoving:requests:)``.
    public func reload(of count: Int, isMoving: Bool = true, requests: (Int) -> [ImageRequest]) {
        let change = state.withLock { state in
            let wanted = state.window.reload(of: count, isMoving: isMoving)
            state.wanted = Set(wanted)
            state.generation += 1
            defer { state.batches = [:] }
            return Change(missing: wanted, stopped: Array(state.batches.values), generation: state.generation)
        }
        carryOut(change, requests)
    }

    /// Stops everything and forgets the position of the list, until the next ``visibleRange(_:of:isMoving:requests:)``.
    public func stop() {
        let batches = state.withLock { state in
            defer {
                state.batches = [:]
                state.wanted = []
                _ = state.window.move(to: 0..<0, of: 0)
            }
            return state.batches.values
        }
        for batch in batches { batch.stop() }
    }

    /// Waiting items make way for the new ones first, but running ones are stopped last: the new ones may share them.
    private func carryOut(_ change: Change, _ requests: (Int) -> [ImageRequest]) {
        for batch in change.stopped { batch.withdraw() }
        for (_, batch) in change.seen { batch.withdraw() }
        let started = change.missing.map { ($0, prefetcher.start(requests($0))) }
        // Another thread may have set a newer range meanwhile.
        let outdated = state.withLock { state in
            // Items that leave the view without scrolling are requested again: they may not have been loaded.
            for (index, batch) in change.seen where state.batches[index] === batch && batch.progress.isFinished {
                state.batches[index] = nil
            }
            return started.filter { index, batch in
                guard state.generation == change.generation, state.wanted.contains(index), state.batches[index] == nil
                else { return true }
                state.batches[index] = batch
                return false
            }
        }
        for (_, batch) in outdated { batch.stop() }
        for batch in change.stopped { batch.stop() }
    }
}

/// Decides which items of a list are worth loading next, based on how it scrolls.
///
/// While it moves, these are the next ``ahead`` items in the direction of scrolling. At rest, ``behind`` items on the
/// other side are added; and if the list ends before `ahead` items, the other side gets the remaining ones. A list that
/// has not moved yet, or has jumped, counts as at rest and is expected to move forward. Visible items are never
/// included.
///
/// A move of less than one item does not change the direction: rows that partly appear and disappear at an edge are not
/// scrolling.
public struct PrefetchWindow: Sendable, Hashable {
    /// A direction of scrolling.
    public enum Direction: Sendable, Hashable {
        /// Towards the last item.
        case forward
        /// Towards the first item.
        case backward

        var opposite: Direction { self == .forward ? .backward : .forward }
    }

    /// The number of items in the direction of scrolling. Default: 10.
    public var ahead: Int { didSet { ahead = max(0, ahead) } }
    /// The number of items on the other side, at rest. Default: 2.
    public var behind: Int { didSet { behind = max(0, behind) } }
    /// The visible items; empty before the first move.
    public private(set) var visible = 0..<0
    /// The last direction of scrolling; nil before the list moves, and after a jump.
    public private(set) var direction: Direction?

    /// Twice the middle of the visible items, at the farthest position in the direction.
    private var farthest = 0

    /// Creates a window of the given numbers of items; negative ones count as 0.
    public init(ahead: Int = 10, behind: Int = 2) {
        self.ahead = max(0, ahead)
        self.behind = max(0, behind)
    }

    /// Sets the visible items to `range` of the list's `count` items, and returns the items that are worth loading, the
    /// nearest first.
    ///
    /// A range that is more than a screenful away from the last one is a jump. An empty range means that nothing is
    /// visible: nothing is worth loading, and the direction is unknown. Indices outside the list are ignored.
    ///
    /// - Parameters:
    ///   - range: The indices of the visible items, from 0.
    ///   - count: The number of all items.
    ///   - isMoving: False if the list has come to rest. Default: true.
    public mutating func move(to range: Range<Int>, of count: Int, isMoving: Bool = true) -> [Int] {
        let new = Self.clamp(range, to: count)
        let middle = new.lowerBound + new.upperBound
        if visible.isEmpty || new.isEmpty || isJump(to: new) {
            direction = nil
            farthest = middle
        } else {
            turn(towards: middle)
        }
        visible = new
        return wanted(of: count, isMoving: isMoving)
    }

    /// Sets the number of items after they were replaced, and returns those that are worth loading, the nearest first.
    /// This is not a move: the visible range stays as far as there are items, and the direction is kept.
    public mutating func reload(of count: Int, isMoving: Bool = true) -> [Int] {
        visible = Self.clamp(visible, to: count)
        farthest = visible.lowerBound + visible.upperBound
        if visible.isEmpty { direction = nil }
        return wanted(of: count, isMoving: isMoving)
    }

    private mutating func turn(towards middle: Int) {
        let step = middle - farthest
        switch direction {
        case .forward where step > -2, .backward where step < 2:
            farthest = direction == .forward ? max(farthest, middle) : min(farthest, middle)
        case nil where abs(step) < 2:
            break
        default:
            direction = step > 0 ? .forward : .backward
            farthest = middle
        }
    }

    private func isJump(to new: Range<Int>) -> Bool {
        let gap = max(new.lowerBound - visible.upperBound, visible.lowerBound - new.upperBound)
        return gap > max(new.count, visible.count)
    }

    private func wanted(of count: Int, isMoving: Bool) -> [Int] {
        guard !visible.isEmpty else { return [] }
        let way = direction ?? .forward
        let next = items(ahead, way, of: count)
        if isMoving, direction != nil { return next }
        let spared = ahead - next.count
        let others = items(behind > Int.max - spared ? Int.max : behind + spared, way.opposite, of: count)
        let pairs = zip(next, others).flatMap { [$0, $1] }
        return pairs + next.dropFirst(others.count) + others.dropFirst(next.count)
    }

    /// Returns at most `limit` items on one side of the visible ones, the nearest first.
    private func items(_ limit: Int, _ direction: Direction, of count: Int) -> [Int] {
        switch direction {
        case .forward: Array(visible.upperBound..<visible.upperBound + min(limit, max(0, count - visible.upperBound)))
        case .backward: (visible.lowerBound - min(limit, visible.lowerBound)..<visible.lowerBound).reversed()
        }
    }

    /// Clamps a range to the list, and keeps sums of two bounds within an `Int`.
    private static func clamp(_ range: Range<Int>, to count: Int) -> Range<Int> {
        range.clamped(to: 0..<min(max(0, count), Int.max / 4))
    }
}

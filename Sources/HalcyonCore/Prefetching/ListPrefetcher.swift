import Synchronization

/// Prefetches what comes next in a list, as it scrolls.
///
/// Tell it what is visible whenever that changes; ``PrefetchWindow`` decides what is worth loading.
///
/// ```swift
/// let list = ListPrefetcher(ImagePrefetcher(pipeline: pipeline))
/// func scrolled(to visible: Range<Int>) {
///     list.visibleRange(visible, of: rows.count) { rows[$0].imageRequests }
/// }
/// ```
///
/// The nearest item comes first. When the direction turns, what lies behind is stopped, running or not; what comes into view
/// before its turn is left to whoever shows it; what has been scrolled past is forgotten. An image that several items show is
/// loaded for as long as one of them is wanted.
///
/// May be called from any thread. Letting go of it stops what it began.
public final class ListPrefetcher: Sendable {
    private struct State {
        var window: PrefetchWindow
        var wanted: Set<Int> = []
        var batches: [Int: ImagePrefetcher.Batch] = [:]
        /// The number of reloads: what was asked of older rows must not be taken for the new ones'.
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

    /// A list's prefetcher.
    ///
    /// - Parameters:
    ///   - prefetcher: does the work; lists may share one.
    ///   - window: how many items ahead and behind. Default: 10 and 2.
    public init(_ prefetcher: ImagePrefetcher, window: PrefetchWindow = PrefetchWindow()) {
        self.prefetcher = prefetcher
        state = Mutex(State(window: window))
    }

    deinit { stop() }

    /// Where the list was last seen to go; nil before it moves, and after a jump.
    public var direction: PrefetchWindow.Direction? { state.withLock { $0.window.direction } }

    /// Tells what is visible: `range` of the list's `count` items; empty when nothing is. Starts what comes next, and stops
    /// what does not any more.
    ///
    /// - Parameters:
    ///   - range: the indices of the items that are visible, from 0.
    ///   - count: the number of all items.
    ///   - isMoving: false when the list has come to rest, which makes it prefetch a few items on the other side too.
    ///     Default: true.
    ///   - requests: what an item shows, any number of images. Called during this call and on its thread only, at most once
    ///     for each item that has newly become worth loading; so it may use what belongs to the caller's actor.
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

    /// Tells that the list has other items now, `count` of them: all that are worth loading are asked for anew. What the new
    /// ones have in common with the old ones goes on. Call ``visibleRange(_:of:isMoving:requests:)`` afterwards if other items
    /// have come into view; alone it is enough where items were merely added behind the last.
    ///
    /// - Parameters:
    ///   - count: the number of all items.
    ///   - isMoving: as for ``visibleRange(_:of:isMoving:requests:)``. Default: true.
    ///   - requests: as for ``visibleRange(_:of:isMoving:requests:)``.
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

    /// Stops everything and forgets where the list is; the next ``visibleRange(_:of:isMoving:requests:)`` begins anew.
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

    /// What waits makes way for the new first, and what runs ends only then: the new may have a use for it.
    private func carryOut(_ change: Change, _ requests: (Int) -> [ImageRequest]) {
        for batch in change.stopped { batch.withdraw() }
        for (_, batch) in change.seen { batch.withdraw() }
        let started = change.missing.map { ($0, prefetcher.start(requests($0))) }
        // Another thread may have told something newer meanwhile.
        let late = state.withLock { state in
            // Asked for again when they leave the view unscrolled: they may not have been loaded after all.
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
        for (_, batch) in late { batch.stop() }
        for batch in change.stopped { batch.stop() }
    }
}

/// Decides which items of a list are worth loading next, by how the list scrolls.
///
/// While it moves, that is the next ``ahead`` items in the direction of travel. At rest it is also ``behind`` items on the
/// other side; and where the list ends before `ahead` items, the other side gets the rest of them. A list that has not moved
/// yet, and one that has jumped, is at rest and expected to go forward. Visible items are never among them.
///
/// A move of less than one item does not turn the direction: rows that half appear and disappear at an edge are no travel.
public struct PrefetchWindow: Sendable, Hashable {
    /// A way through a list.
    public enum Direction: Sendable, Hashable {
        /// Towards the last item.
        case forward
        /// Towards the first item.
        case backward

        var opposite: Direction { self == .forward ? .backward : .forward }
    }

    /// The number of items in the direction of travel. Default: 10.
    public var ahead: Int { didSet { ahead = max(0, ahead) } }
    /// The number of items on the other side, at rest. Default: 2.
    public var behind: Int { didSet { behind = max(0, behind) } }
    /// The visible items; empty before the first move.
    public private(set) var visible = 0..<0
    /// Where the list was last seen to go; nil before it moves, and after a jump.
    public private(set) var direction: Direction?

    /// Twice the middle of the visible items, where it was farthest in the direction.
    private var farthest = 0

    /// A window of the given numbers of items; negative ones count as 0.
    public init(ahead: Int = 10, behind: Int = 2) {
        self.ahead = max(0, ahead)
        self.behind = max(0, behind)
    }

    /// Takes in that `range` of the list's `count` items is visible now, and returns the items that are worth loading, the
    /// nearest first.
    ///
    /// A range that leaves out more than a screenful between itself and the last one is a jump. One that is empty means that
    /// nothing is visible: nothing is worth loading, and no direction is known. What lies outside the list is ignored.
    ///
    /// - Parameters:
    ///   - range: the indices of the items that are visible, from 0.
    ///   - count: the number of all items.
    ///   - isMoving: false when the list has come to rest. Default: true.
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

    /// Takes in that the list has `count` other items now, and returns those that are worth loading, the nearest first. No
    /// move: what is visible stays so as far as there are items, and the direction stays what it was.
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

    /// At most so many items on one side of the visible ones, the nearest first.
    private func items(_ limit: Int, _ direction: Direction, of count: Int) -> [Int] {
        switch direction {
        case .forward: Array(visible.upperBound..<visible.upperBound + min(limit, max(0, count - visible.upperBound)))
        case .backward: (visible.lowerBound - min(limit, visible.lowerBound)..<visible.lowerBound).reversed()
        }
    }

    /// Also keeps sums of two bounds within an `Int`.
    private static func clamp(_ range: Range<Int>, to count: Int) -> Range<Int> {
        range.clamped(to: 0..<min(max(0, count), Int.max / 4))
    }
}

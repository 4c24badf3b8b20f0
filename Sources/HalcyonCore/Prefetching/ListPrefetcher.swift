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

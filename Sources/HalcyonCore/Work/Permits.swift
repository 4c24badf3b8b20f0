import Synchronization

/// Lets at most `limit` holders run at a time; the most urgent first, and among equals the one that came first.
///
/// A permit is for one stage of a load and never held across another, nor across a wait for shared work.
final class Permits: Sendable {
    private struct Waiter {
        let suspension: Suspension<Bool>
        var priority: WorkPriority
    }

    private struct State {
        var free: Int
        var waiters: [WaitID: Waiter] = [:]
        var queue = WaitQueue<Waiter> { $0.priority == $1 }

        mutating func enqueue(_ id: WaitID, _ priority: WorkPriority) {
            queue.insert(id, priority, of: waiters, live: waiters.count)
        }

        /// Takes out the waiter whose turn it is.
        mutating func next() -> Waiter? { queue.popFirst(of: waiters).flatMap { waiters.removeValue(forKey: $0) } }
    }

    private let state: Mutex<State>

    init(_ limit: Int) { state = Mutex(State(free: max(1, limit))) }

    /// Runs `body` while holding a permit, once it is this caller's turn.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the task is cancelled while it waits; what `body` throws.
    func withPermit<Result: Sendable>(
        for demand: Demand, _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        guard await acquire(for: demand) else { throw .cancelled }
        defer { release() }
        return try await body()
    }

    /// Whether a permit was got. A permit that is granted to a task cancelled at that moment counts as got, so that it
    /// comes back: looking at the cancellation here would lose it.
    private func acquire(for demand: Demand) async -> Bool {
        if Task.isCancelled { return false }
        if takeFree() { return true }
        let id = WaitID()
        demand.follow(as: id, { [weak self, weak demand] in if let demand { self?.reprioritize(id, demand) } })
        defer { demand.unfollow(id) }
        return await withTaskCancellationHandler {
            await suspended { suspension in
                let isFree = state.withLock { state in
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    let priority = demand.priority
                    state.waiters[id] = Waiter(suspension: suspension, priority: priority)
                    state.enqueue(id, priority)
                    return false
                }
                if isFree {
                    suspension.resume(returning: true)
                } else if Task.isCancelled {
                    leave(id)
                }
            }
        } onCancel: {
            leave(id)
        }
    }

    private func takeFree() -> Bool {
        state.withLock { state in
            guard state.free > 0 else { return false }
            state.free -= 1
            return true
        }
    }

    private func release() {
        let next = state.withLock { state in
            let next = state.next()
            if next == nil { state.free += 1 }
            return next
        }
        // The permit passes from hand to hand.
        next?.suspension.resume(returning: true)
    }

    private func leave(_ id: WaitID) {
        state.withLock { $0.waiters.removeValue(forKey: id) }?.suspension.resume(returning: false)
    }

    private func reprioritize(_ id: WaitID, _ demand: Demand) {
        state.withLock { state in
            let priority = demand.priority
            guard let old = state.waiters[id]?.priority, old != priority else { return }
            state.waiters[id]?.priority = priority
            state.enqueue(id, priority)
        }
    }

    /// How many permits are free, and how many callers wait for one.
    var counts: (free: Int, waiting: Int) { state.withLock { ($0.free, $0.waiters.count) } }
}

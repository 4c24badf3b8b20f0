import Synchronization

/// The permits of providers, which may wait for one another.
///
/// A provider that itself loads through a pipeline releases its permit when that load begins (``ProviderTurn``), if the
/// load can be attributed to it. That is impossible from a detached task or on one of the program's own queues: then as
/// many such providers as there are permits would wait for each other forever. So if none of them ends within some
/// seconds while others wait, the number of permits doubles until nobody waits any more.
final class ProviderPermits: Sendable {
    /// Seconds within which one of the running providers is expected to end.
    static let patience = 3.0

    private struct State {
        /// The number of callers that have a permit or wait for one.
        var wanted = 0
        /// The number of times that a permit was acquired or released.
        var steps = 0
        var isWatched = false
    }

    private let limit: Int
    private let clock: any PipelineClock
    private let permits: Permits
    private let state: Mutex<State>

    init(_ limit: Int, behind backlog: Backlog, clock: any PipelineClock) {
        self.limit = limit
        self.clock = clock
        permits = Permits(limit, behind: backlog)
        state = Mutex(State())
    }

    /// The number of free permits, and of callers that wait for one.
    var counts: (free: Int, waiting: Int) { permits.counts }

    /// Returns whether a permit was acquired: false if the task is cancelled while it waits.
    func acquire(for demand: LivePriority) async -> Bool {
        let startsWatch = state.withLock { state in
            state.wanted += 1
            defer { if state.wanted > limit { state.isWatched = true } }
            return state.wanted > limit && !state.isWatched
        }
        if startsWatch { watch() }
        let isAcquired = await permits.acquire(for: demand, isNew: true)
        state.withLock { state in
            if isAcquired { state.steps += 1 } else { state.wanted -= 1 }
        }
        return isAcquired
    }

    /// Releases a permit.
    func release() {
        state.withLock { state in
            state.wanted -= 1
            state.steps += 1
        }
        permits.release()
    }

    private func watch() {
        _ = startTask { [weak self, clock] in
            while let steps = self?.stepsIfWanted() {
                try? await clock.sleep(seconds: Self.patience)
                self?.lend(ifStillAt: steps)
            }
        }
    }

    /// Nil if there are enough permits, which ends the watch.
    private func stepsIfWanted() -> Int? {
        state.withLock { state in
            if state.wanted > limit { return state.steps }
            state.isWatched = false
            return nil
        }
    }

    private func lend(ifStillAt steps: Int) {
        let wanted = state.withLock { $0.steps == steps ? $0.wanted : 0 }
        let waiting = permits.counts.waiting
        if wanted > 0, waiting > 0 { permits.lend(max(limit, wanted - waiting)) }
    }
}

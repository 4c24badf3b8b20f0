import Synchronization

/// Counts the bytes that wait for a later stage, and holds back the stages that would bring more.
///
/// The stages behind it look at ``least`` under their own lock and are told to look again when it changes, as followers
/// of a ``Demand`` are: whatever overtakes whatever, they end with what is true. Nobody who holds a permit ever waits for
/// a backlog, and what makes it shorter never waits for one: so it always gets shorter again.
final class Backlog: Sendable {
    /// Bytes that wait in a backlog.
    struct Load {
        let backlog: Backlog
        let byteCount: Int
        /// Names what several may wait with, and is held once; nil for what is one's own. Default: nil.
        var body: WaitID?
    }

    private struct State {
        var byteCount = 0
        /// How many wait with each body.
        var bodies: [WaitID: Int] = [:]
        var followers: [WaitID: @Sendable () -> Void] = [:]
    }

    private let limit: Int
    private let admitsUrgent: Bool
    private let state = Mutex(State())
    /// 0, or 1 from the limit on, or 2 from twice the limit on. Changed under the lock, read without.
    private let level = Atomic<Int>(0)

    /// - Parameters:
    ///   - limit: From so many bytes on, what is not urgent is held back; from twice as many on, all is.
    ///   - admitsUrgent: Whether what is urgent is never held back. Default: false.
    init(limit: Int, admitsUrgent: Bool = false) {
        self.limit = max(1, limit)
        self.admitsUrgent = admitsUrgent
    }

    /// The least priority of what may start now; nil when nothing may.
    var least: WorkPriority? {
        switch level.load(ordering: .acquiring) {
        case 0: .veryLow
        case 1: .high
        default: nil
        }
    }

    /// The bytes that wait.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// Counts what somebody begins to wait with.
    func add(_ load: Load) {
        guard let body = load.body else { return add(load.byteCount) }
        let isFirst = state.withLock { state in
            state.bodies[body, default: 0] += 1
            return state.bodies[body] == 1
        }
        if isFirst { add(load.byteCount) }
    }

    /// Counts it no more.
    func remove(_ load: Load) {
        guard let body = load.body else { return remove(load.byteCount) }
        let isLast = state.withLock { state in
            let rest = (state.bodies[body] ?? 1) - 1
            state.bodies[body] = rest > 0 ? rest : nil
            return rest == 0
        }
        if isLast { remove(load.byteCount) }
    }

    func add(_ byteCount: Int) { change(by: max(0, byteCount)) }

    func remove(_ byteCount: Int) { change(by: -max(0, byteCount)) }

    /// Has `follower` called after each change of ``least``.
    func follow(as id: WaitID, _ follower: @escaping @Sendable () -> Void) {
        state.withLock { $0.followers[id] = follower }
    }

    func unfollow(_ id: WaitID) {
        let follower = state.withLock { $0.followers.removeValue(forKey: id) }
        withExtendedLifetime(follower) {}
    }

    private func change(by difference: Int) {
        let followers = state.withLock { state -> [@Sendable () -> Void] in
            state.byteCount += difference
            let new = state.byteCount < limit ? 0 : admitsUrgent || state.byteCount / 2 < limit ? 1 : 2
            guard level.exchange(new, ordering: .acquiringAndReleasing) != new else { return [] }
            return Array(state.followers.values)
        }
        for follower in followers { follower() }
    }
}

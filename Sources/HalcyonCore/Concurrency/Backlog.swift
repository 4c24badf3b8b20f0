import Synchronization

/// Counts what waits for a later stage, in bytes or in loads, and holds back the stages that would add more.
///
/// Earlier stages read ``least`` under their own lock and are notified to read it again when it changes, as followers
/// of a ``LivePriority`` are, so they always end up with the current value, in whatever order the calls arrive. A
/// permit holder never waits for a backlog, and the work that drains one never waits for one, so a backlog always
/// drains.
final class Backlog: Sendable {
    /// What one caller adds while it waits.
    struct Load {
        let backlog: Backlog
        let byteCount: Int
        /// Identifies bytes that several callers share and that count once; nil if the caller owns them. Default: nil.
        var body: WaitID?
    }

    private struct State {
        var byteCount = 0
        /// The number of callers that wait with each body.
        var bodies: [WaitID: Int] = [:]
        var followers: [WaitID: @Sendable () -> Void] = [:]
    }

    private let limit: Int
    private let admitsUrgent: Bool
    private let state = Mutex(State())
    /// 0, 1 from the limit on, or 2 from twice the limit on. Changed under the lock, read without it.
    private let level = Atomic<Int>(0)

    /// - Parameters:
    ///   - limit: The number of bytes from which non-urgent work is held back; from twice this number on, all work is.
    ///   - admitsUrgent: Whether urgent work is never held back. Default: false.
    init(limit: Int, admitsUrgent: Bool = false) {
        self.limit = max(1, limit)
        self.admitsUrgent = admitsUrgent
    }

    /// The lowest priority that may start now; nil if none may.
    var least: LoadPriority? {
        switch level.load(ordering: .acquiring) {
        case 0: .veryLow
        case 1: .high
        default: nil
        }
    }

    /// The number of waiting bytes.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// Counts the bytes of a caller that starts to wait.
    func add(_ load: Load) {
        guard let body = load.body else { return add(load.byteCount) }
        let isFirst = state.withLock { state in
            state.bodies[body, default: 0] += 1
            return state.bodies[body] == 1
        }
        if isFirst { add(load.byteCount) }
    }

    /// Stops counting the bytes of a caller.
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

    /// Calls `follower` after each change of ``least``.
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

import Synchronization

/// How urgently something is wanted. Queued work of a higher priority starts first; within one priority, in order of
/// submission.
public enum WorkPriority: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// For what may never be needed.
    case veryLow
    /// For what will be needed later.
    case low
    /// The default.
    case normal
    /// For what is waited for.
    case high
    /// For what holds somebody up.
    case veryHigh

    /// Less urgent is smaller.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension WorkPriority {
    /// One step more urgent, where there is one.
    var raised: Self { Self(rawValue: rawValue + 1) ?? self }
    /// One step less urgent, where there is one.
    var lowered: Self { Self(rawValue: rawValue - 1) ?? self }
}

/// How urgently something is wanted.
///
/// Each wait on its behalf *follows* it, so a change reaches the place where the work is queued at once, however deep it
/// has got. A follower is told *that* the priority changed and reads it again under its own lock: two changes that
/// overtake each other on the way then still end with the newer one.
///
/// Locks nest one way only: a table's, then a demand's.
final class Demand: Sendable {
    typealias Follower = @Sendable () -> Void

    private struct State {
        var priority: WorkPriority
        var followers = WaitTable<Follower>()
    }

    /// The turn of the load that it belongs to, which all work for that load has, at each stage; nil where it is made for
    /// many loads: each of these draws its own.
    let turn: WaitID?
    private let state: Mutex<State>
    private let isConstant: Bool

    init(_ priority: WorkPriority, turn: WaitID? = nil) {
        state = Mutex(State(priority: priority))
        isConstant = false
        self.turn = turn
    }

    private init(constant priority: WorkPriority) {
        state = Mutex(State(priority: priority))
        isConstant = true
        turn = nil
    }

    /// For callers whose priority never changes: costs nothing to follow, and ignores changes.
    static func constant(_ priority: WorkPriority) -> Demand { constants[priority.rawValue] }
    private static let constants = WorkPriority.allCases.map(Demand.init(constant:))

    var priority: WorkPriority {
        get { state.withLock { $0.priority } }
        set { for follower in update(to: newValue) { follower() } }
    }

    /// Changes the priority and returns who must be told: by the caller, once it holds no lock.
    func update(to priority: WorkPriority) -> [Follower] {
        guard !isConstant else { return [] }
        return state.withLock { state in
            guard state.priority != priority else { return [] }
            state.priority = priority
            return state.followers.isEmpty ? [] : state.followers.values
        }
    }

    /// Has a wait told of changes, until ``unfollow(_:)``. Until then the follower may keep the demand in memory.
    func follow(as id: WaitID, _ follower: @autoclosure () -> Follower) {
        guard !isConstant else { return }
        let follower = follower()
        state.withLock { $0.followers.insert(follower, for: id) }
    }

    func unfollow(_ id: WaitID) {
        guard !isConstant else { return }
        _ = state.withLock { $0.followers.remove(id) }
    }

    /// How many waits follow it: none once all of them have ended.
    var followerCount: Int { state.withLock { $0.followers.count } }
}

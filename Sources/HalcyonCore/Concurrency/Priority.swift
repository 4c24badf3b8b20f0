import Synchronization

/// The priority of a load. Queued work of a higher priority starts first; within one priority, in order of submission.
public enum LoadPriority: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// For work that may never be needed.
    case veryLow
    /// For work that will be needed later.
    case low
    /// The default.
    case normal
    /// For work that someone waits for.
    case high
    /// For work that blocks someone.
    case veryHigh

    /// Orders less urgent priorities first.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension LoadPriority {
    /// The next higher priority, or this one if there is none.
    var raised: Self { Self(rawValue: rawValue + 1) ?? self }
    /// The next lower priority, or this one if there is none.
    var lowered: Self { Self(rawValue: rawValue - 1) ?? self }
}

/// A priority that may change while the work is under way.
///
/// A value of this type is called a *demand* wherever it is handed on: how urgently work is wanted, and in whose turn.
/// A `priority` is how urgent that is at one moment.
///
/// Each wait on its behalf *follows* it, so a change immediately reaches the place where the work is queued, however
/// deep. A follower is notified *that* the priority changed and reads it again under its own lock, so two changes that
/// overtake each other still end with the newer one.
///
/// Locks nest in one order only: a table's, then a live priority's.
final class LivePriority: Sendable {
    typealias Follower = @Sendable () -> Void

    private struct State {
        var priority: LoadPriority
        var followers = WaitTable<Follower>()
    }

    /// The turn of the load that it belongs to, which all work for that load shares at each stage; nil if it serves
    /// many loads, each of which draws its own turn.
    let turn: WaitID?
    /// The work that it is the priority of, which can host what it waits for; nil for other priorities.
    let host: WorkHost?
    private let state: Mutex<State>
    private let isConstant: Bool

    init(_ priority: LoadPriority, turn: WaitID? = nil, host: WorkHost? = nil) {
        state = Mutex(State(priority: priority))
        isConstant = false
        self.turn = turn
        self.host = host
    }

    private init(constant priority: LoadPriority) {
        state = Mutex(State(priority: priority))
        isConstant = true
        turn = nil
        host = nil
    }

    /// Returns a priority that never changes: it costs nothing to follow, and ignores changes.
    static func constant(_ priority: LoadPriority) -> LivePriority { constants[priority.rawValue] }
    private static let constants = LoadPriority.allCases.map(LivePriority.init(constant:))

    var priority: LoadPriority {
        get { state.withLock { $0.priority } }
        set { for follower in update(to: newValue) { follower() } }
    }

    /// Changes the priority and returns the followers that the caller must call once it holds no lock.
    func update(to priority: LoadPriority) -> [Follower] {
        guard !isConstant else { return [] }
        return state.withLock { state in
            guard state.priority != priority else { return [] }
            state.priority = priority
            return state.followers.isEmpty ? [] : state.followers.values
        }
    }

    /// Calls `follower` after changes, until ``unfollow(_:)``. Until then the follower may keep this object in memory.
    func follow(as id: WaitID, _ follower: @autoclosure () -> Follower) {
        guard !isConstant else { return }
        let follower = follower()
        state.withLock { $0.followers.insert(follower, for: id) }
    }

    func unfollow(_ id: WaitID) {
        guard !isConstant else { return }
        _ = state.withLock { $0.followers.remove(id) }
    }

    /// The number of waits that follow it: zero once all of them have ended.
    var followerCount: Int { state.withLock { $0.followers.count } }
}

/// The number of waiters of each priority. Not a vector, whose alignment would need slower allocations.
struct PriorityCounts {
    private var veryLow: Int32 = 0
    private var low: Int32 = 0
    private var normal: Int32 = 0
    private var high: Int32 = 0
    private var veryHigh: Int32 = 0

    /// The highest priority of a waiter; nil if there is none.
    var top: LoadPriority? {
        if veryHigh > 0 { return .veryHigh }
        if high > 0 { return .high }
        if normal > 0 { return .normal }
        if low > 0 { return .low }
        return veryLow > 0 ? .veryLow : nil
    }

    /// Adds a waiter of a priority, or with -1 removes one.
    mutating func add(_ difference: Int32, of priority: LoadPriority) {
        switch priority {
        case .veryLow: veryLow += difference
        case .low: low += difference
        case .normal: normal += difference
        case .high: high += difference
        case .veryHigh: veryHigh += difference
        }
    }
}

import CacheTraces

/// Two lists in the order of use: what is used again moves to the protected one, whose oldest falls back (Karedla, Love
/// and Wherry, "Caching strategies to improve disk system performance", IEEE Computer 27, 1994).
struct SLRU: ReplacementPolicy {
    private static let probation = 0
    private static let protected = 1
    private var lists: ObjectLists
    private let limit: Int
    private let protectedLimit: Int

    init(costLimit: Int, trace: Trace) {
        lists = ObjectLists(2, costs: trace.costs)
        limit = costLimit
        protectedLimit = costLimit * 8 / 10
    }

    mutating func show(_ object: Int) -> Bool {
        guard lists.place[object] >= 0 else {
            prefetch(object)
            return false
        }
        lists.move(object, to: Self.protected)
        while lists[Self.protected].cost > protectedLimit {
            lists.move(lists[Self.protected].oldest, to: Self.probation)
        }
        return true
    }

    mutating func prefetch(_ object: Int) {
        guard lists.place[object] < 0 else { return }
        lists.insert(object, in: Self.probation)
        while lists[0].cost + lists[1].cost > limit {
            let oldest = lists[Self.probation].oldest
            lists.remove(oldest >= 0 ? oldest : lists[Self.protected].oldest)
        }
    }
}

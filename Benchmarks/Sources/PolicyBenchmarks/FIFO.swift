import CacheTraces

/// First in, first out.
struct FIFO: ReplacementPolicy {
    private var lists: ObjectLists
    private let limit: Int

    init(costLimit: Int, trace: Trace) {
        lists = ObjectLists(1, costs: trace.costs)
        limit = costLimit
    }

    mutating func show(_ object: Int) -> Bool {
        guard lists.place[object] < 0 else { return true }
        lists.insert(object, in: 0)
        while lists[0].cost > limit { lists.remove(lists[0].oldest) }
        return false
    }

    mutating func prefetch(_ object: Int) { _ = show(object) }
}

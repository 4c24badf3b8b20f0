import CacheTraces

/// What was not used for longest goes first.
struct LRU: ReplacementPolicy {
    private var lists: ObjectLists
    private let limit: Int

    init(costLimit: Int, trace: Trace) {
        lists = ObjectLists(1, costs: trace.costs)
        limit = costLimit
    }

    mutating func show(_ object: Int) -> Bool {
        guard lists.place[object] < 0 else {
            lists.move(object, to: 0)
            return true
        }
        prefetch(object)
        return false
    }

    mutating func prefetch(_ object: Int) {
        guard lists.place[object] < 0 else { return }
        lists.insert(object, in: 0)
        while lists[0].cost > limit { lists.remove(lists[0].oldest) }
    }
}

import CacheTraces

/// A queue in which what was used since it was last looked at gets a second chance: Nuke's cache.
struct Clock: ReplacementPolicy {
    private var lists: ObjectLists
    private var isUsed: [Bool]
    private let limit: Int

    init(costLimit: Int, trace: Trace) {
        lists = ObjectLists(1, costs: trace.costs)
        isUsed = Array(repeating: false, count: trace.costs.count)
        limit = costLimit
    }

    mutating func show(_ object: Int) -> Bool {
        guard lists.place[object] < 0 else {
            isUsed[object] = true
            return true
        }
        prefetch(object)
        return false
    }

    mutating func prefetch(_ object: Int) {
        guard lists.place[object] < 0 else { return }
        isUsed[object] = false
        lists.insert(object, in: 0)
        while lists[0].cost > limit {
            let oldest = lists[0].oldest
            if isUsed[oldest] {
                isUsed[oldest] = false
                lists.move(oldest, to: 0)
            } else {
                lists.remove(oldest)
            }
        }
    }
}

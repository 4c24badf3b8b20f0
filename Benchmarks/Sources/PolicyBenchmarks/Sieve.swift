import CacheTraces

/// A queue, and a hand that goes from old to new, spares what was used and takes what was not (Zhang et al., "SIEVE is
/// simpler than LRU", NSDI 2024).
struct Sieve: ReplacementPolicy {
    private var lists: ObjectLists
    private var isUsed: [Bool]
    private var hand = -1
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
        while lists[0].cost + lists.cost(object) > limit, lists[0].oldest >= 0 { evict() }
        isUsed[object] = false
        lists.insert(object, in: 0)
    }

    private mutating func evict() {
        var victim = hand < 0 ? lists[0].oldest : hand
        while isUsed[victim] {
            isUsed[victim] = false
            let next = lists.next(newerThan: victim)
            victim = next < 0 ? lists[0].oldest : next
        }
        hand = lists.next(newerThan: victim)
        lists.remove(victim)
    }
}

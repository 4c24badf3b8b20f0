import CacheTraces

/// A small queue for what is new, a main one for what was used in it, and a ghost one of what left the small one (Yang
/// et al., "FIFO queues are all you need for cache eviction", SOSP 2023, algorithm 1).
struct S3FIFO: ReplacementPolicy {
    private static let small = 0
    private static let main = 1
    private static let ghost = 2
    private var lists: ObjectLists
    private var uses: [UInt8]
    private let limit: Int

    init(costLimit: Int, trace: Trace) {
        lists = ObjectLists(3, costs: trace.costs)
        uses = Array(repeating: 0, count: trace.costs.count)
        limit = costLimit
    }

    private func isStored(_ object: Int) -> Bool { lists.place[object] >= 0 && lists.place[object] != Self.ghost }

    mutating func show(_ object: Int) -> Bool {
        guard isStored(object) else {
            prefetch(object)
            return false
        }
        uses[object] = min(3, uses[object] + 1)
        return true
    }

    mutating func prefetch(_ object: Int) {
        guard !isStored(object) else { return }
        while lists[Self.small].cost + lists[Self.main].cost + lists.cost(object) > limit { evict() }
        uses[object] = 0
        if lists.place[object] == Self.ghost {
            lists.move(object, to: Self.main)
        } else {
            lists.insert(object, in: Self.small)
        }
    }

    private mutating func evict() {
        let isSmallFull = lists[Self.small].cost >= limit / 10
        if isSmallFull || lists[Self.main].oldest < 0 { evictFromSmall() } else { evictFromMain() }
    }

    private mutating func evictFromSmall() {
        while lists[Self.small].oldest >= 0 {
            let oldest = lists[Self.small].oldest
            if uses[oldest] > 1 {
                uses[oldest] = 0
                lists.move(oldest, to: Self.main)
            } else {
                lists.move(oldest, to: Self.ghost)
                while lists[Self.ghost].cost > limit * 9 / 10 { lists.remove(lists[Self.ghost].oldest) }
                return
            }
        }
    }

    private mutating func evictFromMain() {
        while lists[Self.main].oldest >= 0 {
            let oldest = lists[Self.main].oldest
            guard uses[oldest] > 0 else { return lists.remove(oldest) }
            uses[oldest] -= 1
            lists.move(oldest, to: Self.main)
        }
    }
}

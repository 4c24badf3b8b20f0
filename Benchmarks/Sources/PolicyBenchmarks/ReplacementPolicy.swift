import CacheTraces

/// A cache of objects by number, of which only the costs are known.
protocol ReplacementPolicy {
    /// An empty cache for a trace's objects.
    init(costLimit: Int, trace: Trace)

    /// Asks for an object, which is stored where it is not there; whether it was.
    mutating func show(_ object: Int) -> Bool

    /// Stores an object that nobody asked for yet, where it is not there.
    mutating func prefetch(_ object: Int)
}

extension ReplacementPolicy {
    /// The share of objects and of bytes that are found when a trace is replayed; what is prefetched counts for
    /// neither.
    static func replay(_ trace: Trace, costLimit: Int) -> HitRatio {
        var policy = Self(costLimit: costLimit, trace: trace)
        var ratio = HitRatio()
        for event in trace.events {
            guard !event.isPrefetch else {
                policy.prefetch(event.object)
                continue
            }
            ratio.count(trace.costs[event.object], isHit: policy.show(event.object))
        }
        return ratio
    }
}

import Foundation

/// What a memory cache is asked for, in this order, and what each object costs.
public struct Trace: Sendable {
    /// One step.
    public struct Event: Sendable {
        private let bits: UInt32
        /// Which object: an index into ``Trace/costs``.
        public var object: Int { Int(bits >> 1) }
        /// Whether it is loaded ahead, and nobody looks at it yet.
        public var isPrefetch: Bool { bits & 1 == 1 }

        init(_ object: Int, isPrefetch: Bool) { bits = UInt32(object) << 1 | (isPrefetch ? 1 : 0) }
    }

    /// What it is called in tables.
    public let name: String
    /// The bytes of each object.
    public let costs: [Int]
    /// The steps.
    public let events: [Event]
    /// The bytes of all objects that are shown or prefetched.
    public let footprint: Int

    init(_ name: String, costs: [Int], events: [Event]) {
        self.name = name
        self.costs = costs
        self.events = events
        var isUsed = [Bool](repeating: false, count: costs.count)
        for event in events { isUsed[event.object] = true }
        footprint = zip(costs, isUsed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    }

    /// Sizes of decoded images: lognormal, sigma 1.
    static func costs(_ count: Int, median: Double = 250_000, seed: UInt64) -> [Int] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            // Box and Muller's normal numbers.
            let normal = sqrt(-2 * log(1 - random.unit())) * cos(2 * .pi * random.unit())
            return max(4, Int(median * exp(normal)))
        }
    }
}

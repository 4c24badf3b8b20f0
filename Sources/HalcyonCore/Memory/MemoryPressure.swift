/// How short the system's memory is. GLib's three levels (`GMemoryMonitorWarningLevel`) mean the same.
package enum MemoryPressure: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// What is not needed should go.
    case low
    /// The program, or others, are slowed by it.
    case medium
    /// Programs will soon be ended for it.
    case critical

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The most bytes that a cache is to keep which has `cost` of at most `limit`.
    ///
    /// Parts of what is there, and not of the limit, so that a cache which is not full gives as well. The first two
    /// stop at a tenth of the limit: some screens full, which would only be decoded again. Images that are shown do not
    /// depend on it.
    package func keptCost(of cost: Int, limit: Int) -> Int {
        switch self {
        case .low: min(cost, max(cost / 4 * 3, limit / MemoryRelief.smallestPart))
        case .medium: min(cost, max(cost / 2, limit / MemoryRelief.smallestPart))
        case .critical: cost / 10
        }
    }
}

/// Waits that grow from attempt to attempt, spread at random so that many clients do not come back all at once.
///
/// Source of the "full jitter" rule: M. Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
public struct Backoff: Sendable, Hashable {
    /// The wait after the first attempt, in seconds. Default: 0.5.
    public var initial: Double
    /// By what each wait is longer than the one before. Default: 2.
    public var factor: Double
    /// The longest wait that ``factor`` makes, in seconds; ``initial`` counts in its place if that is longer. Default: 15.
    public var maximum: Double
    /// Which part of a wait is left to chance: 0 for none, 1 (the default) for all of it.
    public var jitter: Double

    /// A series of waits; see the properties.
    public init(initial: Double = 0.5, factor: Double = 2, maximum: Double = 15, jitter: Double = 1) {
        self.initial = initial
        self.factor = factor
        self.maximum = maximum
        self.jitter = jitter
    }

    /// The wait after an attempt, in seconds: 0 or more, and a century at most.
    ///
    /// - Parameters:
    ///   - attempt: The number of the attempt, from 1 on.
    ///   - chance: From 0 to 1: where in the part left to chance the wait falls.
    public func delay(afterAttempt attempt: Int, chance: Double) -> Double {
        var delay = initial.within(0...Self.century, orElse: 0)
        let longest = max(delay, maximum.within(0...Self.century, orElse: 0))
        let factor = factor.within(0...1e15, orElse: 1)
        // Not by a power, which could be infinite and then no number at all.
        for _ in 1..<max(1, min(attempt, 64)) { delay = min(longest, delay * factor) }
        let random = jitter.within(0...1, orElse: 1)
        return delay * (1 - random) + delay * random * chance.within(0...1, orElse: 1)
    }

    private static let century = 3_153_600_000.0
}

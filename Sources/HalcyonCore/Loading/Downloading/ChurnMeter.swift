/// The leaky bucket of ``ImageDownloader/StartRate``.
struct ChurnMeter {
    private let rate: ImageDownloader.StartRate?
    private var level = 0.0
    private var measuredAt = 0.0

    /// One that never fills, for nil.
    init(_ rate: ImageDownloader.StartRate?) { self.rate = rate }

    /// Adds a transfer that was cancelled before its end.
    mutating func add(at now: Double) {
        guard let rate else { return }
        leak(until: now)
        // Not more than twice the brim, so that the wait is never longer than the burst takes to leak away.
        level = min(level + 1, 2 * max(1, Double(rate.burst)))
    }

    /// How many seconds starts must wait; nil for none.
    mutating func delay(at now: Double) -> Double? {
        guard let rate, level > 0 else { return nil }
        leak(until: now)
        let excess = level - max(0, Double(rate.burst))
        // What is less than a millisecond is not worth a timer, and may be no more than a rounded number.
        guard excess > 0, case let delay = excess / max(rate.perSecond, 0.001), delay > 0.001 else { return nil }
        return delay
    }

    private mutating func leak(until now: Double) {
        level = max(0, level - max(0, now - measuredAt) * max(rate?.perSecond ?? 0, 0.001))
        measuredAt = now
    }
}

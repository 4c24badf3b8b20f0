import CoreMetrics
import HalcyonCore

/// The server's own metrics, besides those of the engine.
final class ServerMeters: Sendable {
    private let factory: any MetricsFactory
    private let tiers: [Tier: TierMeters]
    private let running: Meter
    private let waiting: Meter

    /// Where an answer came from.
    enum Tier: String, CaseIterable {
        /// A result in memory.
        case memory
        /// A result in a cache, or one that another request was making.
        case cache
        /// A result made for this request.
        case made
        /// The fallback picture.
        case fallback
        /// A path that is no result's.
        case other
        case error
    }

    private struct TierMeters {
        /// By the first digit of the status.
        let requests: [Counter]
        let bytes: Counter
        let timer: Timer
    }

    init(_ factory: any MetricsFactory) {
        self.factory = factory
        running = Meter(label: "halcyon_server_running", dimensions: [], factory: factory)
        waiting = Meter(label: "halcyon_server_waiting", dimensions: [], factory: factory)
        tiers = Dictionary(
            uniqueKeysWithValues: Tier.allCases.map { tier in
                let dimensions = [("tier", tier.rawValue)]
                let requests = (0...5).map { digit in
                    Counter(
                        label: "halcyon_server_requests", dimensions: [("status", "\(digit)xx")] + dimensions,
                        factory: factory)
                }
                let bytes = Counter(label: "halcyon_server_bytes", dimensions: dimensions, factory: factory)
                let timer = Timer(
                    label: "halcyon_server_seconds", dimensions: dimensions, preferredDisplayUnit: .seconds,
                    factory: factory)
                return (tier, TierMeters(requests: requests, bytes: bytes, timer: timer))
            })
    }

    /// Counts an answer by its class of status and the tier that it came from.
    func answered(_ status: Int, tier: Tier, seconds: Double, bytes count: Int) {
        guard let meters = tiers[tier] else { return }
        meters.requests[min(max(status / 100, 0), 5)].increment()
        meters.bytes.increment(by: count)
        meters.timer.recordNanoseconds(Int64(min(max(seconds, 0), 1e6) * 1e9))
    }

    /// Tells how many requests are worked on and wait.
    func set(_ load: (running: Int, waiting: Int)) {
        running.set(load.running)
        waiting.set(load.waiting)
    }

    /// Counts a result that was made.
    func rendered(_ format: ImageFormat) {
        Counter(label: "halcyon_server_renders", dimensions: [("format", format.name)], factory: factory).increment()
    }
}

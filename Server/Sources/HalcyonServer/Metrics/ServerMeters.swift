import CoreMetrics
import HalcyonCore

/// The server's own metrics, besides those of the engine.
final class ServerMeters: Sendable {
    private let factory: any MetricsFactory
    private let requests: [Tier: [Counter]]
    private let bytes: [Tier: Counter]
    private let timers: [Tier: Timer]
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

    init(_ factory: any MetricsFactory) {
        self.factory = factory
        func byTier<Value>(_ make: (Tier) -> Value) -> [Tier: Value] {
            Dictionary(uniqueKeysWithValues: Tier.allCases.map { ($0, make($0)) })
        }
        running = Meter(label: "halcyon_server_running", dimensions: [], factory: factory)
        waiting = Meter(label: "halcyon_server_waiting", dimensions: [], factory: factory)
        requests = byTier { tier in
            (0...5).map { digit in
                Counter(
                    label: "halcyon_server_requests", dimensions: [("status", "\(digit)xx"), ("tier", tier.rawValue)],
                    factory: factory)
            }
        }
        bytes = byTier { tier in
            Counter(label: "halcyon_server_bytes", dimensions: [("tier", tier.rawValue)], factory: factory)
        }
        timers = byTier { tier in
            Timer(
                label: "halcyon_server_seconds", dimensions: [("tier", tier.rawValue)], preferredDisplayUnit: .seconds,
                factory: factory)
        }
    }

    /// Counts an answer by its class of status and the tier that it came from.
    func answered(_ status: Int, tier: Tier, seconds: Double, bytes count: Int) {
        requests[tier]?[min(max(status / 100, 0), 5)].increment()
        bytes[tier]?.increment(by: count)
        timers[tier]?.recordNanoseconds(Int64(min(max(seconds, 0), 1e6) * 1e9))
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

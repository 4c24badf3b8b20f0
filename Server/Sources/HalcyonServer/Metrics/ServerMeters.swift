import CoreMetrics
import HalcyonCore

/// The server's own metrics, besides those of the engine.
struct ServerMeters: Sendable {
    private let factory: any MetricsFactory

    init(_ factory: any MetricsFactory) { self.factory = factory }

    /// Counts an answer by its class of status and the tier that it came from.
    func answered(_ status: Int, tier: String, seconds: Double, bytes: Int) {
        let dimensions = [("status", "\(status / 100)xx"), ("tier", tier)]
        Counter(label: "halcyon_server_requests", dimensions: dimensions, factory: factory).increment()
        Counter(label: "halcyon_server_bytes", dimensions: [("tier", tier)], factory: factory).increment(by: bytes)
        Timer(label: "halcyon_server_seconds", dimensions: [("tier", tier)], factory: factory)
            .recordNanoseconds(Int64(min(seconds, 1e6) * 1e9))
    }

    /// Counts a result that was made.
    func rendered(_ format: ImageFormat) {
        Counter(label: "halcyon_server_renders", dimensions: [("format", format.name)], factory: factory).increment()
    }
}

public import CoreMetrics

/// Counts and times what happens in a pipeline (swift-metrics).
///
/// | Metric | Meaning | Dimensions |
/// |---|---|---|
/// | `halcyon_loads_total` | ended loads | `result`: `memory`, `disk`, `network`, `provider`, `failed` or `cancelled` |
/// | `halcyon_load_seconds` | their durations, except those of memory hits | the same |
/// | `halcyon_loads_running` | loads running now | |
/// | `halcyon_disk_lookups_total` | look-ups in the disk cache | `result`: `hit`, `stale` or `miss` |
/// | `halcyon_revalidations_total` | revalidations of stored bytes | `result`: `unchanged` or `changed` |
/// | `halcyon_stale_answers_total` | stale answers | |
/// | `halcyon_transfers_total` | ended transfers | `result`: `finished`, `failed` or `cancelled` |
/// | `halcyon_transfer_seconds` | their durations, as measured by the loader | |
/// | `halcyon_transfer_bytes_total` | bytes of transferred bodies | |
/// | `halcyon_retries_total` | failed attempts that were followed by another | |
/// | `halcyon_decode_seconds`, `halcyon_process_seconds` | durations of decodes, and of single processors | |
/// | `halcyon_stored_bytes_total` | bytes sent to a cache | `cache`: `memory` or `disk` |
/// | `halcyon_tier_events_total` | events of shared tiers; see ``count(_:)`` | `tier`; `event` |
public final class MetricsObserver: PipelineObserving {
    private let factory: any MetricsFactory
    private let prefix: String
    private let loads: [String: Counter]
    private let loadTimers: [String: Timer]
    private let running: Meter
    private let diskLookups: [String: Counter]
    private let revalidations: [String: Counter]
    private let staleAnswers: Counter
    private let transfers: [String: Counter]
    private let transferTimer: Timer
    private let transferBytes: Counter
    private let retries: Counter
    private let decodeTimer: Timer
    private let processTimer: Timer
    private let storedBytes: [String: Counter]

    /// Creates an observer that uses the metrics system that the program has set up in swift-metrics, or a given
    /// factory.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of each metric's name. Default: `"halcyon"`.
    ///   - factory: Creates the metrics. Default: the current `MetricsSystem.factory`.
    public init(prefix: String = "halcyon", factory: any MetricsFactory = MetricsSystem.factory) {
        self.factory = factory
        self.prefix = prefix
        func counters(_ name: String, by dimension: String, _ values: [String]) -> [String: Counter] {
            let pairs = values.map { value in
                (value, Counter(label: "\(prefix)_\(name)", dimensions: [(dimension, value)], factory: factory))
            }
            return Dictionary(uniqueKeysWithValues: pairs)
        }
        func timer(_ name: String, _ dimensions: [(String, String)] = []) -> Timer {
            Timer(label: "\(prefix)_\(name)", dimensions: dimensions, preferredDisplayUnit: .seconds, factory: factory)
        }
        let results = ["memory", "disk", "network", "provider", "failed", "cancelled"]
        loads = counters("loads_total", by: "result", results)
        loadTimers = Dictionary(
            uniqueKeysWithValues: results.dropFirst().map { ($0, timer("load_seconds", [("result", $0)])) })
        running = Meter(label: "\(prefix)_loads_running", dimensions: [], factory: factory)
        diskLookups = counters("disk_lookups_total", by: "result", ["hit", "stale", "miss"])
        revalidations = counters("revalidations_total", by: "result", ["unchanged", "changed"])
        staleAnswers = Counter(label: "\(prefix)_stale_answers_total", dimensions: [], factory: factory)
        transfers = counters("transfers_total", by: "result", ["finished", "failed", "cancelled"])
        transferTimer = timer("transfer_seconds")
        transferBytes = Counter(label: "\(prefix)_transfer_bytes_total", dimensions: [], factory: factory)
        retries = Counter(label: "\(prefix)_retries_total", dimensions: [], factory: factory)
        decodeTimer = timer("decode_seconds")
        processTimer = timer("process_seconds")
        storedBytes = counters("stored_bytes_total", by: "cache", ["memory", "disk"])
    }

    /// Counts an event.
    public func observe(_ event: PipelineEvent) {
        switch event.kind {
        case .started: running.increment()
        case .memoryLookup: break
        case .diskLookup(let isHit, let isFresh, _):
            diskLookups[isHit ? isFresh ? "hit" : "stale" : "miss"]?.increment()
        case .transfer(let transfer): observe(transfer.kind)
        case .revalidated(let isUnchanged): revalidations[isUnchanged ? "unchanged" : "changed"]?.increment()
        case .answeredStale: staleAnswers.increment()
        case .decoded(_, let seconds): decodeTimer.record(seconds)
        case .processed(_, _, let seconds): processTimer.record(seconds)
        case .storedInMemory(let bytes): storedBytes["memory"]?.increment(by: bytes)
        case .storedOnDisk(let bytes): storedBytes["disk"]?.increment(by: bytes)
        case .finished(let source, let seconds): end(source.rawValue, seconds)
        case .failed(_, let seconds): end("failed", seconds)
        case .cancelled(let seconds): end("cancelled", seconds)
        }
    }

    /// Counts an event of a shared tier as `hit`, `miss`, `late`, `failed`, `closed` or `reopened`. Pass this to a
    /// ``TieredDataCache`` as `onEvent`.
    public func count(_ event: TieredDataCache.Event) {
        let name =
            switch event.kind {
            case .hit: "hit"
            case .miss: "miss"
            case .late: "late"
            case .failed: "failed"
            case .closed: "closed"
            case .reopened: "reopened"
            }
        Counter(
            label: "\(prefix)_tier_events_total", dimensions: [("tier", event.tier), ("event", name)], factory: factory
        ).increment()
    }

    private func end(_ result: String, _ seconds: Double) {
        running.decrement()
        loads[result]?.increment()
        loadTimers[result]?.record(seconds)
    }

    private func observe(_ transfer: ImageDownloader.Event.Kind) {
        switch transfer {
        case .queued, .started, .resumed: break
        case .willRetry: retries.increment()
        case .finished(let bytes, let metrics):
            transfers["finished"]?.increment()
            transferBytes.increment(by: bytes)
            if let metrics { transferTimer.record(metrics.total) }
        case .failed: transfers["failed"]?.increment()
        case .cancelled: transfers["cancelled"]?.increment()
        }
    }
}

extension Timer {
    /// Clamped to what an `Int64` holds: the values may come from any loader.
    fileprivate func record(_ seconds: Double) { recordNanoseconds(Int64(min(max(0, seconds), 9e9) * 1e9)) }
}

public import CoreMetrics
import Synchronization

/// Keeps the metrics of a program, and writes them as Prometheus reads them.
///
/// ```swift
/// let registry = PrometheusRegistry()
/// MetricsSystem.bootstrap(registry)
/// let text = registry.text
/// ```
///
/// Counters end in `_total`, timers are histograms in seconds, recorders are summaries of count and sum, or gauges if
/// they do not aggregate. Metrics are kept until the program ends, so labels must have few values. At most 2,000 are
/// kept; what comes later is not counted.
///
/// Source of the format: Prometheus, "Exposition formats", text version 0.0.4.
public final class PrometheusRegistry: MetricsFactory {
    private let state = Mutex<[Series: any SeriesValue]>([:])
    private static let limit = 2_000

    /// Creates an empty registry.
    public init() {}

    /// All metrics as text.
    public var text: String {
        let all = state.withLock { $0.map { ($0.key, $0.value) } }.sorted {
            ($0.0.name, $0.0.labels) < ($1.0.name, $1.0.labels)
        }
        var text = ""
        var last = ""
        for (series, value) in all {
            if series.name != last { text += "# TYPE \(series.name) \(type(of: value).typeName)\n" }
            last = series.name
            text += value.lines(series)
        }
        return text
    }

    /// Returns the counter of a label and dimensions; the same one at each call.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        value(Series(label, suffix: "_total", dimensions)) { CounterValue() } ?? CounterValue()
    }

    /// Returns the recorder of a label and dimensions: a summary, or a gauge if it does not aggregate.
    public func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        if aggregate { return value(Series(label, dimensions)) { SummaryValue() } ?? SummaryValue() }
        return value(Series(label, dimensions)) { GaugeValue() } ?? GaugeValue()
    }

    /// Returns the gauge of a label and dimensions.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        value(Series(label, dimensions)) { GaugeValue() } ?? GaugeValue()
    }

    /// Returns the histogram of a label and dimensions, in seconds.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        let name = label.hasSuffix("_seconds") || label.hasSuffix(".seconds") ? "" : "_seconds"
        return value(Series(label, suffix: name, dimensions)) { HistogramValue() } ?? HistogramValue()
    }

    /// Nothing: handlers are asked for at each use, and their values stay.
    public func destroyCounter(_ handler: any CounterHandler) {}
    /// Nothing; see ``destroyCounter(_:)``.
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    /// Nothing; see ``destroyCounter(_:)``.
    public func destroyMeter(_ handler: any MeterHandler) {}
    /// Nothing; see ``destroyCounter(_:)``.
    public func destroyTimer(_ handler: any TimerHandler) {}

    private func value<Value: SeriesValue>(_ series: Series, _ make: () -> Value) -> Value? {
        state.withLock { state in
            if let value = state[series] { return value as? Value }
            guard state.count < Self.limit else { return nil }
            let value = make()
            state[series] = value
            return value
        }
    }
}

/// The name of a metric and the values of its labels.
struct Series: Hashable {
    let name: String
    /// As in the text: `status="2xx",tier="disk"`.
    let labels: String

    init(_ label: String, suffix: String = "", _ dimensions: [(String, String)]) {
        let plain = Self.name(label)
        let whole = plain + (plain.hasSuffix(suffix) ? "" : suffix)
        // A name begins with no digit.
        name = whole.first?.isNumber == true ? "_" + whole : whole
        labels = dimensions.map { "\(Self.name($0.0))=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
    }

    func line(_ suffix: String = "", extra: String = "", value: String) -> String {
        let all = [labels, extra].filter { !$0.isEmpty }.joined(separator: ",")
        return "\(name)\(suffix)\(all.isEmpty ? "" : "{\(all)}") \(value)\n"
    }

    private static func name(_ text: String) -> String {
        String(
            text.unicodeScalars.map {
                $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) ? Character($0) : "_"
            })
    }

    private static func escaped(_ text: String) -> String {
        // Scalars: to Swift, a quote with a combining mark is another character.
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": escaped += ["\\", scalar]
            case "\n": escaped += ["\\", "n"]
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}

protocol SeriesValue: Sendable {
    static var typeName: String { get }
    func lines(_ series: Series) -> String
}

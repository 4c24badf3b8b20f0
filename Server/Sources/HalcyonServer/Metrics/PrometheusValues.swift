import CoreMetrics
import Synchronization

/// A number that only grows.
final class CounterValue: CounterHandler, SeriesValue {
    static let typeName = "counter"
    private let count = Atomic<Int64>(0)

    func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }
    func reset() { count.store(0, ordering: .relaxed) }
    func lines(_ series: Series) -> String { series.line(value: "\(count.load(ordering: .relaxed))") }
}

/// A number as it is now.
final class GaugeValue: MeterHandler, RecorderHandler, SeriesValue {
    static let typeName = "gauge"
    private let value = Mutex(0.0)

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
    func lines(_ series: Series) -> String { series.line(value: "\(value.withLock { $0 })") }
}

/// The number and sum of recorded values.
final class SummaryValue: RecorderHandler, SeriesValue {
    static let typeName = "summary"
    private let state = Mutex<(count: Int, sum: Double)>((0, 0))

    func record(_ value: Int64) { record(Double(value)) }
    func record(_ value: Double) {
        state.withLock { state in
            state.count += 1
            state.sum += value
        }
    }

    func lines(_ series: Series) -> String {
        let (count, sum) = state.withLock { $0 }
        return series.line("_sum", value: "\(sum)") + series.line("_count", value: "\(count)")
    }
}

/// How many durations were at most how long.
final class HistogramValue: TimerHandler, SeriesValue {
    static let typeName = "histogram"
    /// In seconds.
    private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
    private let state = Mutex<(counts: [Int], sum: Double)>(([Int](repeating: 0, count: bounds.count + 1), 0))

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        let index = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        state.withLock { state in
            state.counts[index] += 1
            state.sum += seconds
        }
    }

    func lines(_ series: Series) -> String {
        let (counts, sum) = state.withLock { $0 }
        var text = ""
        var total = 0
        for (bound, count) in zip(Self.bounds, counts) {
            total += count
            text += series.line("_bucket", extra: "le=\"\(bound)\"", value: "\(total)")
        }
        total += counts.last ?? 0
        text += series.line("_bucket", extra: "le=\"+Inf\"", value: "\(total)")
        return text + series.line("_sum", value: "\(sum)") + series.line("_count", value: "\(total)")
    }
}

import Foundation

/// The clocks and the statistics of a row: contestants take turns, and what counts is the median of the ratios of turns
/// that lay side by side, so that a machine that is busy for a while is busy for both.
package enum Measure {
    package static func wallSeconds() -> Double { seconds(CLOCK_MONOTONIC) }
    /// Processor time of the whole process, all threads.
    package static func cpuSeconds() -> Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    /// Processor time of the calling thread.
    package static func threadSeconds() -> Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    package struct Sample {
        package var wall: Double
        package var cpu: Double
    }

    package static func time(_ body: () async throws -> Void) async rethrows -> Sample {
        let wall = wallSeconds()
        let cpu = cpuSeconds()
        try await body()
        return Sample(wall: wallSeconds() - wall, cpu: cpuSeconds() - cpu)
    }

    /// Runs two contestants in turn, after one turn of each that does not count.
    package static func pairs(
        rounds: Int, _ ours: () async throws -> Void, against peer: () async throws -> Void
    ) async rethrows -> [(ours: Sample, peer: Sample)] {
        var pairs: [(ours: Sample, peer: Sample)] = []
        for round in 0...rounds {
            let (first, second): (Sample, Sample)
            if round % 2 == 0 {
                first = try await time(ours)
                second = try await time(peer)
            } else {
                second = try await time(peer)
                first = try await time(ours)
            }
            if round > 0 { pairs.append((first, second)) }
        }
        return pairs
    }

    package static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return .nan }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}

package typealias Pairs = [(ours: Measure.Sample, peer: Measure.Sample)]

extension Pairs {
    package func ratio(_ value: (Measure.Sample) -> Double) -> Double {
        Measure.median(map { value($0.ours) / value($0.peer) })
    }
    package func ours(_ value: (Measure.Sample) -> Double) -> Double { Measure.median(map { value($0.ours) }) }
    package func peer(_ value: (Measure.Sample) -> Double) -> Double { Measure.median(map { value($0.peer) }) }
}

import Foundation

/// The clocks and the statistics of a row: contestants take turns, and what counts is the median of the ratios of turns
/// that lay side by side, so that a machine that is busy for a while is busy for both.
enum Measure {
    static func wallSeconds() -> Double { seconds(CLOCK_MONOTONIC) }
    /// Processor time of the whole process, all threads.
    static func cpuSeconds() -> Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    struct Sample {
        var wall: Double
        var cpu: Double
    }

    static func time(_ body: () async throws -> Void) async rethrows -> Sample {
        let wall = wallSeconds()
        let cpu = cpuSeconds()
        try await body()
        return Sample(wall: wallSeconds() - wall, cpu: cpuSeconds() - cpu)
    }

    /// Runs two contestants in turn, after one turn of each that does not count.
    static func pairs(
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

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return .nan }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}

typealias Pairs = [(ours: Measure.Sample, peer: Measure.Sample)]

extension Pairs {
    func ratio(_ value: (Measure.Sample) -> Double) -> Double {
        Measure.median(map { value($0.ours) / value($0.peer) })
    }
    func ours(_ value: (Measure.Sample) -> Double) -> Double { Measure.median(map { value($0.ours) }) }
    func peer(_ value: (Measure.Sample) -> Double) -> Double { Measure.median(map { value($0.peer) }) }
}

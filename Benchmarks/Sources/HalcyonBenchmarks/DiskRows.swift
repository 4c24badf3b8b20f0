import BenchmarkSupport
import CPeers
import Foundation
import Halcyon
import HalcyonStore

/// The disk cache against plain files on the same disk: `read`, and write-then-rename without fsync.
///
/// Nothing is removed before all that is timed has run, ours or the peer's, replaced entries included: for minutes
/// after many files were removed, ext4 makes new ones ten times slower.
enum DiskRows {
    static func run(_ report: inout Report, _ workspace: Workspace) async throws {
        report.heading("Disk cache (peer: plain files, on another thread as well)")
        var contestants: [DiskContestants] = []
        for (count, sizes) in [(100, DiskSizes.photos), (5_000, .photos), (100_000, .small)] {
            let contestant = try DiskContestants(count: count, sizes: sizes, in: workspace)
            contestants.append(contestant)
            row("store, \(contestant.name)", try await contestant.fill(), contestant.batch, 1.3, &report)
        }
        for contestant in contestants {
            row("hit, \(contestant.name)", try await contestant.hits(), contestant.batch, 1.3, &report)
        }
        let middle = contestants[1]
        row(
            "hit that extends its expiry, \(middle.name)", try await middle.hits(extending: true), middle.batch, 1.3,
            &report)
        row("a miss, \(middle.name)", try await middle.misses(), middle.batch, nil, &report)
        row("store one by one, \(middle.name)", try await middle.storesInTurn(), middle.batch, nil, &report)
        try await opening(contestants[2], contestants[0], &report)
        for contestant in contestants {
            let sample = try await Measure.time { for _ in 0..<50 { _ = try await contestant.cache.statistics() } }
            report.figure("figures, \(contestant.name)", Report.number(sample.wall / 50 * 1e6, "µs"))
        }
        // The last of all.
        row("remove, \(middle.name)", try await middle.removals(), middle.batch, nil, &report)
    }

    private static func row(
        _ what: String, _ pairs: Pairs, _ batch: Int, _ budget: Double?, _ report: inout Report
    ) {
        let each = { (sample: Measure.Sample) in sample.wall / Double(batch) }
        report.row(
            what, Report.number(pairs.ours(each) * 1e6, "µs"), Report.number(pairs.peer(each) * 1e6, "µs"),
            ratio: pairs.ratio(each), budget: budget)
    }

    private static func opening(
        _ large: DiskContestants, _ small: DiskContestants, _ report: inout Report
    ) async throws {
        report.heading("Opening the disk cache and one look-up")
        let pairs = try await Measure.pairs(rounds: 15) {
            try await large.open()
        } against: {
            try await small.open()
        }
        report.row(
            "100,000 entries (100 entries)", Report.number(pairs.ours(\.wall) * 1e3, "ms"),
            Report.number(pairs.peer(\.wall) * 1e3, "ms"), ratio: pairs.ratio(\.wall), budget: 1.2
        )
        report.limit("100,000 entries", pairs.ours(\.wall) * 1e3, unit: "ms", budget: 5)
    }
}

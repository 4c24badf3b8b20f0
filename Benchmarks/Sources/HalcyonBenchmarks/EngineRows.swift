import BenchmarkSupport
import CPeers
import Foundation
@_spi(Benchmarks) import HalcyonCore
import Synchronization

/// Shared work against what the language has for it: a bare task, and a bare suspended one.
enum EngineRows {
    static let runs = 20_000
    static let waiters = 10_000

    /// Away from the main actor, from which each turn would be two changes of thread.
    static func run(_ report: inout Report) async throws {
        report = try await Task.detached { [report] in
            var report = report
            try await work(&report)
            try await joining(&report)
            return report
        }.value
    }

    private static func work(_ report: inout Report) async throws {
        report.heading("Work that does nothing, start to finish (bare task)")
        let probe = WorkProbe()
        for (levels, budget) in [(1, 1.5), (3, 5.5)] {
            let pairs = try await Measure.pairs(rounds: 15) {
                for key in 0..<runs { _ = try await probe.run(key, levels: levels) }
            } against: {
                for key in 0..<runs { _ = await Task { key }.value }
            }
            let nanoseconds = { (sample: Measure.Sample) in sample.wall / Double(runs) * 1e9 }
            report.row(
                "\(levels) level\(levels > 1 ? "s" : "")", Report.number(pairs.ours(nanoseconds), "ns"),
                Report.number(pairs.peer(nanoseconds), "ns"), ratio: pairs.ratio(nanoseconds), budget: budget)
            let before = peer_allocation_count()
            peer_count_allocations(1)
            for key in 0..<runs { _ = try await probe.run(key, levels: levels) }
            peer_count_allocations(0)
            report.figure(
                "  allocations", Report.number(Double(peer_allocation_count() - before) / Double(runs), ""))
        }
    }

    /// Tasks that join one work, against tasks that wait for a continuation.
    private static func joining(_ report: inout Report) async throws {
        report.heading("\(waiters) tasks that join running work (tasks that are merely suspended)")
        var (ours, peers): ([Double], [Double]) = ([], [])
        for _ in 0..<9 {
            ours.append(try await joined(counting: false).seconds)
            peers.append(await suspended(counting: false).seconds)
        }
        let microseconds = { (seconds: [Double]) in Measure.median(seconds) / Double(waiters) * 1e6 }
        report.row(
            "until all wait, each", Report.number(microseconds(ours), "µs"), Report.number(microseconds(peers), "µs"),
            ratio: Measure.median(zip(ours, peers).map { $0 / $1 }), budget: nil)
        let more = Measure.median(zip(ours, peers).map { ($0 - $1) / Double(waiters) * 1e6 })
        report.limit("  more", max(0, more), unit: "µs", budget: 0.5)
        let bytes = try await joined(counting: true).bytes
        report.figure("  memory of a suspended one", Report.number(await suspended(counting: true).bytes / 1024, "KB"))
        report.limit("  memory of a waiter, with its task", bytes / 1024, unit: "KB", budget: 2)
    }

    private static func joined(counting: Bool) async throws -> (seconds: Double, bytes: Double) {
        let (probe, gate) = (WorkProbe(), Suspended())
        let start = begin(counting)
        let tasks = (0..<waiters).map { _ in Task { try await probe.join { await gate.wait() } } }
        while probe.joinedCount < waiters { await Task.yield() }
        let figures = end(counting, start)
        while gate.count == 0 { await Task.yield() }
        gate.release()
        for task in tasks { _ = try await task.value }
        return figures
    }

    private static func suspended(counting: Bool) async -> (seconds: Double, bytes: Double) {
        let gate = Suspended()
        let start = begin(counting)
        let tasks = (0..<waiters).map { _ in Task { await gate.wait() } }
        while gate.count < waiters { await Task.yield() }
        let figures = end(counting, start)
        gate.release()
        for task in tasks { await task.value }
        return figures
    }

    private static func begin(_ counting: Bool) -> (seconds: Double, bytes: Int64) {
        if counting { peer_count_allocations(1) }
        return (Measure.wallSeconds(), peer_bytes_in_use())
    }

    private static func end(
        _ counting: Bool, _ start: (seconds: Double, bytes: Int64)
    ) -> (seconds: Double, bytes: Double) {
        let seconds = Measure.wallSeconds() - start.seconds
        let bytes = Double(peer_bytes_in_use() - start.bytes) / Double(waiters)
        if counting { peer_count_allocations(0) }
        return (seconds, bytes)
    }
}

/// Tasks that wait for nothing but to be let go.
private final class Suspended: Sendable {
    private let waiting = Mutex<[UnsafeContinuation<Void, Never>]>([])
    var count: Int { waiting.withLock { $0.count } }
    func wait() async {
        await withUnsafeContinuation { continuation in waiting.withLock { $0.append(continuation) } }
    }
    func release() {
        let all = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for continuation in all { continuation.resume() }
    }
}

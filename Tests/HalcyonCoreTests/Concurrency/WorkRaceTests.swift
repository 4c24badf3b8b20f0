import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Cancellations at every instant of a join, a start and a hand-over. Random schedules did not find the faults that
/// these find. `HALCYON_STRESS=50 swift test -c release …` runs fifty times as many.
@Suite("Work under tight races", .serialized)
struct WorkRaceTests {
    typealias Table = SharedWork<String, Int, LoadingProgress>

    /// How many times as many rounds as usual.
    static let scale = ProcessInfo.processInfo.environment["HALCYON_STRESS"].flatMap { Int($0) } ?? 1

    private static func nanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    private static func spin(for duration: UInt64) {
        let start = nanoseconds()
        while nanoseconds() - start < duration {}
    }

    /// Starts what `body` does, `rounds` times, and cancels it after 0 to 4 µs.
    private static func race(
        _ what: String, rounds: Int, seed: UInt64, _ body: @escaping @Sendable () async -> Void
    ) async {
        var random = RandomSource(seed: seed)
        await withWatchdog("\(what), seed \(seed)") {
            for _ in 0..<rounds * scale {
                let task = Task { await body() }
                spin(for: random.next() % 4000)
                task.cancel()
                await task.value
            }
        }
    }

    @Test("Given running work, when a joiner is cancelled at any instant, then it leaves at once")
    func joinAgainstCancel() async throws {
        let table = Table()
        let gate = Gate()
        let shared = LivePriority(.normal)
        let keeper = Task {
            try? await table.value(for: "held", demand: .constant(.normal)) { _ async throws(ImageError) in
                await gate.pass()
                return 1
            }
        }
        try await eventually("the work runs") { table.waiterCount(for: "held") == 1 }
        await Self.race("a join", rounds: 5_000, seed: 1) {
            _ = try? await table.value(for: "held", demand: shared) { _ in 1 }
        }
        #expect(table.waiterCount(for: "held") == 1)
        #expect(shared.followerCount == 0)
        gate.open()
        #expect(await keeper.value == 1)
    }

    @Test("Given new work, when its starter is cancelled at any instant, then the work is cancelled")
    func startAgainstCancel() async throws {
        let table = Table()
        let bodies = Tally()
        await Self.race("a start", rounds: 5_000, seed: 2) {
            _ = try? await table.value(for: "fresh", demand: .constant(.normal)) { _ async throws(ImageError) in
                bodies.add()
                defer { bodies.add(-1) }
                while !Task.isCancelled { await Task.yield() }
                throw .cancelled
            }
        }
        try await eventually("no work without waiters runs on") { bodies.value == 0 }
        #expect(table.count == 0)
    }

    @Test("Given no free permit, when a waiter is cancelled at any instant, then no permit is lost")
    func permitAgainstCancel() async throws {
        let permits = Permits(1)
        let gate = Gate()
        let holder = Task {
            try? await permits.withPermit(for: .constant(.normal)) { () async throws(ImageError) in await gate.pass() }
        }
        try await eventually("the permit is held") { permits.counts.free == 0 }
        await Self.race("a wait for a permit", rounds: 40_000, seed: 3) {
            try? await permits.withPermit(for: .constant(.high)) { () async throws(ImageError) in }
        }
        #expect(permits.counts == (free: 0, waiting: 0))
        gate.open()
        await holder.value
        #expect(permits.counts == (free: 1, waiting: 0))
    }

    @Test("Given a permit handed on, when tasks are cancelled at any instant, then it is there once")
    func handOverAgainstCancel() async {
        let permits = Permits(1)
        let shared = LivePriority(.normal)
        let holders = Tally()
        await Self.race("a hand-over", rounds: 5_000, seed: 4) {
            async let other: Void? = try? permits.withPermit(for: shared) { () async throws(ImageError) in
                holders.add()
                Self.spin(for: 1500)
                holders.add(-1)
            }
            _ = try? await permits.withPermit(for: shared) { () async throws(ImageError) in
                holders.add()
                holders.add(-1)
            }
            _ = await other
        }
        #expect(permits.counts == (free: 1, waiting: 0))
        #expect(holders.peak <= 1)
        #expect(shared.followerCount == 0)
    }
}

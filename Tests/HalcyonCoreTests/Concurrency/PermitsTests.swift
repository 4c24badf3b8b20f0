import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Permits")
struct PermitsTests {
    @Test("Given a limit, when many ask, then it bounds the permits held, and all get their turn")
    func holdsTheLimit() async throws {
        let permits = Permits(3)
        let holders = Tally()
        let served = Tally()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<500 {
                group.addTask {
                    try await permits.withPermit(for: .constant(.normal)) { () async throws(ImageError) in
                        holders.add()
                        await Task.yield()
                        holders.add(-1)
                        served.add()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(holders.peak <= 3)
        #expect(served.value == 500)
        #expect(permits.counts == (free: 3, waiting: 0))
    }

    @Test("Given a body that throws, when it ends, then its permit comes back")
    func returnsAfterThrow() async {
        let permits = Permits(1)
        for _ in 0..<3 {
            await #expect(throws: ImageError.response(.connectionReset)) {
                try await permits.withPermit(for: .constant(.normal)) { () async throws(ImageError) in
                    throw .response(.connectionReset)
                }
            }
        }
        #expect(permits.counts == (free: 1, waiting: 0))
    }

    @Test("Given a waiter, when it is cancelled, then it ends at once and takes no permit")
    func leaves() async throws {
        let permits = Permits(1)
        let gate = Gate()
        let holder = Task {
            try? await permits.withPermit(for: .constant(.normal)) { () async throws(ImageError) in await gate.pass() }
        }
        try await eventually("it holds the permit") { permits.counts.free == 0 }
        let waiter = Task {
            do throws(ImageError) {
                try await permits.withPermit(for: .constant(.normal)) { () async throws(ImageError) in }
                return nil as ImageError?
            } catch { return error }
        }
        try await eventually("it waits") { permits.counts.waiting == 1 }
        waiter.cancel()
        #expect(await waiter.value == .cancelled)
        #expect(permits.counts == (free: 0, waiting: 0))
        gate.open()
        await holder.value
        #expect(permits.counts == (free: 1, waiting: 0))
    }

    /// 200 waiters, 400 changes of priority, 50 leavers, against a sorted list.
    @Test(
        "Given changing waiters, when permits come free, then turns go by priority and submission",
        arguments: [1, 2, 3, 4, 5] as [UInt64])
    func order(seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let permits = Permits(1)
        let gate = Gate()
        let holder = Task {
            try? await permits.withPermit(for: .constant(.normal)) { () async throws(ImageError) in await gate.pass() }
        }
        try await eventually("the permit is held") { permits.counts.free == 0 }
        let turns = Log<Int>()
        var demands: [LivePriority] = []
        var waiters: [Task<Void, Never>] = []
        for number in 0..<200 {
            let demand = LivePriority(LoadPriority.allCases.randomElement(using: &random) ?? .normal)
            demands.append(demand)
            waiters.append(
                Task {
                    try? await permits.withPermit(for: demand) { () async throws(ImageError) in turns.add(number) }
                }
            )
            try await eventually("\(number) waits") { permits.counts.waiting == number + 1 }
        }
        for _ in 0..<400 {
            demands.randomElement(using: &random)?.priority =
                LoadPriority.allCases.randomElement(using: &random) ?? .low
        }
        let leavers = Set((0..<200).shuffled(using: &random).prefix(50))
        for leaver in leavers { waiters[leaver].cancel() }
        for leaver in leavers { await waiters[leaver].value }
        let expected = (0..<200).filter { !leavers.contains($0) }
            .sorted { (demands[$1].priority, $0) < (demands[$0].priority, $1) }
        gate.open()
        for waiter in waiters { await waiter.value }
        await holder.value
        #expect(turns.entries == expected, "seed \(seed)")
        for demand in demands { #expect(demand.followerCount == 0) }
        #expect(permits.counts == (free: 1, waiting: 0))
    }
}

import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// What a burst of loads has freed is given back to the system.
@Suite struct HeapTrimTests {
    private let clock = FakeClock()

    @Test("Given bursts, when they have ended, then the heap is trimmed once, a while later")
    func once() async {
        let trims = Tally()
        let trim = HeapTrim(clock: clock) { trims.add() }
        trim.burstEnded()
        trim.burstEnded()
        await clock.wait(forSleepers: 1)
        #expect(clock.sleeperCount == 1 && trims.value == 0)
        clock.advance(HeapTrim.delay)
        await trims.wait(for: 1)
        #expect(trims.value == 1)
    }

    @Test("Given a trim, when another burst ends at once, then the next trim waits for its time")
    func pause() async {
        let trims = Tally()
        let trim = HeapTrim(clock: clock) { trims.add() }
        trim.burstEnded()
        await clock.wait(forSleepers: 1)
        clock.advance(HeapTrim.delay)
        await trims.wait(for: 1)
        trim.burstEnded()
        await clock.wait(forSleepers: 1)
        #expect(clock.sleeps == [HeapTrim.delay, HeapTrim.pause])
        clock.advance(HeapTrim.pause)
        await trims.wait(for: 2)
    }

    @Test(
        "Given work for many keys, when it ends, then it is reported once if it was a burst",
        arguments: [(HeapTrim.burst, 1), (HeapTrim.burst - 1, 0)])
    func told(count: Int, times: Int) async throws {
        let bursts = Tally()
        let works = SharedWork<Int, Int, Int> { bursts.add() }
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for key in 0..<count {
                group.addTask {
                    _ = try? await works.value(for: key, demand: .constant(.normal)) { _ async throws(ImageError) in
                        await gate.pass()
                        return key
                    }
                }
            }
            try await eventually("all run") { works.count == count }
            #expect(bursts.value == 0)
            gate.open()
            try await group.waitForAll()
        }
        #expect(bursts.value == times)
        #expect(works.count == 0)
    }

    @Test("Given a burst, when those who want it leave, then that is its end, too")
    func left() async throws {
        let bursts = Tally()
        let works = SharedWork<Int, Int, Int> { bursts.add() }
        let gate = Gate()
        let tasks = (0..<HeapTrim.burst).map { key in
            Task {
                _ = try? await works.value(for: key, demand: .constant(.normal)) { _ async throws(ImageError) in
                    await gate.pass()
                    return key
                }
            }
        }
        try await eventually("all run") { works.count == HeapTrim.burst }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        gate.open()
        #expect(bursts.value == 1)
    }
}

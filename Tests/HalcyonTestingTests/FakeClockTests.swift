import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("FakeClock", .timeLimit(.minutes(5)))
struct FakeClockTests {
    private let clock = FakeClock(Date(timeIntervalSince1970: 100))

    @Test("Given sleepers, when time passes, then those wake whose time has come")
    func wakes() async throws {
        let woken = Log<Int>()
        let short = Task {
            try await clock.sleep(seconds: 1)
            woken.add(1)
        }
        let long = Task {
            try await clock.sleep(seconds: 5)
            woken.add(5)
        }
        await clock.wait(forSleepers: 2)
        clock.advance(1)
        try await short.value
        #expect(woken.entries == [1])
        #expect(clock.sleeperCount == 1)
        clock.advance(4)
        try await long.value
        #expect(woken.entries == [1, 5])
        #expect(clock.uptime == 5)
        #expect(clock.date == Date(timeIntervalSince1970: 105))
    }

    @Test("Given steps whose sum is rounded, when they add up to the sleep, then the sleeper wakes")
    func wakesInSpiteOfRounding() async throws {
        let task = Task { try await clock.sleep(seconds: 1) }
        await clock.wait(forSleepers: 1)
        for _ in 0..<10 { clock.advance(0.1) }
        #expect(clock.uptime < 1)
        try await task.value
    }

    @Test("Given a sleeper, when its task is cancelled, then it wakes at once")
    func isCancelled() async {
        let task = Task { try await clock.sleep(seconds: 1) }
        await clock.wait(forSleepers: 1)
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }
}

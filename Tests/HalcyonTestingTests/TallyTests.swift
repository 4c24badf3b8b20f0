import HalcyonTesting
import Testing

@Suite("Tally", .timeLimit(.minutes(5)))
struct TallyTests {
    @Test("Given a tally, when counted up and down, then it knows its value and its peak")
    func counts() {
        let tally = Tally()
        tally.add(3)
        tally.add(-2)
        #expect(tally.value == 1)
        #expect(tally.peak == 3)
    }

    @Test("Given a task that waits for a count, when many count at once, then it resumes at the last")
    func waits() async {
        let tally = Tally()
        async let seen: Int = {
            await tally.wait(for: 100)
            return tally.value
        }()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { tally.add() } }
        }
        #expect(await seen == 100)
        await tally.wait { $0 == 100 }
    }

    @Test("Given a task that waits for what never comes, when it is cancelled, then it goes on")
    func isCancelled() async {
        let tally = Tally()
        let task = Task { await tally.wait(for: 1) }
        task.cancel()
        await task.value
        #expect(tally.value == 0)
    }
}

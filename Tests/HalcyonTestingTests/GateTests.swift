import HalcyonTesting
import Testing

@Suite("Gate", .timeLimit(.minutes(5)))
struct GateTests {
    private let gate = Gate()

    @Test("Given tasks before a gate, when it opens, then all pass, and after it is closed nobody")
    func opensAndCloses() async {
        let passed = Tally()
        @Sendable func pass() async {
            await gate.pass()
            passed.add()
        }
        async let first: Void = pass()
        async let second: Void = pass()
        await gate.waiting.wait(for: 2)
        #expect(passed.value == 0)
        gate.open()
        await first
        await second
        await pass()
        #expect(passed.value == 3)
        #expect(gate.isOpen)

        gate.close()
        async let third: Void = pass()
        await gate.waiting.wait(for: 1)
        #expect(passed.value == 3)
        gate.open()
        await third
        #expect(gate.waiting.value == 0)
    }

    @Test("Given a task before a gate, when it is cancelled, then it goes on")
    func letsCancelledGo() async {
        let task = Task { await gate.pass() }
        await gate.waiting.wait(for: 1)
        task.cancel()
        await task.value
        #expect(gate.waiting.value == 0)
        #expect(!gate.isOpen)
    }
}

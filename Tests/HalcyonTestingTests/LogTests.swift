import HalcyonTesting
import Testing

@Suite("Log", .timeLimit(.minutes(5)))
struct LogTests {
    @Test("Given a log, when entries are added, then they are in order and those waiting go on")
    func keeps() async {
        let log = Log<String>()
        async let two: Void = log.wait(for: 2)
        async let cat: Void = log.wait { $0.contains("cat") }
        log.add("dog")
        log.add("cat")
        await two
        await cat
        #expect(log.entries == ["dog", "cat"])
        log.removeAll()
        #expect(log.entries.isEmpty)
    }
}

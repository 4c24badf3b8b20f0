import HalcyonCore
import Testing

@testable import HalcyonCLI

@Suite struct TimeSpanTests {
    @Test(
        "Given a number with a unit of time, when it is read, then it counts in seconds",
        arguments: [
            ("0s", 0), ("90s", 90), ("90 sec", 90), ("1.5min", 90), ("12h", 43_200), ("7d", 604_800), ("2W", 1_209_600),
        ] as [(String, Double)]
    )
    func reading(text: String, seconds: Double) {
        #expect(TimeSpan(argument: text)?.seconds == seconds)
        #expect(ExpirationArgument(argument: text)?.expiration == .seconds(seconds))
    }

    @Test(
        "Given what is no span of time, when it is read, then it is refused",
        arguments: ["", "7", "d", "-1d", "7m", "7 apples", "1e9s", "999999999999d", "nan", "tomorrow"]
    )
    func refusing(text: String) {
        #expect(TimeSpan(argument: text) == nil)
        #expect(ExpirationArgument(argument: text) == nil)
    }

    @Test("Given the word never, when an expiration is read, then it is for ever")
    func never() {
        #expect(ExpirationArgument(argument: "never")?.expiration == .never)
    }
}

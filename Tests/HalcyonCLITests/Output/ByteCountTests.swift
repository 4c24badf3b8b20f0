import Testing

@testable import HalcyonCLI

@Suite struct ByteCountTests {
    @Test(
        "Given a number with a unit, when it is read, then it counts in bytes",
        arguments: [
            ("0", 0), ("500", 500), ("1k", 1000), ("100MB", 100_000_000), ("100 mb", 100_000_000),
            ("1.5GiB", 1_610_612_736), ("2TB", 2_000_000_000_000),
        ]
    )
    func reading(text: String, bytes: Int) {
        #expect(ByteCount(argument: text)?.bytes == bytes)
    }

    @Test(
        "Given what is no number of bytes, when it is read, then it is refused",
        arguments: ["", "MB", "-1", "1e9", "12 apples", "1.2.3", "99999999999TB", "nan", "0x10"]
    )
    func refusing(text: String) {
        #expect(ByteCount(argument: text) == nil)
    }

    @Test(
        "Given a number of bytes, when it is written, then three figures tell it",
        arguments: [
            (0, "0 B"), (999, "999 B"), (1000, "1.00 kB"), (84_321, "84.3 kB"), (999_499, "999 kB"),
            (999_500, "1.00 MB"), (12_345_678, "12.3 MB"), (123_456_789_012, "123 GB"), (Int.max, "9223372 TB"),
        ]
    )
    func writing(bytes: Int, text: String) {
        #expect(ByteCount(bytes).description == text)
    }
}

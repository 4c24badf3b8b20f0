import GalleryModel
import Testing

@Suite
struct WordsTests {
    @Test(arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 kB"), (123_456, "123 kB"), (12_345_678, "12.3 MB"),
        (-4, "0 bytes"),
    ])
    func `Given bytes, when written, then people can read it`(count: Int, text: String) {
        #expect(Words.bytes(count) == text)
    }

    @Test(arguments: [
        (7, "7"), (1234, "1\u{202F}234"), (10_000_000, "10\u{202F}000\u{202F}000"), (-1234, "−1\u{202F}234"),
    ])
    func `Given a number, when written, then its thousands are apart`(number: Int, text: String) {
        #expect(Words.number(number) == text)
    }

    @Test(arguments: [(0.0034, "3.4 ms"), (0.034, "34 ms"), (1.25, "1.2 s")])
    func `Given seconds, when written, then people can read it`(seconds: Double, text: String) {
        #expect(Words.seconds(seconds) == text)
    }
}

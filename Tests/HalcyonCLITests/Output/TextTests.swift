import Testing

@testable import HalcyonCLI

@Suite struct TextTests {
    @Test("Given a text, when it is shortened, then both ends stay")
    func shortened() {
        #expect("abcdefghij".shortened(to: 10) == "abcdefghij")
        #expect("abcdefghij".shortened(to: 5) == "ab…ij")
        #expect("abcdefghij".asciiShortened(to: 6) == "ab..ij")
        #expect("abcdefghij".shortened(to: 1) == "a")
        #expect("abcdefghij".shortened(to: 0) == "")
    }

    @Test("Given a sentence, when wrapped, then no line exceeds the width and no word is lost")
    func wrapped() {
        #expect(
            "the host 'example.org' was not found".wrapped(to: 12) == [
                "the host", "'example.org", "' was not", "found",
            ])
        #expect("".wrapped(to: 5).isEmpty)
    }

    @Test("Given characters a terminal acts on, when made printable, then they alone are replaced")
    func printable() {
        #expect("a\u{1B}[31mb\u{202E}c\u{9B}d\ne ü👍🏽".printable == "a?[31mb?c?d?e ü👍🏽")
    }
}

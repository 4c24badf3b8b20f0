import Testing

@testable import HalcyonCLI

@Suite struct ProgressLineTests {
    private var half: ProgressLine {
        var line = ProgressLine(total: 8)
        line.done = 4
        line.failed = 1
        line.bytes = 3_000_000
        line.seconds = 2
        line.current = "http://example.org/a/rather/long/way/to/a/picture/of/a/cat.jpg"
        return line
    }

    @Test("Given a wide terminal, when the line is drawn, then it has the bar, all figures and a name")
    func wide() {
        let text = half.text(width: 200)
        #expect(text.hasPrefix("[############------------]  4/8  3.00 MB  1.50 MB/s  1 failed  http://"))
        #expect(text.hasSuffix("/cat.jpg"))
    }

    @Test("Given any width, when the line is drawn, then it stays short of the last column", arguments: 1...120)
    func narrow(width: Int) {
        #expect(half.text(width: width).count < width)
    }

    @Test("Given a name with an escape sequence, when the line is drawn, then the escape is left out")
    func hostileName() {
        var line = half
        line.current = "\u{1B}[2Jcat.jpg"
        #expect(!line.text(width: 200).contains("\u{1B}"))
    }
}

import Testing

@testable import HalcyonCLI

@Suite struct TableTests {
    @Test("Given cells of many widths, when a table is set, then columns line up and no line ends in spaces")
    func columns() {
        var table = Table(["name", "bytes", "where"], alignments: [.left, .right, .left])
        table.append(["cat", "1000", "disk"])
        table.append(["zebra", "5"])
        #expect(table.lines == ["name   bytes  where", "cat     1000  disk", "zebra      5"])
    }
}

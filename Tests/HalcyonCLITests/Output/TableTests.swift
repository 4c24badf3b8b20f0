import Testing

@testable import HalcyonCLI

@Suite struct TableTests {
    @Test("Given cells of many widths, when set, then columns line up without trailing spaces")
    func columns() {
        var table = Table(["name", "bytes", "where"], alignments: [.left, .right, .left])
        table.append(["cat", "1000", "disk"])
        table.append(["zebra", "5"])
        #expect(table.lines == ["name   bytes  where", "cat     1000  disk", "zebra      5"])
    }
}

/// Whether libavif gets through a file's tables soon: it looks items up one by one, and places of samples too, and nothing
/// interrupts it. A file of 400 kB keeps its version 0.11 busy for two seconds, one of 4 MB a hundred times as long.
struct AVIFTables {
    /// About 20 000 items, looked through in a quarter of a second. The largest grid has 256 of them.
    private static let largestItemTable = 128 << 10
    private static let mostSteps = 100_000_000

    private let file: ByteView

    init(_ file: ByteView) { self.file = file }

    /// False for a file that no writer makes.
    var areShort: Bool {
        let tracks = file.boxes("moov").map { $0.boxes("trak") }.joined()
        let metadata = [Array(file.boxes("meta")), Array(tracks.map { $0.boxes("meta") }.joined())].joined()
        return metadata.allSatisfy(Self.hasFewItems) && tracks.allSatisfy(Self.hasFewSteps)
    }

    private static func hasFewItems(_ metadata: ByteView) -> Bool {
        let tables: [StaticString] = ["iloc", "iinf", "iref", "ipma"]
        let properties = metadata.boxes("iprp", from: 4)
        return tables.allSatisfy { table in
            metadata.boxes(table, from: 4).allSatisfy { $0.count <= largestItemTable }
                && properties.allSatisfy { $0.boxes(table).allSatisfy { $0.count <= largestItemTable } }
        }
    }

    private static func hasFewSteps(_ track: ByteView) -> Bool {
        let media = track.boxes("mdia").map { $0.boxes("minf") }.joined()
        return media.map { $0.boxes("stbl") }.joined().allSatisfy { table in
            let samples = table.box("stsz")?.uint32(at: 8) ?? 0
            let chunks = entries("stco", of: table) + entries("co64", of: table)
            return isShort(chunks, entries("stsc", of: table)) && isShort(samples, entries("stts", of: table))
        }
    }

    /// How many a table says that it has, which is within its first eight bytes.
    private static func entries(_ type: StaticString, of table: ByteView) -> Int {
        table.box(type)?.uint32(at: 4) ?? 0
    }

    private static func isShort(_ count: Int, _ lookedThrough: Int) -> Bool {
        let (steps, overflow) = count.multipliedReportingOverflow(by: lookedThrough)
        return !overflow && steps <= mostSteps
    }
}

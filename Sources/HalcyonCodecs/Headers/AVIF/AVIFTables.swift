/// Whether libavif gets through a file's tables soon: it looks items up one by one, and places of samples too, and
/// nothing interrupts it. A file of 400 kB keeps its version 0.11 busy for two seconds, one of 4 MB a hundred times as
/// long.
struct AVIFTables {
    /// Of all together: about 20 000 items, looked through in a quarter of a second. The largest grid has 256 of them.
    private static let mostItemBytes = 128 << 10
    private static let mostSteps = 1e8

    private let file: ByteView

    init(_ file: ByteView) { self.file = file }

    /// False for a file that no writer makes.
    var areShort: Bool {
        let tracks = file.boxes("moov").flatMap { $0.boxes("trak") }
        let metadata = Array(file.boxes("meta")) + tracks.flatMap { $0.boxes("meta") }
        return metadata.reduce(0) { $0 + Self.itemBytes($1) } <= Self.mostItemBytes
            && tracks.reduce(0) { $0 + Self.steps($1) } <= Self.mostSteps
    }

    private static func itemBytes(_ metadata: ByteView) -> Int {
        let tables = ["iloc", "iinf", "iref"].map { metadata.boxes($0, from: 4) }.joined()
        let properties = metadata.boxes("iprp", from: 4).flatMap { $0.boxes("ipma") }
        return tables.reduce(0) { $0 + $1.count } + properties.reduce(0) { $0 + $1.count }
    }

    private static func steps(_ track: ByteView) -> Double {
        let tables = track.boxes("mdia").flatMap { $0.boxes("minf") }.flatMap { $0.boxes("stbl") }
        return tables.reduce(0) { steps, table in
            let samples = count("stsz", at: 8, in: table)
            let chunks = count("stco", at: 4, in: table) + count("co64", at: 4, in: table)
            return steps + chunks * count("stsc", at: 4, in: table) + samples * count("stts", at: 4, in: table)
        }
    }

    /// How many entries the boxes of a type say that they have.
    private static func count(_ type: StaticString, at offset: Int, in table: ByteView) -> Double {
        table.boxes(type).reduce(0) { $0 + Double($1.uint32(at: offset) ?? 0) }
    }
}

#if AVIF
import HalcyonCore

/// Checks that libavif can read a file's tables quickly: it searches items, and sample positions, one by one, and
/// nothing interrupts it. A file of 400 kB keeps version 0.11 busy for two seconds, one of 4 MB a hundred times as
/// long.
struct AVIFTables {
    /// The limit for all tables together: about 20 000 items, searched in a quarter of a second. The largest grid has
    /// 256 items.
    private static let mostItemBytes = 128 << 10
    private static let mostSteps = 1e8

    private let file: ByteView

    init(_ file: ByteView) { self.file = file }

    /// False if no encoder would write such a file.
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

    /// Returns the sum of the entry counts that the boxes of a type declare.
    private static func count(_ type: StaticString, at offset: Int, in table: ByteView) -> Double {
        table.boxes(type).reduce(0) { $0 + Double($1.uint32(at: offset) ?? 0) }
    }
}

/// The frame durations and loop count of an image sequence, read from the file's own boxes: libavif adds up the delays
/// from the first frame again for each frame, and its version 0.11 does not report repetition.
///
/// Sources: ISO/IEC 14496-12, 8.3.2 (`tkhd`), 8.4.2 (`mdhd`), 8.6.1.2 (`stts`), 8.6.6 (`elst`, with the flag for
/// repetition from its amendment for AVIF); AVIF 1.1, section 3.
struct AVIFTrack {
    private let track: ByteView
    /// Nil if it loops forever or the file does not say.
    private let loopCount: Int?

    /// Finds the first image track; nil if the file has none.
    init?(_ file: ByteView) {
        let tracks = file.box("moov")?.boxes("trak")
        guard
            let track = tracks?.first(where: { track in
                // Another track may hold this one's alpha.
                track.box("mdia")?.box("hdlr")?.has("pict", at: 8) == true && track.box("tref")?.box("auxl") == nil
            })
        else { return nil }
        self.track = track
        loopCount = Self.loopCount(track)
    }

    /// Returns the timing for the given number of frames.
    func timing(frames: Int) -> AnimationTiming {
        AnimationTiming(delays: delays(frames), loopCount: loopCount)
    }

    private func delays(_ count: Int) -> [Double] {
        let media = track.box("mdia")
        let header = media?.box("mdhd")
        let scale = header.flatMap { $0.uint32(at: $0[0] == 1 ? 20 : 12) } ?? 0
        let table = media?.box("minf")?.box("stbl")?.box("stts")
        var delays: [Double] = []
        delays.reserveCapacity(count)
        var offset = 8
        while delays.count < count, let table, let run = table.uint32(at: offset),
            let delay = table.uint32(at: offset + 4)
        {
            let seconds = scale > 0 ? Double(delay) / Double(scale) : 0
            delays.append(contentsOf: repeatElement(seconds, count: min(run, count - delays.count)))
            offset += 8
        }
        // Frames missing from the table last as long as its last entry, as in libavif.
        return delays + repeatElement(delays.last ?? 0, count: count - delays.count)
    }

    private static func loopCount(_ track: ByteView) -> Int? {
        guard let edits = track.box("edts")?.box("elst"), let flags = edits[3] else { return nil }
        guard flags & 1 != 0 else { return 1 }
        guard let header = track.box("tkhd"), let whole = duration(in: header, at: 20, 28),
            let once = duration(in: edits, at: 8, 8), once > 0, whole < .infinity
        else { return nil }
        let count = (whole / once).rounded(.up)
        return count < Double(Int32.max) ? Int(count) : nil
    }

    /// Reads a duration: 32 bits in version 0 of a box, 64 in version 1; infinite if all bits are set.
    private static func duration(in box: ByteView, at offset: Int, _ longOffset: Int) -> Double? {
        guard box[0] == 1 else {
            return box.uint32(at: offset).map { $0 == 0xFFFF_FFFF ? .infinity : Double($0) }
        }
        guard let high = box.uint32(at: longOffset), let low = box.uint32(at: longOffset + 4) else { return nil }
        return high == 0xFFFF_FFFF && low == 0xFFFF_FFFF ? .infinity : Double(high) * 0x1p32 + Double(low)
    }
}
#endif

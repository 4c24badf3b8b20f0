import HalcyonCore

/// How long the pictures of an image sequence are shown, and how often, by the file's own boxes: libavif adds the
/// delays up from the first frame for each one that it is asked for, and its version 0.11 tells nothing of repetition.
///
/// Sources: ISO/IEC 14496-12, 8.3.2 (`tkhd`), 8.4.2 (`mdhd`), 8.6.1.2 (`stts`), 8.6.6 (`elst`, with the flag for
/// repetition from its amendment for AVIF); AVIF 1.1, section 3.
struct AVIFTrack {
    private let track: ByteView
    /// Nil for without end, also where the file does not say.
    private let loopCount: Int?

    /// The first track of pictures; nil where the file has none.
    init?(_ file: ByteView) {
        let tracks = file.box("moov")?.boxes("trak")
        guard
            let track = tracks?.first(where: { track in
                // Another track may hold the alpha of this one.
                track.box("mdia")?.box("hdlr")?.has("pict", at: 8) == true && track.box("tref")?.box("auxl") == nil
            })
        else { return nil }
        self.track = track
        loopCount = Self.loopCount(track)
    }

    /// The timing of so many frames.
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
        // What the table lacks is as long as the last that it has, as in libavif.
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

    /// A duration of 32 bits in version 0 of a box, of 64 in version 1; infinite where all of them are set.
    private static func duration(in box: ByteView, at offset: Int, _ longOffset: Int) -> Double? {
        guard box[0] == 1 else {
            return box.uint32(at: offset).map { $0 == 0xFFFF_FFFF ? .infinity : Double($0) }
        }
        guard let high = box.uint32(at: longOffset), let low = box.uint32(at: longOffset + 4) else { return nil }
        return high == 0xFFFF_FFFF && low == 0xFFFF_FFFF ? .infinity : Double(high) * 0x1p32 + Double(low)
    }
}

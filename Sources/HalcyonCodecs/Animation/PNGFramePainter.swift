import CCodecs
import HalcyonCore

/// Paints the frames of an animated PNG: each is given to libpng, which knows nothing of animations, as a picture of
/// its own, without a copy of its pixels.
struct PNGFramePainter: FramePainting {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let checksum: [UInt8] = [0, 0, 0, 0]
    private static let end = checksum + bytes(0) + Array("IEND".utf8) + checksum

    let header: APNGHeader
    let hasAlpha: Bool
    let limits: DecodingLimits

    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        watch: DecodeWatch
    ) throws(ImageError) {
        let frame = header.frames[index]
        let pieces = try pixels(of: frame, in: file)
        let length = pieces.reduce(0) { $0 + $1.count }
        guard let start = head(of: frame, in: file, dataLength: length) else { throw .decoding(.truncated(.png)) }
        // Behind the pixels libpng needs no more than something to read.
        let ends = start + Self.end
        try ends.withUnsafeBufferPointer { ends throws(ImageError) in
            let whole = ByteView(bytes: UnsafeRawBufferPointer(ends))
            let parts =
                [whole.available(start.count, at: 0)] + pieces + [whole.available(Self.end.count, at: start.count)]
            let stream = PNGStream(
                parts: parts.map { codecs_part(bytes: $0.baseAddress, size: $0.count) }, size: frame.size,
                hasAlpha: hasAlpha, limits: limits)
            if replaces, place.covers(canvas.size) {
                try stream.decode(into: canvas.memory, watch: watch)
            } else {
                canvas.lay(try stream.picture(watch: watch), at: place, replaces: replaces)
            }
        }
    }

    /// What stands before the pixels, as one `IDAT` chunk of them all. Checksums are left out: nobody looks at them.
    private func head(of frame: PNGFrame, in file: ByteView, dataLength: Int) -> [UInt8]? {
        guard let header = file.slice(13, at: 16) else { return nil }
        var head = Self.signature + Self.bytes(13) + Array("IHDR".utf8)
        head += Self.bytes(frame.size.width) + Self.bytes(frame.size.height) + header.bytes.dropFirst(8) + Self.checksum
        for range in self.header.palette {
            guard let chunk = file.slice(range.count, at: range.lowerBound) else { return nil }
            head += chunk.bytes
        }
        return head + Self.bytes(dataLength) + Array("IDAT".utf8)
    }

    private func pixels(of frame: PNGFrame, in file: ByteView) throws(ImageError) -> [ByteView] {
        var pieces: [ByteView] = []
        var offset = frame.chunks.lowerBound
        while offset < frame.chunks.upperBound, let chunk = PNGChunk(file, at: offset) {
            offset = chunk.range.upperBound
            guard chunk.type == .data || chunk.type == .frameData else { continue }
            guard chunk.isIntact else { throw .decoding(.corrupt(.png, why: "a checksum does not fit its chunk")) }
            // A frame's number stands before its pixels.
            let start = chunk.type == .frameData ? 4 : 0
            pieces.append(chunk.data.available(chunk.data.count, at: start))
        }
        return pieces
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Array($0) }
    }
}

import CCodecs
import HalcyonCore

/// One `ANMF` chunk of a WebP file.
///
/// Source: RFC 9649, 2.7.1.
struct WebPAnimationFrame: Sendable {
    private static let headerLength = 16

    let x: Int
    let y: Int
    let size: PixelSize
    /// Seconds.
    let delay: Double
    /// Where its bit stream lies in the file.
    let stream: Range<Int>
    /// What it takes to paint it, besides the canvas.
    let scratchBytes: Int
    private let isOpaque: Bool
    private let isBlended: Bool
    private let isCleared: Bool

    /// - Parameters:
    ///   - chunk: The chunk's data.
    ///   - offset: Where that begins in the file.
    /// - Returns: nil for a frame that leaves the canvas, or that is of another size than its bit stream says.
    init?(_ chunk: ByteView, at offset: Int, canvas: PixelSize) {
        guard let x = chunk.uint24(at: 0), let y = chunk.uint24(at: 3), let width = chunk.uint24(at: 6),
            let height = chunk.uint24(at: 9), let milliseconds = chunk.uint24(at: 12), let flags = chunk[15],
            let start = Self.streamStart(in: chunk)
        else { return nil }
        let stream = chunk.available(chunk.count, at: start)
        var features = WebPBitstreamFeatures()
        guard x * 2 + width + 1 <= canvas.width, y * 2 + height + 1 <= canvas.height,
            WebPGetFeatures(stream.baseAddress, stream.count, &features) == VP8_STATUS_OK,
            Int(features.width) == width + 1, Int(features.height) == height + 1
        else { return nil }
        self.x = x * 2
        self.y = y * 2
        size = PixelSize(width: width + 1, height: height + 1)
        delay = Double(milliseconds) / 1000
        self.stream = offset + start..<offset + chunk.count
        isOpaque = features.has_alpha == 0
        isBlended = flags & 2 == 0
        isCleared = flags & 1 != 0
        let isBlendedIn = isBlended && !isOpaque
        scratchBytes = features.codecBytes + (isBlendedIn ? size.width * size.height * 4 : 0)
    }

    /// Its place on a canvas.
    func placement(on canvas: PixelSize) -> FramePlacement {
        FramePlacement(
            x: x, y: y, size: size, on: canvas, disposal: isCleared ? .clear : .keep, isOpaque: isOpaque,
            replaces: isOpaque || !isBlended)
    }

    /// Chunks that nobody knows may stand before the picture's.
    private static func streamStart(in chunk: ByteView) -> Int? {
        var offset = headerLength
        while let length = chunk.uint32(at: offset + 4, .littleEndian) {
            if chunk.has("VP8 ", at: offset) || chunk.has("VP8L", at: offset) || chunk.has("ALPH", at: offset) {
                return offset
            }
            offset += 8 + length + length & 1
        }
        return nil
    }
}

extension ByteView {
    fileprivate func uint24(at offset: Int) -> Int? {
        guard let low = uint16(at: offset, .littleEndian), let high = self[offset + 2] else { return nil }
        return low | Int(high) << 16
    }
}

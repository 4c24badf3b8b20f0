import CCodecs
import HalcyonCore

/// The animation chunks of a WebP file, parsed once: libwebp's demuxer finds a frame by counting from the first, which
/// with ten thousand frames takes longer than decoding one.
///
/// Source: RFC 9649, 2.7.1.
struct WebPAnimationChunks {
    /// The complete frames, up to the first that breaks the rules.
    private(set) var frames: [WebPAnimationFrame] = []
    /// How many times the frames are shown in total; nil to loop forever.
    private(set) var loopCount: Int?
    /// Why there may be more frames than were found.
    private(set) var damage: ImageError?

    /// - Parameter file: A file that the demuxer has found valid so far.
    init(_ file: ByteView, canvas: PixelSize) {
        let extent = WebPExtent(file)
        if extent.isCut { damage = .decoding(.truncated(.webp)) }
        let file = file.available(extent.end, at: 0)
        var offset = 12
        while let length = file.uint32(at: offset + 4, .littleEndian), let data = file.slice(length, at: offset + 8) {
            if file.has("ANIM", at: offset) {
                loopCount = data.uint16(at: 4, .littleEndian).flatMap { $0 > 0 ? $0 : nil }
            } else if file.has("ANMF", at: offset) {
                guard let frame = WebPAnimationFrame(data, at: offset + 8, canvas: canvas) else {
                    damage = damage ?? .decoding(.corrupt(.webp, why: "a frame violates the format"))
                    return
                }
                frames.append(frame)
            }
            offset += 8 + length + length & 1
        }
    }
}

/// One `ANMF` chunk of a WebP file.
///
/// Source: RFC 9649, 2.7.1.
struct WebPAnimationFrame: Sendable {
    private static let headerLength = 16

    let x: Int
    let y: Int
    let size: PixelSize
    /// In seconds.
    let delay: Double
    /// The range of its bit stream in the file.
    let stream: Range<Int>
    /// The memory needed to paint it, besides the canvas.
    let scratchBytes: Int
    private let isOpaque: Bool
    private let isBlended: Bool
    private let isCleared: Bool

    /// - Parameters:
    ///   - chunk: The chunk's data.
    ///   - offset: The offset of the data in the file.
    /// - Returns: Nil if the frame extends beyond the canvas, or its size differs from that in its bit stream.
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

    /// Returns its position on a canvas.
    func placement(on canvas: PixelSize) -> FramePlacement {
        FramePlacement(
            x: x, y: y, size: size, on: canvas, disposal: isCleared ? .clear : .keep, isOpaque: isOpaque,
            replaces: isOpaque || !isBlended)
    }

    /// Finds the image's chunks, which unknown ones may precede.
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

/// The length of a WebP file according to its header, compared with the actual data.
///
/// Source: RFC 9649, 2.4.
struct WebPExtent {
    /// The file's length according to its header, in bytes.
    let end: Int
    /// Whether the file is shorter than that. The padding byte of the last chunk may be missing, because some encoders
    /// omit it.
    let isCut: Bool

    init(_ file: ByteView) {
        end = 8 + (file.uint32(at: 4, .littleEndian) ?? 0)
        isCut = end > file.count && !Self.lacksPaddingAlone(file, end: end)
    }

    private static func lacksPaddingAlone(_ file: ByteView, end: Int) -> Bool {
        guard end == file.count + 1 else { return false }
        var offset = 12
        while let length = file.uint32(at: offset + 4, .littleEndian) {
            offset += 8 + length
            if offset == file.count { return length & 1 == 1 }
            offset += length & 1
        }
        return false
    }
}

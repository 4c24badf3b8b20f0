import HalcyonCore

/// The chunks of an animated WebP file that make it one, walked once: libwebp's demuxer finds a frame by counting from
/// the first, which for ten thousand of them takes longer than to decode some.
///
/// Source: RFC 9649, 2.7.1.
struct WebPAnimationChunks {
    /// The frames that are whole, up to the first that breaks the rules.
    private(set) var frames: [WebPAnimationFrame] = []
    /// How often the frames are to be shown in all; nil for without end.
    private(set) var loopCount: Int?
    /// Why there may be more frames than were found.
    private(set) var damage: ImageError?

    /// - Parameter file: A file that the demuxer has found to be right so far.
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
                    damage = damage ?? .decoding(.corrupt(.webp, why: "a frame breaks the rules"))
                    return
                }
                frames.append(frame)
            }
            offset += 8 + length + length & 1
        }
    }
}

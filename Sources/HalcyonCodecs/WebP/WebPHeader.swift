import CCodecs
import HalcyonCore

/// The chunks of a WebP file, parsed by libwebp's demuxer; valid as long as the bytes.
///
/// Source: RFC 9649.
struct WebPHeader: ~Copyable {
    let canvas: PixelSize
    let orientation: ImageOrientation
    let profile: ICCProfile?
    private let profileName: String?
    let hasAlpha: Bool
    /// The size in bytes of the largest metadata read.
    let metadataByteCount: Int
    let isAnimated: Bool
    /// Whether the first frame covers the whole canvas.
    let coversCanvas: Bool
    /// The memory that libwebp needs for the first frame while it decodes it.
    let codecBytes: Int
    /// The number of frames present; the last may be incomplete.
    let frameCount: Int
    private let isWhole: Bool
    private let duration: Double?
    private let demuxer: OpaquePointer

    init(_ file: ByteView) throws(ImageError) {
        var source = WebPData(bytes: file.baseAddress, size: file.count)
        var state = WEBP_DEMUX_PARSING_HEADER
        guard let demuxer = WebPDemuxPartial(&source, &state) else {
            throw .decoding(
                state == WEBP_DEMUX_PARSE_ERROR
                    ? .corrupt(.webp, why: "the chunks do not follow the format") : .truncated(.webp))
        }
        guard state != WEBP_DEMUX_PARSING_HEADER else {
            WebPDemuxDelete(demuxer)
            throw .decoding(.truncated(.webp))
        }
        canvas = PixelSize(
            width: Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH)),
            height: Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT)))
        orientation = Self.chunk("EXIF", of: demuxer, EXIF.orientation) ?? .up
        let embedded = Self.chunk("ICCP", of: demuxer, ICCProfile.init)
        profile = embedded?.fitting(.rgb)
        profileName = embedded?.name
        metadataByteCount = ["EXIF", "ICCP"].reduce(0) { max($0, Self.chunk($1, of: demuxer) { $0.count } ?? 0) }
        let flags = WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS)
        isAnimated = flags & ANIMATION_FLAG.rawValue != 0
        var hasAlpha = flags & ALPHA_FLAG.rawValue != 0
        var frame = WebPIterator()
        var covers = true
        var features = WebPBitstreamFeatures()
        if WebPDemuxGetFrame(demuxer, 1, &frame) != 0 {
            covers = Int(frame.width) >= canvas.width && Int(frame.height) >= canvas.height
            // A frame may have alpha that the file's header does not announce.
            WebPGetFeatures(frame.fragment.bytes, frame.fragment.size, &features)
            hasAlpha = hasAlpha || frame.has_alpha != 0 || features.has_alpha != 0 || !covers
            WebPDemuxReleaseIterator(&frame)
        }
        self.hasAlpha = hasAlpha
        coversCanvas = covers
        codecBytes = features.codecBytes
        isWhole = state == WEBP_DEMUX_DONE
        frameCount = Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT))
        let frames = isWhole && isAnimated ? WebPAnimationChunks(file, canvas: canvas).frames : []
        duration = frames.count > 1 ? AnimationTiming(delays: frames.map(\.delay)).duration : nil
        self.demuxer = demuxer
    }

    deinit { WebPDemuxDelete(demuxer) }

    var info: ImageInfo {
        ImageInfo(
            format: .webp, size: orientation.applied(to: canvas), orientation: orientation,
            frameCount: isAnimated ? (isWhole ? frameCount : nil) : 1, hasAlpha: hasAlpha, colorProfile: profileName,
            duration: duration)
    }

    /// Calls `body` with the first frame: its position on the canvas, and its bit stream.
    func withFirstFrame<Result>(
        _ body: (WebPIterator) throws(ImageError) -> Result
    ) throws(ImageError) -> Result {
        var frame = WebPIterator()
        guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { throw .decoding(.truncated(.webp)) }
        defer { WebPDemuxReleaseIterator(&frame) }
        guard frame.complete != 0 else { throw .decoding(.truncated(.webp)) }
        return try body(frame)
    }

    private static func chunk<Result>(
        _ name: String, of demuxer: OpaquePointer, _ read: (ByteView) -> Result?
    ) -> Result? {
        var chunk = WebPChunkIterator()
        guard WebPDemuxGetChunk(demuxer, name, 1, &chunk) != 0 else { return nil }
        defer { WebPDemuxReleaseChunkIterator(&chunk) }
        return read(ByteView(bytes: UnsafeRawBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)))
    }
}

extension WebPBitstreamFeatures {
    private static let lossless: Int32 = 2

    var isLossless: Bool { format == Self.lossless }

    /// The memory that libwebp needs for a frame besides its output, however much it scales down: all pixels of a
    /// lossless frame, the compressed and decompressed alpha of a lossy one.
    var codecBytes: Int { Int(width) * Int(height) * (isLossless ? 4 : has_alpha != 0 ? 2 : 0) }
}

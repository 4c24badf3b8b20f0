import CCodecs
public import Foundation
public import HalcyonCore

/// Encodes WebP with libwebp: lossy or lossless, with alpha, still or animated.
///
/// Of ``EncodingOptions`` it uses `quality`, `isLossless` (which also keeps the colours of transparent pixels),
/// `effort` and `metadata`.
public struct WebPEncoder: ImageEncoding {
    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns a WebP file, or nil if the format is not `.webp`.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` if a side has more than 16383 pixels, `.failed`;
    ///   `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .webp else { return nil }
        let metadata = try EncodedMetadata(options.metadata, for: .webp)
        let picture = try WebPImport(pixels, isARGB: options.isLossless)
        let stream = try picture.stream(WebPSettings.config(options))
        return try WebPContainer.file(stream, metadata)
    }

    /// Returns an animated WebP file, or nil if the format is not `.webp`. A file of one frame is a still image.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` if a side has more than 16383 pixels, `.failed`;
    ///   `ImageError.cancelled`, checked between frames; and what `nextFrame` throws.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .webp else { return nil }
        let metadata = try EncodedMetadata(options.metadata, for: .webp)
        guard let first = try nextFrame() else { throw .encoding(.failed(.webp, why: "an animation without frames")) }
        let animation = try WebPAnimationWriter(first.pixels.size, loopCount: loopCount, options)
        var frame: AnimationFrame? = first
        while let current = frame {
            if Task.isCancelled { throw .cancelled }
            try animation.add(current)
            frame = try nextFrame()
        }
        var file = try WebPContainer.file(animation.stream(), metadata)
        if animation.hasAlpha { WebPContainer.markAlpha(in: &file) }
        return file
    }
}

/// libwebp's animation encoder, which keeps frames encoded, and writes each as its difference from the previous one.
final class WebPAnimationWriter {
    private static let largestLoopCount = 65535

    private let size: PixelSize
    private let encoder: OpaquePointer
    private var config: WebPConfig
    private var seconds = 0.0
    /// Whether any frame has a pixel that is not opaque.
    private(set) var hasAlpha = false

    init(_ size: PixelSize, loopCount: Int?, _ options: EncodingOptions) throws(ImageError) {
        try size.check(.webp, longestSide: Int(WEBP_MAX_DIMENSION))
        self.size = size
        config = try WebPSettings.config(options)
        var settings = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&settings) != 0 else {
            throw .encoding(.failed(.webp, why: "a different version of libwebpmux than this was built for"))
        }
        settings.anim_params.loop_count = Int32(loopCount.map { min(max(1, $0), Self.largestLoopCount) } ?? 0)
        guard let encoder = WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &settings) else {
            throw .encoding(.failed(.webp, why: "out of memory"))
        }
        self.encoder = encoder
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    func add(_ frame: AnimationFrame) throws(ImageError) {
        guard frame.pixels.size == size else {
            throw .encoding(.failed(.webp, why: "frames of different sizes: \(size) and \(frame.pixels.size) pixels"))
        }
        // The encoder compares frames in RGB: with lossy colours, chroma would be halved a second time.
        let picture = try WebPImport(frame.pixels, isARGB: true)
        try check(picture.withPicture { WebPAnimEncoderAdd(encoder, $0, milliseconds, &config) })
        hasAlpha = hasAlpha || frame.pixels.hasAlpha && !PixelStatistics(frame.pixels, countsColors: false).isOpaque
        seconds += frame.delay > 0 ? frame.delay : 0
    }

    /// Returns the whole file, after the last frame.
    func stream() throws(ImageError) -> Data {
        try check(WebPAnimEncoderAdd(encoder, nil, milliseconds, nil))
        var file = WebPData()
        try check(WebPAnimEncoderAssemble(encoder, &file))
        return try WebPContainer.take(file)
    }

    /// The start of the next frame: rounded once, from the start of the animation, so that errors do not add up.
    private var milliseconds: Int32 { Int32(clamping: Int64(min(seconds * 1000, 1e12).rounded())) }

    private func check(_ outcome: Int32) throws(ImageError) {
        if outcome != 0 { return }
        if Task.isCancelled { throw .cancelled }
        throw .encoding(.failed(.webp, why: .init(String(cString: WebPAnimEncoderGetError(encoder)))))
    }
}

/// The chunks around a WebP stream.
///
/// Source: RFC 9649; libwebp's `mux.h`.
enum WebPContainer {
    /// Returns a file with metadata, or the stream itself if there is none.
    static func file(_ stream: Data, _ metadata: EncodedMetadata) throws(ImageError) -> Data {
        if metadata.isEmpty { return stream }
        // Copies, because the chunks must outlive the calls that pass them.
        guard let mux = with(stream, { WebPMuxCreate(&$0, 1) }) else {
            throw .encoding(.failed(.webp, why: "the stream is not a WebP file"))
        }
        defer { WebPMuxDelete(mux) }
        if let profile = metadata.profile { try check(with(profile) { WebPMuxSetChunk(mux, "ICCP", &$0, 1) }) }
        if let exif = metadata.exif { try check(with(exif) { WebPMuxSetChunk(mux, "EXIF", &$0, 1) }) }
        var file = WebPData()
        try check(WebPMuxAssemble(mux, &file))
        return try take(file)
    }

    /// Sets the alpha flag in a file's header. libwebp looks only at the frames' streams: if all frames are opaque but
    /// do not cover the canvas, it writes that nothing is transparent, and viewers show black around them.
    static func markAlpha(in file: inout Data) {
        let flags = file.startIndex + 20
        guard file.count > 30, file[flags - 8..<flags - 4].elementsEqual("VP8X".utf8) else { return }
        file[flags] |= UInt8(ALPHA_FLAG.rawValue)
    }

    /// Takes ownership of memory that libwebp allocated.
    static func take(_ file: WebPData) throws(ImageError) -> Data {
        guard let bytes = file.bytes else { throw .encoding(.failed(.webp, why: "libwebp returned no bytes")) }
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: file.size,
            deallocator: .custom { bytes, _ in WebPFree(bytes) })
    }

    private static func with<Result>(_ bytes: Data, _ body: (inout WebPData) -> Result) -> Result {
        bytes.withUnsafeBytes { bytes in
            var data = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
            return body(&data)
        }
    }

    private static func check(_ error: WebPMuxError) throws(ImageError) {
        if error != WEBP_MUX_OK { throw .encoding(.failed(.webp, why: "libwebpmux error \(error.rawValue)")) }
    }
}

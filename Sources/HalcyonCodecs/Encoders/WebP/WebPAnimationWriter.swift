import CCodecs
import Foundation
import HalcyonCore

/// libwebp's encoder of animations, which keeps frames encoded, and writes of each what differs from the one before.
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
            throw .encoding(.failed(.webp, why: "another version of libwebpmux than this was built for"))
        }
        settings.anim_params.loop_count = Int32(loopCount.map { min(max(1, $0), Self.largestLoopCount) } ?? 0)
        guard let encoder = WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &settings) else {
            throw .encoding(.failed(.webp, why: "no memory"))
        }
        self.encoder = encoder
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    func add(_ frame: AnimationFrame) throws(ImageError) {
        guard frame.pixels.size == size else {
            throw .encoding(.failed(.webp, why: "frames of \(size) and \(frame.pixels.size) pixels"))
        }
        // What differs is found in RGB: a lossy picture's colours would be halved once more.
        let picture = try WebPImport(frame.pixels, isARGB: true)
        try check(picture.withPicture { WebPAnimEncoderAdd(encoder, $0, milliseconds, &config) })
        hasAlpha = hasAlpha || frame.pixels.hasAlpha && !PixelSurvey(frame.pixels, countsColors: false).isOpaque
        seconds += frame.delay > 0 ? frame.delay : 0
    }

    /// The whole file, after the last frame.
    func stream() throws(ImageError) -> Data {
        try check(WebPAnimEncoderAdd(encoder, nil, milliseconds, nil))
        var file = WebPData()
        try check(WebPAnimEncoderAssemble(encoder, &file))
        return try WebPContainer.take(file)
    }

    /// When the next frame begins: rounded once, from the start, so that nothing adds up.
    private var milliseconds: Int32 { Int32(clamping: Int64(min(seconds * 1000, 1e12).rounded())) }

    private func check(_ outcome: Int32) throws(ImageError) {
        if outcome != 0 { return }
        if Task.isCancelled { throw .cancelled }
        throw .encoding(.failed(.webp, why: String(cString: WebPAnimEncoderGetError(encoder))))
    }
}

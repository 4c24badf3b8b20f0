public import Foundation

/// Writes pixels as a file.
///
/// Called on a thread made for work that keeps a processor busy, many at a time. An encoder keeps no state between calls,
/// looks at `Task.isCancelled` between rows where its codec allows, and then throws `ImageError.cancelled`.
public protocol ImageEncoding: Sendable {
    /// The bytes of a file.
    ///
    /// Formats without transparency get the picture over white.
    ///
    /// - Returns: nil when this encoder does not write `format`.
    /// - Throws: `ImageError.encoding`: `.failed` when the codec fails, `.tooLarge` for a picture larger than the format
    ///   allows; `ImageError.cancelled`.
    func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?

    /// The bytes of an animated file.
    ///
    /// - Parameters:
    ///   - nextFrame: Gives one frame after the other, and nil after the last: no more than a few need be in memory.
    ///   - loopCount: How often the animation is played in all; nil for without end. Below 1 counts as 1.
    ///   - options: Their `metadata` describes every frame.
    /// - Returns: nil when this encoder writes no animations in `format`; it has asked for no frame then. Default: nil.
    /// - Throws: As ``encode(_:as:options:)``, `.failed` also for no frame and for frames of different size; and what
    ///   `nextFrame` throws.
    func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data?
}

extension ImageEncoding {
    /// nil: no animations.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? { nil }
}

/// One picture of an animation that is to be written.
public struct AnimationFrame: Sendable {
    /// The whole canvas, of the same size in every frame.
    public var pixels: PixelBuffer
    /// The seconds that the frame is shown.
    public var delay: Double

    /// A frame of whole pixels, and for how many seconds it is shown.
    public init(pixels: PixelBuffer, delay: Double) {
        self.pixels = pixels
        self.delay = delay
    }
}

/// The frames of a decoded animation, one after the other, each decoded when it is asked for.
final class AnimationSource {
    private let frames: AnimatedFrames
    private let format: ImageFormat
    private let limit: Double
    private let end: Double
    private var pass: (any FrameDecoding)?

    /// - Parameters:
    ///   - format: What is written.
    ///   - limit: The seconds that may pass from now to the last frame.
    init(_ frames: AnimatedFrames, for format: ImageFormat, limit: Double) {
        self.frames = frames
        self.format = format
        self.limit = limit
        end = SystemClock().uptime + limit
    }

    /// - Throws: `ImageError.encoding(.tookTooLong)` after the limit; what the decoder throws.
    func next() throws(ImageError) -> AnimationFrame? {
        if SystemClock().uptime > end { throw .encoding(.tookTooLong(format, limit: limit)) }
        if pass == nil { pass = try frames.animation.pass(toward: 0) }
        guard let pass else { return nil }
        let index = pass.nextIndex
        guard index < frames.timing.delays.count, let pixels = try pass.next() else { return nil }
        return AnimationFrame(pixels: pixels, delay: frames.timing.delays[index])
    }
}

/// The encoders that are asked to write a picture, in order. A value, as ``ImageDecoderRegistry`` is.
public struct ImageEncoderRegistry: Sendable {
    private let encoders: [any ImageEncoding]

    /// A registry of the given encoders; the **last** is asked first.
    public init(_ encoders: [any ImageEncoding]) {
        self.encoders = encoders
    }

    /// The bytes of a file, by the first encoder that writes the format.
    ///
    /// - Returns: nil when none does.
    /// - Throws: `ImageError.encoding` when the codec fails; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions = EncodingOptions()
    ) throws(ImageError) -> Data? {
        for encoder in encoders.reversed() {
            if let data = try encoder.encode(pixels, as: format, options: options) { return data }
        }
        return nil
    }

    /// The bytes of an animated file, by the first encoder that writes animations in the format; see
    /// ``ImageEncoding/encode(frames:loopCount:as:options:)``.
    ///
    /// - Returns: nil when none does; no frame has been asked for then.
    /// - Throws: `ImageError.encoding` when the codec fails; `ImageError.cancelled`; what `nextFrame` throws.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int? = nil, as format: ImageFormat,
        options: EncodingOptions = EncodingOptions()
    ) throws(ImageError) -> Data? {
        for encoder in encoders.reversed() {
            if let data = try encoder.encode(frames: nextFrame, loopCount: loopCount, as: format, options: options) {
                return data
            }
        }
        return nil
    }

    /// The bytes of an animated file of frames that are in memory already.
    ///
    /// - Returns: nil when no encoder writes animations in the format.
    /// - Throws: `ImageError.encoding` when the codec fails, and for an empty array; `ImageError.cancelled`.
    public func encode(
        _ frames: [AnimationFrame], loopCount: Int? = nil, as format: ImageFormat,
        options: EncodingOptions = EncodingOptions()
    ) throws(ImageError) -> Data? {
        var rest = frames[...]
        return try encode(
            frames: { () throws(ImageError) in rest.popFirst() }, loopCount: loopCount, as: format, options: options)
    }

    /// The bytes of a file of an image as it was decoded: with its metadata, and with all its frames.
    ///
    /// - Parameter options: Their `metadata` is replaced by the image's own.
    /// - Returns: nil when no encoder writes the format, or not with frames where the image has them: its first one alone
    ///   is in ``DecodedImage/pixels``. If an encoder writes animations in the format, an image with
    ///   ``DecodedImage/damage`` is not written, even if a single frame is left.
    /// - Throws: `ImageError.encoding` when the codec fails, and `.tookTooLong` when all frames together go over
    ///   ``EncodingOptions/maximumSeconds``; `ImageError.decoding` when a frame cannot be decoded, and the image's
    ///   ``DecodedImage/damage`` when frames are missing; `ImageError.cancelled`.
    public func encode(
        _ image: DecodedImage, as format: ImageFormat, options: EncodingOptions = EncodingOptions()
    ) throws(ImageError) -> Data? {
        var options = options
        options.metadata = image.metadata
        if let damage = image.damage {
            // Encoders that write no animations in the format ask for no frame.
            let none = { () throws(ImageError) -> AnimationFrame? in throw damage }
            if let data = try encode(frames: none, as: format, options: options) { return data }
        }
        guard let frames = image.frames else { return try encode(image.pixels, as: format, options: options) }
        let source = AnimationSource(frames, for: format, limit: options.maximumSeconds)
        return try encode(
            frames: source.next, loopCount: frames.timing.loopCount, as: format, options: options)
    }
}

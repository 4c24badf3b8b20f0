public import Foundation

/// Encodes pixels as a file.
///
/// Called concurrently on threads for CPU-intensive work. An encoder keeps no state between calls, checks
/// `Task.isCancelled` between rows if its codec allows, and then throws `ImageError.cancelled`.
public protocol ImageEncoding: Sendable {
    /// Returns the bytes of a file.
    ///
    /// Formats without transparency get the image over white.
    ///
    /// - Returns: nil if this encoder does not write `format`.
    /// - Throws: `ImageError.encoding`: `.failed` if the codec fails, `.tooLarge` if the image is larger than the
    ///   format allows; `ImageError.cancelled`.
    func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?

    /// Returns the bytes of an animated file.
    ///
    /// - Parameters:
    ///   - nextFrame: Returns one frame after another, and nil after the last: only a few need to be in memory.
    ///   - loopCount: The number of times that the animation is played; nil to repeat forever. Less than 1 counts as 1.
    ///   - options: Their `metadata` applies to every frame.
    /// - Returns: nil if this encoder writes no animations in `format`; `nextFrame` was not called then. Default: nil.
    /// - Throws: The same errors as ``encode(_:as:options:)``, `.failed` also if there are no frames or their sizes
    ///   differ; and any error that `nextFrame` throws.
    func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data?
}

extension ImageEncoding {
    /// Returns nil: no animations.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? { nil }
}

/// One frame of an animation to be encoded.
public struct AnimationFrame: Sendable {
    /// The whole canvas, of the same size in every frame.
    public var pixels: PixelBuffer
    /// The seconds that the frame is shown.
    public var delay: Double

    /// Creates a frame that is shown for `delay` seconds.
    public init(pixels: PixelBuffer, delay: Double) {
        self.pixels = pixels
        self.delay = delay
    }
}

/// The frames of a decoded animation, one after another, each decoded on request.
final class AnimationSource {
    private let frames: AnimatedFrames
    private let format: ImageFormat
    private let limit: Double
    private let end: Double
    private var pass: (any FrameDecoding)?

    /// - Parameters:
    ///   - format: The format to write.
    ///   - limit: The maximum number of seconds from now to the last frame.
    init(_ frames: AnimatedFrames, for format: ImageFormat, limit: Double) {
        self.frames = frames
        self.format = format
        self.limit = limit
        end = SystemClock().uptime + limit
    }

    /// - Throws: `ImageError.encoding(.tookTooLong)` after the limit; any error that the decoder throws.
    func next() throws(ImageError) -> AnimationFrame? {
        if SystemClock().uptime > end { throw .encoding(.tookTooLong(format, limit: limit)) }
        if pass == nil { pass = try frames.animation.pass(toward: 0) }
        guard let pass else { return nil }
        let index = pass.nextIndex
        guard index < frames.timing.delays.count, let pixels = try pass.next() else { return nil }
        return AnimationFrame(pixels: pixels, delay: frames.timing.delays[index])
    }
}

/// The encoders of a pipeline, in ascending order of preference: the last is tried first. A value type, like
/// ``ImageDecoderRegistry``.
public struct ImageEncoderRegistry: Sendable {
    private let encoders: [any ImageEncoding]

    /// Creates a registry of the given encoders; the **last** is tried first.
    public init(_ encoders: [any ImageEncoding]) {
        self.encoders = encoders
    }

    /// Returns the bytes of a file, encoded by the first encoder that writes the format.
    ///
    /// - Returns: nil if none does.
    /// - Throws: `ImageError.encoding` if the codec fails; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions = EncodingOptions()
    ) throws(ImageError) -> Data? {
        for encoder in encoders.reversed() {
            if let data = try encoder.encode(pixels, as: format, options: options) { return data }
        }
        return nil
    }

    /// Returns the bytes of an animated file, encoded by the first encoder that writes animations in the format; see
    /// ``ImageEncoding/encode(frames:loopCount:as:options:)``.
    ///
    /// - Returns: nil if none does; `nextFrame` has not been called then.
    /// - Throws: `ImageError.encoding` if the codec fails; `ImageError.cancelled`; any error that `nextFrame` throws.
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

    /// Returns the bytes of an animated file whose frames are already in memory.
    ///
    /// - Returns: nil if no encoder writes animations in the format.
    /// - Throws: `ImageError.encoding` if the codec fails, and for an empty array; `ImageError.cancelled`.
    public func encode(
        _ frames: [AnimationFrame], loopCount: Int? = nil, as format: ImageFormat,
        options: EncodingOptions = EncodingOptions()
    ) throws(ImageError) -> Data? {
        var rest = frames[...]
        return try encode(
            frames: { () throws(ImageError) in rest.popFirst() }, loopCount: loopCount, as: format, options: options)
    }

    /// Returns the bytes of a file of an image as it was decoded: with its metadata, and with all its frames.
    ///
    /// - Parameter options: Their `metadata` is replaced by that of the image.
    /// - Returns: nil if no encoder writes the format, or if the image has frames and no encoder writes them in this
    ///   format: its first frame alone is in ``DecodedImage/pixels``. If an encoder writes animations in the format, an
    ///   image with ``DecodedImage/damage`` is not written, even if a single frame is left.
    /// - Throws: `ImageError.encoding` if the codec fails, and `.tookTooLong` if all frames together exceed
    ///   ``EncodingOptions/maximumSeconds``; `ImageError.decoding` if a frame cannot be decoded, and the image's
    ///   ``DecodedImage/damage`` if frames are missing; `ImageError.cancelled`.
    public func encode(
        _ image: DecodedImage, as format: ImageFormat, options: EncodingOptions = EncodingOptions()
    ) throws(ImageError) -> Data? {
        var options = options
        options.metadata = image.metadata
        if let damage = image.damage {
            // Encoders that write no animations in the format do not call it.
            let none = { () throws(ImageError) -> AnimationFrame? in throw damage }
            if let data = try encode(frames: none, as: format, options: options) { return data }
        }
        guard let frames = image.frames else { return try encode(image.pixels, as: format, options: options) }
        let source = AnimationSource(frames, for: format, limit: options.maximumSeconds)
        return try encode(
            frames: source.next, loopCount: frames.timing.loopCount, as: format, options: options)
    }
}

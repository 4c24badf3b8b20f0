public import Foundation

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

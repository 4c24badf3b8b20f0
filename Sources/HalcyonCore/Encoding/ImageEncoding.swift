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

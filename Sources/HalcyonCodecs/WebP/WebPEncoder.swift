import CCodecs
public import Foundation
public import HalcyonCore

/// Writes WebP with libwebp: lossy or lossless, with alpha, still or animated.
///
/// Of ``EncodingOptions`` it heeds `quality`, `isLossless` (which keeps invisible colours too), `effort` and
/// `metadata`.
public struct WebPEncoder: ImageEncoding {
    /// An encoder; all settings come with each call.
    public init() {}

    /// A WebP file; nil for another format than `.webp`.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` for a side of more than 16383 pixels, `.failed`;
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

    /// An animated WebP file; nil for another format than `.webp`. A file of one frame is a still picture.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` for a side of more than 16383 pixels, `.failed`;
    ///   `ImageError.cancelled`, looked at between frames; what `nextFrame` throws.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .webp else { return nil }
        let metadata = try EncodedMetadata(options.metadata, for: .webp)
        guard let first = try nextFrame() else { throw .encoding(.failed(.webp, why: "an animation of no frame")) }
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

public import Foundation
public import HalcyonCore

/// Writes GIF with giflib, still and animated, with palettes of its own making.
///
/// A frame of up to 255 colours (a still picture without transparency: 256) keeps them exactly; one of more gets a
/// palette by Wu's method, and dithering. Pixels are either opaque (an alpha of 128 and more) or not there. Of a frame
/// only what differs from the one before is written.
///
/// Of ``EncodingOptions`` it heeds `dithering`. The format holds no metadata: pixels that come with some are brought
/// upright and to sRGB first.
public struct GIFEncoder: ImageEncoding {
    /// An encoder; all settings come with each call.
    public init() {}

    /// A still GIF file; nil for another format than `.gif`.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` for a side of more than 65535 pixels, `.failed`;
    ///   `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        var frame: AnimationFrame? = AnimationFrame(pixels: pixels, delay: 0)
        return try encode(frames: { () throws(ImageError) in frame.take() }, loopCount: 1, as: format, options: options)
    }

    /// An animated GIF file; nil for another format than `.gif`. A file of one frame is a still picture.
    ///
    /// GIF counts time in hundredths of a second: each frame ends at the one that is nearest to when it should, so that
    /// the whole lasts as long as it should. No frame is shown for less than 0.02 s, as viewers show shorter ones for
    /// 0.1 s.
    ///
    /// - Throws: As ``encode(_:as:options:)``, also what `nextFrame` throws.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .gif else { return nil }
        guard var current = try nextFrame() else { throw .encoding(.failed(.gif, why: "an animation of no frame")) }
        current.pixels = try current.pixels.applying(options.metadata)
        var following = try nextFrame()
        let animation = try GIFAnimationWriter(
            current.pixels.size, loopCount: loopCount, isStill: following == nil, dithering: options.dithering)
        while var next = following {
            next.pixels = try next.pixels.applying(options.metadata)
            try animation.write(current, before: next.pixels)
            current = next
            following = try nextFrame()
        }
        try animation.write(current, before: nil)
        return try animation.finish()
    }
}

/// An image without its pixels: it can be had again for as long as somebody else holds on to those.
///
/// Whoever shows an image seldom keeps the image itself: a toolkit's texture keeps the memory of its pixels alone, and
/// an animation its frames. So each of them is looked for.
final class WeakImage: Sendable {
    private weak let pixels: PixelBuffer?
    private weak let memory: PixelMemory?
    private weak let frames: AnimatedFrames?
    private let isAnimated: Bool
    private let size: PixelSize
    private let hasAlpha: Bool
    private let format: ImageFormat?
    private let originalSize: PixelSize
    private let isDownsampled: Bool
    private let metadata: ImageMetadata
    private let isLossyCopy: Bool
    private let damage: ImageError?

    init(_ image: DecodedImage) {
        pixels = image.pixels
        memory = image.pixels.memory
        frames = image.frames
        isAnimated = image.frames != nil
        size = image.size
        hasAlpha = image.pixels.hasAlpha
        format = image.format
        originalSize = image.originalSize
        isDownsampled = image.isDownsampled
        metadata = image.metadata
        isLossyCopy = image.isLossyCopy
        damage = image.damage
    }

    /// What others hold of it. To be let go of where pixels may be freed: the asker may be the last to hold them.
    struct Life: Sendable {
        fileprivate let pixels: PixelBuffer?
        fileprivate let memory: PixelMemory?
        fileprivate let frames: AnimatedFrames?
    }

    /// What others hold of it now.
    var life: Life { Life(pixels: pixels, memory: memory, frames: frames) }

    /// Whether that is enough for the image.
    func isAlive(in life: Life) -> Bool { life.memory != nil && (!isAnimated || life.frames != nil) }

    /// The image, with all that is known of it; nil where too little of it is alive.
    func image(from life: Life) -> DecodedImage? {
        guard isAlive(in: life), let memory = life.memory else { return nil }
        var image = DecodedImage(
            pixels: life.pixels ?? PixelBuffer(memory, size: size, hasAlpha: hasAlpha), frames: life.frames,
            format: format, originalSize: originalSize, isDownsampled: isDownsampled, metadata: metadata)
        if isLossyCopy { image.isLossyCopy = true }
        if let damage { image.damage = damage }
        return image
    }

    /// What it shows, as one that was made for a target.
    func extent(for target: TargetSize?) -> ImageExtent? {
        ImageExtent(
            target: target, size: size, originalSize: originalSize, isDownsampled: isDownsampled,
            isAnimated: isAnimated, isDecoded: format != nil)
    }
}

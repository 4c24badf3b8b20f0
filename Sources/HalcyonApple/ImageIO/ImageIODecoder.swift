#if canImport(ImageIO)
public import Foundation
public import HalcyonCore
import ImageIO

/// Decodes with ImageIO: JPEG, PNG, GIF, WebP, HEIC, AVIF, TIFF, and whatever else the system's version reads.
///
/// A smaller image is decoded as ImageIO's thumbnail of that size, then scaled to the exact one. Core Graphics draws
/// the pixels into sRGB; partly transparent pixels in other colours are premultiplied in the process, and nearly
/// transparent ones lose some precision.
///
/// ImageIO decides what it reads, how it scales an image down, how frames are composed, and when a file counts as
/// damaged or truncated. Within one image it can be neither stopped nor watched: cancellation and `maximumSeconds` are
/// checked between images, and `maximumScans` and `maximumMetadataBytes` are not enforced. Vector graphics and
/// documents, such as PDF, are not treated as images.
public struct ImageIODecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the header says, or nil if ImageIO does not know the format. The frame count is nil if `data` is
    /// incomplete and more frames may follow; the duration is nil if there are more than 100,000 frames.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard !data.isEmpty, let source = try ImageIOSource.open(data) else { return nil }
        // As many frames as a decode would accept.
        return try source.info(readingFrames: DecodingLimits().maximumFrames)
    }

    /// Returns the image, with all frames if it is an animation (GIF, APNG, WebP, and sequences of HEIC and AVIF) and
    /// `options` ask for them, or nil if ImageIO does not know the format.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tooManyFrames`,
    ///   `.tooManyAnimationPixels`, `.tookTooLong`, `.outOfMemory`; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard !data.isEmpty, let source = try ImageIOSource.open(data) else { return nil }
        // No frame is read before their number has been checked against the limits.
        let plan = try ImageIOPlan(source.info(readingFrames: 0), options: options)
        let animation = options.frames == .first ? nil : try ImageIOAnimation(data, source, plan)
        var image = try plan.picture(animation == nil ? source.primaryIndex : 0, of: source)
        image.frames = animation.map { AnimatedFrames($0, firstFrame: image.pixels) }
        return image
    }

    /// Creates a previewer, for any format that ImageIO decodes while it arrives, or returns nil if ImageIO does not
    /// know the format.
    ///
    /// For a progressive JPEG, it shows the whole image with increasing detail; for others, the rows received so far,
    /// with the rest filled in by ImageIO. Previews have at most some 1.5 million pixels, fewer for a smaller target
    /// size.
    ///
    /// - Throws: Nothing itself. The previewer throws `ImageError.decoding`: `.tooManyPixels`, `.tooManyBytes`,
    ///   `.outOfMemory`, `.tookTooLong`; `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard let format = ImageFormat(sniffing: head), format.isReadable else { return nil }
        return ImageIOPreviewer(options)
    }
}

/// The frames of a file, decoded and composed by ImageIO.
struct ImageIOAnimation: AnimationDecoding {
    let timing: AnimationTiming
    private let data: Data
    private let plan: ImageIOPlan

    /// - Returns: Nil for a still image.
    /// - Throws: `ImageError.decoding`: `.tooManyFrames`, `.tooManyAnimationPixels`.
    init?(_ data: Data, _ source: ImageIOSource, _ plan: ImageIOPlan) throws(ImageError) {
        guard source.frameCount > 1 else { return nil }
        try plan.limits.check(frames: source.frameCount, canvas: plan.info.size)
        self.data = data
        self.plan = plan
        timing = source.timing
    }

    var size: PixelSize { plan.outputSize }

    /// The file, and about a hundred bytes for each frame.
    var byteCount: Int { data.count + timing.delays.count * 100 }

    /// Starts at exactly that frame, because ImageIO keeps track of what it depends on.
    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        guard let source = try ImageIOSource.open(data) else { throw .decoding(.truncated(plan.info.format)) }
        return ImageIOFrames(source, plan, count: timing.delays.count, from: index)
    }
}

/// One pass over the frames, with a separate source.
private final class ImageIOFrames: FrameDecoding {
    private let source: ImageIOSource
    private let plan: ImageIOPlan
    private let count: Int
    private(set) var nextIndex: Int

    init(_ source: ImageIOSource, _ plan: ImageIOPlan, count: Int, from index: Int) {
        self.source = source
        self.plan = plan
        self.count = count
        nextIndex = min(max(0, index), count - 1)
    }

    func next() throws(ImageError) -> PixelBuffer? {
        guard nextIndex < count else { return nil }
        let picture = try plan.picture(nextIndex, of: source)
        nextIndex += 1
        return picture.pixels
    }

    func skip() throws(ImageError) { nextIndex = min(nextIndex + 1, count) }
}
#endif

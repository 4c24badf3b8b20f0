#if canImport(ImageIO)
public import Foundation
public import HalcyonCore
import ImageIO

/// Decodes with ImageIO: JPEG, PNG, GIF, WebP, HEIC, AVIF, TIFF, and what else the system's version reads.
///
/// A smaller picture is decoded as ImageIO's thumbnail of that size, then brought to the exact one. Pixels are drawn by
/// Core Graphics into sRGB; where they are partly transparent and in other colours, they have been premultiplied on the
/// way, and those that are nearly transparent lose some of their depth.
///
/// ImageIO decides what it reads, how it makes a picture smaller, how frames are laid upon each other, and when a file
/// counts as damaged or cut short. Within one picture it can be neither stopped nor watched: cancellation and
/// `maximumSeconds` are looked at between pictures, and `maximumScans` and `maximumMetadataBytes` are not enforced.
/// Vectors and documents, such as PDF, are not taken for pictures.
public struct ImageIODecoder: ImageDecoding {
    /// A decoder; it has no settings.
    public init() {}

    /// What the header says; nil for bytes that are none of ImageIO's. The number of frames is nil where `data` is not
    /// whole and more may come, and the duration is nil if there are more than 100,000 of them.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard !data.isEmpty, let source = try ImageIOSource.open(data) else { return nil }
        // As many as a decode would take.
        return try source.info(readingFrames: DecodingLimits().maximumFrames)
    }

    /// The picture, and all frames where it is an animation (GIF, APNG, WebP, and sequences of HEIC and AVIF) and
    /// `options` ask for them; nil for bytes that are none of ImageIO's.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tooManyFrames`,
    ///   `.tooManyAnimationPixels`, `.tookTooLong`, `.outOfMemory`; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard !data.isEmpty, let source = try ImageIOSource.open(data) else { return nil }
        // No frame is read before their number has been found to be within the limits.
        let plan = try ImageIOPlan(source.info(readingFrames: 0), options: options)
        let animation = options.frames == .first ? nil : try ImageIOAnimation(data, source, plan)
        var image = try plan.picture(animation == nil ? source.primaryIndex : 0, of: source)
        image.frames = animation.map { AnimatedFrames($0, firstFrame: image.pixels) }
        return image
    }

    /// Begins previews, of any format that ImageIO decodes while it arrives; nil for bytes of no image format.
    ///
    /// Of a progressive JPEG, the whole picture ever finer; of others the rows that have come, over what ImageIO fills
    /// the rest with. At most some 1.5 million pixels, less for a smaller target size.
    ///
    /// - Throws: never at once. The previewer does: `ImageError.decoding`: `.tooManyPixels`, `.tooManyBytes`,
    ///   `.outOfMemory`, `.tookTooLong`; `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard let format = ImageFormat(sniffing: head), format.isReadable else { return nil }
        return ImageIOPreviewer(options)
    }
}

/// The frames of a file, decoded by ImageIO, which lays them upon each other.
struct ImageIOAnimation: AnimationDecoding {
    let timing: AnimationTiming
    private let data: Data
    private let plan: ImageIOPlan

    /// - Returns: nil for a still picture.
    /// - Throws: `ImageError.decoding`: `.tooManyFrames`, `.tooManyAnimationPixels`.
    init?(_ data: Data, _ source: ImageIOSource, _ plan: ImageIOPlan) throws(ImageError) {
        guard source.frameCount > 1 else { return nil }
        try plan.limits.check(frames: source.frameCount, canvas: plan.info.size)
        self.data = data
        self.plan = plan
        timing = source.timing
    }

    var size: PixelSize { plan.outputSize }

    /// The file, and about a hundred bytes for each frame's place.
    var byteCount: Int { data.count + timing.delays.count * 100 }

    /// Begins at the very frame: what it builds upon is ImageIO's to know.
    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        guard let source = try ImageIOSource.open(data) else { throw .decoding(.truncated(plan.info.format)) }
        return ImageIOFrames(source, plan, count: timing.delays.count, from: index)
    }
}

/// One pass over the frames, with a source of its own.
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

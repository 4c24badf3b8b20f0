/// Options for decoding.
public struct DecodingOptions: Sendable, Hashable {
    /// Which frames of an animated image are decoded, and when.
    public enum Frames: String, Sendable, Hashable {
        /// Only the first frame: the result is a still image.
        case first
        /// The first frame immediately, the others when they are shown.
        case onDemand
        /// All frames immediately, if they fit the limit of ``AnimatedFrames``.
        case preloaded
    }

    /// The target size, in pixels; nil for the whole image. Default: nil.
    public var targetSize: TargetSize?
    /// Whether the target size is only the most that a picture may have: then a drawing is not made larger for it.
    package var targetIsLimit = false
    /// Whether this process does nothing else, and another one ends it when the time is over: nothing is drawn on a
    /// thread of its own.
    package var isAlone = false
    /// Limits that protect against hostile files.
    public var limits: DecodingLimits
    /// Which frames of an animated image are decoded. Default: `.onDemand`.
    public var frames: Frames
    /// The metadata that is kept in ``DecodedImage/metadata`` instead of being applied to the pixels: for writing them
    /// to a file again, not for showing them. Applies to all frames of an animation. A ``targetSize`` still refers to
    /// the upright image. Profiles of gray and CMYK pixels are always applied, because pixels are red, green and blue,
    /// and previews are always upright and in sRGB. Default: none; pixels are converted to sRGB and turned upright.
    public var keptMetadata: ImageMetadata.Kinds
    /// The maximum number of threads of a decode, its caller's included. With several, the image is ready sooner but
    /// takes more processor time in all, so a pipeline allows them only while nothing else is decoded. WebP uses up to
    /// two and AVIF up to eight; other formats, and the frames of an animation after the first, always use one. Less
    /// than 1 counts as 1. Default: 1.
    public var maximumThreads: Int
    /// The `Content-Type` that the bytes came with, as their server has written it, for decoders that cannot tell their
    /// format from the bytes, as that of TGA; nil if unknown, as for files, for bytes stored by hand, and for finished
    /// images from a disk cache. Servers often send a wrong one. Default: nil.
    public var contentType: String?
    /// The URL that the bytes came from, after redirects if that is known, or that of the local file; nil for bytes of
    /// a provider and for finished images from a disk cache. An extension such as `.tga` names the format for decoders
    /// that cannot tell it from the bytes. Default: nil.
    public var url: String?

    /// Creates options; see the properties for the defaults.
    public init(
        targetSize: TargetSize? = nil, limits: DecodingLimits = DecodingLimits(), frames: Frames = .onDemand,
        keptMetadata: ImageMetadata.Kinds = [], maximumThreads: Int = 1
    ) {
        self.targetSize = targetSize
        self.limits = limits
        self.frames = frames
        self.keptMetadata = keptMetadata
        self.maximumThreads = maximumThreads
    }
}

/// Limits that stop hostile files before memory is allocated for them, or soon after they take too much time.
public struct DecodingLimits: Sendable, Hashable {
    /// The maximum number of pixels of one image, by its header, and of its target size. Default: 100 million.
    public var maximumPixels: Int
    /// The maximum number of bytes that the pixels of one decode may take at once, including everything the codec holds
    /// besides the result: the coefficients of a progressive JPEG, the canvas of an animation. Default: 1 GiB.
    public var maximumBytes: Int
    /// The maximum number of scans of a progressive file. Default: 100; the usual scripts have 10.
    public var maximumScans: Int
    /// The maximum number of frames of an animated image. Default: 100 000.
    public var maximumFrames: Int
    /// The maximum number of pixels of all frames of an animated image together, each counted as a whole canvas: they
    /// are never in memory at once, but take time. Default: 100 thousand million.
    public var maximumAnimationPixels: Int
    /// The maximum number of bytes of one piece of metadata, unpacked: an ICC profile, an EXIF block. Default: 16 MiB.
    public var maximumMetadataBytes: Int
    /// The maximum number of seconds that one decode may take: of a still image, of one frame, of all previews of one
    /// file together. Checked between rows if the codec allows. Default: 60.
    public var maximumSeconds: Double

    /// Creates limits; see the properties for the defaults.
    public init(
        maximumPixels: Int = 100_000_000, maximumBytes: Int = 1 << 30, maximumScans: Int = 100,
        maximumFrames: Int = 100_000, maximumAnimationPixels: Int = 100_000_000_000,
        maximumMetadataBytes: Int = 16 << 20, maximumSeconds: Double = 60
    ) {
        self.maximumPixels = maximumPixels
        self.maximumBytes = maximumBytes
        self.maximumScans = maximumScans
        self.maximumFrames = maximumFrames
        self.maximumAnimationPixels = maximumAnimationPixels
        self.maximumMetadataBytes = maximumMetadataBytes
        self.maximumSeconds = maximumSeconds
    }
}

extension DecodingLimits {
    /// Checks an image's size.
    package func check(_ size: PixelSize) throws(ImageError) {
        // The bytes of several such images must fit in an Int, whatever the limit is.
        guard let pixels = size.pixelCount, pixels <= min(maximumPixels, Int.max / 64) else {
            throw .decoding(.tooManyPixels(size, limit: maximumPixels))
        }
    }

    /// Checks the memory that all pixels of a decode take.
    package func check(bytes: Int) throws(ImageError) {
        if bytes > maximumBytes { throw .decoding(.tooManyBytes(bytes, limit: maximumBytes)) }
    }

    /// Checks one piece of metadata.
    package func check(metadata byteCount: Int) throws(ImageError) {
        if byteCount > maximumMetadataBytes {
            throw .decoding(.metadataTooLarge(byteCount, limit: maximumMetadataBytes))
        }
    }

    /// Rejects an animation with too many frames, or with too many pixels in total.
    package func check(frames: Int, canvas: PixelSize) throws(ImageError) {
        guard frames <= maximumFrames else { throw .decoding(.tooManyFrames(frames, limit: maximumFrames)) }
        let (pixels, overflow) = (canvas.pixelCount ?? .max).multipliedReportingOverflow(by: frames)
        guard !overflow, pixels <= maximumAnimationPixels else {
            throw .decoding(.tooManyAnimationPixels(overflow ? .max : pixels, limit: maximumAnimationPixels))
        }
    }
}

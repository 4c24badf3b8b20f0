/// How a decoder is to decode.
public struct DecodingOptions: Sendable, Hashable {
    /// Which frames of an animated picture are made ready.
    public enum Frames: String, Sendable, Hashable {
        /// The first alone: the picture is a still one.
        case first
        /// The first at once, the others when they are shown.
        case onDemand
        /// All at once, where they have room within the limit of ``AnimatedFrames``.
        case preloaded
    }

    /// The size wanted, in pixels; nil for the whole picture. Default: nil.
    public var targetSize: TargetSize?
    /// Bounds for hostile files.
    public var limits: DecodingLimits
    /// Which frames of an animated picture are made ready. Default: `.onDemand`.
    public var frames: Frames
    /// What is left in ``DecodedImage/metadata`` instead of being applied to the pixels: for writing them to a file again,
    /// not for showing them. It holds for all frames of an animation. A ``targetSize`` means the upright picture all the
    /// same. Profiles of gray and CMYK pixels are applied even so, as pixels here are red, green and blue, and previews are
    /// always upright and in sRGB. Default: nothing; pixels are brought to sRGB and turned upright.
    public var keptMetadata: ImageMetadata.Kinds

    /// The defaults, unless told otherwise.
    public init(
        targetSize: TargetSize? = nil, limits: DecodingLimits = DecodingLimits(), frames: Frames = .onDemand,
        keptMetadata: ImageMetadata.Kinds = []
    ) {
        self.targetSize = targetSize
        self.limits = limits
        self.frames = frames
        self.keptMetadata = keptMetadata
    }
}

/// Bounds that hostile files run into before memory is taken for them, or soon after time is.
public struct DecodingLimits: Sendable, Hashable {
    /// The most pixels of one picture, by its header, and of the size that it is wanted at. Default: 100 million.
    public var maximumPixels: Int
    /// The most bytes that the pixels of one decode may take at once, whatever the codec holds besides the result included:
    /// the coefficients of a progressive JPEG, the canvas of an animation. Default: 1 GiB.
    public var maximumBytes: Int
    /// The most scans of a progressive file. Default: 100; the usual scripts have 10.
    public var maximumScans: Int
    /// The most frames of an animated picture. Default: 100 000.
    public var maximumFrames: Int
    /// The most pixels of all frames of an animated picture together, each counted as a whole canvas: they are never in
    /// memory at once, but take the time. Default: 100 thousand million.
    public var maximumAnimationPixels: Int
    /// The most bytes of one piece of metadata, unpacked: an ICC profile, an EXIF block. Default: 16 MiB.
    public var maximumMetadataBytes: Int
    /// The most seconds that one decode may take: of a still picture, of one frame, of all previews of one file together.
    /// Looked at between rows where the codec allows. Default: 60.
    public var maximumSeconds: Double

    /// The defaults, unless told otherwise.
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
    /// Checks a picture's size.
    package func check(_ size: PixelSize) throws(ImageError) {
        // The bytes of several such pictures have to fit an Int, whatever the limit is.
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

    /// Refuses an animation of too many frames, or of too many pixels in all.
    package func check(frames: Int, canvas: PixelSize) throws(ImageError) {
        guard frames <= maximumFrames else { throw .decoding(.tooManyFrames(frames, limit: maximumFrames)) }
        let (pixels, overflow) = (canvas.pixelCount ?? .max).multipliedReportingOverflow(by: frames)
        guard !overflow, pixels <= maximumAnimationPixels else {
            throw .decoding(.tooManyAnimationPixels(overflow ? .max : pixels, limit: maximumAnimationPixels))
        }
    }
}

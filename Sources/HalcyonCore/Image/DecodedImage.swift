public import Foundation

/// A decoded image, upright, with information about its source.
public struct DecodedImage: Sendable {
    private struct Facts {
        var pixels: PixelBuffer
        var frames: AnimatedFrames?
        var format: ImageFormat?
        var originalSize: PixelSize
        var isDownsampled: Bool
        var metadata = ImageMetadata()
        var isLossyCopy = false
        var damage: ImageError?
        var isolation: ImageIsolation?
    }

    private final class Storage: Sendable {
        let facts: Facts

        init(_ facts: Facts) { self.facts = facts }
    }

    // One reference: an image is copied on every hit in the memory cache, and is in the frames of all its waiters.
    private var storage: Storage

    private var facts: Facts {
        get { storage.facts }
        set { storage = Storage(newValue) }
    }

    /// Creates an image; by default a still one that was not downsampled.
    public init(
        pixels: PixelBuffer, frames: AnimatedFrames? = nil, format: ImageFormat? = nil,
        originalSize: PixelSize? = nil, isDownsampled: Bool = false, metadata: ImageMetadata = ImageMetadata()
    ) {
        storage = Storage(
            Facts(
                pixels: pixels, frames: frames, format: format, originalSize: originalSize ?? pixels.size,
                isDownsampled: isDownsampled, metadata: metadata))
    }

    /// The pixels (of the first frame, if there are several).
    public var pixels: PixelBuffer {
        get { storage.facts.pixels }
        set { facts.pixels = newValue }
    }

    /// All frames of an animated image, the first included; nil for a still image, or if only the first was requested.
    public var frames: AnimatedFrames? {
        get { storage.facts.frames }
        set { facts.frames = newValue }
    }

    /// The format that the image was decoded from; nil if it was created in code.
    public var format: ImageFormat? {
        get { storage.facts.format }
        set { facts.format = newValue }
    }

    /// The size of the whole image as shown, in pixels, before it was downsampled or processed.
    public var originalSize: PixelSize {
        get { storage.facts.originalSize }
        set { facts.originalSize = newValue }
    }

    /// Whether the image was decoded at less than its full size, or drawn for a target size, so that a larger one has
    /// more detail.
    public var isDownsampled: Bool {
        get { storage.facts.isDownsampled }
        set { facts.isDownsampled = newValue }
    }

    /// The metadata that must be applied when showing or writing the pixels, and those of all ``frames``; see
    /// ``DecodingOptions/keptMetadata``. Default: none, that is upright pixels in sRGB.
    public var metadata: ImageMetadata {
        get { storage.facts.metadata }
        set { facts.metadata = newValue }
    }

    /// Whether the image was made from a copy that the disk cache had stored in a lossy form, such as JPEG; see
    /// ``CacheSerializing/isExact(_:)``. The pipeline never stores such an image: each time more would be lost.
    public internal(set) var isLossyCopy: Bool {
        get { storage.facts.isLossyCopy }
        set { facts.isLossyCopy = newValue }
    }

    /// The reason that an animation lacks frames: `.decoding(.truncated)` if its file ends too early,
    /// `.decoding(.corrupt)` if a frame violates the format. The remaining frames, perhaps a single one, are shown as
    /// usual, but ``ImageEncoderRegistry/encode(_:as:options:)`` throws this error, because the new file would look
    /// complete. Default: nil, if nothing is missing or only the first frame was requested.
    public var damage: ImageError? {
        get { storage.facts.damage }
        set { facts.damage = newValue }
    }

    /// What kept the decoder of these pixels away from this program; nil if they were decoded, or processed, in it.
    public package(set) var isolation: ImageIsolation? {
        get { storage.facts.isolation }
        set { facts.isolation = newValue }
    }

    /// The size of the decoded pixels.
    public var size: PixelSize { pixels.size }

    /// The cost of the image in a memory cache, in bytes: its pixels, and the ``AnimatedFrames/cost`` of its frames.
    public var cost: Int {
        let (cost, overflow) = pixels.byteCount.addingReportingOverflow(frames?.cost ?? 0)
        return overflow ? .max : cost
    }
}

/// Information from an image file's header, read without decoding pixels.
public struct ImageInfo: Sendable, Hashable {
    /// The file format, detected from the first bytes and not from any name.
    public var format: ImageFormat
    /// Width and height of the upright image, in pixels.
    public var size: PixelSize
    /// How the stored pixels must be rotated or mirrored to be upright.
    public var orientation: ImageOrientation
    /// The number of frames; 1 for a still image. Nil if the header alone does not say.
    public var frameCount: Int?
    /// Whether pixels may be transparent.
    public var hasAlpha: Bool
    /// Bits per channel as stored: 1, 2, 4, 8, 16 …
    public var bitsPerChannel: Int
    /// The colour model as stored: `"RGB"`, `"gray"`, `"CMYK"`, `"palette"` …
    public var colorModel: String
    /// The name of the embedded ICC profile (`"unnamed"` if it has none), or nil without a profile.
    public var colorProfile: String?
    /// The seconds that it takes to play all frames once; nil for a still image, or if the available bytes do not say.
    /// Default: nil.
    public var duration: Double?
    /// Whether the file has a gain map (ISO 21496-1), with which screens of high dynamic range show more than the image
    /// itself, or says so. It is not applied. Known for JPEG, AVIF and HEIC, except on Apple's systems. Default: false.
    public var hasGainMap: Bool
    /// The number of pages of a TIFF file, of which the first is decoded, without reduced images and masks; 1 for other
    /// formats. Nil if the available bytes do not say. Default: 1.
    public var pageCount: Int?
    /// The transfer function of a high dynamic range image: `"PQ"` or `"HLG"` (ITU-R BT.2100), according to the file's
    /// code points. Its pixels are decoded to the range of sRGB. Known for PNG, AVIF, HEIC and JPEG XL, except on
    /// Apple's systems. Default: nil.
    public var highRangeTransfer: String?

    /// Creates a description of a file; see the properties.
    public init(
        format: ImageFormat, size: PixelSize, orientation: ImageOrientation = .up, frameCount: Int? = 1,
        hasAlpha: Bool = false, bitsPerChannel: Int = 8, colorModel: String = "RGB", colorProfile: String? = nil,
        duration: Double? = nil, hasGainMap: Bool = false, pageCount: Int? = 1,
        highRangeTransfer: String? = nil
    ) {
        self.format = format
        self.size = size
        self.orientation = orientation
        self.frameCount = frameCount
        self.hasAlpha = hasAlpha
        self.bitsPerChannel = bitsPerChannel
        self.colorModel = colorModel
        self.colorProfile = colorProfile
        self.duration = duration
        self.hasGainMap = hasGainMap
        self.pageCount = pageCount
        self.highRangeTransfer = highRangeTransfer
    }
}

/// Metadata about pixels that was not applied to them when they were decoded.
public struct ImageMetadata: Sendable, Hashable {
    /// A set of kinds of metadata.
    public struct Kinds: OptionSet, Sendable, Hashable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The ICC profile.
        public static let colorProfile = Kinds(rawValue: 1)
        /// The orientation.
        public static let orientation = Kinds(rawValue: 2)
    }

    /// The ICC profile of the pixels; nil for sRGB.
    public var colorProfile: Data?
    /// The orientation of the pixels; `.up` if they are upright.
    public var orientation: ImageOrientation

    /// Creates metadata; by default for upright pixels in sRGB.
    public init(colorProfile: Data? = nil, orientation: ImageOrientation = .up) {
        self.colorProfile = colorProfile
        self.orientation = orientation
    }
}

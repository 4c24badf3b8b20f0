public import Foundation

/// A decoded picture, upright, with what is worth knowing of where it came from.
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
    }

    private final class Storage: Sendable {
        let facts: Facts

        init(_ facts: Facts) { self.facts = facts }
    }

    // One reference: an image is copied at every hit in the memory cache, and lies in the frames of all who wait for it.
    private var storage: Storage

    private var facts: Facts {
        get { storage.facts }
        set { storage = Storage(newValue) }
    }

    /// Describes a picture; by default a still one that was not made smaller.
    public init(
        pixels: PixelBuffer, frames: AnimatedFrames? = nil, format: ImageFormat? = nil,
        originalSize: PixelSize? = nil, isDownsampled: Bool = false, metadata: ImageMetadata = ImageMetadata()
    ) {
        storage = Storage(
            Facts(
                pixels: pixels, frames: frames, format: format, originalSize: originalSize ?? pixels.size,
                isDownsampled: isDownsampled, metadata: metadata))
    }

    /// The pixels (of the first frame, where there are several).
    public var pixels: PixelBuffer {
        get { storage.facts.pixels }
        set { facts.pixels = newValue }
    }

    /// All frames of an animated picture, the first included; nil for a still one, and where only the first was asked for.
    public var frames: AnimatedFrames? {
        get { storage.facts.frames }
        set { facts.frames = newValue }
    }

    /// The format that the picture was decoded from; nil for one that was made by code.
    public var format: ImageFormat? {
        get { storage.facts.format }
        set { facts.format = newValue }
    }

    /// The size of the whole picture as shown, before it was made smaller or processed, in pixels.
    public var originalSize: PixelSize {
        get { storage.facts.originalSize }
        set { facts.originalSize = newValue }
    }

    /// Whether the picture was decoded at less than its whole size.
    public var isDownsampled: Bool {
        get { storage.facts.isDownsampled }
        set { facts.isDownsampled = newValue }
    }

    /// What was left to whoever shows or writes the pixels, those of all ``frames`` too; see
    /// ``DecodingOptions/keptMetadata``. Default: nothing, that is upright pixels in sRGB.
    public var metadata: ImageMetadata {
        get { storage.facts.metadata }
        set { facts.metadata = newValue }
    }

    /// Whether the picture was made of one that the disk cache had kept in a form that loses something, such as JPEG; see
    /// ``CacheSerializing/isExact(_:)``. The pipeline writes such a picture nowhere: each time more would be lost.
    public internal(set) var isLossyCopy: Bool {
        get { storage.facts.isLossyCopy }
        set { facts.isLossyCopy = newValue }
    }

    /// Why an animation lacks frames: `.decoding(.truncated)` if its file ends too early, `.decoding(.corrupt)` if a frame
    /// breaks the rules of the format. The frames that there are, perhaps a single one, are shown as usual, but
    /// ``ImageEncoderRegistry/encode(_:as:options:)`` throws this error, because the new file would look complete.
    /// Default: nil, if nothing is missing or only the first frame was asked for.
    public var damage: ImageError? {
        get { storage.facts.damage }
        set { facts.damage = newValue }
    }

    /// The size of the pixels at hand.
    public var size: PixelSize { pixels.size }

    /// What the picture costs in a memory cache, in bytes: its pixels, and the ``AnimatedFrames/cost`` of its frames.
    public var cost: Int {
        let (cost, overflow) = pixels.byteCount.addingReportingOverflow(frames?.cost ?? 0)
        return overflow ? .max : cost
    }
}

/// What an image file's header says, read without decoding a pixel.
public struct ImageInfo: Sendable, Hashable {
    /// The file format, by the first bytes and not by any name.
    public var format: ImageFormat
    /// Width and height as shown upright, in pixels.
    public var size: PixelSize
    /// How the stored pixels are turned to be upright.
    public var orientation: ImageOrientation
    /// The number of frames; 1 for a still picture. Nil where the header alone cannot tell.
    public var frameCount: Int?
    /// Whether pixels may be transparent.
    public var hasAlpha: Bool
    /// Bits of one channel as stored: 1, 2, 4, 8, 16 …
    public var bitsPerChannel: Int
    /// The colour model as stored: `"RGB"`, `"gray"`, `"CMYK"`, `"palette"` …
    public var colorModel: String
    /// The name of the embedded ICC profile (`"unnamed"` where it has none), or nil without a profile.
    public var colorProfile: String?
    /// The seconds that all frames of an animation take once, as they are played; nil for a still picture, and if the
    /// bytes that are there cannot tell. Default: nil.
    public var duration: Double?

    /// Describes a file; see the properties.
    public init(
        format: ImageFormat, size: PixelSize, orientation: ImageOrientation = .up, frameCount: Int? = 1,
        hasAlpha: Bool = false, bitsPerChannel: Int = 8, colorModel: String = "RGB", colorProfile: String? = nil,
        duration: Double? = nil
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
    }
}

/// What a file says of its pixels besides the pixels, where it was not applied to them when they were decoded.
public struct ImageMetadata: Sendable, Hashable {
    /// Which of it is meant.
    public struct Kinds: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt8

        /// Kinds by their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The ICC profile.
        public static let colorProfile = Kinds(rawValue: 1)
        /// The orientation.
        public static let orientation = Kinds(rawValue: 2)
    }

    /// The ICC profile of the pixels' colours; nil for sRGB.
    public var colorProfile: Data?
    /// How the pixels lie; `.up` for pixels that are upright.
    public var orientation: ImageOrientation

    /// Describes pixels; by default upright ones in sRGB.
    public init(colorProfile: Data? = nil, orientation: ImageOrientation = .up) {
        self.colorProfile = colorProfile
        self.orientation = orientation
    }
}

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

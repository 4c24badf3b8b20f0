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

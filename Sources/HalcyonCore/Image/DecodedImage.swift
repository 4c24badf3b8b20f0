/// A decoded picture, upright, with what is worth knowing of where it came from.
public struct DecodedImage: Sendable {
    /// The pixels (of the first frame, where there are several).
    public var pixels: PixelBuffer
    /// The format that the picture was decoded from; nil for one that was made by code.
    public var format: ImageFormat?
    /// The size of the whole picture as shown, before it was made smaller or processed, in pixels.
    public var originalSize: PixelSize
    /// Whether the picture was decoded at less than its whole size.
    public var isDownsampled: Bool

    /// Describes a picture; by default one that was not made smaller.
    public init(
        pixels: PixelBuffer, format: ImageFormat? = nil, originalSize: PixelSize? = nil, isDownsampled: Bool = false
    ) {
        self.pixels = pixels
        self.format = format
        self.originalSize = originalSize ?? pixels.size
        self.isDownsampled = isDownsampled
    }

    /// The size of the pixels at hand.
    public var size: PixelSize { pixels.size }

    /// What the picture costs in a memory cache, in bytes.
    public var cost: Int { pixels.byteCount }
}

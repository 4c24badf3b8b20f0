/// How an encoder is to encode. What a format has no notion of, its encoder ignores.
public struct EncodingOptions: Sendable, Hashable {
    /// How much time is spent on a smaller file of the same quality.
    public enum Effort: String, Sendable, Hashable, CaseIterable {
        /// As little as the codec can.
        case fastest
        /// What most files are worth.
        case balanced
        /// As much as the codec can: for lossless files up to fifty times that of `.balanced`, for a quarter less of bytes.
        case smallest
    }

    /// The resolution of colour against that of brightness.
    public enum ChromaSubsampling: String, Sendable, Hashable, CaseIterable {
        /// Full (4:4:4) at a quality of 90 and more, half in both directions (4:2:0) below, as ImageMagick does (its
        /// manual, option `-quality`): at a high quality, blurred colour is the first thing to be seen.
        case automatic
        /// Half the width and half the height.
        case yuv420
        /// Half the width.
        case yuv422
        /// Full.
        case yuv444
    }

    /// How colours that a palette lacks are mixed of those that it has.
    public enum Dithering: String, Sendable, Hashable, CaseIterable {
        /// `.diffused` for a still picture, `.ordered` for an animation.
        case automatic
        /// The nearest colour: the smallest files, with steps where colours run smoothly.
        case none
        /// A fixed pattern: the same colour at the same place stays the same from frame to frame.
        case ordered
        /// Each pixel's error goes to its neighbours: the smoothest, but restless where something moves.
        case diffused
    }

    /// The quality of lossy files, 1…100: JPEG, WebP, AVIF. Others are brought to the nearer end. Default: 85.
    public var quality: Int {
        didSet { quality = Self.clamped(quality) }
    }
    /// Whether every pixel comes back as it was, whatever ``quality`` says: WebP, AVIF; PNG always does. Default: false.
    public var isLossless: Bool
    /// Whether a file shows the whole picture roughly before all of it has arrived: JPEG in several scans (and a little
    /// smaller for it), PNG in the seven passes of Adam7 (and larger). Default: false.
    public var isProgressive: Bool
    /// The resolution of colour: JPEG, AVIF. Lossy WebP is always 4:2:0. Default: `.automatic`.
    public var chromaSubsampling: ChromaSubsampling
    /// How much time is spent on a smaller file: JPEG, PNG, WebP, AVIF. Default: `.balanced`.
    public var effort: Effort
    /// How missing colours are mixed: GIF. Default: `.automatic`.
    public var dithering: Dithering
    /// What is written of the pixels besides the pixels: JPEG, PNG, WebP, AVIF. Default: nothing, for upright pixels in sRGB.
    /// ``DecodedImage/metadata`` belongs here for pixels that were decoded with ``DecodingOptions/keptMetadata``.
    /// No other metadata of a file is ever written.
    public var metadata: ImageMetadata
    /// The maximum number of seconds to spend on an animation, with the decoding of its frames; checked between frames.
    /// Default: 300.
    public var maximumSeconds: Double

    /// The defaults, unless told otherwise.
    public init(
        quality: Int = 85, isLossless: Bool = false, isProgressive: Bool = false,
        chromaSubsampling: ChromaSubsampling = .automatic, effort: Effort = .balanced,
        dithering: Dithering = .automatic, metadata: ImageMetadata = ImageMetadata(),
        maximumSeconds: Double = 300
    ) {
        self.quality = Self.clamped(quality)
        self.isLossless = isLossless
        self.isProgressive = isProgressive
        self.chromaSubsampling = chromaSubsampling
        self.effort = effort
        self.dithering = dithering
        self.metadata = metadata
        self.maximumSeconds = maximumSeconds
    }

    private static func clamped(_ quality: Int) -> Int { min(100, max(1, quality)) }
}

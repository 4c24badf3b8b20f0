/// Options for encoding. An encoder ignores those that its format does not support.
public struct EncodingOptions: Sendable, Hashable {
    /// How much time is spent on a smaller file of the same quality.
    public enum Effort: String, Sendable, Hashable, CaseIterable {
        /// As little time as the codec allows.
        case fastest
        /// A balance that suits most files.
        case balanced
        /// As much time as the codec allows: for lossless files up to 50 times that of `.balanced`, for 25 % less data.
        case smallest
    }

    /// The resolution of colour compared with that of brightness.
    public enum ChromaSubsampling: String, Sendable, Hashable, CaseIterable {
        /// Full (4:4:4) at a quality of 90 and more, half in both directions (4:2:0) below, as in ImageMagick (its
        /// manual, option `-quality`): at a high quality, blurred colour is the first visible artefact.
        case automatic
        /// Half the width and half the height.
        case yuv420
        /// Half the width.
        case yuv422
        /// Full.
        case yuv444
    }

    /// How colours that a palette lacks are approximated with those that it has.
    public enum Dithering: String, Sendable, Hashable, CaseIterable {
        /// `.diffused` for a still image, `.ordered` for an animation.
        case automatic
        /// The nearest colour: the smallest files, with visible steps in smooth gradients.
        case none
        /// A fixed pattern: the same colour at the same position stays the same from frame to frame.
        case ordered
        /// Each pixel's error is distributed to its neighbours: the smoothest result, but it flickers in motion.
        case diffused
    }

    /// The quality of lossy files, 1…100: JPEG, WebP, AVIF. Values outside are clamped. Default: 85.
    public var quality: Int {
        didSet { quality = Self.clamped(quality) }
    }
    /// Whether every pixel is preserved exactly, whatever ``quality`` is: WebP, AVIF; PNG, QOI and PNM always do.
    /// Default: false.
    public var isLossless: Bool
    /// Whether a file shows a coarse version of the whole image before all of it has arrived: JPEG in several scans
    /// (which makes it slightly smaller), PNG in the seven passes of Adam7 (which makes it larger). Default: false.
    public var isProgressive: Bool
    /// The resolution of colour: JPEG, AVIF. Lossy WebP is always 4:2:0. Default: `.automatic`.
    public var chromaSubsampling: ChromaSubsampling
    /// How much time is spent on a smaller file: JPEG, PNG, WebP, AVIF. Default: `.balanced`.
    public var effort: Effort
    /// How missing colours are approximated: GIF. Default: `.automatic`.
    public var dithering: Dithering
    /// The metadata that is written with the pixels: JPEG, PNG, WebP, AVIF. Default: none, for upright pixels in sRGB.
    /// Pass ``DecodedImage/metadata`` for pixels that were decoded with ``DecodingOptions/keptMetadata``. No other
    /// metadata of a file is ever written.
    public var metadata: ImageMetadata
    /// The maximum number of seconds to spend on an animation, including the decoding of its frames; checked between
    /// frames. Default: 300.
    public var maximumSeconds: Double

    /// Creates options; see the properties for the defaults.
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

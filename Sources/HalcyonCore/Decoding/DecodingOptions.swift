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

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

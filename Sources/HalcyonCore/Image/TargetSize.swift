/// The target size of an image, in pixels.
///
/// A decoder that can decode at a reduced size does so, which costs a fraction of the time and memory of decoding the
/// whole image. The image keeps its aspect ratio, unless it is stretched.
public struct TargetSize: Sendable, Hashable {
    /// How the image is fitted to the box of `width` × `height` pixels.
    public enum Mode: String, Sendable, Hashable {
        /// Scales to the largest size inside the box. One side of the result equals the box, the other may be shorter.
        case fit
        /// Scales to the smallest size that covers the box, then crops around the centre: the result has exactly the
        /// box's size (unless the image is smaller and may not be enlarged). See ``TargetSize/crops``.
        case fill
        /// Scales to the box's width and height, ignoring the aspect ratio (a side that is shorter than the box stays,
        /// unless it may be enlarged).
        case stretch
    }

    /// The width of the box in pixels; less than 1 counts as 1.
    public var width: Int { didSet { width = max(1, width) } }
    /// The height of the box in pixels; less than 1 counts as 1.
    public var height: Int { didSet { height = max(1, height) } }
    /// How the image is fitted to the box. Default: `.fit`.
    public var mode: Mode
    /// Whether an image smaller than the box is enlarged. An SVG is drawn at the size of the box in any case. Default:
    /// false.
    public var enlarges: Bool
    /// Whether `.fill` cuts off what is outside the box. With false, the image covers the box and is complete: one side
    /// of the result equals the box, the other may be longer. No other mode crops. Default: true.
    public var crops: Bool

    /// Creates a box of `width` × `height` pixels; sides below 1 count as 1.
    public init(width: Int, height: Int, mode: Mode = .fit, enlarges: Bool = false, crops: Bool = true) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.mode = mode
        self.enlarges = enlarges
        self.crops = crops
    }

    /// The steps that transform an image to meet this target: scaling the whole image, then cropping.
    public struct Layout: Sendable, Hashable {
        /// The size of the whole image after scaling.
        public var scaled: PixelSize
        /// The left edge of the crop, in scaled pixels.
        public var cropX: Int
        /// The top edge of the crop, in scaled pixels.
        public var cropY: Int
        /// The size of the crop, which is the size of the result.
        public var output: PixelSize

        /// Whether the image is left unchanged.
        public func isIdentity(for original: PixelSize) -> Bool { scaled == original && output == original }
    }

    /// Returns the layout for an image of `original` pixels (as shown; sides below 1 count as 1). Every side of the
    /// result is at least 1 pixel.
    public func layout(for original: PixelSize) -> Layout {
        let original = PixelSize(width: max(1, original.width), height: max(1, original.height))
        let widthRatio = Double(width) / Double(original.width)
        let heightRatio = Double(height) / Double(original.height)
        if mode == .stretch { return stretched(original) }
        var scale = mode == .fit ? min(widthRatio, heightRatio) : max(widthRatio, heightRatio)
        if !enlarges { scale = min(1, scale) }
        let scaled = PixelSize(
            width: Self.scaledSide(original.width, by: scale),
            height: Self.scaledSide(original.height, by: scale)
        )
        guard mode == .fill, crops else { return Layout(scaled: scaled, cropX: 0, cropY: 0, output: scaled) }
        let output = PixelSize(width: min(width, scaled.width), height: min(height, scaled.height))
        return Layout(
            scaled: scaled,
            cropX: (scaled.width - output.width) / 2,
            cropY: (scaled.height - output.height) / 2,
            output: output
        )
    }

    /// Returns the layout for a file of a format: a drawing is never too small for the box.
    package func layout(for original: PixelSize, of format: ImageFormat?) -> Layout {
        guard let format, format.isVector, !enlarges else { return layout(for: original) }
        var target = self
        target.enlarges = true
        return target.layout(for: original)
    }

    private func stretched(_ original: PixelSize) -> Layout {
        let wanted = PixelSize(
            width: enlarges ? width : min(width, original.width),
            height: enlarges ? height : min(height, original.height))
        let size = PixelSize(width: min(wanted.width, Int(Int32.max)), height: min(wanted.height, Int(Int32.max)))
        return Layout(scaled: size, cropX: 0, cropY: 0, output: size)
    }

    /// The name of what happens to an image, for keys.
    var modeName: String { mode == .fill && !crops ? "cover" : mode.rawValue }

    private static func scaledSide(_ side: Int, by scale: Double) -> Int {
        let scaled = (Double(side) * scale).rounded()
        // A box or image of absurd size must fail later with the error of a limit, not trap in this conversion.
        return scaled < Double(Int32.max) ? max(1, Int(scaled)) : Int(Int32.max)
    }
}

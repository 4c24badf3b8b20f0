/// The size an image is wanted at, in pixels.
///
/// A decoder that can decode at a reduced size does so, which costs a fraction of the time and memory of decoding
/// the whole picture. The picture keeps its proportions, unless it is stretched.
public struct TargetSize: Sendable, Hashable {
    /// How the picture meets the box of `width` × `height` pixels.
    public enum Mode: String, Sendable, Hashable {
        /// As large as fits inside the box. One side of the result equals the box, the other may be shorter.
        case fit
        /// As small as covers the box, cut at the middle: the result has exactly the box's size
        /// (unless the picture is smaller and may not be enlarged).
        case fill
        /// To the box's width and to its height, whatever becomes of the proportions
        /// (a side that is shorter than the box stays, unless it may be enlarged).
        case stretch
    }

    /// The width of the box in pixels, at least 1: less counts as that.
    public var width: Int { didSet { width = max(1, width) } }
    /// The height of the box in pixels, at least 1: less counts as that.
    public var height: Int { didSet { height = max(1, height) } }
    /// How the picture meets the box. Default: `.fit`.
    public var mode: Mode
    /// Whether a picture smaller than the box is enlarged. Default: false.
    public var enlarges: Bool

    /// A box of `width` × `height` pixels; sides below 1 count as 1.
    public init(width: Int, height: Int, mode: Mode = .fit, enlarges: Bool = false) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.mode = mode
        self.enlarges = enlarges
    }

    /// What to do with a picture of some size to meet this target: scale it whole, then cut a piece out.
    public struct Layout: Sendable, Hashable {
        /// The size of the whole picture after scaling.
        public var scaled: PixelSize
        /// Left edge of the piece that is kept, in scaled pixels.
        public var cropX: Int
        /// Top edge of the piece that is kept, in scaled pixels.
        public var cropY: Int
        /// The size of the piece that is kept: the size of the result.
        public var output: PixelSize

        /// Whether the picture is left as it is.
        public func isIdentity(for original: PixelSize) -> Bool { scaled == original && output == original }
    }

    /// How a picture of `original` pixels (as shown; sides below 1 count as 1) meets this target. Every side of the result is
    /// at least 1 pixel.
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
        guard mode == .fill else { return Layout(scaled: scaled, cropX: 0, cropY: 0, output: scaled) }
        let output = PixelSize(width: min(width, scaled.width), height: min(height, scaled.height))
        return Layout(
            scaled: scaled,
            cropX: (scaled.width - output.width) / 2,
            cropY: (scaled.height - output.height) / 2,
            output: output
        )
    }

    private func stretched(_ original: PixelSize) -> Layout {
        let wanted = PixelSize(
            width: enlarges ? width : min(width, original.width),
            height: enlarges ? height : min(height, original.height))
        let size = PixelSize(width: min(wanted.width, Int(Int32.max)), height: min(wanted.height, Int(Int32.max)))
        return Layout(scaled: size, cropX: 0, cropY: 0, output: size)
    }

    private static func scaledSide(_ side: Int, by scale: Double) -> Int {
        let scaled = (Double(side) * scale).rounded()
        // A box or picture of absurd size must end in a limit's error later, not in a trap of this conversion.
        return scaled < Double(Int32.max) ? max(1, Int(scaled)) : Int(Int32.max)
    }
}

/// Rounds the corners of a picture.
///
/// Edges are as smooth as eight bits can say: each pixel gets the exact share of its area that lies inside.
public struct RoundedCorners: ImageProcessing, Hashable {
    /// The radius of the corners.
    public var radius: Radius
    /// Which corners. Default: all four.
    public var corners: Corners
    /// What lies behind the picture, in its corners and its transparent parts. Default: nil, nothing.
    public var background: PixelColor?
    /// A line along the inside of the edge. Default: nil, none.
    public var border: Border?

    /// Rounds `corners` by `radius`: `RoundedCorners(radius: 12)`, `RoundedCorners(radius: .fraction(0.1, of: .width))`.
    public init(radius: Radius, corners: Corners = .all, background: PixelColor? = nil, border: Border? = nil) {
        self.radius = radius
        self.corners = corners
        self.background = background
        self.border = border
    }

    /// `halcyon.roundedCorners(pixels 12.0,15,#ffffffff,#000000ff 2.0)`: the radius, the sum of the corners' raw values,
    /// and the background and the border or `none`.
    public var identifier: String {
        let background = background?.description ?? "none"
        let border = border?.description ?? "none"
        return "halcyon.roundedCorners(\(radius),\(corners.rawValue),\(background),\(border))"
    }

    /// The picture with round corners; the same pixels where nothing is to be done.
    ///
    /// - Throws: `ImageError.processing(.failed)` where the result has no room in memory; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        try replacingPixels(of: image) { pixels throws(ImageError) in
            let cut = RoundedCut(
                size: pixels.size, radius: radius.pixels(in: pixels.size), corners: corners, background: background,
                border: border?.stroke(in: pixels.size))
            return try cut.applied(to: pixels)
        }
    }

    /// A line along the inside of the edge.
    public struct Border: Sendable, Hashable, CustomStringConvertible {
        /// Its colour, laid over the picture.
        public var color: PixelColor
        /// Its width in pixels. More than half the shorter side counts as that, what is negative or not a number as 0.
        public var width: Double

        /// A line of a colour and a width in pixels.
        public init(_ color: PixelColor, width: Double) {
            self.color = color
            self.width = width
        }

        /// `"#rrggbbaa 2.0"`.
        public var description: String { "\(color) \(width)" }

        /// With a width that can be drawn; nil where nothing is to be seen.
        func stroke(in size: PixelSize) -> Border? {
            let width = width.within(0...size.halfShorterSide, orElse: 0)
            return width > 0 && color.alpha > 0 ? Border(color, width: width) : nil
        }
    }
}

extension PixelSize {
    var halfShorterSide: Double { Double(min(width, height)) / 2 }
}

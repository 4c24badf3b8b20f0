/// Draws a line along the inside of a picture's edge.
///
/// What lies outside of round corners is left as it is. To cut the corners as well, give the border to
/// ``RoundedCorners`` or ``CircleCrop``: one pass, and no seam between line and edge.
public struct Border: ImageProcessing, Hashable {
    /// The colour of the line, laid over the picture.
    public var color: PixelColor
    /// The width of the line in pixels. More than half the shorter side counts as that, what is negative or not a
    /// number as 0.
    public var width: Double
    /// The radius of the line's outer corners. Default: 0.
    public var radius: RoundedCorners.Radius
    /// Which corners are round. Default: all four.
    public var corners: RoundedCorners.Corners

    /// A line of a colour and a width in pixels.
    public init(
        _ color: PixelColor, width: Double, radius: RoundedCorners.Radius = 0, corners: RoundedCorners.Corners = .all
    ) {
        self.color = color
        self.width = width
        self.radius = radius
        self.corners = corners
    }

    /// `halcyon.border(#000000ff,2.0,pixels 0.0,15)`: all parameters.
    public var identifier: String { "halcyon.border(\(color),\(width),\(radius),\(corners.rawValue))" }

    /// The picture with the line; the same pixels where it would not be seen.
    ///
    /// - Throws: `ImageError.processing(.failed)` where the result has no room in memory; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        try replacingPixels(of: image) { pixels throws(ImageError) in
            let line = RoundedCorners.Border(color, width: width).stroke(in: pixels.size)
            guard let line else { return pixels }
            let radius = radius.pixels(in: pixels.size)
            let outer = RoundedBox(pixels.size, radius: radius, corners: corners)
            let inner = RoundedBox(pixels.size, inset: line.width, radius: radius, corners: corners)
            let above = PixelValue(line.color)
            return try pixels.rows(hasAlpha: pixels.hasAlpha) { source, target, y in
                let row = source + y * pixels.width
                let outside = outer.row(y)
                let inside = inner.row(y)
                target.update(from: row, count: pixels.width)
                for x in 0..<pixels.width where !inside.whole.contains(x) {
                    let share = Float(outside.coverage(x) - inside.coverage(x))
                    target[x] = above.over(PixelValue(UInt32(littleEndian: row[x])), share: share).packed.littleEndian
                }
            }
        }
    }
}

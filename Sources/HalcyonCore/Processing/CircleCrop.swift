/// Cuts the central square out of a picture, and a circle out of that: for portraits.
public struct CircleCrop: ImageProcessing, Hashable {
    /// A line along the inside of the edge. Default: nil, none.
    public var border: RoundedCorners.Border?
    /// What lies behind the circle and the picture's transparent parts. Default: nil, nothing.
    public var background: PixelColor?

    /// A circle, with a line along the inside of its edge if one is given: `CircleCrop(border: .init(.white, width: 4))`.
    public init(border: RoundedCorners.Border? = nil, background: PixelColor? = nil) {
        self.border = border
        self.background = background
    }

    /// `halcyon.circleCrop(#ffffffff 4.0,none)`: the border and the background, or `none`.
    public var identifier: String {
        "halcyon.circleCrop(\(border?.description ?? "none"),\(background?.description ?? "none"))"
    }

    /// The circle, as wide and as high as the picture's shorter side.
    ///
    /// - Throws: `ImageError.processing(.failed)` where the result has no room in memory; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        try replacingPixels(of: image) { pixels throws(ImageError) in
            let side = min(pixels.width, pixels.height)
            let square = PixelSize(width: side, height: side)
            let cut = RoundedCut(
                size: square, radius: square.halfShorterSide, corners: .all, background: background,
                border: border?.stroke(in: square))
            return try cut.applied(to: pixels, left: (pixels.width - side) / 2, top: (pixels.height - side) / 2)
        }
    }
}

/// Mixes a colour into the picture; what is transparent stays so.
///
/// Unlike ``Tint`` it keeps the picture's shape: only what is visible is coloured.
public struct Overlay: ImageProcessing, Hashable {
    /// The colour; its alpha weakens it.
    public var color: PixelColor
    /// How much of the picture shows through, from 0 (the colour alone) to 1 (the picture alone). Default: 0.5.
    ///
    /// Beyond the ends it counts as the nearer one, and what is not a number as 1.
    public var fraction: Double

    /// Mixes `color` in, and leaves `fraction` of the picture.
    public init(_ color: PixelColor, fraction: Double = 0.5) {
        self.color = color
        self.fraction = fraction
    }

    /// `halcyon.overlay(#ff000080,0.5)`: all parameters.
    public var identifier: String { "halcyon.overlay(\(color),\(fraction))" }

    /// The picture with the colour in it; the same pixels where the colour has no part.
    ///
    /// - Throws: `ImageError.processing(.failed)` where the result has no room in memory; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        try replacingPixels(of: image) { pixels throws(ImageError) in
            let share = Float((1 - fraction.within(0...1, orElse: 1)) * Double(color.alpha) / 255)
            if share == 0 { return pixels }
            let color = PixelValue(color)
            return try pixels.mapPixels(hasAlpha: pixels.hasAlpha) { pixel in
                PixelValue(
                    red: pixel.red + (color.red - pixel.red) * share,
                    green: pixel.green + (color.green - pixel.green) * share,
                    blue: pixel.blue + (color.blue - pixel.blue) * share, alpha: pixel.alpha)
            }
        }
    }
}

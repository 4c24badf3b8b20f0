/// Lays a colour over the whole picture, its transparent parts included, like a sheet of coloured glass.
///
/// To give an icon's shape a colour instead, use `Blend(.sourceIn, with: .color(…))`; to keep what is transparent as it
/// is, ``Overlay``.
public struct Tint: ImageProcessing, Hashable {
    /// The colour. Its alpha says how much of the picture it hides: an opaque one hides all of it.
    public var color: PixelColor

    /// Lays `color` over the picture.
    public init(_ color: PixelColor) { self.color = color }

    /// `halcyon.tint(#ff000080)`.
    public var identifier: String { "halcyon.tint(\(color))" }

    /// The picture under the colour; the same pixels where the colour is invisible.
    ///
    /// - Throws: `ImageError.processing(.failed)` where the result has no room in memory; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        try replacingPixels(of: image) { pixels throws(ImageError) in
            if color.alpha == 0 { return pixels }
            let above = PixelValue(color)
            return try pixels.mapPixels(hasAlpha: pixels.hasAlpha && color.alpha < 255) { above.over($0) }
        }
    }
}

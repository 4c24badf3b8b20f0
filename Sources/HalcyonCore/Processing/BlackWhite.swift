/// Makes a picture grey: each pixel's luma by Rec. ITU-R BT.709, Y′ = 0.2126 R′ + 0.7152 G′ + 0.0722 B′.
///
/// As luma is, it is computed of the gamma-coded values, not of linear light: contrasts stay as the eye knows them from
/// a television picture. Alpha is kept.
public struct BlackWhite: ImageProcessing, Hashable {
    static let red: Float = 0.2126
    static let green: Float = 0.7152
    static let blue: Float = 0.0722

    /// A processor; it has no settings.
    public init() {}

    /// `halcyon.blackWhite()`.
    public var identifier: String { "halcyon.blackWhite()" }

    /// The picture in grey.
    ///
    /// - Throws: `ImageError.processing(.failed)` where the result has no room in memory; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        try replacingPixels(of: image) { pixels throws(ImageError) in
            try pixels.mapPixels(hasAlpha: pixels.hasAlpha) { pixel in
                let luma = Self.red * pixel.red + Self.green * pixel.green + Self.blue * pixel.blue
                return PixelValue(red: luma, green: luma, blue: luma, alpha: pixel.alpha)
            }
        }
    }
}

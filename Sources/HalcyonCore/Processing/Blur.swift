/// Blurs a picture by a Gaussian curve.
///
/// The curve is made of three running means (see `BoxCascade`), so that a wide one takes no longer than a narrow one.
/// Colours are weighed by their alpha: what is transparent lends no colour to its neighbours. Beyond the edges the
/// picture goes on with its last pixels, so that no edge turns dark or transparent.
public struct Blur: ImageProcessing, Hashable {
    /// The standard deviation of the curve in pixels, as in SVG and CSS. Default: 8.
    ///
    /// More than 2,048 counts as that; what is negative or not a number as 0, no blur.
    public var radius: Double

    static let maximumRadius = 2048.0

    /// Blurs by a standard deviation of `radius` pixels.
    public init(radius: Double = 8) { self.radius = radius }

    /// `halcyon.blur(8.0)`.
    public var identifier: String { "halcyon.blur(\(radius))" }

    /// The picture blurred; the same pixels for a radius of 0.
    ///
    /// Takes, besides the result's memory, that of a band of it meanwhile: eight bytes a pixel of some 512 columns, more
    /// where the radius is more than 20.
    ///
    /// - Throws: `ImageError.processing(.failed)` where the result has no room in memory; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        let deviation = radius.within(0...Self.maximumRadius, orElse: 0)
        if deviation == 0 { return image }
        return try replacingPixels(of: image) { pixels throws(ImageError) in
            try PixelBuffer(width: pixels.width, height: pixels.height, hasAlpha: pixels.hasAlpha) {
                memory throws(ImageError) in
                let plane = try BlurPlane(pixels.size, hasAlpha: pixels.hasAlpha, deviation: deviation)
                try pixels.withUnsafeBytes { bytes throws(ImageError) in
                    guard let source = bytes.bindMemory(to: UInt32.self).baseAddress,
                        let target = memory.bindMemory(to: UInt32.self).baseAddress
                    else { return }
                    try plane.blur(source, to: target)
                }
            }
        }
    }
}

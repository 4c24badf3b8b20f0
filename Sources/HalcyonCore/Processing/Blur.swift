extension ImageProcessors {
    /// Blurs a picture with a Gaussian curve.
    ///
    /// The curve is approximated by three box blurs (see `BoxCascade`), so that a wide one takes no longer than a
    /// narrow one. Colours are weighted by their alpha: transparent pixels add no colour to their neighbours. Edge
    /// pixels are repeated beyond the edges, so that no edge turns dark or transparent.
    public struct Blur: ImageProcessing, Hashable {
        /// The standard deviation of the curve in pixels, as in SVG and CSS. Default: 8.
        ///
        /// Clamped to 2,048; negative values and NaN count as 0, no blur.
        public var radius: Double

        static let maximumRadius = 2048.0

        /// Creates a blur with a standard deviation of `radius` pixels.
        public init(radius: Double = 8) { self.radius = radius }

        /// `halcyon.blur(8.0)`.
        public var identifier: String { "halcyon.blur(\(radius))" }

        /// Returns the blurred picture; the same pixels for a radius of 0.
        ///
        /// Besides the result's memory, it temporarily needs that of a band: eight bytes per pixel for some 512
        /// columns, more if the radius exceeds 20.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
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
}

extension ImageProcessing where Self == ImageProcessors.Blur {
    /// Blurs with a Gaussian curve; see ``ImageProcessors/Blur``.
    ///
    /// - Parameter radius: The standard deviation of the curve in pixels. Default: 8.
    public static func blur(radius: Double = 8) -> Self { Self(radius: radius) }
}

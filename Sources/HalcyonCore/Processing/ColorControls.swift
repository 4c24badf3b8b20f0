import Foundation

extension ImageProcessors {
    /// Changes exposure, saturation, brightness and contrast, in this order; alpha is kept.
    ///
    /// Exposure works on linear light, like a camera's; the other three on the gamma-coded values, like CSS filters and
    /// image editors. Nothing is rounded or clipped between the steps.
    public struct ColorControls: ImageProcessing, Hashable {
        /// The amount added to each channel, from -1 (black) to 1 (white). Default: 0.
        public var brightness: Double
        /// The factor by which each channel is moved away from middle grey, from 0 (all grey) to 100. Default: 1,
        /// unchanged.
        public var contrast: Double
        /// The factor by which each channel is moved away from the pixel's luma (Rec. ITU-R BT.709), from 0 (grey) to
        /// 100. Default: 1.
        public var saturation: Double
        /// The number of times that the light is doubled (stops), from -16 to 16; negative values halve it. Default: 0.
        public var exposure: Double

        /// Creates a processor of the given changes. Values outside their range are clamped, and NaN counts as the
        /// default.
        public init(brightness: Double = 0, contrast: Double = 1, saturation: Double = 1, exposure: Double = 0) {
            self.brightness = brightness
            self.contrast = contrast
            self.saturation = saturation
            self.exposure = exposure
        }

        /// `halcyon.colorControls(0.0,1.0,1.0,0.0)`: brightness, contrast, saturation, exposure.
        public var identifier: String { "halcyon.colorControls(\(brightness),\(contrast),\(saturation),\(exposure))" }

        /// Returns the changed picture; the same pixels if nothing changes.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            let stops = exposure.within(-16...16, orElse: 0)
            let contrast = contrast.within(0...100, orElse: 1)
            let saturation = saturation.within(0...100, orElse: 1)
            // All three combined: each channel becomes a weighted sum of itself and the luma, plus a constant.
            let own = Float(saturation * contrast)
            let luma = Float((1 - saturation) * contrast)
            let constant = Float(((brightness.within(-1...1, orElse: 0) - 0.5) * contrast + 0.5) * 255)
            if stops == 0, own == 1, luma == 0, constant == 0 { return image }
            return try replacingPixels(of: image) { pixels throws(ImageError) in
                try pixels.adjusted(
                    own: own, luma: luma, constant: SIMD3(repeating: constant),
                    levels: stops == 0 ? nil : Self.exposed(by: stops))
            }
        }

        /// Returns the result of these stops for each gamma-coded value from 0 to 255, by sRGB's curve, continued
        /// beyond white. Source: IEC 61966-2-1.
        private static func exposed(by stops: Double) -> [Float] {
            (0..<256).map { level in
                let coded = Double(level) / 255
                let light = (coded <= 0.04045 ? coded / 12.92 : pow((coded + 0.055) / 1.055, 2.4)) * pow(2, stops)
                return Float((light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055) * 255)
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.ColorControls {
    /// Changes exposure, saturation, brightness and contrast; see ``ImageProcessors/ColorControls``.
    ///
    /// - Parameters:
    ///   - brightness: The amount added to each channel, from -1 (black) to 1 (white). Default: 0.
    ///   - contrast: The factor of the distance from middle grey, from 0 (all grey) to 100. Default: 1.
    ///   - saturation: The factor of the distance from the pixel's luma, from 0 (grey) to 100. Default: 1.
    ///   - exposure: The number of times that the light is doubled, from -16 to 16. Default: 0.
    public static func colorControls(
        brightness: Double = 0, contrast: Double = 1, saturation: Double = 1, exposure: Double = 0
    ) -> Self {
        Self(brightness: brightness, contrast: contrast, saturation: saturation, exposure: exposure)
    }
}

extension ImageProcessors {
    /// Converts a picture to grey: each pixel's luma by Rec. ITU-R BT.709, Y′ = 0.2126 R′ + 0.7152 G′ + 0.0722 B′.
    ///
    /// As usual for luma, it is computed from the gamma-coded values, not from linear light: contrasts stay as they are
    /// familiar from television. Alpha is kept.
    public struct BlackWhite: ImageProcessing, Hashable {
        /// Creates the processor; it has no settings.
        public init() {}

        /// `halcyon.blackWhite()`.
        public var identifier: String { "halcyon.blackWhite()" }

        /// Returns the picture in grey.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                try pixels.adjusted(own: 0, luma: 1, constant: .zero)
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.BlackWhite {
    /// Converts to grey; see ``ImageProcessors/BlackWhite``.
    public static func blackWhite() -> Self { Self() }
}

extension ImageProcessors.ColorControls: PixelwiseProcessing {}
extension ImageProcessors.BlackWhite: PixelwiseProcessing {}

import CPixels

extension ImageProcessors {
    /// Blends a picture with a colour or with another picture.
    ///
    /// ```swift
    /// .blend(.multiply, with: .color(PixelColor(hex: 0xFFCC88)))       // the colour lies over the picture
    /// .blend(.normal, over: .color(.white))                            // the picture lies over the colour
    /// .blend(.destinationIn, with: .picture(mask, id: "round mask"))   // the mask cuts the picture
    /// ```
    public struct Blend: ImageProcessing {
        /// What the picture is blended with.
        public enum Layer: Sendable {
            /// One colour everywhere.
            case color(PixelColor)
            /// Pixels, stretched to the picture's size. `id` identifies them: layers with the same id count as equal.
            case picture(PixelBuffer, id: String)
        }

        /// The blend mode.
        public let mode: Mode
        /// What the picture is blended with.
        public let layer: Layer
        /// The opacity of the upper picture, from 0 (invisible) to 1. Values outside are clamped, and NaN counts as 1.
        public let alpha: Double
        /// Whether the picture is above (the source) and the layer below (the backdrop), or the other way round.
        public let isAbove: Bool

        /// Creates a processor that lays `layer` over the picture. Default of `alpha`: 1.
        public init(_ mode: Mode, with layer: Layer, alpha: Double = 1) {
            self.mode = mode
            self.layer = layer
            self.alpha = alpha
            isAbove = false
        }

        /// Creates a processor that lays the picture over `layer`. Default of `alpha`: 1.
        public init(_ mode: Mode, over layer: Layer, alpha: Double = 1) {
            self.mode = mode
            self.layer = layer
            self.alpha = alpha
            isAbove = true
        }

        /// `halcyon.blend(multiply,1.0,with color #ffcc88ff)`: the mode, alpha, `with` or `over`, and the layer.
        public var identifier: String {
            let name =
                switch layer {
                case .color(let color): "color \(color)"
                case .picture(_, let id): "picture \(id)"
                }
            return "halcyon.blend(\(mode.rawValue),\(alpha),\(isAbove ? "over" : "with") \(name))"
        }

        /// Returns the blended picture; the same pixels if the upper one is invisible and leaves the lower one
        /// unchanged.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            let share = Float(alpha.within(0...1, orElse: 1))
            if share == 0, !isAbove, mode.keepsBackdrop { return image }
            return try replacingPixels(of: image) { pixels throws(ImageError) in
                switch layer {
                case .color(let color):
                    if color.alpha == 0, !isAbove, mode.keepsBackdrop { return pixels }
                    return try color.withRow(of: pixels.width) { row throws(ImageError) in
                        try blend(pixels, row, pitch: 0, share: share, isOpaque: color.alpha == 255)
                    }
                case .picture(let other, _):
                    let target = TargetSize(width: pixels.width, height: pixels.height, mode: .stretch, enlarges: true)
                    let layer = try Resampler().resample(other, to: target.layout(for: other.size))
                    return try layer.withUnsafeBytes { bytes throws(ImageError) in
                        guard let rows = bytes.bindMemory(to: UInt32.self).baseAddress else { return pixels }
                        return try blend(pixels, rows, pitch: layer.width, share: share, isOpaque: !layer.hasAlpha)
                    }
                }
            }
        }

        private func blend(
            _ pixels: PixelBuffer, _ layer: UnsafePointer<UInt32>, pitch: Int, share: Float, isOpaque: Bool
        ) throws(ImageError) -> PixelBuffer {
            let hasAlpha = !mode.isOpaque(
                source: share == 1 && (isAbove ? !pixels.hasAlpha : isOpaque),
                backdrop: isAbove ? isOpaque : !pixels.hasAlpha)
            return try pixels.blended(
                mode, with: layer, pitch: pitch, isAbove: isAbove, opacity: share, hasAlpha: hasAlpha)
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Blend {
    /// Lays a colour or another picture over the picture; see ``ImageProcessors/Blend``.
    ///
    /// - Parameters:
    ///   - mode: The blend mode.
    ///   - layer: The upper picture.
    ///   - alpha: The opacity of the upper picture, from 0 (invisible) to 1. Default: 1.
    public static func blend(
        _ mode: ImageProcessors.Blend.Mode, with layer: ImageProcessors.Blend.Layer, alpha: Double = 1
    ) -> Self {
        Self(mode, with: layer, alpha: alpha)
    }

    /// Lays the picture over a colour or another picture; see ``ImageProcessors/Blend``.
    ///
    /// - Parameters:
    ///   - mode: The blend mode.
    ///   - layer: The lower picture.
    ///   - alpha: The opacity of the upper picture, from 0 (invisible) to 1. Default: 1.
    public static func blend(
        _ mode: ImageProcessors.Blend.Mode, over layer: ImageProcessors.Blend.Layer, alpha: Double = 1
    ) -> Self {
        Self(mode, over: layer, alpha: alpha)
    }
}

extension ImageProcessors.Blend {
    /// How two pictures, source over backdrop, are combined.
    ///
    /// The first sixteen mix the colours where both are visible, and lay the source over the backdrop. The others are
    /// the operators of Porter and Duff, which define what is visible of each.
    ///
    /// Source: W3C Compositing and Blending Level 1, sections 9 and 10; the names are those of `CGBlendMode`, and
    /// ``plusDarker`` is Apple's.
    public enum Mode: String, Sendable, Hashable, CaseIterable {
        /// The source alone.
        case normal
        /// The product: never lighter than either.
        case multiply
        /// The product of the complements: never darker than either.
        case screen
        /// `multiply` where the backdrop is dark, `screen` where it is light.
        case overlay
        /// The darker of both, channel by channel.
        case darken
        /// The lighter of both, channel by channel.
        case lighten
        /// Brightens the backdrop to reflect the source.
        case colorDodge
        /// Darkens the backdrop to reflect the source.
        case colorBurn
        /// `multiply` where the source is dark, `screen` where it is light.
        case hardLight
        /// Darkens where the source is dark, and lightens where it is light, softly.
        case softLight
        /// The absolute difference.
        case difference
        /// Like the difference, with less contrast.
        case exclusion
        /// The hue of the source, the saturation and luminosity of the backdrop.
        case hue
        /// The saturation of the source, the hue and luminosity of the backdrop.
        case saturation
        /// The hue and saturation of the source, the luminosity of the backdrop: colours a grey picture.
        case color
        /// The luminosity of the source, the hue and saturation of the backdrop.
        case luminosity

        /// Nothing.
        case clear
        /// The source, and nothing of the backdrop.
        case copy
        /// The source where the backdrop is: recolours the backdrop's shape.
        case sourceIn
        /// The source where the backdrop is not.
        case sourceOut
        /// The source where the backdrop is, over it.
        case sourceAtop
        /// The backdrop over the source.
        case destinationOver
        /// The backdrop where the source is: the source is a mask.
        case destinationIn
        /// The backdrop where the source is not: the source cuts a hole.
        case destinationOut
        /// The backdrop where the source is, over it.
        case destinationAtop
        /// Each where the other is not.
        case xor
        /// Adds the distances to white: darkens.
        case plusDarker
        /// The sum.
        case plusLighter

        /// The number of its loop.
        var number: Int32 {
            let mode =
                switch self {
                case .normal: CPIXELS_NORMAL
                case .multiply: CPIXELS_MULTIPLY
                case .screen: CPIXELS_SCREEN
                case .overlay: CPIXELS_OVERLAY
                case .darken: CPIXELS_DARKEN
                case .lighten: CPIXELS_LIGHTEN
                case .colorDodge: CPIXELS_COLOR_DODGE
                case .colorBurn: CPIXELS_COLOR_BURN
                case .hardLight: CPIXELS_HARD_LIGHT
                case .softLight: CPIXELS_SOFT_LIGHT
                case .difference: CPIXELS_DIFFERENCE
                case .exclusion: CPIXELS_EXCLUSION
                case .hue: CPIXELS_HUE
                case .saturation: CPIXELS_SATURATION
                case .color: CPIXELS_COLOR
                case .luminosity: CPIXELS_LUMINOSITY
                case .clear: CPIXELS_CLEAR
                case .copy: CPIXELS_COPY
                case .sourceIn: CPIXELS_SOURCE_IN
                case .sourceOut: CPIXELS_SOURCE_OUT
                case .sourceAtop: CPIXELS_SOURCE_ATOP
                case .destinationOver: CPIXELS_DESTINATION_OVER
                case .destinationIn: CPIXELS_DESTINATION_IN
                case .destinationOut: CPIXELS_DESTINATION_OUT
                case .destinationAtop: CPIXELS_DESTINATION_ATOP
                case .xor: CPIXELS_XOR
                case .plusDarker: CPIXELS_PLUS_DARKER
                case .plusLighter: CPIXELS_PLUS_LIGHTER
                }
            return Int32(mode)
        }

        /// Whether an invisible source leaves the backdrop unchanged.
        var keepsBackdrop: Bool {
            switch self {
            case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
            default: true
            }
        }

        /// Whether the result is opaque, depending on whether source and backdrop are.
        func isOpaque(source: Bool, backdrop: Bool) -> Bool {
            switch self {
            case .clear, .sourceOut, .destinationOut, .xor: false
            case .copy, .destinationAtop: source
            case .sourceAtop: backdrop
            case .sourceIn, .destinationIn: source && backdrop
            default: source || backdrop
            }
        }
    }
}

extension ImageProcessors {
    /// Mixes a colour into the picture; transparent parts stay transparent.
    ///
    /// Unlike ``ImageProcessors/Tint`` it keeps the picture's shape: only visible parts are coloured.
    public struct Overlay: ImageProcessing, Hashable {
        /// The colour; its alpha reduces its effect.
        public var color: PixelColor
        /// How much of the picture shows through, from 0 (only the colour) to 1 (only the picture). Default: 0.5.
        ///
        /// Values outside are clamped, and NaN counts as 1.
        public var fraction: Double

        /// Creates a processor that mixes in `color`, and keeps `fraction` of the picture.
        public init(_ color: PixelColor, fraction: Double = 0.5) {
            self.color = color
            self.fraction = fraction
        }

        /// `halcyon.overlay(#ff000080,0.5)`: all parameters.
        public var identifier: String { "halcyon.overlay(\(color),\(fraction))" }

        /// Returns the picture with the colour mixed in; the same pixels if the colour has no effect.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                let share = Float((1 - fraction.within(0...1, orElse: 1)) * Double(color.alpha) / 255)
                if share == 0 { return pixels }
                let mixed = SIMD3(Float(color.red), Float(color.green), Float(color.blue)) * share
                return try pixels.adjusted(own: 1 - share, luma: 0, constant: mixed)
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Overlay {
    /// Mixes a colour into the visible parts; see ``ImageProcessors/Overlay``.
    ///
    /// - Parameters:
    ///   - color: The colour; its alpha reduces its effect.
    ///   - fraction: How much of the picture shows through, from 0 (only the colour) to 1. Default: 0.5.
    public static func overlay(_ color: PixelColor, fraction: Double = 0.5) -> Self {
        Self(color, fraction: fraction)
    }
}

extension ImageProcessors {
    /// Lays a colour over the whole picture, including its transparent parts, like a sheet of coloured glass.
    ///
    /// To give an icon's shape a colour instead, use `.blend(.sourceIn, with: .color(…))`; to keep transparent parts
    /// unchanged, use ``ImageProcessors/Overlay``.
    public struct Tint: ImageProcessing, Hashable {
        /// The colour. Its alpha is the degree to which it hides the picture: an opaque colour hides all of it.
        public var color: PixelColor

        /// Creates a processor that lays `color` over the picture.
        public init(_ color: PixelColor) { self.color = color }

        /// `halcyon.tint(#ff000080)`.
        public var identifier: String { "halcyon.tint(\(color))" }

        /// Returns the picture under the colour; the same pixels if the colour is invisible.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                if color.alpha == 0 { return pixels }
                return try color.withRow(of: pixels.width) { row throws(ImageError) in
                    try pixels.blended(
                        .normal, with: row, pitch: 0, hasAlpha: pixels.hasAlpha && color.alpha < 255)
                }
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Tint {
    /// Lays a colour over the whole picture, including its transparent parts; see ``ImageProcessors/Tint``.
    ///
    /// - Parameter color: The colour; its alpha is the degree to which it hides the picture.
    public static func tint(_ color: PixelColor) -> Self { Self(color) }
}

extension ImageProcessors.Blend: PixelwiseProcessing {}
extension ImageProcessors.Overlay: PixelwiseProcessing {}
extension ImageProcessors.Tint: PixelwiseProcessing {}

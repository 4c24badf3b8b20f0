import HalcyonCore

/// What a request wants made of its source: the options of its path.
///
/// Sides are in pixels, before ``pixelRatio`` is applied.
struct RenderOptions: Sendable, Hashable {
    /// The width of the box; nil for any.
    var width: Int?
    /// The height of the box; nil for any.
    var height: Int?
    /// How the picture is fitted to the box, if it has both sides. Default: `.fit`.
    var fit = TargetSize.Mode.fit
    /// The part of the picture that `.fill` keeps. Default: the centre.
    var gravity = Gravity.center
    /// Whether a picture smaller than the box is enlarged. Default: false.
    var enlarges = false
    /// By how much both sides are multiplied, for screens with several pixels for each unit. Default: 1.
    var pixelRatio = 1.0
    /// The format of the result; nil for the best that the client accepts (``Negotiation``).
    var format: ImageFormat?
    /// The quality of JPEG, WebP and AVIF, 1…100; nil for the server's.
    var quality: Int?
    /// What is done to the pixels after they have been scaled, in this order.
    var effects: [Effect] = []

    /// Creates the options of a picture at its own size, in the best format.
    init() {}

    /// The part of a picture that a crop keeps.
    enum Gravity: String, Sendable, Hashable, CaseIterable {
        case center, top, bottom, left, right
        case topLeft = "top-left"
        case topRight = "top-right"
        case bottomLeft = "bottom-left"
        case bottomRight = "bottom-right"

        var anchor: ImageProcessors.Crop.Anchor {
            switch self {
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// One change of the pixels.
    enum Effect: Sendable, Hashable {
        /// A Gaussian blur with a radius in pixels of the result.
        case blur(Double)
        /// Brightness from -1 to 1, 0 for none.
        case brightness(Double)
        /// Contrast as a factor, 1 for none.
        case contrast(Double)
        /// Saturation as a factor, 1 for none, 0 for gray.
        case saturation(Double)
        /// Shades of gray.
        case gray
        /// A colour that replaces the hue of each pixel.
        case tint(PixelColor)
        /// Rounded corners with a radius in pixels of the result.
        case round(Double)
        /// The largest circle around the centre.
        case circle
    }
}

extension RenderOptions {
    /// Whether they give a side of the result.
    var hasSize: Bool { width != nil || height != nil }

    /// Returns the size at which the picture is decoded.
    ///
    /// - Parameter longest: The longest side of a result in pixels, also where the options give none.
    func targetSize(longest: Int) -> TargetSize {
        func scaled(_ side: Int?) -> Int {
            guard let side else { return longest }
            return max(1, Int((Double(side) * pixelRatio).rounded()))
        }
        let hasBox = width != nil && height != nil
        let mode = hasBox ? fit : .fit
        return TargetSize(
            width: scaled(width), height: scaled(height), mode: mode, enlarges: enlarges && hasSize,
            crops: mode != .fill || gravity == .center)
    }

    /// Returns what is done to the decoded picture; see ``targetSize(longest:)``.
    func processors(longest: Int) -> [any ImageProcessing] {
        var all: [any ImageProcessing] = []
        let box = targetSize(longest: longest)
        if box.mode == .fill, !box.crops {
            all.append(.crop(width: box.width, height: box.height, anchor: gravity.anchor))
        }
        return all + effects.map(\.processor)
    }
}

extension RenderOptions.Effect {
    fileprivate var processor: any ImageProcessing {
        switch self {
        case .blur(let radius): .blur(radius: radius)
        case .brightness(let value): .colorControls(brightness: value)
        case .contrast(let value): .colorControls(contrast: value)
        case .saturation(let value): .colorControls(saturation: value)
        case .gray: .blackWhite()
        case .tint(let color): .tint(color)
        case .round(let radius): .roundedCorners(radius: .pixels(radius))
        case .circle: .circle()
        }
    }
}

/// Blends a picture with a colour or with another picture.
///
/// ```swift
/// Blend(.multiply, with: .color(PixelColor(hex: 0xFFCC88)))       // the colour lies over the picture
/// Blend(.normal, over: .color(.white))                            // the picture lies over the colour
/// Blend(.destinationIn, with: .picture(mask, id: "round mask"))   // the mask cuts the picture
/// ```
public struct Blend: ImageProcessing {
    /// What the picture is blended with.
    public enum Layer: Sendable {
        /// One colour everywhere.
        case color(PixelColor)
        /// Pixels, stretched to the picture's size. `id` names them: layers with the same id are taken for the same.
        case picture(PixelBuffer, id: String)
    }

    /// The formula.
    public let mode: Mode
    /// What the picture is blended with.
    public let layer: Layer
    /// How much of what lies above is used, from 0 (nothing) to 1. Beyond the ends it counts as the nearer one, and
    /// what is not a number as 1.
    public let alpha: Double
    /// Whether the picture lies above (it is the source) and the layer below (it is the backdrop), or the other way
    /// round.
    public let isAbove: Bool

    /// Lays `layer` over the picture. Default of `alpha`: 1.
    public init(_ mode: Mode, with layer: Layer, alpha: Double = 1) {
        self.mode = mode
        self.layer = layer
        self.alpha = alpha
        isAbove = false
    }

    /// Lays the picture over `layer`. Default of `alpha`: 1.
    public init(_ mode: Mode, over layer: Layer, alpha: Double = 1) {
        self.mode = mode
        self.layer = layer
        self.alpha = alpha
        isAbove = true
    }

    /// `halcyon.blend(multiply,1.0,with color #ffcc88ff)`: the mode, alpha, which lies above, and the layer.
    public var identifier: String {
        let name =
            switch layer {
            case .color(let color): "color \(color)"
            case .picture(_, let id): "picture \(id)"
            }
        return "halcyon.blend(\(mode.rawValue),\(alpha),\(isAbove ? "over" : "with") \(name))"
    }

    /// The two blended; the same pixels where what lies above them is invisible and leaves them as they are.
    ///
    /// - Throws: `ImageError.processing(.failed)` where the result has no room in memory; `ImageError.cancelled`.
    public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        let share = Float(alpha.within(0...1, orElse: 1))
        if share == 0, !isAbove, mode.keepsBackdrop { return image }
        return try replacingPixels(of: image) { pixels throws(ImageError) in
            switch layer {
            case .color(let color):
                if color.alpha == 0, !isAbove, mode.keepsBackdrop { return pixels }
                let row = [UInt32](repeating: color.packed.littleEndian, count: pixels.width)
                return try row.withUnsafeBufferPointer { row throws(ImageError) in
                    guard let row = row.baseAddress else { return pixels }
                    return try blend(pixels, row, pitch: 0, share: share, isOpaque: color.alpha == 255)
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
        let bits: UInt32 = hasAlpha ? 0 : 0xFF00_0000
        let blendRow = mode.rowBlender
        return try pixels.rows(hasAlpha: hasAlpha) { source, target, y in
            let own = source + y * pixels.width
            let other = layer + y * pitch
            blendRow(isAbove ? own : other, isAbove ? other : own, target, pixels.width, share, bits)
        }
    }
}

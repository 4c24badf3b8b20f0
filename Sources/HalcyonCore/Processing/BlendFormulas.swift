extension Blend.Mode {
    /// Blends a row: source, backdrop, target, their number of pixels, how much the source counts (0 to 1), and the bits
    /// that are set in each result.
    typealias RowBlender = (
        UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, Int, Float, UInt32
    ) -> Void

    /// Each a loop of its own, so that nothing is decided per pixel.
    var rowBlender: RowBlender {
        switch self {
        case .normal: { Self.channels($0, $1, $2, $3, $4, $5) { source, _ in source } }
        case .multiply: { Self.channels($0, $1, $2, $3, $4, $5) { $0 * $1 } }
        case .screen: { Self.channels($0, $1, $2, $3, $4, $5) { $0 + $1 - $0 * $1 } }
        case .overlay: { Self.channels($0, $1, $2, $3, $4, $5) { Self.hard($1, $0) } }
        case .darken: { Self.channels($0, $1, $2, $3, $4, $5) { $0.lesser($1) } }
        case .lighten: { Self.channels($0, $1, $2, $3, $4, $5) { $0.greater($1) } }
        case .colorDodge: { Self.channels($0, $1, $2, $3, $4, $5) { Self.dodge($0, $1) } }
        case .colorBurn: { Self.channels($0, $1, $2, $3, $4, $5) { 1 - Self.dodge($0, 1 - $1, complement: $0) } }
        case .hardLight: { Self.channels($0, $1, $2, $3, $4, $5) { Self.hard($0, $1) } }
        case .softLight: { Self.channels($0, $1, $2, $3, $4, $5) { Self.soft($0, $1) } }
        case .difference: { Self.channels($0, $1, $2, $3, $4, $5) { abs($0 - $1) } }
        case .exclusion: { Self.channels($0, $1, $2, $3, $4, $5) { $0 + $1 - 2 * $0 * $1 } }
        case .hue: { Self.colors($0, $1, $2, $3, $4, $5) { $0.saturated(by: $1).lit(by: $1) } }
        case .saturation: { Self.colors($0, $1, $2, $3, $4, $5) { $1.saturated(by: $0).lit(by: $1) } }
        case .color: { Self.colors($0, $1, $2, $3, $4, $5) { $0.lit(by: $1) } }
        case .luminosity: { Self.colors($0, $1, $2, $3, $4, $5) { $1.lit(by: $0) } }
        case .clear: { Self.shares($0, $1, $2, $3, $4, $5) { _, _ in (0, 0) } }
        case .copy: { Self.shares($0, $1, $2, $3, $4, $5) { _, _ in (1, 0) } }
        case .sourceIn: { Self.shares($0, $1, $2, $3, $4, $5) { ($1, 0) } }
        case .sourceOut: { Self.shares($0, $1, $2, $3, $4, $5) { (1 - $1, 0) } }
        case .sourceAtop: { Self.shares($0, $1, $2, $3, $4, $5) { ($1, 1 - $0) } }
        case .destinationOver: { Self.shares($0, $1, $2, $3, $4, $5) { (1 - $1, 1) } }
        case .destinationIn: { Self.shares($0, $1, $2, $3, $4, $5) { source, _ in (0, source) } }
        case .destinationOut: { Self.shares($0, $1, $2, $3, $4, $5) { source, _ in (0, 1 - source) } }
        case .destinationAtop: { Self.shares($0, $1, $2, $3, $4, $5) { (1 - $1, $0) } }
        case .xor: { Self.shares($0, $1, $2, $3, $4, $5) { (1 - $1, 1 - $0) } }
        case .plusDarker: { Self.sums($0, $1, $2, $3, $4, $5) { $0 - $1 } }
        case .plusLighter: { Self.sums($0, $1, $2, $3, $4, $5) { sum, _ in sum } }
        }
    }

    /// min(1, backdrop ÷ (1 − source)), and 0 for a black backdrop even where that is 0 ÷ 0. `complement` is 1 − source where that is at hand.
    @inline(__always)
    private static func dodge(_ source: Float, _ backdrop: Float, complement: Float? = nil) -> Float {
        let divisor = complement ?? 1 - source
        return (backdrop / (divisor + .leastDivisor)).lesser(1)
    }

    @inline(__always)
    private static func hard(_ source: Float, _ backdrop: Float) -> Float {
        let light = 2 * source - 1
        let screened = backdrop + light - backdrop * light
        return source.isBelow(0.5, backdrop * 2 * source, else: screened)
    }

    @inline(__always)
    private static func soft(_ source: Float, _ backdrop: Float) -> Float {
        let dark = ((16 * backdrop - 12) * backdrop + 4) * backdrop
        let light = backdrop.isBelow(0.25, dark, else: root(backdrop))
        let strength = 2 * source - 1
        let darker = backdrop + strength * backdrop * (1 - backdrop)
        let lighter = backdrop + strength * (light - backdrop)
        return source.isBelow(0.5, darker, else: lighter)
    }

    /// The square root, to the last bit but one. That of the C library looks for negative numbers first, which keeps the
    /// loop from being vector code and takes three times as long. Source: Newton's method for 1/√x, from the estimate by
    /// the bits that is explained in Lomont, "Fast inverse square root", 2003.
    @inline(__always)
    private static func root(_ number: Float) -> Float {
        var inverse = Float(bitPattern: 0x5F37_59DF &- number.bitPattern &>> 1)
        inverse *= 1.5 - 0.5 * number * inverse * inverse
        inverse *= 1.5 - 0.5 * number * inverse * inverse
        inverse *= 1.5 - 0.5 * number * inverse * inverse
        return number * inverse
    }
}

extension ImageProcessors.Blend.Mode {
    /// Blends a row. The parameters are source, backdrop, target, the number of pixels, the opacity of the source (0 to
    /// 1), and the bits to set in each result.
    typealias RowBlender = (
        UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, Int, Float, UInt32
    ) -> Void

    /// The loop for this mode. Each mode has its own loop, so that nothing is decided per pixel.
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

    /// Returns min(1, backdrop ÷ (1 − source)), and 0 for a black backdrop even if that is 0 ÷ 0. `complement` is 1 −
    /// source, if already known.
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

    /// Returns the square root, accurate to the last bit but one. The C library's function checks for negative numbers
    /// first, which prevents vectorization and takes three times as long. Source: Newton's method for 1/√x, from the
    /// bitwise estimate explained in Lomont, "Fast inverse square root", 2003.
    @inline(__always)
    private static func root(_ number: Float) -> Float {
        var inverse = Float(bitPattern: 0x5F37_59DF &- number.bitPattern &>> 1)
        inverse *= 1.5 - 0.5 * number * inverse * inverse
        inverse *= 1.5 - 0.5 * number * inverse * inverse
        inverse *= 1.5 - 0.5 * number * inverse * inverse
        return number * inverse
    }
}

/// The loops of ``ImageProcessors/Blend/Mode``, each compiled once for every formula passed to it.
extension ImageProcessors.Blend.Mode {
    /// Mixes channel by channel, then lays the mixture over the backdrop.
    @inline(__always)
    static func channels(
        _ source: UnsafePointer<UInt32>, _ backdrop: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
        _ count: Int, _ share: Float, _ bits: UInt32, mix: (Float, Float) -> Float
    ) {
        colors(source, backdrop, target, count, share, bits) { source, backdrop in
            BlendColor(
                red: mix(source.red, backdrop.red), green: mix(source.green, backdrop.green),
                blue: mix(source.blue, backdrop.blue))
        }
    }

    /// Mixes colour by colour, then lays the mixture over the backdrop.
    @inline(__always)
    static func colors(
        _ source: UnsafePointer<UInt32>, _ backdrop: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
        _ count: Int, _ share: Float, _ bits: UInt32, mix: (BlendColor, BlendColor) -> BlendColor
    ) {
        pixels(source, backdrop, target, count, share, bits) { above, below, source, backdrop in
            let mixed = mix(above, below)
            // Premultiplied: αs·(1 − αb)·Cs + αs·αb·B(Cb, Cs) + (1 − αs)·αb·Cb.
            let (own, both, rest) = (source * (1 - backdrop), source * backdrop, (1 - source) * backdrop)
            let color = BlendColor(
                red: own * above.red + both * mixed.red + rest * below.red,
                green: own * above.green + both * mixed.green + rest * below.green,
                blue: own * above.blue + both * mixed.blue + rest * below.blue)
            return (color, source + rest)
        }
    }

    /// Combines source and backdrop in proportions computed from their alphas.
    @inline(__always)
    static func shares(
        _ source: UnsafePointer<UInt32>, _ backdrop: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
        _ count: Int, _ share: Float, _ bits: UInt32, shares: (Float, Float) -> (Float, Float)
    ) {
        pixels(source, backdrop, target, count, share, bits) { above, below, source, backdrop in
            let (first, second) = shares(source, backdrop)
            let (own, rest) = (source * first, backdrop * second)
            let color = BlendColor(
                red: own * above.red + rest * below.red, green: own * above.green + rest * below.green,
                blue: own * above.blue + rest * below.blue)
            return (color, own + rest)
        }
    }

    /// Adds premultiplied channels; `fit` receives the sum, and the amount by which the sum of the alphas exceeds 1.
    @inline(__always)
    static func sums(
        _ source: UnsafePointer<UInt32>, _ backdrop: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
        _ count: Int, _ share: Float, _ bits: UInt32, fit: (Float, Float) -> Float
    ) {
        pixels(source, backdrop, target, count, share, bits) { above, below, source, backdrop in
            let alpha = (source + backdrop).lesser(1)
            let excess = source + backdrop - alpha
            let color = BlendColor(
                red: fit(source * above.red + backdrop * below.red, excess).greater(0).lesser(alpha),
                green: fit(source * above.green + backdrop * below.green, excess).greater(0).lesser(alpha),
                blue: fit(source * above.blue + backdrop * below.blue, excess).greater(0).lesser(alpha))
            return (color, alpha)
        }
    }

    /// Passes the colours and alphas of source and backdrop to `composite`, which returns a premultiplied colour and
    /// alpha.
    @inline(__always)
    private static func pixels(
        _ source: UnsafePointer<UInt32>, _ backdrop: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
        _ count: Int, _ share: Float, _ bits: UInt32,
        composite: (BlendColor, BlendColor, Float, Float) -> (BlendColor, Float)
    ) {
        let unit: Float = 1 / 255
        for x in 0..<count {
            let above = PixelValue(UInt32(littleEndian: source[x]))
            let below = PixelValue(UInt32(littleEndian: backdrop[x]))
            let (color, alpha) = composite(
                BlendColor(red: above.red * unit, green: above.green * unit, blue: above.blue * unit),
                BlendColor(red: below.red * unit, green: below.green * unit, blue: below.blue * unit),
                above.alpha * unit * share, below.alpha * unit)
            // Invisible pixels have no colour, and must not divide by zero.
            let scale = 255 / (alpha + .leastDivisor)
            let result = PixelValue(
                red: color.red * scale, green: color.green * scale, blue: color.blue * scale, alpha: alpha * 255)
            target[x] = (result.packed | bits).littleEndian
        }
    }
}

/// A colour without alpha, each channel from 0 to 1.
struct BlendColor {
    var red: Float
    var green: Float
    var blue: Float
}

extension BlendColor {
    /// Lum in the specification.
    @inline(__always)
    private var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }

    @inline(__always)
    private var least: Float { red.lesser(green).lesser(blue) }

    @inline(__always)
    private var greatest: Float { red.greater(green).greater(blue) }

    /// SetLum in the specification, with ClipColor.
    @inline(__always)
    func lit(by other: BlendColor) -> BlendColor {
        let wanted = other.luminosity
        let step = wanted - luminosity
        let least = least + step
        let greatest = greatest + step
        // Scale towards the luminosity until no channel is out of range; never are both ends at once.
        let low = wanted / (wanted - least + .leastDivisor)
        let high = (1 - wanted) / (greatest - wanted + .leastDivisor)
        let scale = least.isBelow(0, low, else: 1).lesser((1 as Float).isBelow(greatest, high, else: 1))
        return BlendColor(
            red: wanted + (red + step - wanted) * scale, green: wanted + (green + step - wanted) * scale,
            blue: wanted + (blue + step - wanted) * scale)
    }

    /// SetSat in the specification: its sorted cases are one line through the least and the greatest channel.
    @inline(__always)
    func saturated(by other: BlendColor) -> BlendColor {
        let least = least
        let range = greatest - least
        let scale = (other.greatest - other.least) / (range + .leastDivisor)
        return BlendColor(
            red: (red - least) * scale, green: (green - least) * scale, blue: (blue - least) * scale)
    }
}

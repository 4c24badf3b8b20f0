/// The loops of ``Blend.Mode``, each compiled once for every formula that is put in.
extension Blend.Mode {
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

    /// Takes the shares of source and backdrop that their alphas give.
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

    /// Adds premultiplied channels; `fit` gets the sum, and how far the sum of the alphas is beyond 1.
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

    /// Gives `composite` the colours and the alphas of source and backdrop, and takes a premultiplied colour and alpha.
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
            // Invisible pixels have no colour, and divide nothing by zero.
            let scale = 255 / (alpha + .leastDivisor)
            let result = PixelValue(
                red: color.red * scale, green: color.green * scale, blue: color.blue * scale, alpha: alpha * 255)
            target[x] = (result.packed | bits).littleEndian
        }
    }
}

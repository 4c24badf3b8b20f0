/// A colour without alpha, each channel from 0 to 1.
struct BlendColor {
    var red: Float
    var green: Float
    var blue: Float
}

extension BlendColor {
    /// What the specification calls Lum.
    @inline(__always)
    private var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }

    @inline(__always)
    private var least: Float { red.lesser(green).lesser(blue) }

    @inline(__always)
    private var greatest: Float { red.greater(green).greater(blue) }

    /// What the specification calls SetLum, with ClipColor.
    @inline(__always)
    func lit(by other: BlendColor) -> BlendColor {
        let wanted = other.luminosity
        let step = wanted - luminosity
        let least = least + step
        let greatest = greatest + step
        // Towards the luminosity, until no channel is out of range; both ends never are at once.
        let low = wanted / (wanted - least + .leastDivisor)
        let high = (1 - wanted) / (greatest - wanted + .leastDivisor)
        let scale = least.isBelow(0, low, else: 1).lesser((1 as Float).isBelow(greatest, high, else: 1))
        return BlendColor(
            red: wanted + (red + step - wanted) * scale, green: wanted + (green + step - wanted) * scale,
            blue: wanted + (blue + step - wanted) * scale)
    }

    /// What the specification calls SetSat: its sorted cases are one line through the least and the greatest channel.
    @inline(__always)
    func saturated(by other: BlendColor) -> BlendColor {
        let least = least
        let range = greatest - least
        let scale = (other.greatest - other.least) / (range + .leastDivisor)
        return BlendColor(
            red: (red - least) * scale, green: (green - least) * scale, blue: (blue - least) * scale)
    }
}

/// Finds the colour of a palette that is nearest to any colour, by the sum of the squares of the differences.
///
/// Remembers the answers for cells of 4 × 4 × 4 colours, of which a picture has few: a palette is looked through once a
/// cell and not once a pixel.
struct NearestColor {
    private static let unknown: UInt16 = 0xFFFF

    let colors: [SIMD4<Int32>]
    private var known = [UInt16](repeating: unknown, count: 1 << 18)

    /// - Parameter palette: 1 to 256 pixels.
    init(_ palette: [UInt32]) {
        colors = palette.map(Self.channels)
    }

    @inline(__always)
    static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
        SIMD4(Int32(pixel & 255), Int32(pixel &>> 8 & 255), Int32(pixel &>> 16 & 255), 0)
    }

    /// - Parameter color: Red, green and blue from 0 to 255.
    @inline(__always)
    mutating func index(for color: SIMD4<Int32>) -> Int {
        let cell = Int((color[0] &>> 2) &<< 12 | (color[1] &>> 2) &<< 6 | color[2] &>> 2)
        if known[cell] == Self.unknown { known[cell] = search(for: (color & ~3) &+ SIMD4(2, 2, 2, 0)) }
        return Int(known[cell])
    }

    private func search(for color: SIMD4<Int32>) -> UInt16 {
        var best = 0
        var least = Int32.max
        for index in colors.indices {
            let difference = colors[index] &- color
            let distance = (difference &* difference).wrappedSum()
            if distance < least {
                least = distance
                best = index
            }
        }
        return UInt16(best)
    }
}

import HalcyonCore

/// Replaces colours with those of a palette.
///
/// Sources: Floyd, Steinberg, "An adaptive algorithm for spatial grey scale", Proceedings of the SID 17/2, 1976; Bayer,
/// "An optimum method for two-level rendition of continuous-tone pictures", IEEE ICC, 1973, with the default strength
/// of ffmpeg's `paletteuse`: 16 levels from the lowest to the highest.
struct Ditherer {
    private var nearest: NearestColor
    private let method: EncodingOptions.Dithering

    init(_ palette: [UInt32], _ method: EncodingOptions.Dithering) {
        nearest = NearestColor(palette)
        self.method = method
    }

    /// Returns the palette indices of an area's pixels.
    ///
    /// - Parameters:
    ///   - drawn: Opaque pixels of an area, row by row; 0 for pixels that are not drawn.
    ///   - clear: The index for those.
    mutating func indices(of drawn: [UInt32], in area: GIFArea, clear: UInt8) throws(ImageError) -> [UInt8] {
        var indices = [UInt8](repeating: clear, count: drawn.count)
        // The errors of the row above and of this one, in sixteenths, with one spare entry at each end.
        let none = [SIMD4<Int32>](repeating: .zero, count: area.columns.count + 2)
        var (above, below) = (none, none)
        for (line, y) in area.rows.enumerated() {
            if Task.isCancelled { throw .cancelled }
            (above, below) = (below, none)
            var carried = SIMD4<Int32>.zero
            for column in 0..<area.columns.count {
                let place = line &* area.columns.count &+ column
                let pixel = drawn[place]
                if pixel == 0 {
                    carried = .zero
                    continue
                }
                var color = NearestColor.channels(pixel)
                switch method {
                case .diffused:
                    color = Self.clamped(color &+ (carried &+ above[column &+ 1] &+ 8) &>> 4)
                case .ordered:
                    let x = area.columns.lowerBound &+ column
                    color = Self.clamped(color &+ Self.pattern[(y & 7) &* 8 &+ (x & 7)])
                case .none, .automatic: break
                }
                let index = nearest.index(for: color)
                indices[place] = UInt8(truncatingIfNeeded: index)
                guard method == .diffused else { continue }
                let error = color &- nearest.colors[index]
                carried = error &* 7
                below[column] &+= error &* 3
                below[column &+ 1] &+= error &* 5
                below[column &+ 2] &+= error
            }
        }
        return indices
    }

    @inline(__always)
    private static func clamped(_ color: SIMD4<Int32>) -> SIMD4<Int32> {
        color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    }

    /// Bayer's 8 × 8 matrix, computed from bits: those of x ^ y and of y, reversed and interleaved; −8…7.
    private static let pattern: [SIMD4<Int32>] = (0..<64).map { place in
        let (x, y) = (Int32(place % 8), Int32(place / 8))
        var rank: Int32 = 0
        for bit in 0..<3 as Range<Int32> {
            rank = rank &<< 2 | ((x ^ y) >> bit & 1) &<< 1 | (y >> bit & 1)
        }
        let offset = rank / 4 - 8
        return SIMD4(offset, offset, offset, 0)
    }
}

/// Finds the palette colour nearest to a colour, by the sum of squared differences.
///
/// It caches the results for cells of 4 × 4 × 4 colours, of which an image has few: the palette is searched once per
/// cell instead of once per pixel.
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

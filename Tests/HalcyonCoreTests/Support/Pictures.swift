import HalcyonCore
import Testing

/// Small pictures for processors, and the slow way to look at them.
enum Pictures {
    /// Sizes at which loops have ends: one pixel, one row, one column, odd ones, and wider than any vector.
    static let sizes = [(1, 1), (1, 9), (9, 1), (2, 2), (5, 3), (37, 6), (6, 37)]

    /// Any colours; of the alphas, a third each is 0, 255 and anything.
    static func random(_ width: Int, _ height: Int, hasAlpha: Bool, seed: UInt64 = 1) throws -> PixelBuffer {
        var random = RandomSource(seed: seed)
        return try make(width, height, hasAlpha: hasAlpha) { _, _ in
            let bits = random.next()
            var pixel = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<UInt64>(bits, bits >> 8, bits >> 16, bits >> 24))
            if !hasAlpha || bits >> 32 % 3 == 0 { pixel.w = 255 } else if bits >> 32 % 3 == 1 { pixel.w = 0 }
            return pixel
        }
    }

    static func make(
        _ width: Int, _ height: Int, hasAlpha: Bool, _ pixel: (Int, Int) -> SIMD4<UInt8>
    ) throws -> PixelBuffer {
        try PixelBuffer(width: width, height: height, hasAlpha: hasAlpha) { memory in
            for y in 0..<height {
                for x in 0..<width {
                    memory.storeBytes(of: pixel(x, y), toByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
    }

    static func flat(_ width: Int, _ height: Int, _ color: SIMD4<UInt8>) throws -> PixelBuffer {
        try make(width, height, hasAlpha: color.w < 255) { _, _ in color }
    }

    static func processed(_ pixels: PixelBuffer, _ processor: any ImageProcessing) throws -> PixelBuffer {
        try processor.process(DecodedImage(pixels: pixels)).pixels
    }
}

/// A pixel in fractions: straight red, green and blue, and alpha, from 0 to 1.
typealias Fractions = SIMD4<Double>

extension PixelBuffer {
    /// One pixel; nothing for one outside.
    func fractions(_ x: Int, _ y: Int) -> Fractions { Fractions(self[x, y] ?? .zero) / 255 }

    /// How far the pixel that differs most from what `wanted` says is from it, in steps of 1/255. A good processor
    /// rounds once, by no more than half a step. Invisible pixels may have any colour.
    func worst(_ wanted: (Int, Int) -> Fractions) -> Double {
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width {
                let (is_, ought) = (fractions(x, y), wanted(x, y))
                let difference = is_ - ought
                for channel in 0..<(self[x, y]?.w == 0 ? 0 : 3) { worst = max(worst, abs(difference[channel])) }
                worst = max(worst, abs(difference.w))
            }
        }
        return worst * 255
    }

    /// Whether every pixel is opaque.
    var isOpaque: Bool {
        withUnsafeBytes { bytes in stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }
    }

    func hasSamePixels(as other: PixelBuffer) -> Bool {
        size == other.size && withUnsafeBytes { mine in other.withUnsafeBytes { mine.elementsEqual($0) } }
    }
}

import Foundation
import HalcyonCore
import Testing

@Suite("Blur, the processor")
struct BlurTests {
    /// The weights of three boxes one after the other, whose variances sum up to the square of `deviation`.
    private func kernel(_ deviation: Double) -> [Double] {
        let variance = deviation * deviation / 3
        var reach = 0
        // The widest box of whole pixels whose variance, (w² − 1) / 12, is not above the one wanted.
        while Double((2 * reach + 3) * (2 * reach + 3) - 1) / 12 <= variance { reach += 1 }
        let squares = (-reach...reach).reduce(0.0) { $0 + Double($1 * $1) }
        let (count, next) = (Double(2 * reach + 1), Double((reach + 1) * (reach + 1)))
        // (squares + 2·a·next) / (count + 2·a) = variance.
        let share = (variance * count - squares) / (2 * (next - variance))
        let box = ([share] + Array(repeating: 1, count: 2 * reach + 1) + [share]).map { $0 / (count + 2 * share) }
        return convolved(convolved(box, box), box)
    }

    private func convolved(_ a: [Double], _ b: [Double]) -> [Double] {
        var result = Array(repeating: 0.0, count: a.count + b.count - 1)
        for (i, x) in a.enumerated() { for (j, y) in b.enumerated() { result[i + j] += x * y } }
        return result
    }

    /// Each pixel's weighed mean along its row, then along its column, beyond the edges the last pixel; premultiplied.
    private func convolved(_ source: PixelBuffer, _ weights: [Double]) -> [[Fractions]] {
        var rows = (0..<source.height).map { y in
            (0..<source.width).map { x in
                let pixel = source.fractions(x, y)
                return Fractions(pixel.x * pixel.w, pixel.y * pixel.w, pixel.z * pixel.w, pixel.w)
            }
        }
        for _ in 0..<2 {
            let blurred = rows.map { row in
                row.indices.map { x in
                    weights.enumerated().reduce(Fractions.zero) { sum, tap in
                        sum + row[min(max(0, x + tap.offset - weights.count / 2), row.count - 1)] * tap.element
                    }
                }
            }
            rows = blurred[0].indices.map { x in blurred.map { $0[x] } }
        }
        return rows
    }

    @Test("Given the reference weights, when measured, then they have the intended deviation")
    func reference() {
        for deviation in [0.2, 0.8, 1, 2.5, 8] {
            let weights = kernel(deviation)
            let middle = weights.count / 2
            let variance = weights.enumerated().reduce(0) { $0 + $1.element * pow(Double($1.offset - middle), 2) }
            #expect(abs(variance - deviation * deviation) < 1e-9)
            #expect(abs(weights.reduce(0, +) - 1) < 1e-9)
        }
    }

    @Test(
        "Given any size and radius, when blurred, then each pixel is the alpha-weighted mean",
        arguments: Pictures.sizes, [0.3, 1, 2.7, 6])
    func definition(_ size: (width: Int, height: Int), radius: Double) throws {
        let weights = kernel(radius)
        for hasAlpha in [false, true] {
            let source = try Pictures.random(size.width, size.height, hasAlpha: hasAlpha)
            let result = try Pictures.processed(source, .blur(radius: radius))
            #expect(result.hasAlpha == hasAlpha)
            let rows = convolved(source, weights)
            var worst = 0.0
            for y in 0..<size.height {
                for x in 0..<size.width {
                    var wanted = rows[y][x] / max(rows[y][x].w, 1e-9)
                    wanted.w = rows[y][x].w
                    let difference = (result.fractions(x, y) - wanted) * 255
                    // The less a pixel is visible, the less its colour is known.
                    for channel in 0..<(result[x, y]?.w == 0 ? 0 : 3) {
                        worst = max(worst, abs(difference[channel]) * min(1, wanted.w * 4))
                    }
                    worst = max(worst, abs(difference.w))
                }
            }
            #expect(worst < 0.52)
        }
    }

    @Test("Given a picture wider than a band, when blurred, then no seam is to be seen", arguments: [1.5, 30])
    func bands(_ radius: Double) throws {
        let source = try Pictures.random(2100, 3, hasAlpha: false)
        let result = try Pictures.processed(source, .blur(radius: radius))
        // The same columns, blurred with enough of their neighbours in a picture of one band.
        for left in [400, 900, 1400] {
            let piece = try Pictures.make(500, 3, hasAlpha: false) { x, y in source[left + x, y] ?? .zero }
            let wanted = try Pictures.processed(piece, .blur(radius: radius))
            for x in 150..<350 { #expect(result[left + x, 1] == wanted[x, 1]) }
        }
    }

    @Test("Given an edge, when blurred, then it is nearly the one that a true Gaussian makes", arguments: [1.0, 3, 8])
    func gaussian(_ radius: Double) throws {
        let source = try Pictures.make(101, 1, hasAlpha: false) { x, _ in
            x < 50 ? SIMD4(0, 0, 0, 255) : SIMD4(255, 255, 255, 255)
        }
        let result = try Pictures.processed(source, .blur(radius: radius))
        for x in 0..<101 {
            // A pixel's middle is half a pixel right of its edge.
            let wanted = 127.5 * (1 + erf((Double(x) - 49.5) / (radius * 2.0.squareRoot())))
            #expect(abs(Double(result[x, 0]?.x ?? 0) - wanted) < 5)
        }
    }

    @Test("Given invisible red beside visible green, when blurred, then nothing turns red")
    func bleeding() throws {
        let source = try Pictures.make(20, 20, hasAlpha: true) { x, _ in
            x < 10 ? SIMD4(0, 200, 0, 255) : SIMD4(255, 0, 0, 0)
        }
        let result = try Pictures.processed(source, .blur(radius: 2))
        for x in 0..<20 {
            let pixel = try #require(result[x, 7])
            #expect(pixel.w == 0 ? pixel == .zero : pixel.x == 0)
            if pixel.w > 20 { #expect(abs(Int(pixel.y) - 200) <= 1) }
        }
    }

    @Test(
        "Given one colour, when blurred by any radius, then it stays that colour",
        arguments: [0.01, 1, 33, 5000, .infinity])
    func flat(_ radius: Double) throws {
        for color in [SIMD4<UInt8>(255, 0, 7, 255), SIMD4(255, 255, 255, 255), SIMD4(200, 100, 50, 128)] {
            let source = try Pictures.flat(13, 5, color)
            #expect(try Pictures.processed(source, .blur(radius: radius)).hasSamePixels(as: source))
        }
    }

    @Test(
        "Given no radius, when blurred, then the pixels are the same object",
        arguments: [0, -1, .nan, -Double.infinity])
    func nothing(_ radius: Double) throws {
        let source = try Pictures.random(3, 3, hasAlpha: true)
        #expect(try Pictures.processed(source, .blur(radius: radius)) === source)
    }
}

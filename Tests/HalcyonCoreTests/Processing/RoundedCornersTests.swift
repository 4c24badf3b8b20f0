import HalcyonCore
import Testing

@Suite("RoundedCorners, the processor")
struct RoundedCornersTests {
    /// How much of a pixel lies within a box with round corners: the mean of many thin lines across it.
    static func coverage(
        _ x: Int, _ y: Int, width: Int, height: Int, radius: Double, corners: ImageProcessors.RoundedCorners.Corners,
        inset: Double = 0
    ) -> Double {
        let lines = 60
        let radius = max(0, radius - inset)
        let bottom = Double(height) - inset
        var sum = 0.0
        for line in 0..<lines {
            let v = Double(y) + (Double(line) + 0.5) / Double(lines)
            guard v >= inset, v <= bottom else { continue }
            func indent(
                _ above: ImageProcessors.RoundedCorners.Corners, _ below: ImageProcessors.RoundedCorners.Corners
            ) -> Double {
                var indent = 0.0
                for (corner, depth) in [(above, inset + radius - v), (below, v - (bottom - radius))] {
                    guard corners.contains(corner), depth > 0 else { continue }
                    indent = max(indent, radius - max(0, radius * radius - depth * depth).squareRoot())
                }
                return indent
            }
            let left = inset + indent(.topLeft, .bottomLeft)
            let right = Double(width) - inset - indent(.topRight, .bottomRight)
            sum += max(0, min(Double(x + 1), right) - max(Double(x), left))
        }
        return sum / Double(lines)
    }

    @Test(
        "Given any size, radius and corners, when rounded, then each pixel keeps the share inside",
        arguments: [(20, 14, 6.0), (20, 14, 5.3), (9, 9, 4.5), (1, 1, 0.5), (2, 5, 1), (7, 30, 3.5), (5, 5, 0.4)],
        [
            ImageProcessors.RoundedCorners.Corners.all, .topLeft, .topRight, .bottomLeft, .bottomRight, .top,
            [.topLeft, .bottomRight],
            [],
        ])
    func coverage(_ box: (width: Int, height: Int, radius: Double), corners: ImageProcessors.RoundedCorners.Corners)
        throws
    {
        for hasAlpha in [false, true] {
            let source = try Pictures.random(box.width, box.height, hasAlpha: hasAlpha)
            let processor = ImageProcessors.RoundedCorners(radius: .pixels(box.radius), corners: corners)
            let result = try Pictures.processed(source, processor)
            if corners.isEmpty { #expect(result === source) }
            let worst = result.worst { x, y in
                var wanted = source.fractions(x, y)
                wanted.w *= Self.coverage(
                    x, y, width: box.width, height: box.height, radius: box.radius, corners: corners)
                return wanted
            }
            // Half a step of rounding, and what counting lines is worth.
            #expect(worst < 3)
            #expect(result.hasAlpha || result.isOpaque)
        }
    }

    @Test("Given a radius, when an opaque picture is rounded, then the right area is cut away")
    func area() throws {
        let radius = 40.25
        let result = try Pictures.processed(
            Pictures.flat(100, 120, SIMD4(9, 9, 9, 255)), .roundedCorners(radius: .pixels(radius)))
        var sum = 0.0
        for y in 0..<120 { for x in 0..<100 { sum += 1 - result.fractions(x, y).w } }
        #expect(abs(sum - (4 - .pi) * radius * radius) < 0.3)
        #expect(result[50, 0] == SIMD4(9, 9, 9, 255))
        #expect(result[0, 0] == .zero)
    }

    @Test("Given a fraction as radius, when resolved, then it is of the named side, half at most")
    func radii() throws {
        let source = try Pictures.flat(40, 20, SIMD4(1, 2, 3, 255))
        func isSame(_ a: ImageProcessors.RoundedCorners.Radius, _ b: ImageProcessors.RoundedCorners.Radius) throws
            -> Bool
        {
            try Pictures.processed(source, .roundedCorners(radius: a)).hasSamePixels(
                as: Pictures.processed(source, .roundedCorners(radius: b)))
        }
        #expect(try isSame(.fraction(0.1, of: .width), 4))
        #expect(try isSame(.fraction(0.1, of: .height), 2.0))
        #expect(try isSame(.fraction(0.25, of: .shorterSide), .pixels(5)))
        #expect(try isSame(.pixels(.infinity), 10))
        #expect(try !isSame(9.5, 10))
        for nothing in [
            ImageProcessors.RoundedCorners.Radius.pixels(.nan), .pixels(-3), .fraction(.nan, of: .width), 0,
        ] {
            #expect(try Pictures.processed(source, .roundedCorners(radius: nothing)) === source)
        }
    }

    @Test("Given a background, when rounded, then it shows in the corners and through the picture")
    func background() throws {
        let red = PixelColor(red: 200, green: 0, blue: 0)
        let opaque = try Pictures.flat(8, 8, SIMD4(0, 0, 100, 255))
        let corners = try Pictures.processed(opaque, .roundedCorners(radius: 4, background: red))
        #expect(!corners.hasAlpha && corners.isOpaque)
        #expect(corners[0, 0] == SIMD4(200, 0, 0, 255))
        #expect(corners[4, 4] == SIMD4(0, 0, 100, 255))
        let veiled = try Pictures.processed(
            Pictures.flat(3, 3, SIMD4(0, 0, 100, 51)), .roundedCorners(radius: 0, background: red))
        #expect(veiled[1, 1] == SIMD4(160, 0, 20, 255))
        #expect(!veiled.hasAlpha)
        let half = try Pictures.processed(opaque, .roundedCorners(radius: 4, background: red.withAlpha(0.4)))
        #expect(half.hasAlpha)
        #expect(half[0, 0] == SIMD4(200, 0, 0, 102))
        #expect(try Pictures.processed(opaque, .roundedCorners(radius: 0, background: red)) === opaque)
    }

    @Test("Given a border, when rounded, then the line follows the edge and no gap shows between them")
    func border() throws {
        let source = try Pictures.flat(24, 18, SIMD4(0, 0, 0, 255))
        let line = ImageProcessors.RoundedCorners.Border(.white, width: 2.5)
        let result = try Pictures.processed(source, .roundedCorners(radius: 7, border: line))
        let worst = result.worst { x, y in
            let outer = Self.coverage(x, y, width: 24, height: 18, radius: 7, corners: .all)
            let inner = Self.coverage(x, y, width: 24, height: 18, radius: 7, corners: .all, inset: 2.5)
            return Fractions(1 - inner, 1 - inner, 1 - inner, outer)
        }
        #expect(worst < 3)
    }
}

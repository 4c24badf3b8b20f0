import HalcyonCore
import Testing

@Suite("CircleCrop")
struct CircleCropTests {
    @Test(
        "Given any picture, when made a circle, then its central square is cut round",
        arguments: [(20, 20), (31, 12), (12, 31), (1, 1), (1, 8), (3, 2)])
    func circle(_ size: (width: Int, height: Int)) throws {
        let source = try Pictures.random(size.width, size.height, hasAlpha: true)
        let result = try Pictures.processed(source, .circle())
        let side = min(size.width, size.height)
        #expect(result.size == PixelSize(width: side, height: side))
        #expect(result.hasAlpha)
        let worst = result.worst { x, y in
            var wanted = source.fractions(x + (size.width - side) / 2, y + (size.height - side) / 2)
            wanted.w *= RoundedCornersTests.coverage(
                x, y, width: side, height: side, radius: Double(side) / 2, corners: .all)
            return wanted
        }
        #expect(worst < 3)
    }

    @Test("Given a border and a background, when made a circle, then both are there")
    func border() throws {
        let source = try Pictures.flat(30, 20, SIMD4(10, 20, 30, 255))
        let result = try Pictures.processed(
            source, .circle(border: .init(PixelColor(hex: 0xFF0000), width: 3), background: .white))
        #expect(result[0, 0] == SIMD4(255, 255, 255, 255))
        #expect(result[10, 1] == SIMD4(255, 0, 0, 255))
        #expect(result[10, 10] == SIMD4(10, 20, 30, 255))
        #expect(!result.hasAlpha && result.isOpaque)
    }
}

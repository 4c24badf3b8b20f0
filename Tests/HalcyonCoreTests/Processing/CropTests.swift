import HalcyonCore
import Testing

@Suite("Crop, the processor")
struct CropTests {
    private func picture() throws -> PixelBuffer {
        try Pictures.make(10, 7, hasAlpha: false) { x, y in SIMD4(UInt8(x), UInt8(y), 0, 255) }
    }

    @Test(
        "Given each anchor, when cropped, then the piece is the one that lies there",
        arguments: [
            (ImageProcessors.Crop.Anchor.topLeft, 0, 0), (.top, 3, 0), (.topRight, 7, 0), (.left, 0, 2),
            (.center, 3, 2),
            (.right, 7, 2),
            (.bottomLeft, 0, 5), (.bottom, 3, 5), (.bottomRight, 7, 5),
            (ImageProcessors.Crop.Anchor(x: 0.3, y: 0.25), 2, 1),
            (ImageProcessors.Crop.Anchor(x: .nan, y: .nan), 3, 2),
            (ImageProcessors.Crop.Anchor(x: -.infinity, y: .infinity), 0, 5),
        ])
    func anchors(_ anchor: ImageProcessors.Crop.Anchor, left: Int, top: Int) throws {
        let result = try Pictures.processed(picture(), .crop(width: 3, height: 2, anchor: anchor))
        #expect(result.size == PixelSize(width: 3, height: 2))
        for y in 0..<2 {
            for x in 0..<3 { #expect(result[x, y] == SIMD4(UInt8(left + x), UInt8(top + y), 0, 255)) }
        }
    }

    @Test("Given a size beyond the picture's, when cropped, then the picture's is kept")
    func clamped() throws {
        let picture = try picture()
        #expect(try Pictures.processed(picture, .crop(width: 10, height: 7)) === picture)
        #expect(try Pictures.processed(picture, .crop(width: .max, height: .max)) === picture)
        let size = try Pictures.processed(picture, .crop(width: 4, height: 100)).size
        #expect(size == PixelSize(width: 4, height: 7))
        let least = try Pictures.processed(picture, .crop(width: .min, height: 0, anchor: .bottomRight))
        #expect(least.size == PixelSize(width: 1, height: 1))
        #expect(least[0, 0] == SIMD4(9, 6, 0, 255))
    }
}

import HalcyonCore
import Testing

@Suite("BlackWhite, the processor")
struct BlackWhiteTests {
    @Test("Given any picture, when made grey, then each pixel is its luma, and alpha kept", arguments: Pictures.sizes)
    func definition(_ size: (width: Int, height: Int)) throws {
        for hasAlpha in [false, true] {
            let source = try Pictures.random(size.width, size.height, hasAlpha: hasAlpha)
            let result = try Pictures.processed(source, .blackWhite())
            let worst = result.worst { x, y in
                let pixel = source.fractions(x, y)
                let luma = 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
                return Fractions(luma, luma, luma, pixel.w)
            }
            #expect(worst < 0.501)
            #expect(result.hasAlpha == hasAlpha)
        }
    }

    @Test("Given greys, when made grey, then they stay what they are")
    func greys() throws {
        let source = try Pictures.make(256, 1, hasAlpha: false) { x, _ in SIMD4(UInt8(x), UInt8(x), UInt8(x), 255) }
        #expect(try Pictures.processed(source, .blackWhite()).hasSamePixels(as: source))
    }
}

import HalcyonCore
import Testing

@Suite("Tint, the processor")
struct TintTests {
    @Test("Given any picture, when tinted, then the colour lies over it", arguments: Pictures.sizes)
    func definition(_ size: (width: Int, height: Int)) throws {
        for hasAlpha in [false, true] {
            let source = try Pictures.random(size.width, size.height, hasAlpha: hasAlpha)
            let result = try Pictures.processed(
                source, .tint(PixelColor(red: 250, green: 0, blue: 125, alpha: 102)))
            let worst = result.worst { x, y in
                let below = source.fractions(x, y)
                let alpha = 0.4 + below.w * 0.6
                var wanted = (Fractions(250, 0, 125, 0) / 255 * 0.4 + below * below.w * 0.6) / alpha
                wanted.w = alpha
                return wanted
            }
            #expect(worst < 0.501)
            #expect(result.hasAlpha == hasAlpha)
        }
    }

    @Test("Given an invisible or an opaque colour, when tinted, then it is the picture or the colour")
    func ends() throws {
        let source = try Pictures.random(6, 4, hasAlpha: true)
        #expect(try Pictures.processed(source, .tint(.clear)) === source)
        let opaque = try Pictures.processed(source, .tint(PixelColor(red: 1, green: 2, blue: 3)))
        #expect(!opaque.hasAlpha)
        #expect(try opaque.hasSamePixels(as: Pictures.flat(6, 4, SIMD4(1, 2, 3, 255))))
    }
}

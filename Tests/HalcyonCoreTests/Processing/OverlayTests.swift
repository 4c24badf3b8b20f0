import HalcyonCore
import Testing

@Suite("Overlay, the processor")
struct OverlayTests {
    @Test("Given any picture, when overlaid, then each channel is mixed, and alpha kept", arguments: Pictures.sizes)
    func definition(_ size: (width: Int, height: Int)) throws {
        for hasAlpha in [false, true] {
            let source = try Pictures.random(size.width, size.height, hasAlpha: hasAlpha)
            let color = PixelColor(red: 10, green: 200, blue: 90, alpha: 204)
            let result = try Pictures.processed(source, .overlay(color, fraction: 0.3))
            let worst = result.worst { x, y in
                let pixel = source.fractions(x, y)
                var wanted = pixel + (Fractions(10, 200, 90, 0) / 255 - pixel) * (0.7 * 0.8)
                wanted.w = pixel.w
                return wanted
            }
            #expect(worst < 0.501)
            #expect(result.hasAlpha == hasAlpha)
        }
    }

    @Test("Given fractions at or beyond the ends, when overlaid, then it is the colour or the picture")
    func ends() throws {
        let source = try Pictures.random(5, 5, hasAlpha: false)
        for fraction in [1, 2, .infinity, .nan] as [Double] {
            #expect(try Pictures.processed(source, .overlay(.white, fraction: fraction)) === source)
        }
        #expect(try Pictures.processed(source, .overlay(.clear)) === source)
        for fraction in [0, -1, -.infinity] as [Double] {
            let result = try Pictures.processed(source, .overlay(.black, fraction: fraction))
            #expect(try result.hasSamePixels(as: Pictures.flat(5, 5, SIMD4(0, 0, 0, 255))))
        }
    }
}

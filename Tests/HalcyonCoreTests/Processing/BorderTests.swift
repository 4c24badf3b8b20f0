import HalcyonCore
import Testing

@Suite("Border, the processor")
struct BorderTests {
    @Test("Given a width in whole pixels, when drawn, then exactly that many edge pixels are coloured")
    func straight() throws {
        let source = try Pictures.random(9, 7, hasAlpha: false)
        let result = try Pictures.processed(source, .border(PixelColor(red: 1, green: 2, blue: 3), width: 2))
        for y in 0..<7 {
            for x in 0..<9 {
                let isInside = (2..<7).contains(x) && (2..<5).contains(y)
                #expect(result[x, y] == (isInside ? source[x, y] : SIMD4(1, 2, 3, 255)))
            }
        }
        #expect(!result.hasAlpha)
    }

    @Test("Given a fractional width, when drawn, then each pixel gets the share that the line covers")
    func round() throws {
        for corners in [ImageProcessors.RoundedCorners.Corners.all, .topRight, []] {
            let source = try Pictures.random(21, 16, hasAlpha: true)
            let color = PixelColor(red: 200, green: 100, blue: 0, alpha: 204)
            let result = try Pictures.processed(source, .border(color, width: 1.75, radius: 6, corners: corners))
            let worst = result.worst { x, y in
                let share = [0, 1.75].map {
                    RoundedCornersTests.coverage(x, y, width: 21, height: 16, radius: 6, corners: corners, inset: $0)
                }
                let (below, above) = (source.fractions(x, y), 0.8 * (share[0] - share[1]))
                let alpha = above + below.w * (1 - above)
                var wanted = Fractions(200, 100, 0, 0) / 255 * above + below * below.w * (1 - above)
                wanted /= max(alpha, 1e-9)
                wanted.w = alpha
                return wanted
            }
            #expect(worst < 4)
        }
    }

    @Test("Given a width of no sense, when drawn, then it counts as none or as all")
    func widths() throws {
        let source = try Pictures.random(6, 5, hasAlpha: false)
        for width in [0, -1, .nan, -.infinity] as [Double] {
            #expect(try Pictures.processed(source, .border(.white, width: width)) === source)
        }
        #expect(try Pictures.processed(source, .border(.clear, width: 3)) === source)
        for width in [2.5, 100, .infinity] as [Double] {
            let result = try Pictures.processed(source, .border(.white, width: width))
            #expect(try result.hasSamePixels(as: Pictures.flat(6, 5, SIMD4(255, 255, 255, 255))))
        }
    }
}

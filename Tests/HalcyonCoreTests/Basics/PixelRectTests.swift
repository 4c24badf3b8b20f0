import HalcyonCore
import Testing

@Suite("Rectangles of pixels")
struct PixelRectTests {
    private let size = PixelSize(width: 101, height: 50)

    @Test("Given a rectangle, when clipped, then what is outside the image is left out")
    func clipped() {
        #expect(
            PixelRect(x: 10, y: 20, width: 30, height: 5).clipped(to: size)
                == PixelRect(x: 10, y: 20, width: 30, height: 5))
        #expect(
            PixelRect(x: -10, y: 45, width: 30, height: 10).clipped(to: size)
                == PixelRect(x: 0, y: 45, width: 20, height: 5))
        #expect(PixelRect(whole: size).clipped(to: size) == PixelRect(x: 0, y: 0, width: 101, height: 50))
        #expect(PixelRect(x: 101, y: 0, width: 1, height: 1).clipped(to: size) == nil)
        #expect(PixelRect(x: 0, y: 0, width: 0, height: 1).clipped(to: size) == nil)
    }

    @Test("Given numbers at the limits, when clipped or reduced, then nothing overflows")
    func limits() {
        #expect(PixelRect(x: -1, y: -1, width: .max, height: .max).clipped(to: size) == PixelRect(whole: size))
        #expect(PixelRect(x: .max, y: 0, width: .max, height: 1).clipped(to: size) == nil)
        #expect(PixelRect(x: .min, y: .min, width: .max, height: .min).clipped(to: size) == nil)
        #expect(PixelRect(whole: size).reduced(by: .max, in: size) == PixelRect(x: 0, y: 0, width: 1, height: 1))
        #expect(PixelRect(whole: size).reduced(by: 0, in: size) == nil)
    }

    @Test("Given a rectangle, when reduced, then each pixel that shows a part of it belongs to it")
    func reduced() {
        #expect(PixelRect(whole: size).reduced(by: 8, in: size) == PixelRect(x: 0, y: 0, width: 13, height: 7))
        #expect(
            PixelRect(x: 8, y: 16, width: 8, height: 8).reduced(by: 8, in: size)
                == PixelRect(x: 1, y: 2, width: 1, height: 1))
        #expect(
            PixelRect(x: 7, y: 15, width: 2, height: 2).reduced(by: 8, in: size)
                == PixelRect(x: 0, y: 1, width: 2, height: 2))
    }
}

import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("FakeImage")
struct FakeImageTests {
    private let image = FakeImage(width: 4, height: 3, color: SIMD4(1, 2, 3, 4))

    @Test("Given a picture, when made to bytes and pixels, then it is the same again")
    func survivesItsForms() throws {
        #expect(FakeImage(image.data) == image)
        let decoded = try image.decoded()
        #expect(FakeImage(of: decoded) == image)
        #expect(decoded.pixels[3, 2] == image.color)
        #expect(decoded.pixels.hasAlpha)
        #expect(try DecodedImage.fake(width: 2, height: 5).size == PixelSize(width: 2, height: 5))
    }

    @Test(
        "Given other bytes, when read as a picture, then there is none",
        arguments: [
            "", "cat", "FakeImage", "FakeImage 1 1 0 0 0", "FakeImage 1 1 0 0 0 256", "FakeImage 1 1 0 0 0 0 0",
        ]
    )
    func refusesOtherBytes(text: String) {
        #expect(FakeImage(Data(text.utf8)) == nil)
    }

    @Test("Given a picture without pixels, when made to pixels, then it is an error")
    func needsPixels() {
        #expect(throws: ImageError.decoding(.outOfMemory(PixelSize(width: 0, height: 1)))) {
            try FakeImage(width: 0).decoded()
        }
    }
}

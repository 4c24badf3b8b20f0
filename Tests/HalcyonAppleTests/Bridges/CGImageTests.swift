import CoreGraphics
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("CGImage from pixels")
struct CGImageTests {
    @Test("Given decoded pixels, when turned into a CGImage, then it has their bytes and frees them")
    func sharesMemory() throws {
        weak var memory: PixelBuffer.Memory?
        do {
            let image = try FakeImage(width: 4, height: 3).decoded()
            memory = image.pixels.memory
            let made = try #require(image.cgImage)
            #expect((made.width, made.height, made.bytesPerRow) == (4, 3, 16))
            #expect(made === image.pixels.cgImage)
            let data = try #require(made.dataProvider?.data)
            image.pixels.withUnsafeBytes { bytes in #expect(Data(bytes) == Data(referencing: data as NSData)) }
        }
        #expect(memory == nil)
    }
}

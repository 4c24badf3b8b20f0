#if HALCYON_STAND_INS
import AppKit
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Testing
import UIKit

@Suite("Bridges to UIImage and NSImage")
struct PictureBridgeTests {
    @Test("Given a decoded image, when bridged with a scale, then it shares pixels, sized in points")
    func bridges() throws {
        let image = try FakeImage(width: 300, height: 150).decoded()
        let (phone, desk) = (try #require(UIImage(image, scale: 3)), try #require(NSImage(image, scale: 2)))
        #expect((phone.size, phone.scale) == (CGSize(width: 100, height: 50), 3))
        #expect(phone.cgImage === image.cgImage)
        #expect(desk.size == CGSize(width: 150, height: 75))
        #expect(desk.standInImage === image.cgImage)
        #expect(UIImage(image)?.size == CGSize(width: 300, height: 150))
    }

    @Test(
        "Given an image of UIKit that is turned, when it is decoded, then its pixels are upright",
        arguments: [
            (UIImage.Orientation.up, [1, 2, 3, 4, 5, 6], 3), (.upMirrored, [3, 2, 1, 6, 5, 4], 3),
            (.down, [6, 5, 4, 3, 2, 1], 3), (.downMirrored, [4, 5, 6, 1, 2, 3], 3), (.right, [4, 1, 5, 2, 6, 3], 2),
            (.left, [3, 6, 2, 5, 1, 4], 2), (.leftMirrored, [1, 4, 2, 5, 3, 6], 2),
            (.rightMirrored, [6, 3, 5, 2, 4, 1], 2),
        ])
    func turns(_ orientation: UIImage.Orientation, _ reds: [UInt8], width: Int) throws {
        let stored = try PixelBuffer(width: 3, height: 2, hasAlpha: false) { memory in
            for index in 0..<6 {
                memory.storeBytes(
                    of: SIMD4(UInt8(index + 1), 0, 0, 255), toByteOffset: index * 4, as: SIMD4<UInt8>.self)
            }
        }
        let picture = UIImage(cgImage: try #require(stored.cgImage), scale: 2, orientation: orientation)
        let image = try DecodedImage(picture)
        #expect(image.size.width == width)
        #expect(image.pixels.withUnsafeBytes { bytes in stride(from: 0, to: 24, by: 4).map { bytes[$0] } } == reds)
    }

    @Test("Given an image of AppKit, when it is decoded, then its pixels are those that it draws")
    func decodesDesktop() throws {
        let image = try FakeImage(width: 30, height: 15).decoded()
        #expect(FakeImage(of: try DecodedImage(try #require(NSImage(image, scale: 2)))) == FakeImage(of: image))
    }

    @Test("Given images of the toolkits without pixels, when they are decoded, then the error says so")
    func lacksPixels() {
        let isNotAnImage: (any Error) -> Bool = {
            if case .decoding(.notAnImage(looksLike: _?)) = $0 as? ImageError { true } else { false }
        }
        #expect(performing: { try DecodedImage(UIImage()) }, throws: isNotAnImage)
        #expect(performing: { try DecodedImage(NSImage(size: CGSize(width: 5, height: 5))) }, throws: isNotAnImage)
    }
}
#endif

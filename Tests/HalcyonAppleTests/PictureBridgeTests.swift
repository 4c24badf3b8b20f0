#if HALCYON_STAND_INS
import AppKit
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Testing
import UIKit

@Suite("UIImage and NSImage from decoded images")
struct PictureBridgeTests {
    @Test("Given a decoded image, when the toolkits have it, then they share its pixels, in points of the scale")
    func bridges() throws {
        let image = try FakeImage(width: 300, height: 150).decoded()
        let (phone, desk) = (try #require(UIImage(image, scale: 3)), try #require(NSImage(image, scale: 2)))
        #expect((phone.size, phone.scale) == (CGSize(width: 100, height: 50), 3))
        #expect(phone.cgImage === image.cgImage)
        #expect(desk.size == CGSize(width: 150, height: 75))
        #expect(desk.standInImage === image.cgImage)
        #expect(UIImage(image)?.size == CGSize(width: 300, height: 150))
    }
}
#endif

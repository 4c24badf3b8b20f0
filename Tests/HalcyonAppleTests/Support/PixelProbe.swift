import CoreGraphics
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Testing

#if canImport(AppKit)
import AppKit
#endif
#if canImport(UIKit)
import UIKit
#endif

/// What a test sees of a picture.
struct PixelProbe: Hashable {
    var width: Int
    var height: Int
    var color: SIMD4<UInt8>

    /// Nil for a picture that is not made of pixels.
    init?(_ image: CGImage?) {
        guard let image, let data = image.dataProvider?.data else { return nil }
        let bytes = [UInt8](Data(referencing: data as NSData).prefix(4))
        guard bytes.count == 4 else { return nil }
        (width, height) = (image.width, image.height)
        color = SIMD4(bytes[0], bytes[1], bytes[2], bytes[3])
    }

    init(_ width: Int, _ height: Int, _ color: SIMD4<UInt8> = FakeImage.red) {
        (self.width, self.height, self.color) = (width, height, color)
    }
}

#if canImport(UIKit)
extension UIImage {
    var probe: PixelProbe? { PixelProbe(cgImage) }

    /// A picture of the program's own.
    static func own(_ side: Int = 3) throws -> UIImage {
        try #require(UIImage(.fake(width: side, height: side, color: FakeImage.blue)))
    }
}
#endif

#if canImport(AppKit)
extension NSImage {
    var probe: PixelProbe? { PixelProbe(cgImage(forProposedRect: nil, context: nil, hints: nil)) }
}
#endif

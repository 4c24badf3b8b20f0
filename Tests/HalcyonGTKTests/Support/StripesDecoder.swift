import Foundation
import HalcyonCore

/// Makes one picture of any bytes: red, green, green, blue from left to right, of that many pixels each.
struct StripesDecoder: ImageDecoding {
    var stripe = 10
    var height = 20

    func info(of data: Data) throws(ImageError) -> ImageInfo? {
        ImageInfo(format: ImageFormat(name: "stripes"), size: PixelSize(width: 4 * stripe, height: height))
    }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        let colors: [SIMD4<UInt8>] = [
            SIMD4(255, 0, 0, 255), SIMD4(0, 255, 0, 255), SIMD4(0, 255, 0, 255), SIMD4(0, 0, 255, 255),
        ]
        let pixels = try PixelBuffer(width: 4 * stripe, height: height, hasAlpha: false) { memory in
            for i in 0..<4 * stripe * height {
                memory.storeBytes(of: colors[i % (4 * stripe) / stripe], toByteOffset: i * 4, as: SIMD4<UInt8>.self)
            }
        }
        return DecodedImage(pixels: pixels)
    }
}

import Foundation
import HalcyonCore

/// Makes a picture of any bytes, one pixel a byte in a row; bytes that begin with `bad` are damaged.
final class FakeDecoder: ImageDecoding {
    let decoded = Tally()

    func info(of data: Data) throws(ImageError) -> ImageInfo? {
        ImageInfo(format: ImageFormat(name: "fake"), size: PixelSize(width: data.count, height: 1))
    }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        decoded.add()
        if data.starts(with: Data("bad".utf8)) {
            throw .decoding(.corrupt(ImageFormat(name: "fake"), why: "it says so itself"))
        }
        let width = options.targetSize.map { min($0.width, data.count) } ?? data.count
        let pixels = try PixelBuffer(width: width, height: 1, hasAlpha: false) { memory in
            for (index, byte) in data.prefix(width).enumerated() {
                memory.storeBytes(of: SIMD4(byte, 0, 0, 255), toByteOffset: index * 4, as: SIMD4<UInt8>.self)
            }
        }
        return DecodedImage(
            pixels: pixels, originalSize: PixelSize(width: data.count, height: 1), isDownsampled: width < data.count
        )
    }
}

extension DecodedImage {
    /// The bytes that the picture was made of.
    var text: String {
        pixels.withUnsafeBytes { bytes in
            String(decoding: stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }, as: UTF8.self)
        }
    }
}

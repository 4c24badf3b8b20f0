public import Foundation
public import HalcyonCore

/// Makes a picture of any bytes, one pixel a byte in a row; bytes that begin with `bad` are damaged.
public final class FakeDecoder: ImageDecoding {
    /// How many pictures were decoded, or were to be.
    public let decoded = Tally()

    /// A decoder.
    public init() {}

    /// A row of as many pixels as there are bytes.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        ImageInfo(format: ImageFormat(name: "fake"), size: PixelSize(width: data.count, height: 1))
    }

    /// A row of one pixel a byte, cut at the target size.
    ///
    /// - Throws: `ImageError.decoding(.corrupt)` for bytes that begin with `bad`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
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
    /// The bytes that a ``FakeDecoder`` made the picture of, as text.
    public var text: String {
        pixels.withUnsafeBytes { bytes in
            String(decoding: stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }, as: UTF8.self)
        }
    }
}

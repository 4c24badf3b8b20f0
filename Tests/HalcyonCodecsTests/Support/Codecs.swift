import Foundation
import HalcyonCodecs
import HalcyonCore
import TestSupport

/// The codecs under test, and pictures for them.
enum Codecs {
    static let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
    static let encoders = ImageEncoderRegistry(StandardCodecs.encoders)

    /// Encodes; a format that nobody writes is an error.
    static func encode(
        _ pixels: PixelBuffer, _ format: ImageFormat, _ options: EncodingOptions = EncodingOptions()
    ) throws -> Data {
        guard let data = try encoders.encode(pixels, as: format, options: options) else {
            throw ImageError.encoding(.unsupportedFormat(format))
        }
        return data
    }

    /// A photograph's smooth colours: 160 × 120 pixels.
    static func photo() throws -> PixelBuffer {
        let options = DecodingOptions(targetSize: TargetSize(width: 160, height: 120))
        return try decoders.decode(Fixtures.data("thumbnail-big.png"), options: options).pixels
    }

    /// Pixels by a rule.
    static func picture(
        _ width: Int, _ height: Int, hasAlpha: Bool = false, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]
    ) throws -> PixelBuffer {
        try PixelBuffer(width: width, height: height, hasAlpha: hasAlpha) { memory in
            for y in 0..<height {
                for x in 0..<width {
                    for (channel, value) in pixel(x, y).enumerated() { memory[(y * width + x) * 4 + channel] = value }
                }
            }
        }
    }

    /// Pixels without any order, which take every encoder long.
    static func noise(_ width: Int, _ height: Int) throws -> PixelBuffer {
        try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in
            var state: UInt32 = 1
            for pixel in memory.bindMemory(to: UInt32.self).indices {
                state = state &* 1_664_525 &+ 1_013_904_223
                memory.storeBytes(of: state >> 8 | 0xFF00_0000, toByteOffset: pixel * 4, as: UInt32.self)
            }
        }
    }

    /// Whether all bytes are the same, those of invisible colours too.
    static func areIdentical(_ one: PixelBuffer, _ other: PixelBuffer) -> Bool {
        one.size == other.size
            && one.withUnsafeBytes { one in other.withUnsafeBytes { one.elementsEqual($0) } }
    }
}

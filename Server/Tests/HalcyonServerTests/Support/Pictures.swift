import Foundation
import HalcyonCodecs
import HalcyonCore

/// Pictures that the tests draw.
enum Pictures {
    /// Red on the left half, blue on the right.
    static func pixels(_ width: Int, _ height: Int, alpha: UInt8 = 255) throws -> PixelBuffer {
        try PixelBuffer(width: width, height: height, hasAlpha: alpha < 255) { bytes in
            let stride = bytes.count / height
            for y in 0..<height {
                for x in 0..<width {
                    let offset = y * stride + x * 4
                    let color: (UInt8, UInt8, UInt8) = x < width / 2 ? (alpha, 0, 0) : (0, 0, alpha)
                    (bytes[offset], bytes[offset + 1], bytes[offset + 2], bytes[offset + 3]) =
                        (color.0, color.1, color.2, alpha)
                }
            }
        }
    }

    static func jpeg(_ width: Int, _ height: Int) throws -> Data { try file(pixels(width, height), .jpeg) }

    static func png(_ width: Int, _ height: Int, alpha: UInt8 = 255) throws -> Data {
        try file(pixels(width, height, alpha: alpha), .png)
    }

    /// Noise, which no format makes small.
    static func noise(_ width: Int, _ height: Int) throws -> Data {
        var random = SplitMix(seed: 7)
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: false) { bytes in
            for index in bytes.indices {
                bytes[index] = index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
            }
        }
        return try file(pixels, .png)
    }

    static func info(_ data: Data) throws -> ImageInfo {
        try ImageDecoderRegistry(StandardCodecs.decoders).info(of: data)
    }

    static func decoded(_ data: Data) throws -> PixelBuffer {
        try ImageDecoderRegistry(StandardCodecs.decoders).decode(data).pixels
    }

    private static func file(_ pixels: PixelBuffer, _ format: ImageFormat) throws -> Data {
        let data = try ImageEncoderRegistry(StandardCodecs.encoders).encode(pixels, as: format)
        guard let data else { throw ImageError.encoding(.unsupportedFormat(format)) }
        return data
    }
}

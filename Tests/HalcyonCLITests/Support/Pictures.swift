import Foundation
import HalcyonCore

@testable import HalcyonCLI

/// Encoded pictures to load.
enum Pictures {
    static let encoder = ImageFileEncoder(encoders: Assembly.encoders, decoders: ImageDecoderRegistry([]))

    /// A picture with an edge in it, so that no two sizes of it are alike.
    static func file(_ format: OutputFormat, width: Int = 64, height: Int = 48, alpha: Bool = false) async throws
        -> Data
    {
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: alpha) { memory in
            for y in 0..<height {
                for x in 0..<width {
                    let offset = (y * width + x) * 4
                    memory[offset] = UInt8(x * 255 / width)
                    memory[offset + 1] = UInt8(y * 255 / height)
                    memory[offset + 2] = x > width / 2 ? 200 : 40
                    memory[offset + 3] = alpha && y < height / 2 ? 0 : 255
                }
            }
        }
        let image = DecodedImage(pixels: pixels)
        return try await encoder.encode(image, as: format, options: EncodingOptions()).file
    }

    /// A PNG whose header announces 30000×30000 pixels; its rows are not even there.
    static func hugePNG() async throws -> Data {
        var png = try await file(.png)
        let side = withUnsafeBytes(of: UInt32(30_000).bigEndian) { Data($0) }
        // The signature has 8 bytes, the chunk's length and name 8; then come width and height.
        png.replaceSubrange(16..<24, with: side + side)
        let sum = withUnsafeBytes(of: crc(png[12..<29]).bigEndian) { Data($0) }
        png.replaceSubrange(29..<33, with: sum)
        return png
    }

    /// The checksum of a PNG chunk (RFC 2083, 15), bit by bit.
    private static func crc(_ data: Data) -> UInt32 {
        var sum: UInt32 = .max
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}

import Foundation
import HalcyonCodecs
import HalcyonCore
import HalcyonSandbox
import LinuxTestSupport
import Testing

/// The codecs under test, and pictures for them.
enum Codecs {
    /// Whether the decoders work apart: with `HALCYON_APART=1`, these tests are the sandbox's, too.
    static let areApart = ProcessInfo.processInfo.environment["HALCYON_APART"] == "1"
    /// The decoders, all in one.
    private static let apart: [any ImageDecoding] =
        areApart
        ? .sandboxed(
            SandboxSettings(
                isolation: .shared, requiresSandbox: true, helperPath: try? BuiltProgram.path("halcyon-decoder")))
        : []

    static let decoders = ImageDecoderRegistry(areApart ? apart : StandardCodecs.decoders)
    static let encoders = ImageEncoderRegistry(StandardCodecs.encoders)

    /// Returns the decoder, or, if they work apart, all.
    static func decoder(_ one: any ImageDecoding) -> any ImageDecoding { apart.first ?? one }

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

    /// A profile of sRGB's curves with other primaries, made of the one in a test file: X, Y, Z of red, green and blue,
    /// adapted to D50.
    static func profile(_ primaries: [[Double]]) throws -> Data {
        let image = try decoders.decode(
            Fixtures.data("icc-swapped.png"), options: DecodingOptions(keptMetadata: .colorProfile))
        var profile = try #require(image.metadata.colorProfile)
        for (tag, values) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) {
            let entry = try #require(profile.range(of: Data(tag.utf8)))
            let offset = profile[entry.upperBound..<entry.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
            for (index, value) in values.enumerated() {
                let bits = UInt32(bitPattern: Int32((value * 65536).rounded()))
                for byte in 0..<4 { profile[offset + 8 + index * 4 + byte] = UInt8(bits >> (24 - 8 * byte) & 255) }
            }
        }
        return profile
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

import Foundation
import HalcyonCodecs
import HalcyonCore
import TestSupport
import Testing

@Suite("Encoding")
struct EncodingTests {
    private let registry = ImageDecoderRegistry(StandardCodecs.decoders)

    private func encode(_ pixels: PixelBuffer, _ format: ImageFormat, quality: Int = 85) throws -> Data {
        let options = EncodingOptions(quality: quality)
        for encoder in StandardCodecs.encoders {
            if let data = try encoder.encode(pixels, as: format, options: options) { return data }
        }
        throw ImageError.encoding(.unsupportedFormat(format))
    }

    @Test(
        "Given any pixels, when written as PNG and read again, then they are the same",
        arguments: ["rgb.png", "rgba.png", "tiny-1x1.png", "tiny-40x1.png"])
    func png(_ file: String) throws {
        let pixels = try registry.decode(Fixtures.data(file)).pixels
        let again = try registry.decode(encode(pixels, .png))
        #expect(again.format == .png)
        #expect(again.pixels.hasAlpha == pixels.hasAlpha)
        #expect(Fixtures.decibels(again.pixels, pixels) == .infinity)
    }

    @Test(
        "Given opaque pixels, when written as a lossy format and read again, then they are close",
        arguments: [ImageFormat.jpeg, .webp, .avif])
    func lossy(_ format: ImageFormat) throws {
        let smooth = DecodingOptions(targetSize: TargetSize(width: 160, height: 160))
        let pixels = try registry.decode(Fixtures.data("thumbnail-big.png"), options: smooth).pixels
        let good = try encode(pixels, format, quality: 95)
        let small = try encode(pixels, format, quality: 30)
        #expect(small.count < good.count / 2)
        let again = try registry.decode(good)
        #expect(again.format == format)
        let decibels = try #require(Fixtures.decibels(again.pixels, pixels))
        #expect(decibels > 32)
    }

    @Test("Given transparent pixels, when written as JPEG, then they lie on white")
    func flattened() throws {
        let pixels = try PixelBuffer(width: 32, height: 32, hasAlpha: true) { memory in
            for pixel in 0..<32 * 32 {
                let color: [UInt8] = pixel % 32 < 16 ? [200, 0, 0, 0] : [0, 0, 0, 128]
                for channel in 0..<4 { memory[pixel * 4 + channel] = color[channel] }
            }
        }
        let image = try registry.decode(encode(pixels, .jpeg, quality: 100))
        let left = try #require(image.pixels[4, 16])
        let right = try #require(image.pixels[28, 16])
        #expect(left.x >= 253 && left.y >= 253 && left.z >= 253)
        #expect(abs(Int(right.x) - 127) <= 2 && abs(Int(right.y) - 127) <= 2)
    }

    @Test(
        "Given transparent pixels, when written in a format that has alpha, then they keep it",
        arguments: [ImageFormat.webp, .avif])
    func alpha(_ format: ImageFormat) throws {
        let pixels = try registry.decode(Fixtures.data("rgba.png")).pixels
        let again = try registry.decode(encode(pixels, format, quality: 95)).pixels
        #expect(again.hasAlpha)
        #expect(try #require(Fixtures.decibels(again, pixels)) > 30)
    }

    @Test("Given a format that an encoder does not write, when asked, then it says nothing")
    func otherFormat() throws {
        let pixels = try registry.decode(Fixtures.data("tiny-3x2.png")).pixels
        for encoder in StandardCodecs.encoders {
            #expect(try encoder.encode(pixels, as: .gif, options: EncodingOptions()) == nil)
        }
    }

    @Test(
        "Given a side longer than the format allows, when encoded, then the error says so",
        arguments: [ImageFormat.jpeg, .webp, .avif])
    func tooLarge(_ format: ImageFormat) throws {
        let pixels = try PixelBuffer(width: 70_000, height: 1, hasAlpha: false) {
            $0.initializeMemory(as: UInt8.self, repeating: 255)
        }
        #expect {
            try encode(pixels, format)
        } throws: { error in
            guard case .encoding(.failed(format, let why)) = error as? ImageError else { return false }
            return !why.isEmpty
        }
    }
}

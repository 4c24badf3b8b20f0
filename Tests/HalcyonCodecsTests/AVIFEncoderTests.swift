import Foundation
import HalcyonCodecs
import HalcyonCore
import TestSupport
import Testing

@Suite("AVIFEncoder")
struct AVIFEncoderTests {
    private let registry = ImageDecoderRegistry(StandardCodecs.decoders)

    private func encode(_ pixels: PixelBuffer, quality: Int = 85) throws -> Data {
        try #require(try AVIFEncoder().encode(pixels, as: .avif, options: EncodingOptions(quality: quality)))
    }

    @Test("Given another format, when asked, then it says nothing")
    func otherFormat() throws {
        let pixels = try registry.decode(Fixtures.data("tiny-3x2.png")).pixels
        #expect(try AVIFEncoder().encode(pixels, as: .heic, options: EncodingOptions()) == nil)
    }

    @Test("Given rising qualities, when a picture is written, then files grow and pixels come nearer")
    func quality() throws {
        let smooth = DecodingOptions(targetSize: TargetSize(width: 160, height: 160))
        let pixels = try registry.decode(Fixtures.data("thumbnail-big.png"), options: smooth).pixels
        var last = (bytes: 0, decibels: 0.0)
        for quality in [1, 30, 60, 85, 100] {
            let data = try encode(pixels, quality: quality)
            let decibels = try #require(Fixtures.decibels(registry.decode(data).pixels, pixels))
            #expect(data.count > last.bytes)
            #expect(decibels > last.decibels)
            last = (data.count, decibels)
        }
    }

    @Test(
        "Given any size, when written and read again, then the size is the same and the pixels are close",
        arguments: [(1, 1), (1, 40), (40, 1), (3, 2), (97, 61), (64, 64)])
    func sizes(_ width: Int, _ height: Int) throws {
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in
            for pixel in 0..<width * height {
                let (x, y) = (pixel % width, pixel / width)
                let color = [UInt8(x * 2), UInt8(y * 3), UInt8(x + y), 255]
                for channel in 0..<4 { memory[pixel * 4 + channel] = color[channel] }
            }
        }
        let again = try registry.decode(encode(pixels, quality: 95))
        #expect(again.format == .avif)
        #expect(again.size == pixels.size)
        #expect(!again.pixels.hasAlpha)
        #expect(try #require(Fixtures.decibels(again.pixels, pixels)) > 38)
    }

    @Test("Given alpha, when written at a low quality, then it comes back exactly")
    func alpha() throws {
        let pixels = try registry.decode(Fixtures.data("rgba.png")).pixels
        let again = try registry.decode(encode(pixels, quality: 20)).pixels
        for y in 0..<pixels.height {
            for x in 0..<pixels.width { #expect(again[x, y]?.w == pixels[x, y]?.w) }
        }
    }

    @Test("Given plain colours, when written and read again, then they are the same")
    func colors() throws {
        for color in [PixelColor(hex: 0xFF0000), PixelColor(hex: 0x00FF00), PixelColor(hex: 0x3366CC), .white, .black] {
            let pixels = try PixelBuffer(width: 16, height: 16, hasAlpha: false) { memory in
                for pixel in 0..<256 {
                    for (channel, value) in [color.red, color.green, color.blue, 255].enumerated() {
                        memory[pixel * 4 + channel] = value
                    }
                }
            }
            let pixel = try #require(try registry.decode(encode(pixels, quality: 95)).pixels[8, 8])
            #expect(abs(Int(pixel.x) - Int(color.red)) <= 3)
            #expect(abs(Int(pixel.y) - Int(color.green)) <= 3)
            #expect(abs(Int(pixel.z) - Int(color.blue)) <= 3)
        }
    }
}

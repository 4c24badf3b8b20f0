import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Writing BMP")
struct BMPEncoderTests {
    @Test("Given pixels of any width, when written and read again, then they are the same", arguments: 1...9)
    func widths(_ width: Int) throws {
        for hasAlpha in [false, true] {
            let pixels = try Codecs.picture(width, 3, hasAlpha: hasAlpha) { x, y in
                [UInt8(x * 20), UInt8(y * 50), UInt8(x + y), hasAlpha ? UInt8(x * 9 + y) : 255]
            }
            let file = try Codecs.encode(pixels, .bmp)
            let again = try Codecs.decoders.decode(file)
            #expect(again.format == .bmp)
            #expect(again.pixels.hasAlpha == hasAlpha)
            #expect(Codecs.areIdentical(again.pixels, pixels))
            #expect(file.count == (hasAlpha ? 122 + width * 12 : 54 + (width * 3 + 3) / 4 * 12))
        }
    }

    @Test("Given an image with and without alpha, when written, then Pillow sees the same pixels")
    func pillow() throws {
        for (name, mode) in [("rgb.png", "RGB"), ("rgba.png", "RGBA")] {
            let pixels = try Codecs.decoders.decode(Fixtures.data(name)).pixels
            let seen = try Pillow.read(Codecs.encode(pixels, .bmp))
            #expect(seen.mode == mode)
            #expect(Fixtures.decibels(seen.frames[0], pixels) == .infinity)
        }
    }

    @Test("Given pixels that may have alpha but have none, when written, then they take three bytes")
    func opaque() throws {
        let pixels = try Codecs.picture(4, 2, hasAlpha: true) { x, y in [UInt8(x), UInt8(y), 7, 255] }
        #expect(try Codecs.encode(pixels, .bmp).count == 54 + 24)
    }

    @Test("Given pixels with a profile and an orientation, when written, then both are applied")
    func metadata() throws {
        let kept = DecodingOptions(keptMetadata: [.colorProfile, .orientation])
        let image = try Codecs.decoders.decode(Fixtures.data("icc-swapped.png"), options: kept)
        var metadata = image.metadata
        metadata.orientation = .right
        let file = try Codecs.encode(image.pixels, .bmp, EncodingOptions(metadata: metadata))
        let expected = try Codecs.decoders.decode(Fixtures.data("icc-swapped.png")).pixels
        let seen = try Codecs.decoders.decode(file)
        #expect(seen.size == PixelSize(width: expected.height, height: expected.width))
        // Turned to the right: the first pixel is at the right edge.
        #expect(seen.pixels[expected.height - 1, 0] == expected[0, 0])
        #expect(seen.pixels[0, 5] == expected[5, expected.height - 1])
    }
}

import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Encoding")
struct EncodingTests {
    @Test(
        "Given opaque pixels, when written as a lossy format and read again, then they are close",
        arguments: [ImageFormat.jpeg, .webp, .avif, .jpegXL, .heic])
    func lossy(_ format: ImageFormat) throws {
        let pixels = try Codecs.photo()
        let good = try Codecs.encode(pixels, format, EncodingOptions(quality: 95))
        let small = try Codecs.encode(pixels, format, EncodingOptions(quality: 30))
        #expect(small.count < good.count / 2)
        let again = try Codecs.decoders.decode(good)
        #expect(again.format == format)
        let decibels = try #require(Fixtures.decibels(again.pixels, pixels))
        #expect(decibels > 32)
    }

    @Test(
        "Given transparent pixels, when written in a format that has alpha, then they keep it",
        arguments: [ImageFormat.webp, .avif, .jpegXL, .heic])
    func alpha(_ format: ImageFormat) throws {
        let pixels = try Codecs.decoders.decode(Fixtures.data("rgba.png")).pixels
        let again = try Codecs.decoders.decode(Codecs.encode(pixels, format, EncodingOptions(quality: 95))).pixels
        #expect(again.hasAlpha)
        #expect(try #require(Fixtures.decibels(again, pixels)) > 30)
    }

    @Test("Given a format that an encoder does not write, when asked, then it says nothing")
    func otherFormat() throws {
        let pixels = try Codecs.decoders.decode(Fixtures.data("tiny-3x2.png")).pixels
        for encoder in StandardCodecs.encoders {
            #expect(try encoder.encode(pixels, as: .psd, options: EncodingOptions()) == nil)
        }
    }

    @Test(
        "Given a side longer than the format allows, when encoded, then the error says so",
        arguments: [ImageFormat.jpeg, .webp, .avif, .heic])
    func tooLarge(_ format: ImageFormat) throws {
        let pixels = try PixelBuffer(width: 70_000, height: 1, hasAlpha: false) {
            $0.initializeMemory(as: UInt8.self, repeating: 255)
        }
        #expect {
            try Codecs.encode(pixels, format, EncodingOptions())
        } throws: { error in
            guard case .encoding(.tooLarge(format, pixels.size, let limit)) = error as? ImageError else { return false }
            return limit < 70_000
        }
    }

    @Test("Given a quality outside its range, when set, then it is at the nearer end")
    func quality() {
        var options = EncodingOptions(quality: 0)
        #expect(options.quality == 1)
        options.quality = 101
        #expect(options.quality == 100)
        options.quality = -5
        #expect(options.quality == 1)
    }
}

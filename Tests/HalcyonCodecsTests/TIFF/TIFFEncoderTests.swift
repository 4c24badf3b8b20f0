#if TIFF
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Encoding TIFF")
struct TIFFEncoderTests {
    @Test(
        "Given pixels of a kind, when encoded, then we and Pillow read the same",
        arguments: [("rgb.png", "RGB", "RGB"), ("rgba.png", "RGB", "RGBA"), ("gray.png", "gray", "L")])
    func kinds(_ file: String, model: String, mode: String) throws {
        let pixels = try Codecs.decoders.decode(Fixtures.data(file)).pixels
        let data = try Codecs.encode(pixels, .tiff)
        let info = try Codecs.decoders.info(of: data)
        #expect(info.colorModel == model && info.bitsPerChannel == 8 && info.pageCount == 1)
        #expect(info.hasAlpha == (mode == "RGBA"))
        #expect(try Codecs.areIdentical(Codecs.decoders.decode(data).pixels, pixels))
        let reading = try Pillow.read(data)
        #expect(reading.mode == mode)
        #expect(Codecs.areIdentical(reading.frames[0], pixels))
    }

    @Test("Given an image of many strips, when encoded with more effort, then the file is smaller")
    func effort() throws {
        let pixels = try Codecs.decoders.decode(Fixtures.data("thumbnail-big.png")).pixels
        let fast = try Codecs.encode(pixels, .tiff, EncodingOptions(effort: .fastest))
        let small = try Codecs.encode(pixels, .tiff, EncodingOptions(effort: .smallest))
        #expect(small.count < fast.count && fast.count < pixels.width * pixels.height * 3)
        for data in [fast, small] { #expect(try Codecs.areIdentical(Codecs.decoders.decode(data).pixels, pixels)) }
    }

    @Test("Given a single pixel or a single row, when encoded, then it comes back")
    func tiny() throws {
        for (width, height) in [(1, 1), (70_000, 1), (1, 3000)] {
            let pixels = try Codecs.picture(width, height, hasAlpha: true) { x, y in
                [UInt8(truncatingIfNeeded: x), 7, UInt8(truncatingIfNeeded: y), UInt8(truncatingIfNeeded: x ^ 99)]
            }
            #expect(try Codecs.areIdentical(Codecs.decoders.decode(Codecs.encode(pixels, .tiff)).pixels, pixels))
        }
    }
}
#endif

#if JPEGXL
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("JPEGXLEncoder")
struct JPEGXLEncoderTests {
    private func encode(_ pixels: PixelBuffer, _ options: EncodingOptions) throws -> Data {
        try #require(try JPEGXLEncoder().encode(pixels, as: .jpegXL, options: options))
    }

    private func pixels(_ file: String) throws -> PixelBuffer { try Codecs.decoders.decode(Fixtures.data(file)).pixels }

    @Test("Given another format, when asked, then it says nothing")
    func otherFormat() throws {
        let pixels = try pixels("tiny-3x2.png")
        #expect(try JPEGXLEncoder().encode(pixels, as: .heic, options: EncodingOptions()) == nil)
        let options = EncodingOptions()
        #expect(
            try JPEGXLEncoder().encode(frames: { nil }, loopCount: nil, as: .gif, options: options) == nil)
    }

    @Test("Given rising qualities, when a picture is written, then files grow and pixels come nearer")
    func quality() throws {
        let pixels = try Codecs.photo()
        var last = (bytes: 0, decibels: 0.0)
        for quality in [1, 30, 60, 85, 100] {
            let data = try encode(pixels, EncodingOptions(quality: quality))
            let decibels = try #require(Fixtures.decibels(Codecs.decoders.decode(data).pixels, pixels))
            #expect(data.count > last.bytes)
            #expect(decibels > last.decibels)
            last = (data.count, decibels)
        }
        #expect(last.decibels == .infinity)
    }

    @Test(
        "Given `isLossless`, when written and read again, then every pixel is as it was",
        arguments: ["rgb.png", "rgba.png", "gray.png", "gray-alpha.png", "tiny-1x1.png", "tiny-3x2.png"],
        EncodingOptions.Effort.allCases)
    func lossless(_ file: String, _ effort: EncodingOptions.Effort) throws {
        let pixels = try pixels(file)
        let data = try encode(pixels, EncodingOptions(quality: 1, isLossless: true, effort: effort))
        let again = try Codecs.decoders.decode(data)
        #expect(again.format == .jpegXL)
        #expect(Codecs.areIdentical(again.pixels, pixels))
        #expect(again.pixels.hasAlpha == pixels.hasAlpha)
        let isGray = try Codecs.decoders.info(of: data).colorModel == "gray"
        #expect(isGray == file.hasPrefix("gray"))
    }

    @Test("Given alpha, when written at a low quality, then it comes back but for a few levels")
    func alpha() throws {
        let pixels = try pixels("rgba.png")
        let again = try Codecs.decoders.decode(encode(pixels, EncodingOptions(quality: 40))).pixels
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let levels = try (Int(#require(again[x, y]?.w)), Int(#require(pixels[x, y]?.w)))
                #expect(abs(levels.0 - levels.1) <= 16)
            }
        }
    }

    @Test("Given opaque pixels marked as having alpha, when written, then the file has no alpha")
    func opaque() throws {
        let pixels = try Codecs.picture(32, 32, hasAlpha: true) { x, y in [UInt8(x * 4), UInt8(y * 4), 9, 255] }
        #expect(try !Codecs.decoders.info(of: encode(pixels, EncodingOptions())).hasAlpha)
    }

    @Test(
        "Given an orientation and a profile, when written losslessly, then both come back",
        arguments: ImageOrientation.allCases)
    func metadata(_ orientation: ImageOrientation) throws {
        let options = DecodingOptions(keptMetadata: [.colorProfile, .orientation])
        var image = try Codecs.decoders.decode(Fixtures.data("icc-swapped.png"), options: options)
        image.metadata.orientation = orientation
        let data = try encode(image.pixels, EncodingOptions(isLossless: true, metadata: image.metadata))
        let kept = try Codecs.decoders.decode(data, options: options)
        #expect(kept.metadata == image.metadata)
        #expect(Codecs.areIdentical(kept.pixels, image.pixels))
        let seen = try Codecs.decoders.decode(data).pixels
        let expected = try Codecs.decoders.decode(Fixtures.data("icc-swapped.png")).pixels.upright(from: orientation)
        #expect(try #require(Fixtures.decibels(seen, expected)) > 50)
    }

    @Test("Given a profile, when written with loss, then the colours are right")
    func lossyProfile() throws {
        let options = DecodingOptions(keptMetadata: [.colorProfile])
        let image = try Codecs.decoders.decode(Fixtures.data("icc-swapped.png"), options: options)
        let data = try encode(image.pixels, EncodingOptions(quality: 95, metadata: image.metadata))
        let expected = try Codecs.decoders.decode(Fixtures.data("icc-swapped.png")).pixels
        // As close as a file of the same colours in sRGB; of other colours, it would be some 10.
        let plain = try encode(expected, EncodingOptions(quality: 95))
        let least = try #require(Fixtures.decibels(Codecs.decoders.decode(plain).pixels, expected)) - 1
        #expect(try #require(Fixtures.decibels(Codecs.decoders.decode(data).pixels, expected)) > least)
    }

    @Test("Given `isProgressive`, when written, then the picture can be read again", arguments: [true, false])
    func progressive(_ isLossless: Bool) throws {
        let pixels = try Codecs.photo()
        let options = EncodingOptions(quality: 90, isLossless: isLossless, isProgressive: true)
        let again = try Codecs.decoders.decode(encode(pixels, options)).pixels
        #expect(try #require(Fixtures.decibels(again, pixels)) > (isLossless ? 99 : 33))
    }

    @Test("Given frames, when written and read again, then frames, delays and loops are the same")
    func animation() throws {
        let frames: [PixelBuffer] = try (0..<4).map { (index: Int) throws -> PixelBuffer in
            try Codecs.picture(40, 30, hasAlpha: index == 2) { x, y in
                let alpha: UInt8 = index == 2 ? UInt8(x * 6) : 255
                return [UInt8(x * 6), UInt8(y * 8), UInt8(index * 60), alpha]
            }
        }
        let delays: [Double] = [0.05, 0.1, 0.3333, 1.5]
        var index = 0
        let file = try JPEGXLEncoder().encode(
            frames: { () throws(ImageError) -> AnimationFrame? in
                guard index < 4 else { return nil }
                defer { index += 1 }
                return AnimationFrame(pixels: frames[index], delay: delays[index])
            }, loopCount: 2, as: .jpegXL, options: EncodingOptions(isLossless: true))
        let written = try #require(file)
        let again = try #require(try Codecs.decoders.decode(written).frames)
        #expect(again.timing.loopCount == 2)
        for (number, expected) in delays.enumerated() {
            let difference: Double = again.timing.delays[number] - expected
            #expect(abs(difference) < 0.001)
        }
        let pass = try again.animation.pass(toward: 0)
        for frame in frames {
            let pixels = try #require(try pass.next())
            #expect(Codecs.areIdentical(pixels, frame))
        }
        #expect(try pass.next() == nil)
    }
}
#endif

import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

/// The kinds of icons and their pixels are in `DecodingTests`.
@Suite("ICO and CUR")
struct ICODecoderTests {
    private func decode(_ name: String, _ target: TargetSize? = nil) throws -> DecodedImage {
        try Codecs.decoders.decode(Fixtures.data(name), options: DecodingOptions(targetSize: target))
    }

    @Test(
        "Given many sizes, when decoded at size, then the next larger with the most bits is taken",
        arguments: [
            (1, 16, 32), (15, 16, 32), (16, 16, 32), (17, 32, 32), (32, 32, 32), (33, 48, 24), (60, 64, 32),
            (65, 128, 32), (128, 128, 32),
        ])
    func best(_ target: Int, side: Int, bits: Int) throws {
        let image = try decode("sizes.ico", TargetSize(width: target, height: target))
        #expect(image.size == PixelSize(width: target, height: target))
        #expect(image.originalSize == PixelSize(width: 256, height: 256))
        #expect(image.isDownsampled)
        // Each has a colour of its own.
        #expect(image.pixels[0, 0] == SIMD4(UInt8(side), UInt8(bits * 7 & 255), UInt8(255 - side), 255))
    }

    @Test("Given many sizes, when decoded whole or as large as that, then the largest is taken")
    func largest() throws {
        let whole = try decode("sizes.ico")
        #expect(whole.size == PixelSize(width: 256, height: 256))
        #expect(!whole.isDownsampled)
        #expect(whole.format == .ico)
        for side in [129, 200, 256, 500] {
            let image = try decode("sizes.ico", TargetSize(width: side, height: side))
            #expect(image.size.width == min(side, 256))
            #expect(image.pixels.hasAlpha)
        }
        let enlarged = try decode("sizes.ico", TargetSize(width: 500, height: 300, enlarges: true))
        #expect(enlarged.size == PixelSize(width: 300, height: 300))
    }

    @Test("Given a target that crops, when decoded, then it is the middle of the size that fits")
    func cropped() throws {
        let image = try decode("sizes.ico", TargetSize(width: 40, height: 20, mode: .fill))
        #expect(image.size == PixelSize(width: 40, height: 20))
        #expect(image.pixels[20, 10] == SIMD4(48, 168, 207, 255))
    }

    @Test("Given an entry beyond the file's end, when decoded, then the others are taken")
    func beyond() throws {
        let data = try Fixtures.data("entry-beyond.ico")
        // Its bytes might still be on the way.
        #expect(try Codecs.decoders.info(of: data).size == PixelSize(width: 256, height: 256))
        let image = try Codecs.decoders.decode(data)
        #expect(image.size == PixelSize(width: 32, height: 32))
        #expect(image.pixels[0, 0] == SIMD4(32, 224, 223, 255))
    }

    @Test("Given 65,535 entries of the same bytes, when decoded, then there is the one image")
    func manyEntries() throws {
        let image = try decode("bomb-entries.ico")
        #expect(image.size == PixelSize(width: 128, height: 128))
    }

    @Test(
        "Given sizes that no memory holds, when decoded, then they are refused by the header",
        arguments: [
            ("bomb-wide.ico", PixelSize(width: 0x7FFF_FFFF, height: 1)),
            ("bomb-both.ico", PixelSize(width: 0x7FFF_FFFF, height: 0x3FFF_FFFF)),
            ("bomb-lowest.ico", PixelSize(width: 0x7FFF_FFFF, height: 0x4000_0000)),
        ])
    func sizes(_ name: String, size: PixelSize) throws {
        let data = try Fixtures.data(name)
        #expect(try Codecs.decoders.info(of: data).size == size)
        #expect(throws: ImageError.decoding(.tooManyPixels(size, limit: 100_000_000))) {
            try Codecs.decoders.decode(data)
        }
    }

    @Test("Given a directory with nothing behind it, when decoded, then it is truncated or damaged")
    func nothingInside() throws {
        let directory = try Fixtures.data("bitmap-32.ico").prefix(22)
        #expect(throws: ImageError.decoding(.truncated(.ico))) { try Codecs.decoders.decode(directory) }
        #expect(try Codecs.decoders.info(of: directory).size == PixelSize(width: 48, height: 48))
        #expect(throws: ImageError.decoding(.corrupt(.ico, why: "there is no image inside it"))) {
            try Codecs.decoders.decode(directory + Data(repeating: 7, count: 100))
        }
    }

    @Test("Given a bitmap without the mask that it needs, when decoded, then it is truncated")
    func noMask() throws {
        let whole = try Fixtures.data("bitmap-8.ico")
        #expect(throws: ImageError.decoding(.truncated(.ico))) { try Codecs.decoders.decode(whole.dropLast(20)) }
    }

    @Test("Given an icon of JPEG or runs, which none has, when decoded, then it is damaged", arguments: [1, 4, 5])
    func compressed(_ compression: UInt8) throws {
        var data = try Fixtures.data("bitmap-8.ico")
        data[22 + 16] = compression
        #expect(throws: ImageError.decoding(.corrupt(.ico, why: "there is no image inside it"))) {
            try Codecs.decoders.decode(data)
        }
    }
}

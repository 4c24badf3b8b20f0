#if HEIF
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("HEIFEncoder")
struct HEIFEncoderTests {
    private let registry = Codecs.decoders

    private func encode(_ pixels: PixelBuffer, quality: Int) throws -> Data {
        try encode(pixels, EncodingOptions(quality: quality))
    }

    private func encode(_ pixels: PixelBuffer, _ options: EncodingOptions) throws -> Data {
        try #require(try HEIFEncoder().encode(pixels, as: .heic, options: options))
    }

    private func info(_ data: Data) throws -> ImageInfo { try registry.info(of: data) }

    @Test("Given another format, when asked, then it says nothing")
    func otherFormat() throws {
        let pixels = try registry.decode(Fixtures.data("tiny-3x2.png")).pixels
        #expect(try HEIFEncoder().encode(pixels, as: .avif, options: EncodingOptions()) == nil)
    }

    @Test("Given rising qualities, when a picture is written, then files grow and pixels come nearer")
    func quality() throws {
        let pixels = try Codecs.photo()
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
        "Given any size, when written and read again, then it is the same and pixels are close",
        arguments: [(1, 1), (1, 40), (40, 1), (3, 2), (97, 61), (64, 64)])
    func sizes(_ width: Int, _ height: Int) throws {
        let pixels = try Codecs.picture(width, height) { x, y in [UInt8(x * 2), UInt8(y * 3), UInt8(x + y), 255] }
        let again = try registry.decode(encode(pixels, quality: 95))
        #expect(again.format == .heic)
        #expect(again.size == pixels.size)
        #expect(!again.pixels.hasAlpha)
        #expect(try #require(Fixtures.decibels(again.pixels, pixels)) > 36)
    }

    @Test(
        "Given `isLossless`, when written and read again, then every pixel is as it was",
        arguments: ["rgb.png", "rgba.png", "gray.png", "gray-alpha.png", "tiny-1x1.png", "tiny-3x2.png"])
    func lossless(_ file: String) throws {
        let pixels = try registry.decode(Fixtures.data(file)).pixels
        let again = try registry.decode(encode(pixels, EncodingOptions(quality: 1, isLossless: true)))
        #expect(Fixtures.decibels(again.pixels, pixels) == .infinity)
        #expect(again.pixels.hasAlpha == pixels.hasAlpha)
    }

    @Test("Given gray or coloured pixels, when written, then only the coloured file has colour")
    func gray() throws {
        let pixels = try registry.decode(Fixtures.data("gray.png")).pixels
        #expect(try info(encode(pixels, quality: 80)).colorModel == "gray")
        let color = try registry.decode(Fixtures.data("rgb.png")).pixels
        #expect(try info(encode(color, quality: 80)).colorModel == "RGB")
    }

    @Test("Given opaque pixels marked as having alpha, when written, then the file has no alpha")
    func opaque() throws {
        let pixels = try PixelBuffer(width: 32, height: 32, hasAlpha: true) { memory in
            for index in 0..<memory.count { memory[index] = index % 4 == 3 ? 255 : UInt8(index / 32) }
        }
        #expect(try !info(encode(pixels, quality: 80)).hasAlpha)
    }

    @Test("Given less resolution of colour, when written, then the file is smaller")
    func chroma() throws {
        let pixels = try registry.decode(Fixtures.data("rgb.png")).pixels
        let small = try encode(pixels, EncodingOptions(quality: 80, chromaSubsampling: .yuv420)).count
        #expect(try small < encode(pixels, EncodingOptions(quality: 80, chromaSubsampling: .yuv444)).count)
        #expect(try encode(pixels, quality: 80).count == small)
    }

    @Test(
        "Given each effort, when written, then the picture can be read again",
        arguments: EncodingOptions.Effort.allCases)
    func effort(_ effort: EncodingOptions.Effort) throws {
        let pixels = try registry.decode(Fixtures.data("rgb.png")).pixels
        let again = try registry.decode(encode(pixels, EncodingOptions(quality: 90, effort: effort)))
        #expect(try #require(Fixtures.decibels(again.pixels, pixels)) > 33)
    }

    @Test(
        "Given an orientation, when written and read again, then the picture is turned by it",
        arguments: ImageOrientation.allCases)
    func orientation(_ orientation: ImageOrientation) throws {
        for file in ["rgb.png", "rgba.png"] {
            let pixels = try registry.decode(Fixtures.data(file)).pixels
            let options = EncodingOptions(isLossless: true, metadata: ImageMetadata(orientation: orientation))
            let data = try encode(pixels, options)
            #expect(try info(data).orientation == orientation)
            let again = try registry.decode(data).pixels
            #expect(try Fixtures.decibels(again, pixels.upright(from: orientation)) == .infinity)
        }
    }
}
#endif

import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Decoding TGA")
struct TGADecoderTests {
    /// A file without the footer that version 2.0 puts at its end.
    private func unnamed(_ file: String = "rgb-up.tga") throws -> Data { try Fixtures.data(file).dropLast(26) }

    private func failure(_ data: Data, _ options: DecodingOptions = DecodingOptions()) -> ImageError? {
        do throws(ImageError) {
            _ = try Codecs.decoders.decode(data, options: options)
            return nil
        } catch { return error }
    }

    private func named(contentType: String? = nil, url: String? = nil) -> DecodingOptions {
        var options = DecodingOptions()
        options.contentType = contentType
        options.url = url
        return options
    }

    @Test("Given a file without signature and name, when decoded, then it is refused")
    func noName() throws {
        #expect(try failure(unnamed()) == .decoding(.unsupportedFormat(.tga)))
        #expect(throws: ImageError.decoding(.unsupportedFormat(.tga))) { try Codecs.decoders.info(of: unnamed()) }
        #expect(try failure(unnamed(), named(contentType: "image/png", url: "https://a/b.png")) != nil)
        #expect(try failure(unnamed(), named(url: "https://a/b?c=d.tga")) != nil)
    }

    @Test(
        "Given a file that its type or its address names, when decoded and probed, then it is read",
        arguments: [
            ("image/x-tga", nil), ("Image/TGA; charset=binary", nil), ("application/x-targa", nil),
            (nil, "file:///tmp/a.tga"), ("text/plain", "https://a/b.TGA?c=d#e"), (nil, "a.vda"),
        ] as [(String?, String?)])
    func named(_ contentType: String?, url: String?) throws {
        let options = named(contentType: contentType, url: url)
        let image = try Codecs.decoders.decode(unnamed(), options: options)
        #expect(image.format == .tga)
        #expect(try Codecs.areIdentical(image.pixels, Codecs.decoders.decode(Fixtures.data("rgb-up.tga")).pixels))
        #expect(try Codecs.decoders.info(of: unnamed().prefix(18), options: options).size == image.size)
    }

    @Test("Given a decoder that takes files without a name, when decoded, then only they are read")
    func acceptsUnnamed() throws {
        let registry = ImageDecoderRegistry([TGADecoder(acceptsUnnamed: true)])
        #expect(try registry.decode(unnamed()).format == .tga)
        #expect(try registry.info(of: unnamed()).format == .tga)
        #expect(throws: ImageError.decoding(.unsupportedFormat(.png))) { try registry.decode(Fixtures.data("rgb.png")) }
        let text = Data("text".utf8)
        #expect(throws: ImageError.decoding(.notAnImage(looksLike: "plain text"))) { try registry.decode(text) }
    }

    @Test("Given something else by that name, when decoded, then it is what it is")
    func wrongName() throws {
        let options = named(contentType: "image/x-tga", url: "https://a/b.tga")
        #expect(try Codecs.decoders.decode(Fixtures.data("rgb.png"), options: options).format == .png)
        #expect(try failure(Fixtures.data("page.jpg"), options) == .decoding(.notAnImage(looksLike: "HTML")))
        #expect(failure(Data("II*\0\u{8}\0\0\0".utf8), options) == .decoding(.truncated(.tiff)))
    }

    @Test(
        "Given a named file cut at any length, when decoded, then it is truncated",
        arguments: ["rgb-up.tga", "rgb-packed.tga", "rgb-packed-up.tga", "palette-24-packed.tga", "gray.tga"])
    func truncated(_ file: String) throws {
        let whole = try unnamed(file)
        let options = named(url: "a.tga")
        for length in stride(from: 1, to: whole.count, by: max(1, whole.count / 200)) {
            #expect(failure(whole.prefix(length), options) == .decoding(.truncated(.tga)), "\(length)")
        }
        #expect(failure(whole, options) == nil)
    }

    @Test("Given a header of invalid numbers, when decoded, then the file is damaged or too large")
    func headers() throws {
        let whole = try unnamed()
        let options = named(url: "a.tga")
        let changes: [(Int, UInt8)] = [(2, 0), (2, 32), (2, 1), (16, 12), (16, 8), (17, 0x60), (7, 7)]
        for (offset, value) in changes {
            var data = Data(whole)
            data[offset] = value
            if offset == 7 { (data[1], data[5]) = (1, 1) }
            guard case .decoding(.corrupt(.tga, _)) = failure(data, options) else {
                Issue.record("\(offset): \(String(describing: failure(data, options)))")
                continue
            }
        }
        var bomb = Data(whole)
        bomb.replaceSubrange(12..<16, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let size = PixelSize(width: 65535, height: 65535)
        #expect(failure(bomb, options) == .decoding(.tooManyPixels(size, limit: 100_000_000)))
        bomb.replaceSubrange(12..<16, with: [0x10, 0x27, 0x10, 0x27])
        #expect(failure(bomb, options) == .decoding(.truncated(.tga)))
        bomb[2] = 10
        #expect(failure(bomb, options) == .decoding(.truncated(.tga)))
    }

    @Test(
        "Given a file from any corner, when decoded at size, then it is upright",
        arguments: ["rgb-up.tga", "rgb-turned.tga", "rgb-packed-up.tga", "rgb-packed-mirrored.tga"])
    func thumbnails(_ file: String) throws {
        let options = DecodingOptions(targetSize: TargetSize(width: 20, height: 20))
        let small = try Codecs.decoders.decode(Fixtures.data(file), options: options).pixels
        let upright = try Codecs.decoders.decode(Fixtures.data("rgb.tga"), options: options).pixels
        #expect(Codecs.areIdentical(small, upright))
    }
}

import Foundation
import HalcyonCore
import Testing

@Suite("Asking decoders")
struct ImageDecoderRegistryTests {
    /// Takes files that begin with its letter, and gives a picture as wide as its mark.
    struct LetterDecoder: ImageDecoding {
        var letter: UInt8
        var mark: Int
        var fails = false

        func info(of data: Data) throws(ImageError) -> ImageInfo? {
            guard data.first == letter else { return nil }
            if fails { throw .decoding(.corrupt(.png, why: "mark \(mark)")) }
            return ImageInfo(format: .png, size: PixelSize(width: mark, height: 1))
        }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            guard let info = try info(of: data) else { return nil }
            let pixels = try PixelBuffer(width: info.size.width, height: 1, hasAlpha: false) { memory in
                memory.initializeMemory(as: UInt8.self, repeating: 255)
            }
            return DecodedImage(pixels: pixels, format: .png)
        }
    }

    private func reason(_ registry: ImageDecoderRegistry, _ text: String) -> ImageError.DecodingReason? {
        var reasons: [ImageError.DecodingReason] = []
        for work in [{ _ = try registry.decode($0) }, { _ = try registry.info(of: $0) }] as [(Data) throws -> Void] {
            do { try work(ImageFormatSnifferTests.bytes(text)) } catch {
                if case .decoding(let reason) = error as? ImageError { reasons.append(reason) }
            }
        }
        #expect(reasons.first == reasons.last)
        return reasons.count == 2 ? reasons[0] : nil
    }

    @Test("Given two decoders for the same bytes, when asked, then the last registered answers")
    func lastFirst() throws {
        let registry = ImageDecoderRegistry([LetterDecoder(letter: 65, mark: 1), LetterDecoder(letter: 65, mark: 2)])
        #expect(try registry.decode(Data("A".utf8)).size.width == 2)
        #expect(try registry.info(of: Data("A".utf8)).size.width == 2)
    }

    @Test("Given a decoder that declines, when asked, then the next one answers")
    func declining() throws {
        let registry = ImageDecoderRegistry([LetterDecoder(letter: 65, mark: 1), LetterDecoder(letter: 66, mark: 2)])
        #expect(try registry.decode(Data("A".utf8)).size.width == 1)
    }

    @Test("Given a decoder that fails, when asked, then its error is the answer")
    func failing() {
        let registry = ImageDecoderRegistry([
            LetterDecoder(letter: 65, mark: 1), LetterDecoder(letter: 65, mark: 2, fails: true),
        ])
        #expect(reason(registry, "A") == .corrupt(.png, why: "mark 2"))
    }

    @Test("Given no bytes, when asked, then the error is `empty`")
    func empty() {
        #expect(reason(ImageDecoderRegistry([LetterDecoder(letter: 65, mark: 1)]), "") == .empty)
    }

    @Test("Given a known format that nobody reads, when asked, then the error names the format")
    func unsupported() {
        #expect(reason(ImageDecoderRegistry([]), "II*\0\u{8}\0\0\0") == .unsupportedFormat(.tiff))
        #expect(reason(ImageDecoderRegistry([]), "<svg>") == .unsupportedFormat(.svg))
    }

    @Test(
        "Given what is no image, when asked, then the error names what it looks like",
        arguments: [
            ("<!DOCTYPE html><html>", "HTML"), ("<!doctype HTML>", "HTML"), ("\n <HTML lang=en>", "HTML"),
            ("<!-- x --><body>", "HTML"), ("<?xml version='1.0'?><Error><Code>AccessDenied</Code>", "XML"),
            ("{\"error\": 404}", "JSON"), ("[1, 2]", "JSON"), (" { }", "JSON"), ("%PDF-1.7", "PDF"),
            ("\u{1F}\u{8B}\u{8}", "gzip"), ("PK\u{3}\u{4}", "zip"), ("Not found\n", "plain text"),
            ("\u{C3}\u{A4}", "plain text"), ("\0\0\0\u{18}ftypisom\0\0\0\0", "MP4"),
            ("\u{1A}\u{45}\u{DF}\u{A3}", "Matroska or WebM"),
        ])
    func named(_ text: String, name: String) {
        #expect(reason(ImageDecoderRegistry([]), text) == .notAnImage(looksLike: name))
    }

    @Test("Given a page behind a long comment, when asked, then the error names HTML")
    func latePage() {
        let comment = "<!-- " + String(repeating: "x", count: 5_000) + " -->"
        #expect(reason(ImageDecoderRegistry([]), comment + "<html><svg></svg>") == .notAnImage(looksLike: "HTML"))
        #expect(reason(ImageDecoderRegistry([]), comment + "<rss>") == .notAnImage(looksLike: "XML"))
    }

    @Test("Given what is not read, when its error is shown, then it says what can be done")
    func words() {
        func message(_ reason: ImageError.DecodingReason) -> String { reason.message }
        #expect(message(.notAnImage(looksLike: "gzip")).contains("decompress it first (gunzip)"))
        #expect(message(.unsupportedFormat(.xpm)) == "images in the format xpm are not read by Halcyon")
    }

    @Test(
        "Given bytes that look like nothing, when asked, then the error names nothing",
        arguments: ["\0\u{1}\u{2}", "\u{FF}\u{FE}\u{80}", "\u{89}PNG"])
    func unnamed(_ text: String) {
        #expect(reason(ImageDecoderRegistry([]), text) == .notAnImage(looksLike: nil))
    }

    @Test("Given a text cut within a character by sniffing, when asked, then it is still plain text")
    func cutCharacter() {
        let text = String(repeating: "a", count: 1022) + "€€€"
        let decoded = { try ImageDecoderRegistry([]).decode(Data(text.utf8)) }
        #expect(throws: ImageError.decoding(.notAnImage(looksLike: "plain text"))) { try decoded() }
    }
}

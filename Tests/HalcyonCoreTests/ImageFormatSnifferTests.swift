import Foundation
import HalcyonCore
import Testing

@Suite("Telling formats by their first bytes")
struct ImageFormatSnifferTests {
    static func bytes(_ text: String) -> Data { Data(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }) }

    @Test(
        "Given the first bytes of an image, when sniffed, then its format is told",
        arguments: [
            ("\u{FF}\u{D8}\u{FF}\u{E0}\0\u{10}JFIF", ImageFormat.jpeg), ("\u{FF}\u{D8}\u{FF}\u{DB}", .jpeg),
            ("\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR", .png), ("GIF87a\u{1}\0", .gif), ("GIF89a\u{1}\0", .gif),
            ("RIFF\u{10}\0\0\0WEBPVP8 ", .webp), ("\0\0\0\u{1C}ftypavif\0\0\0\0avifmif1miaf", .avif),
            ("\0\0\0\u{1C}ftypavis\0\0\0\0avifmsf1miaf", .avif), ("\0\0\0\u{1C}ftypmif1\0\0\0\0mif1avifmiaf", .avif),
            ("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", .heic), ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic", .heic),
            ("\0\0\0\u{18}ftypmsf1\0\0\0\0msf1hevc", .heic), ("\0\0\0\u{18}ftypavci\0\0\0\0mif1avci", .heic),
            ("\u{FF}\u{0A}\u{FA}\u{1F}", .jpegXL), ("\0\0\0\u{C}JXL \r\n\u{87}\n\0\0\0\u{14}ftypjxl ", .jpegXL),
            ("II*\0\u{8}\0\0\0", .tiff), ("MM\0*\0\0\0\u{8}", .tiff), ("II+\0\u{8}\0\0\0", .tiff),
            ("MM\0+\0\u{8}\0\0", .tiff),
            ("BM\u{36}\0\0\0\0\0\0\0\u{36}\0\0\0\u{28}\0\0\0\u{1}", .bmp),
            ("BM\u{36}\0\0\0\0\0\0\0\u{36}\0\0\0\u{7C}\0\0\0\u{1}", .bmp),
            ("\0\0\u{1}\0\u{1}\0\u{10}\u{10}\0\0\u{1}\0", .ico),
            ("\0\0\u{2}\0\u{1}\0\u{20}\u{20}\0\0\u{5}\0", .ico), ("<svg xmlns='x'>", .svg),
            ("\u{EF}\u{BB}\u{BF}<?xml version='1.0'?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC 'x'>\n<svg>", .svg),
            ("  <?xml version='1.0'?><svg:svg>", .svg),
            ("<?xml version='1.0'?><?xml-stylesheet href='a'?><svg/>", .svg),
        ])
    func images(_ head: String, format: ImageFormat) {
        #expect(ImageFormat(sniffing: Self.bytes(head)) == format)
        // The bytes may be a slice whose indices do not begin at 0.
        #expect(ImageFormat(sniffing: (Data([1, 2, 3]) + Self.bytes(head)).dropFirst(3)) == format)
    }

    @Test(
        "Given bytes of no image, when sniffed, then there is no format",
        arguments: [
            "", "\u{FF}", "\u{FF}\u{D8}", "\u{89}PNG", "GIF8", "GIF88a", "RIFF\u{10}\0\0\0WAVEfmt ",
            "BM and so on, and on",
            "\0\0\u{1}\0\0\0\0\0\0\0", "\0\0\u{2}\0\0\0\0\0\0\0\0\0\u{40}\0\u{40}\0\u{18}\0",
            "\0\0\0\u{18}ftypisom\0\0\0\0isommp42", "<html><body><svg></svg>",
            "<?xml?><rss/>",
            "plain text with <svg> in it", "II*", "<!-- svg -->", "{\"svg\": 1}",
        ])
    func others(_ head: String) {
        #expect(ImageFormat(sniffing: Self.bytes(head)) == nil)
    }
}

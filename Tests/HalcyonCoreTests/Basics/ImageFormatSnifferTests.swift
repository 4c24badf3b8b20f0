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
            ("\0\0\u{2}\0\u{1}\0\u{20}\u{20}\0\0\u{5}\0", .ico),
            ("\0\0\u{1}\0\u{1}\0\u{10}\u{10}\0\u{FF}\u{1}\0\u{20}\0\u{68}\0\0\0\u{16}\0\0\0", .ico),
            ("BM\u{36}\0\0\0\0\0\0\0\u{36}\0\0\0\u{C}\0\0\0\u{1}\0\u{1}\0\u{1}\0\u{4}\0", .bmp),
            ("<svg xmlns='x'>", .svg),
            ("\u{EF}\u{BB}\u{BF}<?xml version='1.0'?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC 'x'>\n<svg>", .svg),
            ("  <?xml version='1.0'?><svg:svg>", .svg),
            ("<?xml version='1.0'?><?xml-stylesheet href='a'?><svg/>", .svg),
        ])
    func images(_ head: String, format: ImageFormat) {
        #expect(ImageFormat(sniffing: Self.bytes(head)) == format)
        // The bytes may be a slice whose indices do not begin at 0.
        #expect(ImageFormat(sniffing: (Data([1, 2, 3]) + Self.bytes(head)).dropFirst(3)) == format)
    }

    @Test("Given an element behind much that means nothing, when sniffed, then it decides")
    func lateElements() {
        let long = String(repeating: "licence > ", count: 3_000)
        let blanks = String(repeating: " \n", count: 3_000)
        let starts = [
            "<!-- \(long) -->", "<?xml version='1.0'?>\n<!--\(long)--><!-- a -->", blanks,
            "<?xml \(long.dropLast(2))?>",
            "\u{EF}\u{BB}\u{BF}\(blanks)<!--\(long)-->",
        ]
        for start in starts {
            let about = "\(start.prefix(12))"
            #expect(ImageFormat(sniffing: Self.bytes(start + "<svg xmlns='x'>")) == .svg, "\(about)")
            #expect(ImageFormat(sniffing: Self.bytes(start + "<!DOCTYPE svg PUBLIC 'x'><svg>")) == .svg, "\(about)")
            #expect(ImageFormat(sniffing: Self.bytes(start + "<html><body><svg></svg>")) == nil, "\(about)")
            #expect(ImageFormat(sniffing: Self.bytes(start + "<!DOCTYPE html><svg></svg>")) == nil, "\(about)")
            #expect(ImageFormat(sniffing: Self.bytes(start + "text <svg>")) == nil, "\(about)")
            #expect(ImageFormat(sniffing: Self.bytes(start)) == nil, "\(about)")
        }
        // Whatever part of the name the first kilobyte has.
        for length in 1_000...1_024 {
            let comment = "<!--" + String(repeating: "x", count: length - 7) + "-->"
            #expect(ImageFormat(sniffing: Self.bytes(comment + "<svg:svg xmlns='x'>")) == .svg, "\(length)")
            // A name whose first letters are a whole one is taken for that if the kilobyte ends with them.
            let isOther = ImageFormat(sniffing: Self.bytes(comment + "<svgs xmlns='x'>")) == nil
            #expect(isOther != (length == 1_020), "\(length)")
        }
        let longest = "<!--" + String(repeating: "x", count: 70_000) + "-->"
        #expect(ImageFormat(sniffing: Self.bytes(longest + "<svg>")) == nil)
    }

    /// The first bytes of formats that nobody reads here.
    private static let unread: [(String, ImageFormat)] = [
        ("P6\n4 4\n255\n", .pnm), ("P3\n# made by hand\n2 2", .pnm), ("P7\nWIDTH 3\n", .pnm),
        ("Pf\n3 3\n-1.0\n", .pfm), ("DDS |\0\0\0", .dds), ("qoif\0\0\0\u{4}", .qoi),
        ("8BPS\0\u{1}\0\0", .psd), ("8BPS\0\u{2}\0\0", .psd),
        ("\0\0\0\u{C}jP  \r\n\u{87}\n", .jpeg2000), ("\u{FF}\u{4F}\u{FF}\u{51}\0", .jpeg2000),
        ("II\u{BC}\u{1}", .jpegXR), ("v/1\u{1}\u{2}\0\0\0", .exr), ("#?RADIANCE\nFORMAT", .hdr),
        ("#?RGBE\n", .hdr), ("icns\0\0\u{1}\0", .icns), ("\u{1}\u{DA}\u{1}\u{1}\0\u{3}\0\u{10}", .sgi),
        ("\0\0\0\u{18}ftypcrx \0\0\0\u{1}crx isom", .cr3), ("FUJIFILMCCD-RAW 0201", .cameraRaw),
        ("IIRO\u{8}\0\0\0", .cameraRaw), ("IIU\0\u{18}\0\0\0", .cameraRaw), ("gimp xcf v011\0", .xcf),
        ("SIMPLE  =                    T", .fits), ("Y\u{A6}j\u{95}\0", .sunRaster),
        ("/* XPM */\nstatic char", .xpm), ("#define cat_width 16\n", .xbm), ("\u{D7}\u{CD}\u{C6}\u{9A}\0", .wmf),
        ("\u{8A}MNG\r\n\u{1A}\n", .mng), ("\u{8B}JNG\r\n\u{1A}\n", .mng), ("BPG\u{FB}\0", .bpg),
        ("FLIF1", .flif), ("\u{AB}KTX 11\u{BB}\r\n", .ktx), ("AT&TFORM\0\0", .djvu),
        ("RIFF\u{10}\0\0\0ACONLIST", .ani),
        ("\0\0\u{2}\0\0\0\0\0\0\0\0\0\u{40}\0\u{40}\0\u{18}\u{20}", .tga),
        ("\u{5}\u{1}\u{9}\0\0\0\u{1}\u{18}\0\0\0\0\u{40}\0\u{40}\0\u{8}\0", .tga),
        ("\0\0\u{A}\0\0\0\0\0\0\0\0\0\u{7F}\0\u{40}\0\u{20}\u{8}", .tga),
    ]

    /// The same, with that many zeros in the middle.
    private static let unreadWithZeros: [(String, Int, String, ImageFormat)] = [
        ("\u{1}\0\0\0\u{1}\0\0\0", 32, " EMF", .emf), ("", 128, "DICM", .dicom),
        ("\n\u{5}\u{1}\u{8}", 61, "\u{3}\u{10}\0", .pcx),
    ]

    @Test("Given a format that nobody reads here, when sniffed and decoded, then the error names it")
    func unread() {
        let padded = Self.unreadWithZeros.map { ($0 + String(repeating: "\0", count: $1) + $2, $3) }
        for (head, format) in Self.unread + padded {
            let data = Self.bytes(head)
            #expect(ImageFormat(sniffing: data) == format, "\(format)")
            #expect(throws: ImageError.decoding(.unsupportedFormat(format))) {
                try ImageDecoderRegistry([]).decode(data)
            }
        }
    }

    @Test(
        "Given bytes of no image, when sniffed, then there is no format",
        arguments: [
            "", "\u{FF}", "\u{FF}\u{D8}", "\u{89}PNG", "GIF8", "GIF88a", "RIFF\u{10}\0\0\0WAVEfmt ",
            "BM and so on, and on",
            // Two planes, five bits; an image of no bytes, and one inside the directory.
            "BM\u{36}\0\0\0\0\0\0\0\u{36}\0\0\0\u{28}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\u{2}\0\u{18}\0",
            "BM\u{36}\0\0\0\0\0\0\0\u{36}\0\0\0\u{28}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\u{1}\0\u{5}\0",
            "\0\0\u{1}\0\u{1}\0\u{10}\u{10}\0\0\u{1}\0\u{20}\0\0\0\0\0\u{16}\0\0\0",
            "\0\0\u{1}\0\u{2}\0\u{10}\u{10}\0\0\u{1}\0\u{20}\0\u{68}\0\0\0\u{16}\0\0\0",
            "\0\0\u{1}\0\0\0\0\0\0\0", "\0\0\u{2}\0\0\0\0\0\0\0\0\0\0\0\u{40}\0\u{18}\0", "P6 and so on",
            "P5\0\u{1}\u{2}\u{3}", "#define SIZE 4\n", "8BPSX", "ftypcrx ",
            "\0\0\0\u{18}ftypisom\0\0\0\0isommp42", "<html><body><svg></svg>",
            "<?xml?><rss/>",
            "plain text with <svg> in it", "II*", "<!-- svg -->", "{\"svg\": 1}",
        ])
    func others(_ head: String) {
        #expect(ImageFormat(sniffing: Self.bytes(head)) == nil)
    }
}

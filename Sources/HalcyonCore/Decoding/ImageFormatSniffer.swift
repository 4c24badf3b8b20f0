public import Foundation

/// Detects a format from the first bytes of a file, regardless of its name or `Content-Type`.
///
/// Sources: the formats' specifications, and the WHATWG MIME Sniffing Standard for images, HTML and XML.
enum ImageFormatSniffer {
    /// The number of bytes in which to look for an SVG's first element, behind comments and declarations.
    static let length = 1024

    static func format(of head: [UInt8]) -> ImageFormat? {
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if head.has("GIF87a", at: 0) || head.has("GIF89a", at: 0) { return .gif }
        if head.has("RIFF", at: 0), head.has("WEBP", at: 8) { return .webp }
        if head.starts(with: [0xFF, 0x0A]) || isJPEGXLContainer(head) { return .jpegXL }
        if let format = mediaFile(head) { return format }
        if ["II*\0", "MM\0*", "II+\0", "MM\0+"].contains(where: { head.has($0, at: 0) }) { return .tiff }
        if isBMP(head) { return .bmp }
        if isICO(head) { return .ico }
        if MarkupSniffer.rootName(of: head)?.split(separator: ":").last == "svg" { return .svg }
        return UnreadFormatSniffer.format(of: head)
    }

    private static func isJPEGXLContainer(_ head: [UInt8]) -> Bool {
        head.starts(with: [0, 0, 0, 12]) && head.has("JXL \r\n\u{87}\n", at: 4, latin1: true)
    }

    /// Detects AVIF and HEIF by the brands of the `ftyp` box (ISO/IEC 14496-12, 4.3; 23008-12, 10).
    private static func mediaFile(_ head: [UInt8]) -> ImageFormat? {
        guard head.has("ftyp", at: 4), head.count >= 12 else { return nil }
        let boxSize = head[..<4].reduce(0) { $0 << 8 | Int($1) }
        let brands = stride(from: 8, to: min(boxSize, head.count) - 3, by: 4)
            .filter { $0 != 12 }  // the minor version, not a brand
            .map { String(decoding: head[$0..<$0 + 4], as: UTF8.self) }
        if brands.contains(where: { $0 == "avif" || $0 == "avis" }) { return .avif }
        // mif1, mif2 and msf1 name only the container; without a brand of another codec, it is nearly always HEVC.
        let heif: Set = [
            "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "avci", "avcs", "mif1", "mif2", "msf1",
        ]
        return brands.contains(where: heif.contains) ? .heic : nil
    }

    private static func isBMP(_ head: [UInt8]) -> Bool {
        let headerSizes: Set<UInt8> = [12, 16, 40, 52, 56, 64, 108, 124]
        return head.has("BM", at: 0) && head.count >= 18 && headerSizes.contains(head[14])
            && head[15...17].allSatisfy { $0 == 0 }
    }

    private static func isICO(_ head: [UInt8]) -> Bool {
        // Many binary files start with these four bytes: the directory's reserved byte and its count must match as
        // well. A cursor (2) is an icon with a hot spot.
        (head.starts(with: [0, 0, 1, 0]) || head.starts(with: [0, 0, 2, 0]))
            && head.count >= 10 && (head[4] != 0 || head[5] != 0) && head[9] == 0
    }
}

extension ImageFormat {
    /// Detects the format of a file from its first bytes; nil if they belong to no known image format.
    ///
    /// Recognises JPEG, PNG, GIF, WebP, AVIF, HEIC, JPEG XL (bare and in its container), TIFF, BMP, ICO and SVG, and
    /// formats without a built-in decoder, such as PNM, TGA, Photoshop and JPEG 2000. Ignores the rest of the file.
    ///
    /// - Parameter data: The file, or its start: 32 bytes suffice, except for SVG and a few undecoded formats (132).
    public init?(sniffing data: Data) {
        guard let format = ImageFormatSniffer.format(of: [UInt8](data.prefix(ImageFormatSniffer.length))) else {
            return nil
        }
        self = format
    }
}

extension [UInt8] {
    func has(_ text: String, at offset: Int, latin1: Bool = false) -> Bool {
        let wanted = latin1 ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : [UInt8](text.utf8)
        return count >= offset + wanted.count && self[offset..<offset + wanted.count].elementsEqual(wanted)
    }
}

/// Names the type of bytes that are not an image, so that an error can say what arrived instead.
enum NonImageSniffer {
    /// Returns `"HTML"`, `"JSON"`, `"PDF"` …; nil if the type is unknown.
    static func name(of head: [UInt8]) -> String? {
        if let name = binary(head) { return name }
        if let root = MarkupSniffer.rootName(of: head) { return isHTML(root) ? "HTML" : "XML" }
        guard isText(head) else { return nil }
        return isJSON(head) ? "JSON" : "plain text"
    }

    private static func binary(_ head: [UInt8]) -> String? {
        let signatures: [(String, [UInt8])] = [
            ("PDF", Array("%PDF-".utf8)), ("gzip", [0x1F, 0x8B]), ("zip", Array("PK\u{3}\u{4}".utf8)),
            ("zip", Array("PK\u{5}\u{6}".utf8)), ("bzip2", Array("BZh".utf8)), ("Zstandard", [0x28, 0xB5, 0x2F, 0xFD]),
            ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("7-Zip", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
            ("RAR", Array("Rar!\u{1A}\u{7}".utf8)), ("WebM or Matroska video", [0x1A, 0x45, 0xDF, 0xA3]),
            ("Ogg", Array("OggS".utf8)), ("PostScript", Array("%!PS".utf8)), ("ELF", [0x7F, 0x45, 0x4C, 0x46]),
            ("WebAssembly", [0, 0x61, 0x73, 0x6D]),
        ]
        if let found = signatures.first(where: { head.starts(with: $0.1) }) { return found.0 }
        if head.has("ftyp", at: 4) { return "MP4 or QuickTime video" }
        if head.has("RIFF", at: 0) { return head.has("AVI ", at: 8) ? "AVI video" : "RIFF" }
        return nil
    }

    private static func isHTML(_ root: String) -> Bool {
        // The elements that WHATWG MIME Sniffing 7.1 takes for HTML, and others that error pages start with.
        [
            "html", "head", "body", "script", "iframe", "h1", "div", "font", "table", "a", "style", "title", "b", "br",
            "p", "center", "meta", "link", "pre", "span",
        ].contains(root)
    }

    private static func isJSON(_ head: [UInt8]) -> Bool {
        var tokens = head.lazy.filter { !($0 == 0x20 || (0x09...0x0D).contains($0)) }.makeIterator()
        switch (tokens.next(), tokens.next()) {
        case (UInt8(ascii: "{"), let next?): return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
        case (UInt8(ascii: "["), let next?): return Array("[]{\"-0123456789tfn".utf8).contains(next)
        default: return false
        }
    }

    private static func isText(_ head: [UInt8]) -> Bool {
        guard !head.isEmpty, !head.contains(where: { $0 < 0x09 || (0x0E..<0x20).contains($0) || $0 == 0x7F }) else {
            return false
        }
        // The end of the head may cut off the last character, by at most three bytes.
        return (0...3).contains { String(validating: head.dropLast($0), as: UTF8.self) != nil && head.count > $0 }
    }
}

/// Finds the first element of an XML or HTML text.
enum MarkupSniffer {
    /// Returns the name of the first element in lower case, or of a declared document type: `"html"`, `"svg"`,
    /// `"svg:svg"`. Empty if a declaration or comment does not end within `head`. Nil if the text is not markup.
    static func rootName(of head: [UInt8]) -> String? {
        var rest = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
        var sawMarkup = false
        while true {
            rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
            guard rest.first == UInt8(ascii: "<") else { return sawMarkup ? "" : nil }
            let end: String
            if rest.starts(with: "<!--".utf8) {
                end = "-->"
            } else if rest.starts(with: "<?xml".utf8) || (sawMarkup && rest.starts(with: "<?".utf8)) {
                end = "?>"
            } else if rest.prefix(9).map(lowercased) == Array("<!doctype".utf8) {
                return name(rest.dropFirst(9).drop { $0 == 0x20 || (0x09...0x0D).contains($0) })
            } else {
                let name = name(rest.dropFirst())
                return name.isEmpty && !sawMarkup ? nil : name
            }
            sawMarkup = true
            guard let after = skip(to: end, in: rest) else { return "" }
            rest = after
        }
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String {
        let name = bytes.map(lowercased).prefix { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func skip(to end: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = bytes
        while !rest.isEmpty {
            if rest.starts(with: end.utf8) { return rest.dropFirst(end.utf8.count) }
            rest = rest.dropFirst()
        }
        return nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

/// Detects formats without a built-in decoder, so that an error can name them.
///
/// Sources: the formats' specifications; for TGA, which has no signature, "Truevision TGA File Format Specification",
/// version 2.0.
enum UnreadFormatSniffer {
    private static let signatures: [(ImageFormat, offset: Int, [UInt8])] = [
        (.dds, 0, Array("DDS ".utf8)), (.qoi, 0, Array("qoif".utf8)),
        (.psd, 0, Array("8BPS\0\u{1}".utf8)), (.psd, 0, Array("8BPS\0\u{2}".utf8)),
        (.jpeg2000, 0, [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
        (.jpeg2000, 0, [0xFF, 0x4F, 0xFF, 0x51]), (.jpegXR, 0, [0x49, 0x49, 0xBC, 0x01]),
        (.exr, 0, [0x76, 0x2F, 0x31, 0x01]), (.hdr, 0, Array("#?RADIANCE".utf8)), (.hdr, 0, Array("#?RGBE".utf8)),
        (.icns, 0, Array("icns".utf8)), (.cr3, 4, Array("ftypcrx ".utf8)),
        (.cameraRaw, 0, Array("FUJIFILMCCD-RAW".utf8)), (.cameraRaw, 0, Array("IIRO".utf8)),
        (.cameraRaw, 0, Array("IIRS".utf8)), (.cameraRaw, 0, Array("MMOR".utf8)),
        (.cameraRaw, 0, Array("IIU\0".utf8)), (.cameraRaw, 0, Array("FOVb".utf8)),
        (.cameraRaw, 6, Array("HEAPCCDR".utf8)), (.xcf, 0, Array("gimp xcf ".utf8)),
        (.fits, 0, Array("SIMPLE  =".utf8)), (.sunRaster, 0, [0x59, 0xA6, 0x6A, 0x95]),
        (.xpm, 0, Array("/* XPM */".utf8)), (.wmf, 0, [0xD7, 0xCD, 0xC6, 0x9A]), (.emf, 40, Array(" EMF".utf8)),
        (.mng, 0, [0x8A, 0x4D, 0x4E, 0x47, 0x0D, 0x0A]), (.mng, 0, [0x8B, 0x4A, 0x4E, 0x47, 0x0D, 0x0A]),
        (.bpg, 0, [0x42, 0x50, 0x47, 0xFB]), (.flif, 0, Array("FLIF".utf8)),
        (.ktx, 0, [0xAB, 0x4B, 0x54, 0x58, 0x20]), (.djvu, 0, Array("AT&TFORM".utf8)),
        (.dicom, 128, Array("DICM".utf8)), (.ani, 8, Array("ACON".utf8)),
    ]

    static func format(of head: [UInt8]) -> ImageFormat? {
        let found = signatures.first { _, offset, bytes in
            head.count >= offset + bytes.count && head[offset..<offset + bytes.count].elementsEqual(bytes)
        }
        if let found { return found.0 }
        if isPNM(head) { return .pnm }
        if isSGI(head) { return .sgi }
        if isPCX(head) { return .pcx }
        if isXBM(head) { return .xbm }
        return isTGA(head) ? .tga : nil
    }

    /// Checks for a letter, a kind, and a blank; then a comment or a number.
    private static func isPNM(_ head: [UInt8]) -> Bool {
        guard head.count >= 4, head[0] == UInt8(ascii: "P"), "1234567Ff".utf8.contains(head[1]),
            [0x09, 0x0A, 0x0D, 0x20].contains(head[2])
        else { return false }
        if head[1] == UInt8(ascii: "7") { return head.has("P7\nWIDTH", at: 0) || head.has("P7\n#", at: 0) }
        let rest = head[3...].first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
        return rest.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "#") } ?? false
    }

    private static func isSGI(_ head: [UInt8]) -> Bool {
        head.starts(with: [0x01, 0xDA]) && head.count >= 6 && head[2] <= 1 && (1...2).contains(head[3]) && head[4] == 0
            && (1...3).contains(head[5])
    }

    /// Checks the version, run-length encoding, the bits of a sample, and the number of planes.
    private static func isPCX(_ head: [UInt8]) -> Bool {
        head.count >= 68 && head[0] == 10 && [0, 2, 3, 4, 5].contains(head[1]) && head[2] <= 1
            && [1, 2, 4, 8].contains(head[3]) && head[64] == 0 && (1...4).contains(head[65])
    }

    private static func isXBM(_ head: [UInt8]) -> Bool {
        guard head.has("#define ", at: 0) else { return false }
        let line = String(decoding: head.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(200), as: UTF8.self)
        return line.split(separator: " ").dropFirst().first?.hasSuffix("_width") ?? false
    }

    /// Checks fields that have few valid values. One in a million random files matches.
    private static func isTGA(_ head: [UInt8]) -> Bool {
        guard head.count >= 18, head[1] <= 1, [1, 2, 3, 9, 10, 11].contains(head[2]) else { return false }
        let hasPalette = head[2] & 3 == 1
        let depths: [UInt8] = hasPalette ? [8, 16] : head[2] & 3 == 3 ? [8, 16] : [15, 16, 24, 32]
        let entryBits: [UInt8] = hasPalette ? [15, 16, 24, 32] : [0, 15, 16, 24, 32]
        let width = Int(head[12]) | Int(head[13]) << 8
        let height = Int(head[14]) | Int(head[15]) << 8
        return (head[1] == 1 || !hasPalette) && entryBits.contains(head[7]) && depths.contains(head[16])
            && width > 0 && height > 0 && head[17] & 0xC0 == 0 && [0, 1, 8].contains(head[17] & 15)
            && (head[1] == 1 || head[3...7].allSatisfy { $0 == 0 })
    }
}

import Foundation

/// Names the type of bytes that are not an image, so that an error can say what arrived instead.
///
/// Sources: the formats' specifications, and the WHATWG MIME Sniffing Standard for text, HTML and fonts. A wrong name
/// misleads more than none, so a few bytes alone do not give one.
enum ContentSniffer {
    /// How many bytes must be text for the whole to be called so.
    private static let textLength = 65_536

    /// Returns `"HTML"`, `"JSON"`, `"PDF"` …; nil if the type is unknown.
    static func name(of data: Data) -> String? {
        let head = [UInt8](data.prefix(ImageFormatSniffer.length))
        if let name = signature(head) ?? media(head) ?? program(head) { return name }
        if let root = MarkupSniffer.rootName(of: data, head) { return isHTML(root) ? "HTML" : "XML" }
        if isText(head), isText([UInt8](data.prefix(textLength))) {
            return JSONSniffer.isBeginning(head) ? "JSON" : "plain text"
        }
        return stream(head)
    }

    /// Detects what begins with bytes of its own.
    private static func signature(_ head: [UInt8]) -> String? {
        signatures.first { _, offset, bytes in
            head.count >= offset + bytes.count && head[offset..<offset + bytes.count].elementsEqual(bytes)
        }?.0
    }

    private static let signatures: [(String, offset: Int, [UInt8])] = [
        // Documents.
        ("PDF", 0, Array("%PDF-".utf8)), ("a Type 1 font", 0, Array("%!PS-AdobeFont".utf8)),
        ("a Type 1 font", 0, Array("%!FontType1".utf8)), ("PostScript", 0, Array("%!PS".utf8)),
        ("RTF", 0, Array("{\\rtf".utf8)),
        ("an old Microsoft Office file", 0, [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]),
        ("an SQLite database", 0, Array("SQLite format 3\0".utf8)),
        // Archives.
        ("gzip", 0, [0x1F, 0x8B, 8]), ("zip", 0, Array("PK\u{3}\u{4}".utf8)), ("zip", 0, Array("PK\u{5}\u{6}".utf8)),
        ("bzip2", 4, [0x31, 0x41, 0x59, 0x26, 0x53, 0x59]), ("bzip2", 4, [0x17, 0x72, 0x45, 0x38, 0x50, 0x90]),
        ("Zstandard", 0, [0x28, 0xB5, 0x2F, 0xFD]), ("LZ4", 0, [0x04, 0x22, 0x4D, 0x18]),
        ("xz", 0, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("7-Zip", 0, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
        ("RAR", 0, Array("Rar!\u{1A}\u{7}".utf8)), ("tar", 257, Array("ustar".utf8)),
        ("an ar archive", 0, Array("!<arch>\n".utf8)), ("a cabinet file", 0, Array("MSCF\0\0\0\0".utf8)),
        // Fonts.
        ("an OpenType font", 0, Array("OTTO\0".utf8)), ("a font collection", 0, Array("ttcf\0".utf8)),
        ("a WOFF font", 0, Array("wOFF".utf8)), ("a WOFF font", 0, Array("wOF2".utf8)),
        // Sound and moving images.
        ("Ogg", 0, Array("OggS\0".utf8)), ("FLAC audio", 0, Array("fLaC".utf8)),
        ("MIDI", 0, Array("MThd\0\0\0\u{6}".utf8)), ("AMR audio", 0, Array("#!AMR".utf8)),
        ("Sun audio", 0, Array(".snd\0".utf8)), ("Flash video", 0, Array("FLV\u{1}".utf8)),
        ("Windows Media", 0, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]),
        ("MPEG video", 0, [0, 0, 1, 0xBA]), ("MPEG video", 0, [0, 0, 1, 0xB3]),
        // Programs.
        ("an ELF program", 0, [0x7F, 0x45, 0x4C, 0x46]), ("WebAssembly", 0, [0, 0x61, 0x73, 0x6D]),
        ("a Mach-O program", 0, [0xFE, 0xED, 0xFA, 0xCE]), ("a Mach-O program", 0, [0xFE, 0xED, 0xFA, 0xCF]),
        ("a Mach-O program", 0, [0xCE, 0xFA, 0xED, 0xFE]), ("a Mach-O program", 0, [0xCF, 0xFA, 0xED, 0xFE]),
    ]

    /// Detects containers, whose type is in their first part.
    private static func media(_ head: [UInt8]) -> String? {
        if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
            let text = String(decoding: head.prefix(64), as: UTF8.self)
            return text.contains("webm") ? "WebM" : text.contains("matroska") ? "Matroska" : "Matroska or WebM"
        }
        if head.has("RIFF", at: 0), head.count >= 12 {
            return head.has("AVI ", at: 8) ? "AVI" : head.has("WAVE", at: 8) ? "WAV audio" : "RIFF"
        }
        if head.has("FORM", at: 0) {
            if head.has("AIFF", at: 8) || head.has("AIFC", at: 8) { return "AIFF audio" }
            return head.has("ILBM", at: 8) ? "ILBM" : nil
        }
        guard head.count >= 8 else { return nil }
        let size = head[..<4].reduce(0) { $0 << 8 | Int($1) }
        if head.has("ftyp", at: 4), size >= 8, size <= 4096 {
            switch String(decoding: head[8...].prefix(4), as: UTF8.self) {
            case "M4A ", "M4B ", "M4P ", "F4A ", "F4B ": return "MPEG-4 audio"
            case "qt  ": return "QuickTime"
            default: return "MP4"
            }
        }
        // Files of QuickTime before it had brands.
        if size == 8 && ["wide", "free", "skip"].contains(where: { head.has($0, at: 4) })
            || head.has("moov", at: 4) && (head.has("mvhd", at: 12) || head.has("cmov", at: 12))
        {
            return "QuickTime"
        }
        return nil
    }

    private static func program(_ head: [UInt8]) -> String? {
        if head.has("MZ", at: 0), head.count >= 0x40 {
            let start = head[0x3C...0x3F].reversed().reduce(0) { $0 << 8 | Int($1) }
            return start <= head.count - 4 && head.has("PE\0\0", at: start) ? "a Windows program" : nil
        }
        if head.starts(with: [0xCA, 0xFE, 0xBA, 0xBE]), head.count >= 8 {
            // A Mach-O file has the number of its parts here, Java the version: at least 45.
            return head[4...7].reduce(0) { $0 << 8 | Int($1) } < 45 ? "a Mach-O program" : "a Java class"
        }
        if head.starts(with: [0, 1, 0, 0]) || head.has("true", at: 0), head.count >= 28 {
            // The number of tables, and the tag of the first.
            let isTag = head[12..<16].allSatisfy { (0x20..<0x7F).contains($0) }
            return head[4] == 0 && (1...64).contains(head[5]) && isTag ? "a TrueType font" : nil
        }
        return nil
    }

    /// Detects sound and video whose parts begin with a byte or two of their own, by several of them.
    private static func stream(_ head: [UInt8]) -> String? {
        for (first, step) in [(0, 188), (4, 192)] {
            let starts = stride(from: first, to: head.count, by: step)
            if starts.underestimatedCount >= 3, head.count >= step * 3, starts.allSatisfy({ head[$0] == 0x47 }) {
                return "an MPEG transport stream"
            }
        }
        // Sizes have 7 bits a byte.
        if head.has("ID3", at: 0), head.count >= 10, (2...4).contains(head[3]), head[4] < 0xFF,
            head[6...9].allSatisfy({ $0 < 0x80 })
        {
            return "MP3 audio"
        }
        guard let length = mpegAudioLength(head, at: 0), mpegAudioLength(head, at: length) != nil else { return nil }
        return "MP3 audio"
    }

    /// Returns the bytes of a frame of MPEG-1 audio, layer III, which ISO/IEC 11172-3, 2.4 describes; nil if none is
    /// there.
    private static func mpegAudioLength(_ head: [UInt8], at offset: Int) -> Int? {
        guard head.count >= offset + 4, head[offset] == 0xFF, head[offset + 1] & 0xFE == 0xFA else { return nil }
        let bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
        let rates = [44_100, 48_000, 32_000, 0]
        let bitrate = bitrates[Int(head[offset + 2] >> 4)]
        let rate = rates[Int(head[offset + 2] >> 2 & 3)]
        guard bitrate > 0, rate > 0 else { return nil }
        return 144_000 * bitrate / rate + Int(head[offset + 2] >> 1 & 1)
    }

    private static func isHTML(_ root: String) -> Bool {
        // The elements that WHATWG MIME Sniffing 7.1 takes for HTML, and others that error pages start with.
        [
            "html", "head", "body", "script", "iframe", "h1", "div", "font", "table", "a", "style", "title", "b", "br",
            "p", "center", "meta", "link", "pre", "span",
        ].contains(root)
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty, !bytes.contains(where: { $0 < 0x09 || (0x0E..<0x20).contains($0) || $0 == 0x7F }) else {
            return false
        }
        // The end may cut off the last character, by at most three bytes.
        return (0...3).contains {
            String(validating: bytes.dropLast($0), as: UTF8.self) != nil && bytes.count > $0
        }
    }
}

/// Checks whether bytes are the beginning of an array or object of JSON (RFC 8259), or all of it.
private enum JSONSniffer {
    private enum Expected {
        case value
        case valueOrEnd
        case keyOrEnd
        case key
        case colon
        case commaOrEnd
        case nothing
    }

    static func isBeginning(_ head: [UInt8]) -> Bool {
        var rest = head[...]
        var open: [UInt8] = []
        var expected = Expected.value
        var isFirst = true
        while let byte = rest.first {
            if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                rest = rest.dropFirst()
                continue
            }
            if isFirst, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") { return false }
            isFirst = false
            switch (byte, expected) {
            case (UInt8(ascii: "{"), .value), (UInt8(ascii: "{"), .valueOrEnd):
                open.append(byte)
                expected = .keyOrEnd
                rest = rest.dropFirst()
            case (UInt8(ascii: "["), .value), (UInt8(ascii: "["), .valueOrEnd):
                open.append(byte)
                expected = .valueOrEnd
                rest = rest.dropFirst()
            case (UInt8(ascii: "}"), .keyOrEnd), (UInt8(ascii: "}"), .commaOrEnd):
                guard open.popLast() == UInt8(ascii: "{") else { return false }
                expected = open.isEmpty ? .nothing : .commaOrEnd
                rest = rest.dropFirst()
            case (UInt8(ascii: "]"), .valueOrEnd), (UInt8(ascii: "]"), .commaOrEnd):
                guard open.popLast() == UInt8(ascii: "[") else { return false }
                expected = open.isEmpty ? .nothing : .commaOrEnd
                rest = rest.dropFirst()
            case (UInt8(ascii: ","), .commaOrEnd):
                expected = open.last == UInt8(ascii: "{") ? .key : .value
                rest = rest.dropFirst()
            case (UInt8(ascii: ":"), .colon):
                expected = .value
                rest = rest.dropFirst()
            case (UInt8(ascii: "\""), .key), (UInt8(ascii: "\""), .keyOrEnd):
                rest = afterString(rest)
                expected = .colon
            case (UInt8(ascii: "\""), .value), (UInt8(ascii: "\""), .valueOrEnd):
                rest = afterString(rest)
                expected = .commaOrEnd
            case (_, .value), (_, .valueOrEnd):
                let word = rest.prefix { isWord($0) }
                rest = rest.dropFirst(word.count)
                guard !word.isEmpty, isScalar(word, isCut: rest.isEmpty) else { return false }
                expected = .commaOrEnd
            default: return false
            }
        }
        return !isFirst
    }

    private static func afterString(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes.dropFirst()
        while let byte = rest.first, byte != UInt8(ascii: "\"") {
            rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
        }
        return rest.dropFirst()
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || "+-.E".utf8.contains(byte)
    }

    private static func isScalar(_ word: ArraySlice<UInt8>, isCut: Bool) -> Bool {
        let text = String(decoding: word, as: UTF8.self)
        if ["true", "false", "null"].contains(where: { $0 == text || isCut && $0.hasPrefix(text) }) { return true }
        return Double(text) != nil || isCut && text.allSatisfy { "0123456789+-.eE".contains($0) }
    }
}

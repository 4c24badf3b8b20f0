/// Names what bytes are that are no image, so that an error can say what came instead of a picture.
enum NonImageSniffer {
    /// `"HTML"`, `"JSON"`, `"PDF"` …; nil where nothing can be told.
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
        // The elements that WHATWG MIME Sniffing 7.1 takes for HTML, and those that error pages start with besides.
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
        // The last character may be cut off by the end of the head, at most three bytes of it.
        return (0...3).contains { String(validating: head.dropLast($0), as: UTF8.self) != nil && head.count > $0 }
    }
}

/// Finds the first element of an XML or HTML text.
enum MarkupSniffer {
    /// The name of the first element in lower case, or of the document type where one is declared: `"html"`, `"svg"`,
    /// `"svg:svg"`. Empty where a declaration or comment does not end within `head`. Nil for what is no markup.
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

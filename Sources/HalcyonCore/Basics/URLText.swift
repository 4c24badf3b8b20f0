/// URLs as texts that people see, or that are kept.
package enum URLText {
    /// The text of a URL, or of a reference to one, without the user name and password (RFC 3986, section 3.2.1): texts
    /// are logged, stored and shown.
    package static func withoutUser(_ text: String) -> String {
        // What is no URL has its slashes all the same, and may have a password.
        // By bytes: a delimiter that a combining mark follows is one all the same.
        guard text.utf8.contains(UInt8(ascii: "@")), let start = authorityStart(in: text) else { return text }
        let end = text[start...].utf8.firstIndex { "/?#\\".utf8.contains($0) } ?? text.endIndex
        guard let at = text[start..<end].utf8.lastIndex(of: UInt8(ascii: "@")) else { return text }
        return String(text[..<start] + text[text.utf8.index(after: at)...])
    }

    /// Where a host may begin: after two slashes at the beginning of a text, or after a colon. Others are part of a path,
    /// which may well have a name with an `@` in it.
    private static func authorityStart(in text: String) -> String.Index? {
        let bytes = text.utf8
        var rest = bytes[...]
        while let slashes = rest.firstRange(of: "//".utf8) {
            let before = bytes[..<slashes.lowerBound]
            if before.last == UInt8(ascii: ":") || before.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
                return slashes.upperBound
            }
            rest = bytes[bytes.index(after: slashes.lowerBound)...]
        }
        return nil
    }

    /// The first bytes of a text; the text itself if it has no more.
    package static func beginning(of text: String, bytes limit: Int = 128) -> String {
        // Not `count`, which looks at each character.
        text.utf8.count > limit ? String(decoding: text.utf8.prefix(limit), as: UTF8.self) : text
    }

    /// A text that may be long, for people: if it is, its beginning, with a note of its length.
    ///
    /// - Parameter limit: The maximum length in bytes of UTF-8 that is left as it is. Default: 512.
    package static func shortened(_ text: String, to limit: Int = 512) -> String {
        let count = text.utf8.count
        return count > limit ? "\(beginning(of: text, bytes: limit))… (\(count) bytes)" : text
    }
}

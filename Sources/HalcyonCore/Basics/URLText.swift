/// Functions for URLs in text that is shown or stored.
package enum URLText {
    /// Returns the text of a URL, or of a reference to one, without the user name and password (RFC 3986, section
    /// 3.2.1), because such texts are logged, stored and shown.
    package static func withoutUser(_ text: String) -> String {
        // Text that is not a valid URL may still have slashes and contain a password.
        // Searches bytes: a delimiter still counts if a combining mark follows it.
        guard mayHaveUser(text), let start = authorityStart(in: text) else { return text }
        let end = text[start...].utf8.firstIndex { "/?#\\".utf8.contains($0) } ?? text.endIndex
        guard let at = text[start..<end].utf8.lastIndex(of: UInt8(ascii: "@")) else { return text }
        return String(text[..<start] + text[text.utf8.index(after: at)...])
    }

    /// Whether a text contains an `@`.
    private static func mayHaveUser(_ text: String) -> Bool {
        let at = UInt8(ascii: "@")
        // Most texts are contiguous, and then searched at once instead of byte by byte.
        return text.utf8.withContiguousStorageIfAvailable { $0.contains(at) } ?? text.utf8.contains(at)
    }

    /// Returns where a host may begin: after two slashes at the beginning of a text or after a colon. Other slashes
    /// belong to a path, which may well contain a name with an `@`.
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

    /// Returns the first bytes of a text, or the whole text if it is not longer.
    package static func beginning(of text: String, bytes limit: Int = 128) -> String {
        // Not `count`, which iterates over all characters.
        text.utf8.count > limit ? String(decoding: text.utf8.prefix(limit), as: UTF8.self) : text
    }

    /// Returns a text for people: if it is too long, its beginning, with its length.
    ///
    /// - Parameter limit: The maximum length, in bytes of UTF-8, that is left unchanged. Default: 512.
    package static func shortened(_ text: String, to limit: Int = 512) -> String {
        let count = text.utf8.count
        return count > limit ? "\(beginning(of: text, bytes: limit))… (\(count) bytes)" : text
    }
}

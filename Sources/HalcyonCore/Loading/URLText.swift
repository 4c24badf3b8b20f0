/// URLs as texts that people see, or that are kept.
package enum URLText {
    /// The text of a URL, or of a reference to one, without the user name and password (RFC 3986, section 3.2.1): texts
    /// are logged, stored and shown.
    package static func withoutUser(_ text: String) -> String {
        // What is no URL has its slashes all the same, and may have a password.
        guard text.utf8.contains(UInt8(ascii: "@")), let start = text.firstRange(of: "//")?.upperBound else {
            return text
        }
        let end = text[start...].firstIndex { "/?#\\".contains($0) } ?? text.endIndex
        guard let at = text[start..<end].lastIndex(of: "@") else { return text }
        return String(text[..<start] + text[text.index(after: at)...])
    }

    /// The beginning of a text that may be long, with a note of its length; the text itself if it is not long.
    ///
    /// - Parameter limit: The maximum length in bytes of UTF-8 that is left as it is. Default: 512.
    package static func shortened(_ text: String, to limit: Int = 512) -> String {
        // Not `count`, which looks at each character.
        let bytes = text.utf8
        guard bytes.count > limit else { return text }
        return "\(String(decoding: bytes.prefix(limit), as: UTF8.self))… (\(bytes.count) bytes)"
    }
}

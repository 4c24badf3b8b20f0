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
}

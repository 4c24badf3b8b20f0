/// An `ETag` (RFC 9110, 8.8.3).
struct EntityTag: Sendable, Hashable {
    /// What stands between the quotes; the whole text where there are none.
    let opaque: String
    /// Whether it promises no more than the same meaning.
    let isWeak: Bool

    /// Nil for a text that does not name one version: an empty one, `*`, which matches any version (13.1.2), several tags,
    /// and a tag with characters that are not ASCII. Other bytes in a field have no defined meaning (5.5): different bytes
    /// can be decoded to the same character, and Swift compares different characters as equal.
    init?(_ text: String) {
        let text = text.trimmed
        guard !text.isEmpty, text != "*", text.utf8.allSatisfy({ $0 < 128 }) else { return nil }
        isWeak = text.hasPrefix("W/")
        let tag = isWeak ? text.dropFirst(2) : text[...]
        let isQuoted = tag.utf8.count >= 2 && tag.hasPrefix("\"") && tag.hasSuffix("\"")
        opaque = String(isQuoted ? tag.dropFirst().dropLast() : tag)
        if isQuoted, opaque.contains("\"") { return nil }
    }

    /// Whether a text is one strong tag to the letter (RFC 9110, 8.8.3), and not the empty one: that is what servers
    /// send that have no versions to name.
    static func namesVersion(_ text: String) -> Bool {
        guard text.utf8.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return false }
        // No quote within: that would be several tags.
        return text.utf8.dropFirst().dropLast().allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "\"") }
    }

    /// Equal, and both strong (RFC 9110, 8.8.3.2).
    func isStrongly(_ other: EntityTag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }

    /// Equal, whatever their strength (RFC 9110, 8.8.3.2).
    func isWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }
}

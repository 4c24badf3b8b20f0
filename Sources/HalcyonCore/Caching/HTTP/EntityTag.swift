/// An `ETag` (RFC 9110, 8.8.3).
struct EntityTag: Sendable, Hashable {
    /// What stands between the quotes; the whole text where there are none.
    let opaque: String
    /// Whether it promises no more than the same meaning.
    let isWeak: Bool

    init(_ text: String) {
        let text = text.trimmed
        isWeak = text.hasPrefix("W/")
        let tag = isWeak ? text.dropFirst(2) : text[...]
        let isQuoted = tag.utf8.count >= 2 && tag.hasPrefix("\"") && tag.hasSuffix("\"")
        opaque = String(isQuoted ? tag.dropFirst().dropLast() : tag)
    }

    /// Equal, and both strong (RFC 9110, 8.8.3.2).
    func isStrongly(_ other: EntityTag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }

    /// Equal, whatever their strength (RFC 9110, 8.8.3.2).
    func isWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }
}

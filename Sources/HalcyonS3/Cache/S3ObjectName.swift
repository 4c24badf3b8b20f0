import HalcyonCore

/// The name of an entry's object: the cache's prefix, a hash of the source's key, a slash, and a hash of the whole key.
///
/// Names are limited to 1,024 bytes, and keys are not. All entries made of one source have one hash before the slash,
/// so that they can be listed. An object holds its key: two keys with the same hashes are a miss, never a wrong entry.
struct S3ObjectName: Sendable {
    let prefix: String

    /// SipHash with two fixed keys: as the names are stored, they must not change.
    private static let hashes = (
        SipHash(key0: 0x4861_6c63_796f_6e53, key1: 0x3343_6163_6865_0001),
        SipHash(key0: 0x4861_6c63_796f_6e53, key1: 0x3343_6163_6865_0002)
    )
    private static let hashLength = 32

    /// Returns the name of an entry's object.
    func object(_ key: String) -> String { folder(key) + Self.hash(key) }

    /// Returns the beginning of the names of all entries made of a source, whose key or any key made of it is given.
    func folder(_ key: String) -> String { prefix + Self.hash(Self.source(of: key)) + "/" }

    /// Returns the name of an object from a list; nil if it is none of this cache's. Servers differ in what of the
    /// prefix they percent-encode, and some encode slashes; so only the end counts.
    func own(_ listed: String) -> String? {
        let tail = (S3Text.decoded(listed) ?? []).suffix(2 * Self.hashLength + 1)
        guard tail.count == 2 * Self.hashLength + 1 else { return nil }
        for (place, byte) in tail.enumerated() {
            let isHex = (48...57).contains(byte) || (97...102).contains(byte)
            guard place == Self.hashLength ? byte == UInt8(ascii: "/") : isHex else { return nil }
        }
        return prefix + String(decoding: tail, as: UTF8.self)
    }

    /// Whether a source's key is a whole line, so that its folder has no entries of another source.
    static func isWholeLine(_ source: String) -> Bool { !source.utf8.contains(UInt8(ascii: "\n")) }

    /// The first line of a key: a source's key may have more lines, and what is made of it begins with all of them.
    private static func source(of key: String) -> String {
        let end = key.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? key.endIndex
        return String(key[..<end])
    }

    private static func hash(_ text: String) -> String {
        [hashes.0, hashes.1].map { hash in
            let digits = String(hash.hash(text), radix: 16)
            return String(repeating: "0", count: hashLength / 2 - digits.utf8.count) + digits
        }.joined()
    }
}

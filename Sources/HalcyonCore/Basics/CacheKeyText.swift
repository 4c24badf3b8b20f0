/// Joins parts to one text that no other list of parts gives: each part has its length in bytes before it.
struct KeyText {
    private(set) var text = ""

    mutating func append(_ part: String) {
        text += String(part.utf8.count)
        text += ":"
        text += part
    }

    /// Appends a part that may be long, as a `data:` URL of megabytes is, which keys need neither keep nor compare: more
    /// than 1,024 bytes are replaced by a hash that holds within this process.
    mutating func append(shortened part: String) { append(Self.shortened(part)) }

    /// How many bytes of a part stand in keys as they are.
    static let longest = 1024

    static func shortened(_ part: String) -> String {
        part.utf8.count <= longest ? part : "\(part.utf8.count) " + digest(part)
    }

    /// What an object calls itself in keys; one that gives itself no name has that of its type, so that two of different
    /// types are never taken for the same.
    static func name(_ identifier: String, of object: Any) -> String {
        identifier.isEmpty ? String(reflecting: type(of: object)) : identifier
    }

    /// The name that a program gives, or if that is empty one that nothing else has, in this process or another.
    static func unique(unless name: String) -> String {
        guard name.isEmpty else { return name }
        return "unnamed " + (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
    }

    /// 128 bits in the place of a text, the same in every process.
    static func stableDigest(of text: String) -> String {
        stableHashes.map { String($0.hash(text), radix: 16) }.joined(separator: "-")
    }

    /// The keys are arbitrary and stand for ever: other ones would lose what is cached.
    private static let stableHashes = [
        SipHash(key0: 0x6861_6c63_796f_6e31, key1: 0x1b87_3593_cc9e_2d51),
        SipHash(key0: 0x6861_6c63_796f_6e32, key1: 0x85eb_ca6b_c2b2_ae35),
    ]

    /// 128 bits that no stranger can aim at, as `Hasher` is seeded anew in each process.
    private static func digest(_ part: String) -> String {
        (0..<2).map { half in
            var hasher = Hasher()
            hasher.combine(half)
            hasher.combine(part)
            return String(UInt(bitPattern: hasher.finalize()), radix: 16)
        }.joined(separator: "-")
    }
}

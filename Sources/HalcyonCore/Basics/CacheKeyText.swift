/// Joins parts into a text that no other list of parts produces: each part is preceded by its length in bytes.
struct KeyText {
    /// Collected as bytes: appending to a `String` takes several times as long, and leaves it larger than its content.
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The length of the text.
    var byteCount: Int { bytes.count }
    /// A hash of the text that is valid only within this process, computed without the text.
    var hash: Int { bytes.withUnsafeBytes { Self.hash(of: $0[...]) } }

    /// Returns the same for the bytes of a text.
    static func hash(of bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes))
        return hasher.finalize()
    }

    mutating func append(_ part: String) {
        if bytes.isEmpty { bytes.reserveCapacity(128) }
        appendNumber(part.utf8.count)
        bytes.append(UInt8(ascii: ":"))
        var part = part
        part.withUTF8 { bytes.append(contentsOf: $0) }
    }

    private mutating func appendNumber(_ number: Int) {
        if number > 9 { appendNumber(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends a part that may be long, such as a `data:` URL of megabytes: if it has more than 1,024 bytes, appends a
    /// hash instead, which is valid only within this process.
    mutating func append(shortened part: String) { append(Self.shortened(part)) }

    /// The maximum length in bytes of a part that is used unchanged.
    static let longest = 1024

    static func shortened(_ part: String) -> String {
        part.utf8.count <= longest ? part : "\(part.utf8.count) " + digest(part)
    }

    /// Returns the identifier of an object for use in keys: the one it gives, or its type's name if that is empty, so
    /// that objects of different types never share one.
    static func name(_ identifier: String, of object: Any) -> String {
        identifier.isEmpty ? String(reflecting: type(of: object)) : identifier
    }

    /// Returns `name`, or a globally unique name if `name` is empty.
    static func unique(unless name: String) -> String {
        guard name.isEmpty else { return name }
        return "unnamed " + (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
    }

    /// Returns a 128-bit digest of a text that is the same in every process.
    static func stableDigest(of text: String) -> String {
        stableHashes.map { String($0.hash(text), radix: 16) }.joined(separator: "-")
    }

    /// The keys are arbitrary but must never change: changing them would invalidate existing caches.
    private static let stableHashes = [
        SipHash(key0: 0x6861_6c63_796f_6e31, key1: 0x1b87_3593_cc9e_2d51),
        SipHash(key0: 0x6861_6c63_796f_6e32, key1: 0x85eb_ca6b_c2b2_ae35),
    ]

    /// Returns a 128-bit digest that an attacker cannot predict, because `Hasher` is seeded randomly in each process.
    private static func digest(_ part: String) -> String {
        (0..<2).map { half in
            var hasher = Hasher()
            hasher.combine(half)
            hasher.combine(part)
            return String(UInt(bitPattern: hasher.finalize()), radix: 16)
        }.joined(separator: "-")
    }
}

/// SipHash-2-4 with a 64-bit result: a keyed hash whose values may be stored. `Hasher`'s values differ per process.
///
/// Source: J.-P. Aumasson, D. J. Bernstein, "SipHash: a fast short-input PRF", INDOCRYPT 2012.
package struct SipHash: Sendable {
    private let key0: UInt64
    private let key1: UInt64

    package init(key0: UInt64, key1: UInt64) {
        self.key0 = key0
        self.key1 = key1
    }

    package func hash(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
    }

    package func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var state = state
        let end = bytes.count & ~7
        for offset in stride(from: 0, to: end, by: 8) { state.absorb(Self.word(bytes, at: offset)) }
        state.absorb(Self.lastWord(bytes))
        return state.finish()
    }

    /// Returns 128-bit digests by two hashes, as in the authors' reference implementation (`siphash.c`, `outlen` 16).
    /// Computes both in one pass because the processor can work on them in parallel.
    static func digests(of bytes: UnsafeRawBufferPointer, by hashes: (SipHash, SipHash)) -> (Digest, Digest) {
        var (a, b) = (hashes.0.state, hashes.1.state)
        a.widen()
        b.widen()
        let end = bytes.count & ~7
        for offset in stride(from: 0, to: end, by: 8) {
            let word = word(bytes, at: offset)
            a.absorb(word)
            b.absorb(word)
        }
        let last = lastWord(bytes)
        a.absorb(last)
        b.absorb(last)
        return (a.finishWide(), b.finishWide())
    }

    /// A 128-bit hash value.
    struct Digest: Equatable {
        var low: UInt64
        var high: UInt64
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Returns the remaining bytes, with the total byte count in the top byte.
    private static func lastWord(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var last = UInt64(truncatingIfNeeded: bytes.count) << 56
        for (place, byte) in bytes[(bytes.count & ~7)...].enumerated() { last |= UInt64(byte) << UInt64(8 * place) }
        return last
    }

    private var state: State {
        State(
            v0: key0 ^ 0x736f_6d65_7073_6575, v1: key1 ^ 0x646f_7261_6e64_6f6d,
            v2: key0 ^ 0x6c79_6765_6e65_7261, v3: key1 ^ 0x7465_6462_7974_6573)
    }

    private struct State {
        var v0: UInt64
        var v1: UInt64
        var v2: UInt64
        var v3: UInt64

        mutating func round() {
            v0 &+= v1
            v2 &+= v3
            v1 = rotate(v1, 13) ^ v0
            v3 = rotate(v3, 16) ^ v2
            v0 = rotate(v0, 32)
            v2 &+= v1
            v0 &+= v3
            v1 = rotate(v1, 17) ^ v2
            v3 = rotate(v3, 21) ^ v0
            v2 = rotate(v2, 32)
        }

        mutating func absorb(_ word: UInt64) {
            v3 ^= word
            round()
            round()
            v0 ^= word
        }

        mutating func finish() -> UInt64 {
            v2 ^= 0xff
            for _ in 0..<4 { round() }
            return v0 ^ v1 ^ v2 ^ v3
        }

        /// Switches to 128-bit output; call it before absorbing anything.
        mutating func widen() { v1 ^= 0xee }

        mutating func finishWide() -> Digest {
            v2 ^= 0xee
            for _ in 0..<4 { round() }
            let low = v0 ^ v1 ^ v2 ^ v3
            v1 ^= 0xdd
            for _ in 0..<4 { round() }
            return Digest(low: low, high: v0 ^ v1 ^ v2 ^ v3)
        }

        private func rotate(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
    }
}

/// The keys of processed images in the disk cache: the key of the source, then a line that describes the processing.
package enum ProcessedKey {
    /// The prefix of the last line of such a key; the last line of a source's key may be a digest of its fields.
    package static let mark = "processed "

    /// Returns the prefix of the keys of images made of a source.
    package static func prefix(of source: String) -> String { source + "\n" + mark }

    /// Whether a key belongs to a processed image rather than to a source.
    package static func matches(_ key: String) -> Bool {
        guard let end = key.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return false }
        return key[key.utf8.index(after: end)...].hasPrefix(mark)
    }
}

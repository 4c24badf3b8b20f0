import HalcyonCore

/// The number of a key's row: its hash.
///
/// Of a key of several lines, the upper half is that of the first line: what was made of one source (its key, a line
/// feed and more) lies side by side, and is found without an index of its own, which every store would have to pay for.
enum KeyNumber {
    static func of(_ key: String, _ hash: SipHash) -> Int64 {
        let own = hash.hash(key)
        guard let end = key.utf8.firstIndex(of: lineFeed) else { return Int64(bitPattern: own) }
        return Int64(bitPattern: hash.hash(String(key[..<end])) & upper | own & ~upper)
    }

    /// The numbers between which those of a source's variants lie, with those of others.
    static func ofVariants(of source: String, _ hash: SipHash) -> ClosedRange<Int64> {
        variants(beside: of(source, hash))
    }

    /// The same for the number of a source, or of one of its variants.
    static func variants(beside number: Int64) -> ClosedRange<Int64> {
        let number = UInt64(bitPattern: number)
        return Int64(bitPattern: number & upper)...Int64(bitPattern: number | ~upper)
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let upper: UInt64 = 0xffff_ffff_0000_0000
}

/// Numbers as lower-case hexadecimal digits of fixed width.
enum Hex {
    static func word(_ value: UInt64) -> String { digits(value, count: 16) }

    static func digit(_ value: UInt64) -> String { digits(value, count: 1) }

    /// Whether this is what ``word(_:)`` writes.
    static func isWord(_ text: some StringProtocol) -> Bool { text.utf8.count == 16 && isHex(text) }

    /// Whether there is nothing but digits as they are written here.
    static func isHex(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
    }

    private static func digits(_ value: UInt64, count: Int) -> String {
        String(unsafeUninitializedCapacity: count) { buffer in
            for place in 0..<count {
                let digit = UInt8(truncatingIfNeeded: value >> UInt64(4 * (count - 1 - place))) & 15
                buffer[place] = digit < 10 ? 48 + digit : 87 + digit
            }
            return count
        }
    }
}

/// Numbers as lower-case hexadecimal digits of fixed width.
enum Hex {
    static func word(_ value: UInt64) -> String { digits(value, count: 16) }

    static func byte(_ value: UInt8) -> String { digits(UInt64(value), count: 2) }

    /// Reads what ``byte(_:)-(UInt8)`` writes; nil if it is anything else.
    static func byte(_ text: String) -> UInt8? {
        guard let value = UInt8(text, radix: 16), byte(value) == text else { return nil }
        return value
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

import Foundation

/// Decodes a text of so many bytes: away from Swift's cooperative pool, unless it takes less time than the way there.
func decodedAside(
    _ byteCount: Int, _ decode: @Sendable () throws(ImageError) -> Data
) async throws(ImageError) -> Data {
    if byteCount <= 16 << 10 { return try decode() }
    return try await WorkExecutor.cpu.run(decode)
}

extension Data {
    /// The bytes that base64 stands for, with or without its closing `=`, on which Foundation insists, in either alphabet
    /// (RFC 4648, 4 and 5), white space left out; nil for anything else.
    init?(tolerantBase64 text: UnsafeBufferPointer<UInt8>) {
        // As most is written. Foundation gives up at the first byte that it does not know, but goes on after a closing `=`.
        if Self.endsWithPadding(text), let data = Data(base64Encoded: Data(buffer: text)) {
            self = data
            return
        }
        guard let strict = Self.strictBase64(text) else { return nil }
        self.init(base64Encoded: strict)
    }

    /// Whether nothing else follows the first `=`.
    private static func endsWithPadding(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = text.baseAddress, let first = memchr(start, Int32(UInt8(ascii: "=")), text.count) else {
            return true
        }
        return text[(UnsafeRawPointer(first) - UnsafeRawPointer(start))...].allSatisfy { $0 == UInt8(ascii: "=") }
    }

    /// The text as Foundation wants it; nil if something follows the closing `=`.
    private static func strictBase64(_ text: UnsafeBufferPointer<UInt8>) -> Data? {
        var digits = Data(count: text.count + 3)
        let count = digits.withUnsafeMutableBytes { (digits: UnsafeMutableRawBufferPointer) -> Int? in
            var count = 0
            var hasEnded = false
            for byte in text where byte > UInt8(ascii: " ") {
                if byte == UInt8(ascii: "=") {
                    hasEnded = true
                    continue
                }
                if hasEnded { return nil }
                digits[count] =
                    switch byte {
                    case UInt8(ascii: "-"): UInt8(ascii: "+")
                    case UInt8(ascii: "_"): UInt8(ascii: "/")
                    default: byte
                    }
                count += 1
            }
            while !count.isMultiple(of: 4) {
                digits[count] = UInt8(ascii: "=")
                count += 1
            }
            return count
        }
        guard let count else { return nil }
        digits.count = count
        return digits
    }
}

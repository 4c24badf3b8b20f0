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
    init?(tolerantBase64 text: some Sequence<UInt8>) {
        var digits = Data()
        var hasEnded = false
        for byte in text where byte > UInt8(ascii: " ") {
            if byte == UInt8(ascii: "=") {
                hasEnded = true
                continue
            }
            if hasEnded { return nil }
            switch byte {
            case UInt8(ascii: "-"): digits.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): digits.append(UInt8(ascii: "/"))
            default: digits.append(byte)
            }
        }
        digits.append(contentsOf: repeatElement(UInt8(ascii: "="), count: (4 - digits.count % 4) % 4))
        self.init(base64Encoded: digits)
    }
}

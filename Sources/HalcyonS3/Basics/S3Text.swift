/// Percent-encoding in the one form that signatures are made of.
///
/// Source: "Create a signed AWS API request", the function `UriEncode()`,
/// <https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html>.
enum S3Text {
    private static let digits = Array("0123456789ABCDEF".utf8)

    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// Encodes all but unreserved characters (RFC 3986, section 2.3).
    static func encoded(_ bytes: some Sequence<UInt8>, keeping kept: UInt8? = nil) -> String {
        var text: [UInt8] = []
        for byte in bytes {
            if isLetterOrDigit(byte) || "-._~".utf8.contains(byte) || byte == kept {
                text.append(byte)
            } else {
                text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Encodes a path, except its slashes.
    static func encodedPath(_ bytes: some Sequence<UInt8>) -> String { encoded(bytes, keeping: UInt8(ascii: "/")) }

    /// Returns a query, sorted by the encoded names.
    static func query(_ items: [(name: String, value: String)]) -> String {
        items.map { (encoded($0.name.utf8), encoded($0.value.utf8)) }.sorted { $0 < $1 }
            .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    }

    /// Decodes percent-encoded text; nil if two hexadecimal digits are missing after a percent sign.
    static func decoded(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

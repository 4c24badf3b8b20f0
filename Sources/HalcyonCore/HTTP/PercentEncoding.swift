/// Percent-encoding of URLs (RFC 3986, section 2.1).
package enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Whether a byte is a letter or a digit of ASCII.
    package static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 32) || (48...57).contains(byte)
    }

    /// Whether a byte is an unreserved character, which never needs to be encoded (section 2.3).
    package static func isUnreserved(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || "-._~".utf8.contains(byte) }

    /// Returns the value of a hexadecimal digit; nil if it is none.
    static func value(ofDigit byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Encodes all bytes but those to keep, with digits in upper case.
    package static func encoded(_ bytes: some Sequence<UInt8>, keeping isKept: (UInt8) -> Bool) -> String {
        var text: [UInt8] = []
        for byte in bytes {
            if isKept(byte) {
                text.append(byte)
            } else {
                text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes a text; nil if two hexadecimal digits are missing after a percent sign.
    package static func decoded(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(value(ofDigit:)),
                let low = rest.popFirst().flatMap(value(ofDigit:))
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    /// Encodes what may not stand in a path, query or fragment (sections 3.3 to 3.5), and keeps what is encoded.
    static func completed(_ part: String) -> String {
        let bytes = Array(part.utf8)
        var text = ""
        var rest = bytes[...]
        while !rest.isEmpty {
            let isEncoding =
                rest.first == UInt8(ascii: "%")
                && rest.dropFirst().prefix(2).count(where: { value(ofDigit: $0) != nil }) == 2
            let count = isEncoding ? 3 : 1
            text += encoded(rest.prefix(count)) {
                isEncoding || isUnreserved($0) || "!$&'()*+,;=:@/?".utf8.contains($0)
            }
            rest = rest.dropFirst(count)
        }
        return text
    }
}

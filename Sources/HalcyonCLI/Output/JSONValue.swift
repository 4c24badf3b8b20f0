import Foundation

/// A JSON value that keeps the order of its fields, so that the lines are readable.
enum JSONValue: Sendable, Equatable {
    case string(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case object([Field])

    /// A name and its value.
    struct Field: Sendable, Equatable {
        let name: String
        let value: JSONValue
    }

    /// Creates an object from the fields that have a value.
    static func object(of fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(fields.compactMap { name, value in value.map { Field(name: name, value: $0) } })
    }

    /// The value on one line.
    var text: String {
        switch self {
        case .string(let string): Self.quoted(string)
        case .integer(let integer): String(integer)
        case .number(let number): number.isFinite ? String(number) : "null"
        case .boolean(let boolean): boolean ? "true" : "false"
        case .object(let fields):
            "{" + fields.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    /// Quotes a string. RFC 8259, 7: the quote, the backslash and everything below U+0020 must be escaped.
    /// U+007F…U+009F and the line separators are escaped too, because a terminal or a line reader may interpret them.
    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                text += "\\u" + paddedHex(scalar.value)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private static func paddedHex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension JSONValue {
    /// Seconds, rounded to a tenth of a millisecond: anything finer is noise.
    static func seconds(_ seconds: Double) -> JSONValue { .number((seconds * 10_000).rounded() / 10_000) }
}

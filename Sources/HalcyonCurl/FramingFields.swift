import HalcyonCore

/// The fields of a head that say where its body ends (RFC 9112, section 6.3), and how it is encoded.
///
/// libcurl takes the last `Content-Length` of several, and of each the digits at its beginning. Such an answer may be
/// cut, or part of another one.
struct FramingFields {
    private enum Name: String {
        case length = "Content-Length"
        case coding = "Transfer-Encoding"
        case encoding = "Content-Encoding"
    }

    private var lengths: [[UInt8]] = []
    private var codings: [[UInt8]] = []
    /// Which of the fields the last line belonged to.
    private var last: Name?
    /// The first of the fields that goes on in another line.
    private var folded: Name?

    /// Takes one field line, with its end.
    mutating func add(_ line: UnsafeRawBufferPointer, isFolded: Bool) {
        if isFolded {
            // It goes on with the value before (RFC 9112, section 5.2). Versions of libcurl do not read it so.
            folded = folded ?? last
        } else if HeadCollector.isField(line, "content-length") {
            last = .length
            lengths.append(Array(line.dropFirst(15)))
        } else if HeadCollector.isField(line, "transfer-encoding") {
            last = .coding
            codings.append(Array(line.dropFirst(18)))
        } else if HeadCollector.isField(line, "content-encoding") {
            last = .encoding
        } else {
            last = nil
        }
    }

    /// What is wrong with them, if the answer has a body; nil if nothing is.
    var problem: String? { folded.map { "its \($0.rawValue) is folded" } ?? lengthProblem ?? codingProblem }

    /// A length is a number of digits. Several are one if they are the same number (RFC 9110, section 8.6).
    private var lengthProblem: String? {
        let values = lengths.flatMap(Self.items)
        guard let first = values.first else { return lengths.isEmpty ? nil : "its Content-Length is empty" }
        let numbers = values.map(Self.number)
        guard let number = numbers.first ?? nil else {
            return "its Content-Length is '\(URLText.shortened(first, to: 40))'"
        }
        return numbers.allSatisfy { $0 == number } ? nil : "it has several different Content-Lengths"
    }

    /// `chunked` is all that was asked for. A coding that stays in place would be taken for the content.
    private var codingProblem: String? {
        guard !codings.isEmpty else { return nil }
        let names = codings.flatMap(Self.items).map { $0.lowercased() }
        // RFC 2616 had `identity`, for no coding at all.
        guard names != ["chunked"], names != ["identity"] else { return nil }
        let shown = URLText.shortened(names.joined(separator: ", "), to: 40)
        return "its Transfer-Encoding '\(shown)' is not one that is understood"
    }

    /// The members of a list, an empty one included.
    private static func items(_ value: [UInt8]) -> [String] {
        let text = String(decoding: value, as: UTF8.self)
        return text.split(separator: ",", omittingEmptySubsequences: false).map { item in
            let blanks: Set<Unicode.Scalar> = [" ", "\t", "\r", "\n"]
            let scalars = item.unicodeScalars
            guard let first = scalars.firstIndex(where: { !blanks.contains($0) }),
                let last = scalars.lastIndex(where: { !blanks.contains($0) })
            else { return "" }
            return String(scalars[first...last])
        }
    }

    /// A number of digits alone that fits; `Int` by itself takes a sign too.
    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}

import HTTPTypes
import HalcyonCore

/// The head of a final response, unparsed: the reader parses it, not the engine's thread.
struct ResponseHead: Sendable {
    /// The valid range of a status (RFC 9110, section 15); `HTTPResponse` traps on any other.
    static let statuses = 100...999

    /// One of the ``statuses``.
    let status: Int
    /// The field lines, without the status line.
    let lines: [UInt8]
    /// The announced number of body bytes, if it is that of the bytes that the reader gets.
    let expectedBytes: Int?
    /// Whether only libcurl can decode the body: then it must be requested again.
    var needsLibrary = false

    /// Status and fields. Lines that are not fields are left out.
    var response: HTTPResponse {
        HTTPResponse(status: .init(code: status), headerFields: fields)
    }

    /// Returns the reference in a redirect (RFC 9110, section 15.4), or nil for other responses. If it is not UTF-8,
    /// its non-ASCII bytes are percent-encoded unchanged, as in browsers: they are characters of another encoding.
    func redirectLocation() -> String? {
        guard Self.isRedirect(status) else { return nil }
        return fields[fields: .location].first?.withUnsafeBytesOfValue { bytes in
            String(validating: bytes, as: UTF8.self)
                ?? bytes.reduce(into: "") { text, byte in
                    text += byte < 128 ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
                }
        }
    }

    /// Whether it has several different `Location` fields, so that it is not known which one is meant.
    var hasSeveralLocations: Bool {
        let locations = fields[fields: .location]
        return !locations.allSatisfy { $0 == locations.first }
    }

    static func isRedirect(_ status: Int) -> Bool { RedirectRules.isRedirect(status) }

    private var fields: HTTPFields {
        lines.withUnsafeBytes { bytes in
            var fields = HTTPFields()
            var rest = bytes[...]
            while let line = Self.popLine(&rest) {
                var folded: [UInt8] = []
                // Folded: the next line continues the value (RFC 9112, section 5.2).
                while let first = rest.first, first == 32 || first == 9, let more = Self.popLine(&rest) {
                    if folded.isEmpty { folded += Self.trimmed(line) }
                    folded.append(32)
                    folded += Self.trimmed(more)
                }
                let field = folded.isEmpty ? Self.field(line) : folded.withUnsafeBytes { Self.field($0[...]) }
                if let field { fields.append(field) }
            }
            return fields
        }
    }

    /// Splits at LF alone, like libcurl; the only CR left is the one before it.
    private static func popLine(_ rest: inout Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer>? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: 10) ?? rest.endIndex
        defer { rest = rest[end...].dropFirst() }
        let line = rest[..<end]
        return line.last == 13 ? line.dropLast() : line
    }

    private static func field(_ line: Slice<UnsafeRawBufferPointer>) -> HTTPField? {
        guard let colon = line.firstIndex(of: 58),
            let name = HTTPField.Name(String(decoding: line[..<colon], as: UTF8.self))
        else { return nil }
        let value = trimmed(line[(colon + 1)...])
        // A field of bytes would make a text of them each time that it is asked for its value.
        return value.allSatisfy { $0 < 128 }
            ? HTTPField(name: name, value: String(decoding: value, as: UTF8.self))
            : HTTPField(name: name, value: Array(value))
    }

    private static func trimmed(_ value: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
        var value = value
        while value.first == 32 || value.first == 9 { value.removeFirst() }
        while value.last == 32 || value.last == 9 { value.removeLast() }
        return value
    }
}

/// Collects the lines of a response's head. There may be several heads: informational ones precede the final one.
struct HeadCollector {
    private static let mostBytes = 256 << 10
    /// No server needs that many; `HTTPFields` traps at 65,535, which would fit into the bytes above.
    private static let mostLines = 1000

    enum Step {
        case more
        /// The blank line at the end.
        case end
        case tooLarge
        /// The line is malformed, for the given reason.
        case malformed(String)
    }

    /// The status of the last status line (RFC 9112, section 4), or nil if that line is invalid.
    ///
    /// libcurl's status cannot be relied on: for `HTTP/1.1 2000` it says 200, and so does 8.14 for `HTTP/2 99999` over
    /// HTTP/1.1.
    private(set) var status: Int?
    private(set) var lines: [UInt8] = []
    private(set) var hasLocation = false
    /// The fields that determine the length of the body.
    private var framing = FramingFields()
    private var hasFields = false
    /// Whether a status line has been read, but not the blank line.
    private var isOpen = false
    /// The names in `Content-Encoding`, in lower case.
    private var encodings: [String] = []
    private var bytes = 0
    private var lineCount = 0

    /// Adds one line, including its end.
    mutating func add(_ line: UnsafeRawBufferPointer) -> Step {
        guard hasRoom(for: line) else { return .tooLarge }
        guard !Self.hasBareReturn(line) else { return .malformed("a line of its header contains a carriage return") }
        if line.starts(with: "HTTP/".utf8) {
            // libcurl takes it for a field, and keeps using what came before it.
            guard !isOpen else { return .malformed("a second status line in its header") }
            isOpen = true
            lines.removeAll(keepingCapacity: true)
            (hasLocation, hasFields, encodings, framing) = (false, false, [], FramingFields())
            status = Self.status(line)
        } else if line.first == 13 || line.first == 10 {
            isOpen = false
            return .end
        } else {
            let isFolded = line.first == 32 || line.first == 9
            // RFC 9112, section 2.2. libcurl's versions differ in how they treat it.
            guard hasFields || !isFolded else { return .malformed("its first header field begins with whitespace") }
            hasFields = true
            framing.add(line, isFolded: isFolded)
            if Self.isField(line, "location") { hasLocation = true }
            if Self.isField(line, "content-encoding") { noteEncoding(line) }
            lines.append(contentsOf: line)
        }
        return .more
    }

    /// Counts a line that is not kept: a trailer. Trailers count like the head, because libcurl keeps them too.
    mutating func skip(_ line: UnsafeRawBufferPointer) -> Step { hasRoom(for: line) ? .more : .tooLarge }

    /// The problem with the fields for the body's length; nil if there is none.
    var framingProblem: String? { framing.problem }

    /// Whether any encoding is named.
    var namesEncoding: Bool { encodings.contains { $0 != "identity" } }

    /// How to decode the body.
    var coding: BodyCoding { BodyCoding(encodings) }

    /// The error for a head that is too large.
    static var sizeError: ImageError {
        .response(.malformed("its header is larger than \(mostBytes) bytes or \(mostLines) lines"))
    }

    private mutating func hasRoom(for line: UnsafeRawBufferPointer) -> Bool {
        bytes += line.count
        lineCount += 1
        return bytes <= Self.mostBytes && lineCount <= Self.mostLines
    }

    private mutating func noteEncoding(_ line: UnsafeRawBufferPointer) {
        // By bytes: in a String, CR and LF together are one character, and LF alone is another.
        let value = line.drop { $0 != 58 }.dropFirst()
        encodings += value.split { [9, 10, 13, 32, 44].contains($0) }
            .map { String(decoding: $0, as: UTF8.self).lowercased() }
    }

    /// Whether a line has a CR that is not part of its end. Such a line is invalid (RFC 9112, section 2.2): some
    /// parsers read it as two.
    private static func hasBareReturn(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let place = line.firstIndex(of: 13) else { return false }
        return place + 1 >= line.count || line[place + 1] != 10
    }

    /// Parses the three digits between the version and the reason, which may be missing together with its blank.
    private static func status(_ line: UnsafeRawBufferPointer) -> Int? {
        let words = line.split(maxSplits: 2) { [9, 10, 13, 32].contains($0) }
        guard words.count >= 2, words[1].count == 3 else { return nil }
        return words[1].reduce(0 as Int?) { number, byte in
            guard let number, case 48...57 = byte else { return nil }
            return number * 10 + Int(byte - 48)
        }
    }

    static func isField(_ line: UnsafeRawBufferPointer, _ name: StaticString) -> Bool {
        let length = name.utf8CodeUnitCount
        guard line.count > length, line[length] == 58 else { return false }
        // Setting bit 5 (32) makes ASCII letters lower case, and leaves `-` unchanged.
        for index in 0..<length where line[index] | 32 != name.utf8Start[index] { return false }
        return true
    }
}

/// The fields of a head that determine where its body ends (RFC 9112, section 6.3), and how it is encoded.
///
/// libcurl uses the last of several `Content-Length` fields, and of each its leading digits. Such a response may be
/// truncated, or part of another one.
struct FramingFields {
    private enum Name: String {
        case length = "Content-Length"
        case coding = "Transfer-Encoding"
        case encoding = "Content-Encoding"
    }

    private var lengths: [[UInt8]] = []
    private var codings: [[UInt8]] = []
    /// The field that the last line belonged to.
    private var last: Name?
    /// The first of the fields that continues on another line.
    private var folded: Name?

    /// Adds one field line, including its end.
    mutating func add(_ line: UnsafeRawBufferPointer, isFolded: Bool) {
        if isFolded {
            // It continues the previous value (RFC 9112, section 5.2). Some versions of libcurl do not parse it so.
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

    /// The problem with them if the response has a body; nil if there is none.
    var problem: String? { folded.map { "its \($0.rawValue) is folded" } ?? lengthProblem ?? codingProblem }

    /// A length consists of digits. Several count as one if they are the same number (RFC 9110, section 8.6).
    private var lengthProblem: String? {
        if lengths.count == 1, Self.isPlainNumber(lengths[0]) { return nil }
        let values = lengths.flatMap(Self.items)
        guard let first = values.first else { return lengths.isEmpty ? nil : "its Content-Length is empty" }
        let numbers = values.map(Self.number)
        guard let number = numbers.first ?? nil else {
            return "its Content-Length is '\(URLText.shortened(first, to: 40))'"
        }
        return numbers.allSatisfy { $0 == number } ? nil : "it has several different Content-Length fields"
    }

    /// Only `chunked` is acceptable. A coding left in place would be taken for the content.
    private var codingProblem: String? {
        guard !codings.isEmpty else { return nil }
        let names = codings.flatMap(Self.items).map { $0.lowercased() }
        // RFC 2616 had `identity`, which means no coding.
        guard names != ["chunked"], names != ["identity"] else { return nil }
        let shown = URLText.shortened(names.joined(separator: ", "), to: 40)
        return "its Transfer-Encoding '\(shown)' is not supported"
    }

    /// Returns the members of a list, including empty ones.
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

    /// Whether a field's value is one number that fits, as in nearly all answers, which then need no texts.
    private static func isPlainNumber(_ value: [UInt8]) -> Bool {
        let digits = value.drop { $0 == 32 }.prefix { (48...57).contains($0) }
        return (1...18).contains(digits.count) && value[digits.endIndex...].elementsEqual([13, 10])
    }

    /// Parses a number that consists of digits only and fits; `Int` alone accepts a sign too.
    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}

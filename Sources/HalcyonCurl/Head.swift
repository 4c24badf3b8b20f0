import HTTPTypes
import HalcyonCore

/// The head of a final answer, as it came: the reader, not the engine's thread, takes it apart.
struct Head: Sendable {
    /// What a status may be (RFC 9110, section 15): any other is none, and `HTTPResponse` traps on it.
    static let statuses = 100...999

    /// One of the ``statuses``.
    let status: Int
    /// The field lines, without the status line.
    let lines: [UInt8]
    /// The announced number of body bytes, where it counts what the reader gets.
    let expectedByteCount: Int?
    /// Whether the body's encoding is one that libcurl alone can undo: then it is to be asked for once more.
    var needsLibrary = false

    /// Status and fields. A line that is no field is left out.
    var response: HTTPResponse {
        HTTPResponse(status: .init(code: status), headerFields: fields)
    }

    /// The reference that a redirect (RFC 9110, section 15.4) names; nil for other answers. One that is no UTF-8 has
    /// its bytes beyond ASCII percent-encoded as they are, as in browsers: they stand for letters of another encoding.
    func redirectLocation() -> String? {
        guard Self.isRedirect(status) else { return nil }
        return fields[fields: .location].first?.withUnsafeBytesOfValue { bytes in
            String(validating: bytes, as: UTF8.self)
                ?? bytes.reduce(into: "") { text, byte in
                    text += byte < 128 ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
                }
        }
    }

    /// Whether it has more than one `Location`, and they are not the same: nobody knows which one is meant.
    var hasSeveralLocations: Bool {
        let locations = fields[fields: .location]
        return !locations.allSatisfy { $0 == locations.first }
    }

    static func isRedirect(_ status: Int) -> Bool { RedirectRules.isRedirect(status) }

    private var fields: HTTPFields {
        var fields = HTTPFields()
        var last: (name: HTTPField.Name, value: [UInt8])?
        // At LF alone, as libcurl has them: no CR is left but the one before it.
        for line in lines.split(separator: 10) {
            let line = line.last == 13 ? line.dropLast() : line
            if line.first == 32 || line.first == 9 {
                // Folded: the line goes on with the value before (RFC 9112, section 5.2).
                last?.value.append(32)
                last?.value.append(contentsOf: Self.trimmed(line))
                continue
            }
            if let last { fields.append(HTTPField(name: last.name, value: last.value)) }
            last = Self.field(line)
        }
        if let last { fields.append(HTTPField(name: last.name, value: last.value)) }
        return fields
    }

    private static func field(_ line: ArraySlice<UInt8>) -> (name: HTTPField.Name, value: [UInt8])? {
        guard let colon = line.firstIndex(of: 58),
            let name = HTTPField.Name(String(decoding: line[..<colon], as: UTF8.self))
        else { return nil }
        return (name, Array(trimmed(line[(colon + 1)...])))
    }

    private static func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
        guard let last = value.lastIndex(where: { !isBlank($0) }) else { return [] }
        return value[...last].drop(while: isBlank)
    }
}

/// Gathers the lines of an answer's head, of which there may be several: informational ones come before the final one.
struct HeadCollector {
    private static let mostBytes = 256 << 10
    /// No server needs as many; `HTTPFields` traps on 65,535, which fit into the bytes above.
    private static let mostLines = 1000

    enum Step {
        case more
        /// The blank line at the end.
        case end
        case tooLarge
        /// What is wrong with the line.
        case malformed(String)
    }

    /// The status of the last status line (RFC 9112, section 4); nil if that line is none.
    ///
    /// libcurl's own word does not do: for `HTTP/1.1 2000` it says 200, and so does 8.14 for `HTTP/2 99999` over
    /// HTTP/1.1.
    private(set) var status: Int?
    private(set) var lines: [UInt8] = []
    private(set) var hasLocation = false
    /// What the fields say about the length of the body.
    private var framing = FramingFields()
    private var hasFields = false
    /// Whether a status line has come, and the blank line has not.
    private var isOpen = false
    /// The names in `Content-Encoding`, in lower case.
    private var encodings: [String] = []
    private var bytes = 0
    private var lineCount = 0

    /// Takes one line, with its end.
    mutating func add(_ line: UnsafeRawBufferPointer) -> Step {
        guard hasRoom(for: line) else { return .tooLarge }
        guard !Self.hasBareReturn(line) else { return .malformed("a line of its head has a carriage return inside") }
        if line.starts(with: "HTTP/".utf8) {
            // libcurl takes it for a field: what came before it still counts there.
            guard !isOpen else { return .malformed("a second status line in its head") }
            isOpen = true
            lines.removeAll(keepingCapacity: true)
            (hasLocation, hasFields, encodings, framing) = (false, false, [], FramingFields())
            status = Self.status(line)
        } else if line.first == 13 || line.first == 10 {
            isOpen = false
            return .end
        } else {
            let isFolded = line.first == 32 || line.first == 9
            // RFC 9112, section 2.2. The versions of libcurl differ in what they make of it.
            guard hasFields || !isFolded else { return .malformed("its first field begins with a blank") }
            hasFields = true
            framing.add(line, isFolded: isFolded)
            if Self.isField(line, "location") { hasLocation = true }
            if Self.isField(line, "content-encoding") { noteEncoding(line) }
            lines.append(contentsOf: line)
        }
        return .more
    }

    /// Takes a line that is not kept: one of the trailers, which count like the head, as libcurl keeps them too.
    mutating func skip(_ line: UnsafeRawBufferPointer) -> Step { hasRoom(for: line) ? .more : .tooLarge }

    /// What is wrong with the fields that say how long the body is; nil if nothing is.
    var framingProblem: String? { framing.problem }

    /// Whether any encoding is named.
    var namesEncoding: Bool { encodings.contains { $0 != "identity" } }

    /// What is to be done with the body.
    var coding: BodyCoding { BodyCoding(encodings) }

    /// Why a head that is too large breaks the transfer off.
    static var sizeError: ImageError {
        .response(.malformed("its head is larger than \(mostBytes) bytes or \(mostLines) lines"))
    }

    private mutating func hasRoom(for line: UnsafeRawBufferPointer) -> Bool {
        bytes += line.count
        lineCount += 1
        return bytes <= Self.mostBytes && lineCount <= Self.mostLines
    }

    private mutating func noteEncoding(_ line: UnsafeRawBufferPointer) {
        // By bytes: to a String, CR and LF together are one character, and LF alone is another.
        let value = line.drop { $0 != 58 }.dropFirst()
        encodings += value.split { [9, 10, 13, 32, 44].contains($0) }
            .map { String(decoding: $0, as: UTF8.self).lowercased() }
    }

    /// Whether a line has a CR that is not part of its end. Such a line is invalid (RFC 9112, section 2.2): some
    /// readers take it for two.
    private static func hasBareReturn(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let place = line.firstIndex(of: 13) else { return false }
        return place + 1 >= line.count || line[place + 1] != 10
    }

    /// The three digits between the version and the reason, which may be missing with its blank.
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
        // Or-ing 32 makes ASCII letters small, and leaves `-` as it is.
        for index in 0..<length where line[index] | 32 != name.utf8Start[index] { return false }
        return true
    }
}

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

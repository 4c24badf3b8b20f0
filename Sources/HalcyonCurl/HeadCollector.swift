import HalcyonCore

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

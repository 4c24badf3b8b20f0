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

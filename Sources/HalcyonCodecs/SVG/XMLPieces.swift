#if SVG
import HalcyonCore

/// The pieces of an XML text, in order. It checks only what it needs to know where each ends.
///
/// Source: Extensible Markup Language 1.0, fifth edition (W3C, 2008), 2.4…3.1.
struct XMLPieces {
    enum Kind {
        case text, characterData, comment, instruction, documentType, start, end
    }

    struct Piece {
        let kind: Kind
        /// Where it is in the text, without the characters that mark it as what it is.
        let content: Range<Int>
    }

    let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next piece, or nil at the end.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` if the text ends within the piece, `.corrupt`.
    mutating func next() throws(ImageError) -> Piece? {
        guard offset < bytes.count else { return nil }
        guard bytes[offset] == UInt8(ascii: "<") else {
            let start = offset
            offset = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            return Piece(kind: .text, content: start..<offset)
        }
        if bytes.has("<!--", at: offset) { return try piece(.comment, 4, to: "-->") }
        if bytes.has("<![CDATA[", at: offset) { return try piece(.characterData, 9, to: "]]>") }
        if bytes.has("<?", at: offset) { return try piece(.instruction, 2, to: "?>") }
        if bytes.has("</", at: offset) { return try piece(.end, 2, to: ">") }
        if bytes.has("<!DOCTYPE", at: offset) { return try documentType() }
        if bytes.has("<!", at: offset), offset + 9 < bytes.count {
            throw .decoding(.corrupt(.svg, why: "a declaration in a wrong place"))
        }
        return try startTag()
    }

    private mutating func piece(_ kind: Kind, _ skipped: Int, to end: StaticString) throws(ImageError) -> Piece {
        let start = offset + skipped
        guard let found = bytes.index(of: end, from: start) else { throw .decoding(.truncated(.svg)) }
        offset = found + end.utf8CodeUnitCount
        return Piece(kind: kind, content: start..<found)
    }

    private mutating func startTag() throws(ImageError) -> Piece {
        let start = offset + 1
        var quote: UInt8 = 0
        for index in start..<bytes.count {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                offset = index + 1
                return Piece(kind: .start, content: start..<index)
            }
        }
        throw .decoding(.truncated(.svg))
    }

    /// Its quotes, comments and instructions may hold brackets.
    private mutating func documentType() throws(ImageError) -> Piece {
        let start = offset + 9
        var index = start
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            var end: Int?
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                end = bytes[(index + 1)...].firstIndex(of: byte)
            } else if bytes.has("<!--", at: index) {
                end = bytes.index(of: "-->", from: index + 4).map { $0 + 2 }
            } else if bytes.has("<?", at: index) {
                end = bytes.index(of: "?>", from: index + 2).map { $0 + 1 }
            } else {
                end = index
                if byte == UInt8(ascii: "[") { depth += 1 }
                if byte == UInt8(ascii: "]") { depth -= 1 }
                if byte == UInt8(ascii: ">"), depth <= 0 {
                    offset = index + 1
                    return Piece(kind: .documentType, content: start..<index)
                }
            }
            guard let end else { break }
            index = end + 1
        }
        throw .decoding(.truncated(.svg))
    }
}

/// The parts of a start tag.
struct XMLTag {
    struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
    }

    let name: Range<Int>
    let attributes: [Attribute]
    /// Whether it has no content and no end tag.
    let isEmpty: Bool

    /// - Parameter content: The content of a ``XMLPieces/Piece`` of `bytes`.
    init(_ content: Range<Int>, of bytes: [UInt8]) throws(ImageError) {
        let isEmpty = !content.isEmpty && bytes[content.upperBound - 1] == UInt8(ascii: "/")
        let end = isEmpty ? content.upperBound - 1 : content.upperBound
        func skip(_ index: inout Int, while condition: (UInt8) -> Bool) {
            while index < end, condition(bytes[index]) { index += 1 }
        }
        var index = content.lowerBound
        skip(&index) { !$0.isXMLSpace }
        let name = content.lowerBound..<index
        var attributes: [Attribute] = []
        while true {
            let gap = index
            skip(&index) { $0.isXMLSpace }
            guard index < end else { break }
            let start = index
            skip(&index) { $0 != UInt8(ascii: "=") && !$0.isXMLSpace }
            let name = start..<index
            skip(&index) { $0.isXMLSpace }
            guard gap < start, !name.isEmpty, index + 1 < end, bytes[index] == UInt8(ascii: "=") else {
                throw Self.damage
            }
            index += 1
            skip(&index) { $0.isXMLSpace }
            guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
                throw Self.damage
            }
            let quote = bytes[index]
            let first = index + 1
            index = first
            skip(&index) { $0 != quote && $0 != UInt8(ascii: "<") }
            guard index < end, bytes[index] == quote else { throw Self.damage }
            attributes.append(Attribute(name: name, value: first..<index))
            index += 1
        }
        guard !name.isEmpty else { throw Self.damage }
        self.name = name
        self.attributes = attributes
        self.isEmpty = isEmpty
    }

    private static var damage: ImageError { .decoding(.corrupt(.svg, why: "a tag that is not XML")) }
}

extension UInt8 {
    var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension [UInt8] {
    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard count - offset >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Returns where a text begins at or behind `offset`.
    func index(of text: StaticString, from offset: Int) -> Int? {
        var index = offset
        while index <= count - text.utf8CodeUnitCount {
            if has(text, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// Returns the name without its namespace's prefix.
    func localName(_ range: Range<Int>) -> String {
        let name = self[range]
        let colon = name.lastIndex(of: UInt8(ascii: ":"))
        return String(decoding: name[(colon.map { $0 + 1 } ?? range.lowerBound)...], as: UTF8.self)
    }
}
#endif

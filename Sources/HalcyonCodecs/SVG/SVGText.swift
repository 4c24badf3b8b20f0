#if SVG
import Foundation
import HalcyonCore

/// The text of an SVG file in UTF-8, without a declaration of its encoding and without a document type: librsvg then
/// reads nothing that was not seen here.
///
/// The entities of a document type, which old drawing programs use for namespaces, are replaced by their texts.
struct SVGText {
    /// The most bytes of a file.
    static let mostBytes = 32 << 20

    let bytes: [UInt8]

    /// - Throws: `ImageError.decoding`: `.tooManyBytes`, `.truncated`, `.corrupt`.
    init(_ file: [UInt8], _ limits: DecodingLimits) throws(ImageError) {
        let most = min(Self.mostBytes, limits.maximumBytes)
        guard file.count <= most else { throw .decoding(.tooManyBytes(file.count, limit: most)) }
        let (text, documentType) = try Self.withoutProlog(Self.decoded(file))
        guard let documentType else {
            bytes = text
            return
        }
        var entities = try XMLEntities(documentType)
        bytes = try entities.replaced(in: text)
    }

    /// - Throws: `ImageError.decoding(.corrupt)` for an SVG in UTF-16, which nothing else recognizes.
    static func checkEncoding(_ data: Data) throws(ImageError) {
        let head = [UInt8](data.prefix(1024))
        let isUTF16 = [[0xFE, 0xFF], [0xFF, 0xFE], [0x3C, 0], [0, 0x3C]].contains { head.starts(with: $0) }
        guard isUTF16, head.filter({ $0 != 0 }).index(of: "<svg", from: 0) != nil else { return }
        throw .decoding(.corrupt(.svg, why: "its encoding UTF-16 is not read"))
    }

    /// Returns the text behind the byte order mark, from its declaration's encoding.
    private static func decoded(_ file: [UInt8]) throws(ImageError) -> [UInt8] {
        let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
        let encoding = encoding(of: text)
        switch encoding {
        case "", "utf-8", "utf8", "us-ascii", "ascii":
            guard String(validating: text, as: UTF8.self) != nil, !text.contains(0) else {
                throw .decoding(.corrupt(.svg, why: "its text is not UTF-8"))
            }
            return text
        case "iso-8859-1", "latin1", "iso_8859-1":
            return Array(String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) })).utf8)
        case "windows-1252", "cp1252":
            guard let string = String(bytes: text, encoding: .windowsCP1252) else { fallthrough }
            return Array(string.utf8)
        default:
            throw .decoding(.corrupt(.svg, why: .init("its encoding \(encoding.prefix(40)) is not read")))
        }
    }

    private static func encoding(of text: [UInt8]) -> String {
        guard text.has("<?xml", at: 0), let end = text.index(of: "?>", from: 5) else { return "" }
        let declaration = String(decoding: text[5..<end], as: UTF8.self)
        guard let name = declaration.firstRange(of: "encoding") else { return "" }
        let parts = declaration[name.upperBound...].split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
        return parts.count > 1 ? parts[1].lowercased() : ""
    }

    /// Cuts off everything before the first element, and returns the document type's content on its own.
    private static func withoutProlog(_ text: [UInt8]) throws(ImageError) -> ([UInt8], documentType: [UInt8]?) {
        var pieces = XMLPieces(text)
        var documentType: [UInt8]?
        while let piece = try pieces.next() {
            switch piece.kind {
            case .documentType: documentType = Array(text[piece.content])
            case .start: return (Array(text[(piece.content.lowerBound - 1)...]), documentType)
            default: break
            }
        }
        throw .decoding(.truncated(.svg))
    }
}

/// The entities that a document type declares with a text; those of other files count as undeclared.
///
/// Source: Extensible Markup Language 1.0, fifth edition (W3C, 2008), 4.2…4.5.
struct XMLEntities {
    private static let predefined: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

    private var texts: [String: [UInt8]] = [:]
    /// How many bytes replacements may still make, so that a short text cannot become an endless one.
    private var left = 4 << 20

    /// - Parameter documentType: Its content.
    init(_ documentType: [UInt8]) throws(ImageError) {
        guard documentType.count <= left else { throw .decoding(.corrupt(.svg, why: "too long a document type")) }
        var index = 0
        while let found = documentType.index(of: "<!", from: index) {
            index = found + 2
            if documentType.has("<!--", at: found) {
                index = documentType.index(of: "-->", from: found) ?? documentType.count
            } else if documentType.has("<!ENTITY", at: found) {
                index = try declare(documentType, from: found + 8)
            }
        }
    }

    /// Returns where the declaration ends.
    private mutating func declare(_ bytes: [UInt8], from start: Int) throws(ImageError) -> Int {
        let rest = bytes[start...].drop { $0.isXMLSpace }
        let name = rest.prefix(ArraySlice<UInt8>.longestName).prefix { !$0.isXMLSpace }
        let value = rest.dropFirst(name.count).drop { $0.isXMLSpace }
        guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = value.dropFirst().firstIndex(of: quote)
        else { return start }
        let key = String(decoding: name, as: UTF8.self)
        // The first declaration counts. Entities in its text must have been declared before it.
        if texts[key] == nil, !Self.predefined.contains(key) {
            texts[key] = try replaced(in: Array(value[(value.startIndex + 1)..<end]), isMarkup: false)
        }
        return end + 1
    }

    /// Returns a text with its entities replaced, except in comments and the like.
    ///
    /// - Throws: `ImageError.decoding(.corrupt)` if it becomes too long.
    mutating func replaced(in text: [UInt8]) throws(ImageError) -> [UInt8] {
        guard !texts.isEmpty else { return text }
        var output: [UInt8] = []
        output.reserveCapacity(text.count)
        var pieces = XMLPieces(text)
        var end = 0
        while let piece = try pieces.next() {
            output += text[end..<piece.content.lowerBound]
            switch piece.kind {
            case .text: output += try replaced(in: Array(text[piece.content]), isMarkup: false)
            case .start: output += try replaced(in: Array(text[piece.content]), isMarkup: true)
            default: output += text[piece.content]
            }
            end = piece.content.upperBound
        }
        return output + text[end...]
    }

    /// - Parameter isMarkup: Whether quotes must not end an attribute.
    private mutating func replaced(in text: [UInt8], isMarkup: Bool) throws(ImageError) -> [UInt8] {
        guard text.contains(UInt8(ascii: "&")) else { return text }
        var output: [UInt8] = []
        var index = 0
        while index < text.count {
            let byte = text[index]
            guard byte == UInt8(ascii: "&"), let end = text[...].endOfReference(at: index),
                let replacement = texts[String(decoding: text[(index + 1)..<end], as: UTF8.self)]
            else {
                output.append(byte)
                index += 1
                continue
            }
            left -= replacement.count
            guard left >= 0 else { throw .decoding(.corrupt(.svg, why: "its entities make too long a text")) }
            if isMarkup {
                for byte in replacement {
                    switch byte {
                    case UInt8(ascii: "\""): output += Array("&quot;".utf8)
                    case UInt8(ascii: "'"): output += Array("&apos;".utf8)
                    case UInt8(ascii: ">"): output += Array("&gt;".utf8)
                    default: output.append(byte)
                    }
                }
            } else {
                output += replacement
            }
            index = end + 1
        }
        return output
    }
}

extension ArraySlice<UInt8> {
    /// The most bytes of an entity's name.
    static var longestName: Int { 64 }

    /// Returns where the semicolon is that ends the reference at an ampersand; nil if that is none.
    func endOfReference(at start: Int) -> Int? {
        let end = self[(start + 1)...].prefix(Self.longestName + 1).firstIndex {
            $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "&") || $0.isXMLSpace
        }
        return end.flatMap { self[$0] == UInt8(ascii: ";") ? $0 : nil }
    }
}
#endif

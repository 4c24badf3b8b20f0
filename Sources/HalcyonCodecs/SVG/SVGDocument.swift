#if SVG
import Foundation
import HalcyonCore

/// An SVG text as librsvg gets it: no instruction, comment or reference to anything outside of it, and not more work
/// than the limits allow.
///
/// librsvg opens no file and no connection for a text without an address, but follows `data:` addresses, behind which
/// there may be whole documents and images in any format that gdk-pixbuf has a module for. Only PNG and JPEG images
/// stay, with their sizes checked.
struct SVGDocument {
    /// The most elements. Maps and technical drawings have some ten thousand.
    static let mostElements = 200_000
    /// How deep elements may be nested.
    static let deepest = 200
    /// The most attributes of an element: libxml2 compares each with all others.
    static let mostAttributes = 1000

    private(set) var header: SVGHeader
    private(set) var bytes: [UInt8] = []
    /// The pixels of its images, as bytes.
    private(set) var imageBytes = 0
    private(set) var references = SVGReferences()
    private(set) var costs = SVGCosts()
    private(set) var filters = SVGFilters()

    private let text: [UInt8]
    private let limits: DecodingLimits
    /// The elements that the current piece is in: their number, and whether they are style sheets.
    private var open: [(name: String, element: Int)] = []
    private var style: [UInt8] = []

    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`.
    init(_ text: SVGText, _ limits: DecodingLimits) throws(ImageError) {
        self.text = text.bytes
        self.limits = limits
        header = try SVGHeader(text.bytes)
        bytes.reserveCapacity(text.bytes.count)
        var pieces = XMLPieces(text.bytes)
        var isComplete = false
        while !isComplete, let piece = try pieces.next() {
            switch piece.kind {
            case .start: isComplete = try take(XMLTag(piece.content, of: self.text))
            case .end: isComplete = try end(piece.content)
            case .text where isInStyle: style += SVGAddresses.unescaped(self.text[piece.content])
            case .characterData where isInStyle: style += self.text[piece.content]
            case .text:
                addText(piece.content)
                bytes += self.text[piece.content]
            case .characterData:
                addText(piece.content)
                Self.appendEscaped(self.text[piece.content], to: &bytes)
            case .comment, .instruction: break
            case .documentType: throw .decoding(.corrupt(.svg, why: "a second document type"))
            }
        }
        guard isComplete else { throw .decoding(.truncated(.svg)) }
    }

    /// - Throws: `ImageError.decoding(.corrupt)` if it takes too long to draw at a size, or may abort the process.
    mutating func checkCosts(at size: PixelSize) throws(ImageError) {
        try costs.check(references.targets)
        let pixels = Double(size.pixelCount ?? .max)
        try costs.check(pixels: pixels)
        let scale = max(Double(size.width) / header.box.width, Double(size.height) / header.box.height)
        try filters.check(pixels: pixels, scale: scale)
    }

    private var isInStyle: Bool { open.last?.name == "style" }

    private mutating func addText(_ content: Range<Int>) {
        // Of a character in several bytes, the first counts.
        if let last = open.last { costs.addText(text[content].count { $0 & 0xC0 != 0x80 }, to: last.element) }
    }

    /// Returns whether the document is complete.
    private mutating func take(_ tag: XMLTag) throws(ImageError) -> Bool {
        let name = text.localName(tag.name)
        guard references.count < Self.mostElements else {
            throw .decoding(.corrupt(.svg, why: .init("it has more than \(Self.mostElements) elements")))
        }
        guard open.count < Self.deepest else {
            throw .decoding(.corrupt(.svg, why: .init("its elements are nested more than \(Self.deepest) deep")))
        }
        // librsvg takes no element in a style sheet for a part of it.
        if isInStyle { throw .decoding(.corrupt(.svg, why: "an element in a style sheet")) }
        guard tag.attributes.count <= Self.mostAttributes else {
            throw .decoding(.corrupt(.svg, why: .init("an element has more than \(Self.mostAttributes) attributes")))
        }
        try SVGFilters.check(element: name)
        let element = references.add(in: open.last?.element)
        costs.add(name, in: open.last?.element)
        let isRoot = open.isEmpty
        if isRoot { header = try SVGHeader(tag, of: text) }
        bytes.append(UInt8(ascii: "<"))
        bytes += text[tag.name]
        for attribute in tag.attributes { try take(attribute, of: name, element, isRoot: isRoot) }
        if isRoot, !header.hasViewBox, header.isAbsolute {
            bytes += Array(" viewBox=\"0 0 \(header.width) \(header.height)\"".utf8)
        }
        if tag.isEmpty { bytes.append(UInt8(ascii: "/")) }
        bytes.append(UInt8(ascii: ">"))
        if !tag.isEmpty { open.append((name, element)) }
        return isRoot && tag.isEmpty
    }

    private mutating func take(
        _ attribute: XMLTag.Attribute, of name: String, _ element: Int, isRoot: Bool
    ) throws(ImageError) {
        let key = text.localName(attribute.name)
        // No address is relative to another one.
        if key == "base" { return }
        // The drawing fits into what it is given.
        if isRoot, ["width", "height"].contains(key) || (key == "viewBox" && !header.hasViewBox) { return }
        let raw = text[attribute.value]
        let value = SVGAddresses.unescaped(raw)
        var replacement: [UInt8]?
        if key == "href" || key == "src" {
            replacement = try address(value, of: name, element)
        } else {
            if key == "id" { references.name(element, String(decoding: value, as: UTF8.self)) }
            if key == "class" { references.addClasses(String(decoding: value, as: UTF8.self), to: element) }
            if SVGAddresses.hasData(value) {
                var text: [UInt8] = []
                Self.appendEscaped(SVGAddresses.withoutData(value)[...], to: &text)
                replacement = text
            }
            references.add(SVGAddresses.fragments(of: value), to: element)
            if SVGSheetLayers.makesLayer(key, value) { references.markAsLayer(element) }
        }
        try filters.check(key, value, of: name)
        costs.add(key, value, to: element)
        bytes.append(UInt8(ascii: " "))
        bytes += text[attribute.name]
        bytes += Array("=\"".utf8)
        if let replacement {
            bytes += replacement
        } else {
            for byte in raw {
                if byte == UInt8(ascii: "\"") { bytes += Array("&quot;".utf8) } else { bytes.append(byte) }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Returns what takes the place of an address; nil to keep it.
    private mutating func address(_ value: [UInt8], of name: String, _ element: Int) throws(ImageError) -> [UInt8]? {
        if value.first == UInt8(ascii: "#") {
            // Links and animations draw nothing.
            if name != "a", name != "set", !name.hasPrefix("animate") {
                references.add([String(decoding: value.dropFirst(), as: UTF8.self)], to: element)
            }
            return nil
        }
        guard name == "image" || name == "feImage", let image = SVGAddresses.image(value) else { return [] }
        try limits.check(image.size)
        imageBytes += (image.size.pixelCount ?? 0) * 8
        try limits.check(bytes: imageBytes)
        return Array(image.address.utf8)
    }

    /// Returns whether the document is complete.
    private mutating func end(_ content: Range<Int>) throws(ImageError) -> Bool {
        let name = text[content].prefix { !$0.isXMLSpace }
        guard let last = open.popLast(), text.localName(content.lowerBound..<name.endIndex) == last.name else {
            throw .decoding(.corrupt(.svg, why: "an end tag in a wrong place"))
        }
        if last.name == "style" {
            let sheet = SVGAddresses.withoutData(style)
            style = []
            references.add(sheet: sheet)
            costs.add(sheet: sheet)
            Self.appendEscaped(sheet[...], to: &bytes)
        }
        bytes += Array("</".utf8)
        bytes += name
        bytes.append(UInt8(ascii: ">"))
        return open.isEmpty
    }

    private static func appendEscaped(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
            case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
            case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
            case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
            default: bytes.append(byte)
            }
        }
    }
}
#endif

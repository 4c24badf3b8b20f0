#if SVG
import Foundation
import HalcyonCore

/// What the first element of an SVG file says.
///
/// A length without a unit is of CSS pixels, of which 96 make an inch. A file that says only its shape, in `viewBox`,
/// fits into 300 × 150, as in browsers; so does a percentage, of which there is no whole.
///
/// Sources: SVG 2 (W3C, 2018), 8.12; CSS Images 3, 5.3 (default sizing); CSS Values 3, 5 and 6.
struct SVGHeader {
    private static let defaultSize = (width: 300.0, height: 150.0)
    /// The most pixels of a side: more than any picture, and few enough to calculate with.
    private static let longestSide = Double(1 << 30)

    /// The size in CSS pixels.
    let width: Double
    let height: Double
    /// The size in its own units.
    let box: (width: Double, height: Double)
    /// Whether it maps its own units to its size.
    let hasViewBox: Bool
    /// Whether its size is stated, so that it holds for a file without `viewBox` too.
    let isAbsolute: Bool

    /// - Parameter file: The file, or its beginning.
    /// - Throws: `ImageError.decoding`: `.truncated` within the element, `.corrupt`.
    init(_ file: [UInt8]) throws(ImageError) {
        var pieces = XMLPieces(file)
        while let piece = try pieces.next() {
            guard piece.kind == .start else { continue }
            try self.init(XMLTag(piece.content, of: file), of: file)
            return
        }
        throw .decoding(.truncated(.svg))
    }

    /// - Parameter tag: The first tag of `bytes`.
    init(_ tag: XMLTag, of bytes: [UInt8]) throws(ImageError) {
        guard bytes.localName(tag.name) == "svg" else {
            throw .decoding(.corrupt(.svg, why: "its first element is another"))
        }
        var values: [String: String] = [:]
        for attribute in tag.attributes {
            values[String(decoding: bytes[attribute.name], as: UTF8.self)] = String(
                decoding: bytes[attribute.value], as: UTF8.self)
        }
        let (width, height) = (Self.length(values["width"]), Self.length(values["height"]))
        guard width != 0, height != 0 else { throw .decoding(.corrupt(.svg, why: "an empty image")) }
        let box = Self.viewBox(values["viewBox"])
        let ratio = box.map { $0.width / $0.height }
        let whole = Self.defaultSize
        var size: (width: Double, height: Double)
        switch (width, height, ratio) {
        case (let width?, let height?, _): size = (width, height)
        case (let width?, nil, let ratio?): size = (width, width / ratio)
        case (nil, let height?, let ratio?): size = (height * ratio, height)
        case (nil, nil, let ratio?):
            size =
                ratio > whole.width / whole.height
                ? (whole.width, whole.width / ratio) : (whole.height * ratio, whole.height)
        case (_, _, nil): size = (width ?? whole.width, height ?? whole.height)
        }
        size = (min(size.width, Self.longestSide), min(size.height, Self.longestSide))
        guard size.width > 1e-6, size.height > 1e-6 else { throw .decoding(.corrupt(.svg, why: "an empty image")) }
        self.width = size.width
        self.height = size.height
        self.box = box ?? size
        hasViewBox = box != nil
        isAbsolute = width != nil || height != nil
    }

    var info: ImageInfo {
        func side(_ length: Double) -> Int { max(1, Int(length.rounded())) }
        return ImageInfo(
            format: .svg, size: PixelSize(width: side(width), height: side(height)), hasAlpha: true)
    }

    /// The CSS pixels of each unit; `em` and `ex` for the usual size of letters.
    private static let units: [String: Double] = [
        "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96.0 / 72, "pc": 16,
        "em": 16, "rem": 16, "ex": 8, "ch": 8,
    ]

    /// Returns CSS pixels; nil for what is missing, invalid or a percentage.
    private static func length(_ text: String?) -> Double? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() else { return nil }
        // A unit may begin as an exponent does.
        let unitLength = text.reversed().prefix { $0.isLetter || $0 == "%" }.count
        let unit = String(text.suffix(unitLength))
        guard let factor = units[unit], let number = Double(text.dropLast(unitLength)), number.isFinite, number >= 0
        else { return nil }
        return min(number * factor, longestSide)
    }

    private static func viewBox(_ text: String?) -> (width: Double, height: Double)? {
        let parts = text?.split { $0 == "," || $0.isWhitespace }.map { Double($0) } ?? []
        guard parts.count == 4, let width = parts[2], let height = parts[3], width > 0, height > 0,
            (width / height).isFinite, width / height > 0, parts[0]?.isFinite == true, parts[1]?.isFinite == true
        else { return nil }
        return (width, height)
    }
}
#endif

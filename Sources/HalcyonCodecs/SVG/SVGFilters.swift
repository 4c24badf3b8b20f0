#if SVG
import Foundation
import HalcyonCore

/// The numbers of filters that make one of them take minutes, and the filters that librsvg cannot be trusted with.
struct SVGFilters {
    private static let limits: [String: (key: String, most: Double)] = [
        "feTurbulence": ("numOctaves", 16), "feConvolveMatrix": ("order", 32), "feMorphology": ("radius", 64),
    ]
    /// The most operations on pixels: some seconds.
    private static let mostOperations = 1e10

    /// The squares of the widths of all kernels, in units of the document.
    private var squares = 0.0
    /// The kernels and noises whose size is not of the document's units.
    private var operations = 0.0

    /// - Throws: `ImageError.decoding(.corrupt)` for a filter that may abort the process.
    static func check(element name: String) throws(ImageError) {
        // librsvg 2.54 panics for a tile of an input without any pixel, which offsets and sizes easily make.
        guard name != "feTile" else { throw .decoding(.corrupt(.svg, why: "its filters have tiles (feTile)")) }
    }

    /// - Throws: `ImageError.decoding(.corrupt)` if the value takes too long to apply to a pixel.
    mutating func check(_ key: String, _ value: [UInt8], of name: String) throws(ImageError) {
        guard name.hasPrefix("fe"), let limit = Self.limits[name], limit.key == key else { return }
        var largest = 0.0
        for number in String(decoding: value, as: UTF8.self).split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
            // What is no number does nothing.
            guard let value = Double(number) else { continue }
            largest = max(largest, value)
            guard value > limit.most else { continue }
            throw .decoding(.corrupt(.svg, why: .init("\(key) of \(name) is more than \(Int(limit.most))")))
        }
        switch name {
        case "feMorphology": squares += 4 * largest * largest
        case "feConvolveMatrix": operations += largest * largest
        default: operations += largest * 10
        }
    }

    /// - Throws: `ImageError.decoding(.corrupt)` if the kernels are too large for what is drawn.
    ///
    /// - Parameters:
    ///   - pixels: How many are drawn.
    ///   - scale: How many of them a unit of the document has.
    func check(pixels: Double, scale: Double) throws(ImageError) {
        guard (squares * scale * scale + operations) * pixels <= Self.mostOperations else {
            throw .decoding(.corrupt(.svg, why: "its filters take too long"))
        }
    }
}
#endif

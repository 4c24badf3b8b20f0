#if SVG
import Foundation
import HalcyonCore

/// What makes librsvg abort, or take minutes, with few elements: huge letters, endless dashes, many canvases.
///
/// All of it is an upper bound: a style sheet's rule counts for each element that it may be for.
struct SVGCosts {
    /// The largest letters, in CSS pixels. Pango counts in numbers of 32 bits; at 2 million, librsvg 2.54 panics.
    private static let largestLetter = 100_000.0
    /// The most of letters' sizes together: some seconds.
    private static let mostLetters = 5_000_000.0
    /// The most sizes of letters, each of which loads fonts.
    private static let mostSizes = 500
    /// The most dashes. Cairo makes them all, whether or not they are seen.
    private static let mostDashes = 2_000_000.0
    /// The most searches of style sheets among an element's neighbours.
    private static let mostSearches = 1e9
    /// The most pixels of all canvases, one after another: some seconds.
    private static let mostCanvasPixels = 4e9

    private struct Element {
        let parent: Int
        var keys: [String]
        var letters = 0
        var declarations: [SVGStyleRules.Declaration] = []
        var length = 0.0
        /// Of its letters.
        var size = SVGFontSize.usual
    }

    private var elements: [Element] = []
    private var rules = SVGStyleRules()
    private var sizes: Set<String> = []
    /// How many canvases the elements take, without what references repeat.
    private(set) var canvases = 0

    /// Adds the element with the next number.
    mutating func add(_ name: String, in parent: Int?) {
        elements.append(Element(parent: parent ?? -1, keys: [name]))
    }

    mutating func add(sheet: [UInt8]) { rules.add(sheet) }

    /// Adds text of an element; blanks count.
    mutating func addText(_ count: Int, to element: Int) {
        guard Self.textElements.contains(elements[element].keys[0]) else { return }
        elements[element].letters += count
    }

    private static let textElements: Set<String> = ["text", "tspan", "a", "tref", "textPath"]

    mutating func add(_ key: String, _ value: [UInt8], to element: Int) {
        switch key {
        case "class":
            for name in String(decoding: value, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
                elements[element].keys.append(".\(name)")
            }
        case "id": elements[element].keys.append("#\(String(decoding: value, as: UTF8.self))")
        case "style":
            let text = String(decoding: SVGAddresses.plain(value), as: UTF8.self)
            elements[element].declarations += SVGStyleRules.declarations(in: SVGStyleRules.withoutComments(text))
        case "d": elements[element].length += SVGPathLength.most(of: value)
        case "points": elements[element].length += SVGPathLength.most(ofPoints: value)
        case "x1", "x2", "y1", "y2":
            elements[element].length += Self.largest(in: String(decoding: value, as: UTF8.self))
        default:
            guard SVGStyleRules.names.contains(key) else { return }
            let text = SVGStyleRules.withoutComments(String(decoding: value, as: UTF8.self)).lowercased()
            elements[element].declarations.append(.init(name: key, value: text))
        }
    }

    /// - Parameter links: Elements, and those that they refer to.
    /// - Throws: `ImageError.decoding(.corrupt)` if the document costs too much.
    mutating func check(_ links: [(element: Int, target: Int)]) throws(ImageError) {
        guard Double(rules.searches) * pow(Double(elements.count), 2) <= Self.mostSearches else {
            throw Self.excess("its style sheets search too much among its elements")
        }
        for index in elements.indices where !rules.isEmpty {
            elements[index].declarations += rules.common
            for key in elements[index].keys { elements[index].declarations += rules.rules(for: key) }
        }
        try checkLetters(links)
        try checkDashes(links)
        canvases = elements.count { $0.declarations.contains(where: Self.makesCanvas) }
    }

    /// - Throws: `ImageError.decoding(.corrupt)` if the canvases take too long at a size.
    func check(pixels: Double) throws(ImageError) {
        guard pixels * Double(canvases) <= Self.mostCanvasPixels else {
            throw Self.excess("it has too many layers for its size")
        }
    }

    private static func excess(_ why: String) -> ImageError { .decoding(.corrupt(.svg, why: .init(why))) }

    private mutating func checkLetters(_ links: [(element: Int, target: Int)]) throws(ImageError) {
        let own = elements.map { element in
            element.declarations.reduce(into: nil as SVGFontSize?) { size, declaration in
                guard declaration.name == "font-size" || declaration.name == "font" else { return }
                let other = SVGFontSize(declaration.value, isShorthand: declaration.name == "font")
                size = size.map { $0.larger(other) } ?? other
            }
        }
        for element in elements {
            for declaration in element.declarations where declaration.name.hasPrefix("font") {
                sizes.insert(declaration.value)
            }
        }
        guard sizes.count <= Self.mostSizes else { throw Self.excess("its letters have too many sizes") }
        let results = inherited(SVGFontSize.usual, links) { index, value in own[index]?.result(in: value) ?? value }
        for index in elements.indices { elements[index].size = results[index] }
        var total = 0.0
        for (element, size) in zip(elements, results) where element.letters > 0 {
            guard size <= Self.largestLetter else { throw Self.excess("its letters are too large") }
            total += size * Double(element.letters)
        }
        guard total <= Self.mostLetters else { throw Self.excess("its text is too long for the size of its letters") }
    }

    private func checkDashes(_ links: [(element: Int, target: Int)]) throws(ImageError) {
        let own = elements.map { element in
            element.declarations.reduce(into: nil as Double?) { most, declaration in
                guard declaration.name == "stroke-dasharray" else { return }
                most = max(most ?? 0, Self.density(declaration.value))
            }
        }
        guard own.contains(where: { $0 ?? 0 > 0 }) else { return }
        let results = inherited(0, links) { index, value in own[index] ?? value }
        var total = 0.0
        for (element, density) in zip(elements, results) where density > 0 {
            let sides = element.declarations.reduce(element.length) { sum, declaration in
                Self.sides.contains(declaration.name) ? sum + 7 * Self.largest(in: declaration.value) : sum
            }
            // Outlines of letters have some ten times their sizes, and Chinese ones more.
            let length = sides + Double(element.letters) * element.size * 20
            guard length > 0 else { continue }
            total += length * density
        }
        guard total <= Self.mostDashes else { throw Self.excess("it has too many dashes") }
    }

    private static let sides: Set<String> = ["r", "rx", "ry", "width", "height"]

    /// Returns what each element has, from its parent and from those that draw it again.
    private func inherited(
        _ first: Double, _ links: [(element: Int, target: Int)], _ own: (Int, Double) -> Double
    ) -> [Double] {
        var results = [Double](repeating: 0, count: elements.count)
        var given = [Double](repeating: 0, count: elements.count)
        // Chains of references are no longer, or the document was refused.
        for _ in 0...32 {
            var hasChanged = false
            for index in elements.indices {
                let parent = elements[index].parent
                let value = own(index, max(parent < 0 ? first : results[parent], given[index]))
                if value != results[index] { hasChanged = true }
                results[index] = value
            }
            guard hasChanged, !links.isEmpty else { break }
            for link in links { given[link.target] = max(given[link.target], results[link.element]) }
        }
        return results
    }

    /// Returns how many dashes a unit of length has at most.
    private static func density(_ value: String) -> Double {
        let numbers = SVGNumbers.all(in: value)
        // A percentage is of the drawing, and an em of letters of at least a hundredth of a pixel.
        let sum = numbers.reduce(0) { $0 + max(0, $1.pixels ?? $1.value / 100) }
        return sum > 0 ? Double(numbers.count) / sum : 0
    }

    private static func largest(in value: String) -> Double {
        SVGNumbers.all(in: value).reduce(0) { max($0, abs($1.pixels ?? $1.value * 16)) }
    }

    private static func makesCanvas(_ declaration: SVGStyleRules.Declaration) -> Bool {
        let value = declaration.value.filter { !$0.isWhitespace }
        return switch declaration.name {
        case "opacity": Double(value).map { $0 < 1 } ?? value.hasSuffix("%")
        case "filter", "mask": value != "none"
        case "mix-blend-mode": value != "normal"
        case "isolation": value == "isolate"
        default: false
        }
    }
}

/// What a `font-size` or `font` makes of the size of letters around it, at most.
struct SVGFontSize {
    /// The size of letters without any.
    static let usual = 16.0

    private var pixels = 0.0
    private var factor = 0.0

    /// - Parameter value: In lower case, without comments.
    init(_ value: String, isShorthand: Bool) {
        // What follows the slash is the height of lines.
        let text = isShorthand ? value.prefix { $0 != "/" } : value[...]
        for number in SVGNumbers.all(in: text) {
            if let pixels = number.pixels {
                self.pixels = max(self.pixels, pixels)
            } else {
                factor = max(factor, number.factor)
            }
        }
        if text.contains("larger") { factor = max(factor, 1.2) }
        // Anything else is the same, or smaller than the usual.
        if pixels == 0, factor == 0 { (pixels, factor) = (Self.usual * 2, 1) }
    }

    func larger(_ other: SVGFontSize) -> SVGFontSize {
        var size = self
        size.pixels = max(size.pixels, other.pixels)
        size.factor = max(size.factor, other.factor)
        return size
    }

    func result(in size: Double) -> Double { max(pixels, factor * size) }
}
#endif

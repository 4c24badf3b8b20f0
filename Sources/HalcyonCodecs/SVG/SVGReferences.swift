#if SVG
import HalcyonCore

/// The elements of an SVG document, and what they refer to: `use`, patterns, masks and filters draw others again, so
/// that few elements can make endless work.
struct SVGReferences {
    /// The most elements drawn. librsvg itself ends after 500 000 references.
    private static let mostDrawn = 1_000_000.0
    /// The most comparisons of selectors with elements: some seconds.
    private static let mostComparisons = 100_000_000
    /// How many properties of an element may refer to others: fill, stroke, markers, clip, mask and filter.
    private static let mostShared = 8
    /// How many references may lead on from one to the next.
    private static let longestChain = 32

    private var parents: [Int32] = []
    private var layers: [Bool] = []
    private var links: [(element: Int, name: String)] = []
    private var places: [String: Int] = [:]
    private var classes: [(element: Int, name: String)] = []
    private var sheets: [[UInt8]] = []
    /// How many selectors style sheets have, each of which is compared with each element.
    private var selectors = 0

    /// The number of elements.
    var count: Int { parents.count }

    /// Adds an element, and returns its number.
    mutating func add(in parent: Int?) -> Int {
        parents.append(Int32(parent ?? -1))
        layers.append(false)
        return count - 1
    }

    /// The first of several with one name counts.
    mutating func name(_ element: Int, _ name: String) {
        if places[name] == nil { places[name] = element }
    }

    mutating func add(_ names: [String], to element: Int) {
        for name in names { links.append((element, name)) }
    }

    /// Adds the text of an element's `class`.
    mutating func addClasses(_ text: String, to element: Int) {
        for name in text.split(whereSeparator: \.isWhitespace) { classes.append((element, String(name))) }
    }

    /// Adds a style sheet.
    mutating func add(sheet: [UInt8]) {
        sheets.append(sheet)
        selectors += sheet.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ",") }
    }

    /// Says that an element is drawn on a canvas of its own.
    mutating func markAsLayer(_ element: Int) { layers[element] = true }

    /// Elements, and those that they refer to.
    var targets: [(element: Int, target: Int)] {
        links.compactMap { link in places[link.name].map { (link.element, $0) } }
    }

    /// Returns the most canvases that are held at once besides the picture's.
    ///
    /// - Throws: `ImageError.decoding(.corrupt)` if references make too much work, or lead back to where they begin.
    func measured() throws(ImageError) -> Int {
        guard selectors * count <= Self.mostComparisons else {
            throw .decoding(.corrupt(.svg, why: "its style sheets have too many rules for its elements"))
        }
        var sheetLayers = SVGSheetLayers()
        for sheet in sheets { sheetLayers.add(String(decoding: sheet, as: UTF8.self)) }
        // What style sheets refer to, for whichever elements.
        let common = sheets.flatMap { SVGAddresses.fragments(of: $0) }
        var layers = layers
        for (element, name) in classes where sheetLayers.classes.contains(name) { layers[element] = true }
        let found = targets
        var drawn: [Double] = []
        var depth: [Int32] = []
        for pass in 0...Self.longestChain {
            var newDrawn = [Double](repeating: 1, count: count)
            var newDepth = [Int32](repeating: 0, count: count)
            if pass > 0 {
                for (element, target) in found {
                    newDrawn[element] += drawn[target]
                    newDepth[element] = max(newDepth[element], depth[target])
                }
            }
            for element in parents.indices.reversed() {
                if layers[element] || sheetLayers.isAny { newDepth[element] += 1 }
                guard parents[element] >= 0 else { continue }
                let parent = Int(parents[element])
                newDrawn[parent] += newDrawn[element]
                newDepth[parent] = max(newDepth[parent], newDepth[element])
            }
            guard (newDrawn.first ?? 0) <= Self.mostDrawn else { throw Self.excess }
            if newDrawn == drawn, newDepth == depth { break }
            guard pass < Self.longestChain else {
                throw .decoding(.corrupt(.svg, why: "its references form a circle, or too long a chain"))
            }
            (drawn, depth) = (newDrawn, newDepth)
        }
        let shared = common.reduce(0) { most, name in max(most, places[name].map { drawn[$0] } ?? 0) }
        guard (drawn.first ?? 0) + shared * Double(count * Self.mostShared) <= Self.mostDrawn * 4 else {
            throw Self.excess
        }
        return Int(depth.first ?? 0)
    }

    private static var excess: ImageError { .decoding(.corrupt(.svg, why: "its references draw too many elements")) }
}

/// The elements that style sheets may draw on canvases of their own.
struct SVGSheetLayers {
    private static let properties = [
        "opacity", "filter", "mask", "mix-blend-mode", "isolation", "clip-path", "enable-background",
    ]

    private(set) var classes: Set<String> = []
    /// Whether it may be any element: a rule is for more than classes.
    private(set) var isAny = false

    mutating func add(_ sheet: String) {
        let hasEscapes = sheet.utf8.contains(UInt8(ascii: "\\"))
        for rule in sheet.split(separator: "}") where Self.namesLayer(rule) {
            let parts = rule.split(separator: "{", omittingEmptySubsequences: false)
            guard parts.count == 2, !hasEscapes else {
                isAny = true
                return
            }
            for selector in parts[0].split(separator: ",") {
                let last = selector.split { $0.isWhitespace || ">+~".contains($0) }.last ?? ""
                if last.hasPrefix(".") {
                    classes.insert(String(last.dropFirst().prefix { !".#[:".contains($0) }))
                } else {
                    isAny = true
                }
            }
        }
    }

    /// Whether an attribute, or what `style` says, makes an element be drawn on a canvas of its own.
    static func makesLayer(_ key: String, _ value: [UInt8]) -> Bool {
        if key == "style" { return namesLayer(String(decoding: value, as: UTF8.self)) || value.contains(0x5C) }
        return properties.contains(key) && value != Array("1".utf8) && value != Array("none".utf8)
    }

    private static func namesLayer(_ text: some StringProtocol) -> Bool {
        let text = text.lowercased()
        return properties.contains { text.contains($0) }
    }
}
#endif

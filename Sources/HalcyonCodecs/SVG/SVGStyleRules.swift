#if SVG
import HalcyonCore

/// What style sheets say about the properties that cost time, by the elements that it may be for: a rule counts for
/// each element that its selector's last part may mean.
struct SVGStyleRules {
    struct Declaration {
        let name: String
        let value: String
    }

    /// The properties that are looked at.
    static let names: Set<String> = [
        "font-size", "font", "stroke-dasharray", "opacity", "filter", "mask", "mix-blend-mode", "isolation", "r", "rx",
        "ry", "width", "height",
    ]

    /// Rules by a type's name, a class with its point, or a name with its `#`.
    private var rules: [String: [Declaration]] = [:]
    /// Rules for whatever element.
    private(set) var common: [Declaration] = []
    /// How many parts of selectors look at all that stands before an element.
    private(set) var searches = 0

    var isEmpty: Bool { rules.isEmpty && common.isEmpty }

    func rules(for key: String) -> [Declaration] { rules[key] ?? [] }

    mutating func add(_ sheet: [UInt8]) {
        let text = Self.withoutComments(String(decoding: SVGAddresses.plain(sheet), as: UTF8.self))
        let isPlain = !sheet.contains(UInt8(ascii: "\\"))
        for rule in text.split(separator: "}") {
            let parts = rule.split(separator: "{", omittingEmptySubsequences: false)
            for selector in parts.prefix(max(1, parts.count - 1)) {
                searches += selector.utf8.count { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: ":") }
            }
            let declarations = Self.declarations(in: parts.dropFirst().joined(separator: ";"))
            guard !declarations.isEmpty else { continue }
            let selectors = parts[0].split(separator: ",")
            let keys = selectors.compactMap { Self.key(of: $0) }
            if isPlain, parts.count == 2, keys.count == selectors.count {
                for key in keys { rules[key, default: []] += declarations }
            } else {
                common += declarations
            }
        }
    }

    /// Returns what a selector's last part asks for; nil if that is not simple.
    private static func key(of selector: Substring) -> String? {
        guard selector.utf8.allSatisfy({ isName($0) || $0.isXMLSpace || ".#>+~*:".utf8.contains($0) }),
            let last = selector.split(whereSeparator: { $0.isWhitespace || ">+~".contains($0) }).last
        else { return nil }
        let name = last.dropFirst().prefix { !".#:*".contains($0) }
        let key = String(last.prefix(1) + name)
        return key.first.map { ".#".contains($0) ? key.count > 1 : $0.isLetter || $0 == "_" } == true ? key : nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// Returns the declarations of ``names`` in the text of a `style` or of a rule.
    static func declarations(in text: some StringProtocol) -> [Declaration] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].lowercased().filter { !$0.isWhitespace }
            guard names.contains(name) else { return nil }
            return Declaration(name: name, value: part[part.index(after: colon)...].lowercased())
        }
    }

    /// Returns a text without comments, of which one without an end goes on to the text's end.
    static func withoutComments(_ text: String) -> String {
        guard text.contains("/*") else { return text }
        var output = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            output += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            output += " "
        }
        return output + rest
    }
}
#endif

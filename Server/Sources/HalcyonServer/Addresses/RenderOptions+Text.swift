import HalcyonCore

/// Options as the text in a path: `w:300,h:200,fit:fill,f:webp,q:80`.
extension RenderOptions {
    /// The text of no options.
    static let none = "-"

    /// Reads options.
    ///
    /// - Parameters:
    ///   - text: The text: options with or without a value, separated by commas; `-` for none.
    ///   - rules: The presets and bounds.
    /// - Throws: `RequestProblem.option`, which says what is wrong with which one.
    init(_ text: some StringProtocol, _ rules: OptionRules) throws(RequestProblem) {
        self.init()
        var explicit = RenderOptions.Fields()
        var presets: [String] = []
        if text != Self.none {
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let pair = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                let (name, value) = (String(pair[0]), pair.count == 2 ? String(pair[1]) : nil)
                guard let name = Name(name) else {
                    throw .option(name, name.isEmpty ? "an option is empty: use '-' for none" : "no such option")
                }
                if name == .preset {
                    guard let value else { throw .option("preset", "has no value") }
                    presets.append(value)
                    continue
                }
                if rules.onlyPresets { throw .option(name.rawValue, "only presets are allowed here") }
                try explicit.set(name, to: value)
            }
        }
        if rules.onlyPresets, presets.isEmpty { throw .option("preset", "a preset is required here") }
        for preset in presets {
            guard let fields = rules.presets[preset] else { throw .option("preset", "no such preset") }
            apply(fields)
        }
        apply(explicit)
        try check(rules)
    }

    /// The same options as text, each in one spelling and order: equal options have equal texts. Presets are resolved.
    var text: String {
        var parts: [String] = []
        if let width { parts.append("width:\(width)") }
        if let height { parts.append("height:\(height)") }
        if fit != .fit { parts.append("fit:\(fit.rawValue)") }
        if gravity != .center { parts.append("gravity:\(gravity.rawValue)") }
        if enlarges { parts.append("enlarge") }
        if pixelRatio != 1 { parts.append("dpr:\(pixelRatio)") }
        if let format { parts.append("format:\(format.name)") }
        if let quality { parts.append("quality:\(quality)") }
        parts += effects.map(\.text)
        return parts.isEmpty ? Self.none : parts.joined(separator: ",")
    }

    private func check(_ rules: OptionRules) throws(RequestProblem) {
        for (name, side) in [("width", width), ("height", height)] {
            guard let side else { continue }
            if Double(side) * pixelRatio > Double(rules.maximumSide) {
                throw .option(name, "results have at most \(rules.maximumSide) pixels on a side, after dpr")
            }
        }
        if let format, !rules.formats.contains(format) { throw .option("format", "the server does not write it") }
        if effects.count > rules.maximumEffects {
            throw .option("effects", "at most \(rules.maximumEffects) are allowed")
        }
    }

    private mutating func apply(_ fields: Fields) {
        width = fields.width ?? width
        height = fields.height ?? height
        fit = fields.fit ?? fit
        gravity = fields.gravity ?? gravity
        enlarges = fields.enlarges ?? enlarges
        pixelRatio = fields.pixelRatio ?? pixelRatio
        format = fields.format ?? format
        quality = fields.quality ?? quality
        // One that is set again replaces the preset's: the text has each option once.
        effects.removeAll { fields.names.contains($0.name) }
        effects += fields.effects
    }
}

extension RenderOptions {
    /// The name of an option.
    enum Name: String, CaseIterable {
        case width, height, fit, gravity, enlarge, dpr, format, quality, preset
        case blur, brightness, contrast, saturation, gray, tint, round, circle

        init?(_ text: String) {
            switch text {
            case "w": self = .width
            case "h": self = .height
            case "g": self = .gravity
            case "e": self = .enlarge
            case "f": self = .format
            case "q": self = .quality
            case "p": self = .preset
            default: self.init(rawValue: text)
            }
        }
    }

    /// The options that a text sets; those of a preset may be set again by the request.
    struct Fields: Sendable, Hashable {
        var width: Int?
        var height: Int?
        var fit: TargetSize.Mode?
        var gravity: Gravity?
        var enlarges: Bool?
        var pixelRatio: Double?
        var format: ImageFormat?
        var quality: Int?
        var effects: [Effect] = []
        /// The options that the text has, whatever their values.
        fileprivate var names: Set<Name> = []

        /// Reads the options of a preset.
        init(preset text: String) throws(RequestProblem) {
            for part in text.split(separator: ",") {
                let pair = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = Name(String(pair[0])), name != .preset else {
                    throw .option(String(pair[0]), "no such option of a preset")
                }
                try set(name, to: pair.count == 2 ? String(pair[1]) : nil)
            }
        }

        init() {}

        mutating func set(_ name: Name, to value: String?) throws(RequestProblem) {
            guard names.insert(name).inserted else { throw .option(name.rawValue, "is given twice") }
            let value = OptionValue(name, value)
            switch name {
            case .width: width = try value.integer(1...1_000_000)
            case .height: height = try value.integer(1...1_000_000)
            case .fit: fit = try value.choice(["fit": .fit, "fill": .fill, "stretch": .stretch])
            case .gravity:
                gravity = try value.choice(
                    Dictionary(uniqueKeysWithValues: Gravity.allCases.map { ($0.rawValue, $0) }))
            case .enlarge: enlarges = try value.flag()
            case .dpr: pixelRatio = try value.number(0.1...8)
            case .format: format = try value.choice(OutputFormats.byName)
            case .quality: quality = try value.integer(1...100)
            case .blur: effects.append(.blur(try value.number(0.1...100)))
            case .brightness: effects.append(.brightness(try value.number(-1...1)))
            case .contrast: effects.append(.contrast(try value.number(0...4)))
            case .saturation: effects.append(.saturation(try value.number(0...4)))
            case .gray: if try value.flag() { effects.append(.gray) }
            case .tint: effects.append(.tint(try value.color()))
            case .round: effects.append(.round(try value.number(0.1...10_000)))
            case .circle: if try value.flag() { effects.append(.circle) }
            case .preset: throw .option(name.rawValue, "a preset cannot contain presets")
            }
        }
    }
}

extension RenderOptions.Effect {
    /// The option that sets it.
    fileprivate var name: RenderOptions.Name {
        switch self {
        case .blur: .blur
        case .brightness: .brightness
        case .contrast: .contrast
        case .saturation: .saturation
        case .gray: .gray
        case .tint: .tint
        case .round: .round
        case .circle: .circle
        }
    }

    fileprivate var text: String {
        switch self {
        case .blur(let radius): "blur:\(radius)"
        case .brightness(let value): "brightness:\(value)"
        case .contrast(let value): "contrast:\(value)"
        case .saturation(let value): "saturation:\(value)"
        case .gray: "gray"
        case .tint(let color):
            "tint:"
                + [color.red, color.green, color.blue, color.alpha].map { byte in
                    (byte < 16 ? "0" : "") + String(byte, radix: 16)
                }.joined()
        case .round(let radius): "round:\(radius)"
        case .circle: "circle"
        }
    }
}

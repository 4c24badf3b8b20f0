import HalcyonCore

/// The value of an option, as text.
struct OptionValue {
    private let name: String
    private let text: String?

    init(_ name: RenderOptions.Name, _ text: String?) {
        self.name = name.rawValue
        self.text = text
    }

    func integer(_ bounds: ClosedRange<Int>) throws(RequestProblem) -> Int {
        let text = try required()
        guard text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text),
            bounds.contains(value)
        else { throw .option(name, "must be a whole number from \(bounds.lowerBound) to \(bounds.upperBound)") }
        return value
    }

    /// Only digits, a point and a sign: `Double` would also read `nan`, `inf` and `0x1p9`.
    func number(_ bounds: ClosedRange<Double>) throws(RequestProblem) -> Double {
        let text = try required()
        let isPlain = text.utf8.enumerated().allSatisfy { index, byte in
            (48...57).contains(byte) || byte == UInt8(ascii: ".") || (index == 0 && byte == UInt8(ascii: "-"))
        }
        guard isPlain, text.utf8.count <= 12, let value = Double(text), bounds.contains(value) else {
            throw .option(name, "must be a number from \(bounds.lowerBound) to \(bounds.upperBound)")
        }
        // To thousandths, which are written without an exponent; and with one spelling of zero.
        let rounded = (value * 1_000).rounded() / 1_000
        return rounded == 0 ? 0 : rounded
    }

    /// True without a value.
    func flag() throws(RequestProblem) -> Bool {
        switch text {
        case nil, "1"?, "true"?: return true
        case "0"?, "false"?: return false
        default: throw .option(name, "takes 1 or 0, or no value")
        }
    }

    func choice<Value>(_ values: [String: Value]) throws(RequestProblem) -> Value {
        guard let value = values[try required()] else {
            throw .option(name, "must be one of \(values.keys.sorted().joined(separator: ", "))")
        }
        return value
    }

    /// A colour as 3, 4, 6 or 8 hexadecimal digits.
    func color() throws(RequestProblem) -> PixelColor {
        let text = try required()
        guard [3, 4, 6, 8].contains(text.utf8.count), text.utf8.allSatisfy({ UInt8.isHexDigit($0) }),
            let color = PixelColor("#" + text)
        else { throw .option(name, "must be a colour: 3, 4, 6 or 8 hexadecimal digits") }
        return color
    }

    private func required() throws(RequestProblem) -> String {
        guard let text, !text.isEmpty else { throw .option(name, "has no value") }
        return text
    }
}

extension UInt8 {
    static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}

/// The presets and bounds that options are read with.
struct OptionRules: Sendable {
    var presets: [String: RenderOptions.Fields] = [:]
    var onlyPresets = false
    /// The longest side of a result in pixels.
    var maximumSide = 4_096
    var maximumEffects = 8
    /// The formats that are written.
    var formats: Set<ImageFormat> = Set(OutputFormats.byName.values)
}

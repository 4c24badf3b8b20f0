#if SVG
import HalcyonCore

/// The numbers in an attribute or a style sheet's value, with their units.
///
/// Source: CSS Values and Units 3 (W3C, 2022), 4…6.
struct SVGNumbers {
    /// A number in CSS pixels, or as a multiple of the size of letters.
    struct Number {
        var value: Double
        /// Empty, `%`, or the unit in lower case.
        var unit: String

        /// CSS pixels; nil for a relative unit.
        var pixels: Double? {
            switch unit {
            case "in": value * 96
            case "cm": value * 96 / 2.54
            case "mm": value * 96 / 25.4
            case "q": value * 96 / 101.6
            case "pt": value * 96 / 72
            case "pc": value * 16
            case "%", "em", "ex", "rem", "ch": nil
            default: value
            }
        }

        /// The multiple of what a relative unit refers to.
        var factor: Double { unit == "%" ? value / 100 : value }
    }

    /// Returns all numbers in a text, wherever they stand.
    static func all(in text: some StringProtocol) -> [Number] {
        var scanner = SVGNumberScanner(Array(text.utf8))
        var numbers: [Number] = []
        while scanner.skipToNumber(), let value = scanner.number() {
            numbers.append(Number(value: value, unit: scanner.unit()))
        }
        return numbers
    }
}

/// Reads numbers one after another, as the data of paths has them.
struct SVGNumberScanner {
    private let bytes: [UInt8]
    private(set) var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private var isAtNumber: Bool {
        let signs = byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") ? 1 : 0
        if byte(signs) == UInt8(ascii: ".") { return Self.isDigit(byte(signs + 1)) }
        return Self.isDigit(byte(signs))
    }

    /// Goes on to the next number; returns false if there is none.
    mutating func skipToNumber() -> Bool {
        while index < bytes.count, !isAtNumber { index += 1 }
        return index < bytes.count
    }

    mutating func skipSeparators() {
        while index < bytes.count, byte().isXMLSpace || byte() == UInt8(ascii: ",") { index += 1 }
    }

    /// Returns the number here; nil if there is none. One that is too large is infinite.
    mutating func number() -> Double? {
        guard isAtNumber else { return nil }
        let start = index
        index += 1
        while Self.isDigit(byte()) { index += 1 }
        if byte() == UInt8(ascii: "."), bytes[start..<index].allSatisfy({ $0 != UInt8(ascii: ".") }) {
            index += 1
            while Self.isDigit(byte()) { index += 1 }
        }
        if byte() | 0x20 == UInt8(ascii: "e") {
            let signs = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") ? 1 : 0
            if Self.isDigit(byte(1 + signs)) {
                index += 1 + signs
                while Self.isDigit(byte()) { index += 1 }
            }
        }
        return Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .infinity
    }

    /// Returns the unit here, in lower case.
    mutating func unit() -> String {
        let start = index
        if byte() == UInt8(ascii: "%") {
            index += 1
        } else {
            while Self.isLetter(byte()) { index += 1 }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    }

    /// Returns the letter here, which is a command of a path; nil for anything else.
    mutating func command() -> UInt8? {
        guard Self.isLetter(byte()) else { return nil }
        index += 1
        return bytes[index - 1]
    }

    /// Returns the single digit here, which need not be separated from what follows.
    mutating func flag() -> Double? {
        skipSeparators()
        guard byte() == 0x30 || byte() == 0x31 else { return nil }
        index += 1
        return Double(bytes[index - 1] - 0x30)
    }
}
#endif

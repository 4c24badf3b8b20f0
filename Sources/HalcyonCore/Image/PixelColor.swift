/// A colour as pixels store it: straight (not premultiplied) sRGB, eight bits per channel.
///
/// ```swift
/// let red = PixelColor(red: 255, green: 0, blue: 0)
/// let veil = PixelColor(hex: 0x203040).withAlpha(0.5)
/// let parsed = PixelColor("#20304080")
/// ```
public struct PixelColor: Sendable, Hashable, CustomStringConvertible {
    /// Red from 0 to 255.
    public var red: UInt8
    /// Green from 0 to 255.
    public var green: UInt8
    /// Blue from 0 to 255.
    public var blue: UInt8
    /// Alpha from 0, transparent, to 255, opaque.
    public var alpha: UInt8

    /// Creates a colour from its channels, each from 0 to 255; opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates an opaque colour from a number written `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// Parses a colour in CSS hexadecimal notation: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in any case, with or
    /// without the `#`. Returns nil for any other text.
    ///
    /// Source: W3C CSS Color Module Level 4, section 5.2.
    public init?(_ text: String) {
        var digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
        if digits.utf8.count < 6 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
        // `UInt32` would accept a sign as well.
        guard [6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        self.init(hex: digits.utf8.count == 8 ? number >> 8 : number)
        if digits.utf8.count == 8 { alpha = UInt8(truncatingIfNeeded: number) }
    }

    /// Returns a colour of fractions, each from 0 to 1; numbers outside are clamped, and NaN counts as 0. Opaque by
    /// default.
    public static func fractions(red: Double, green: Double, blue: Double, alpha: Double = 1) -> PixelColor {
        PixelColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }

    /// Returns an opaque grey from black (0) to white (255).
    public static func gray(_ level: UInt8) -> PixelColor { PixelColor(red: level, green: level, blue: level) }

    /// Opaque black.
    public static let black = gray(0)
    /// Opaque white.
    public static let white = gray(255)
    /// Fully transparent.
    public static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns the colour with another opacity, from 0 (transparent) to 1 (opaque).
    public func withAlpha(_ fraction: Double) -> PixelColor {
        PixelColor(red: red, green: green, blue: blue, alpha: Self.byte(fraction))
    }

    /// `"#rrggbbaa"`.
    public var description: String {
        let digits = [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return "#" + digits.joined()
    }

    private static func byte(_ fraction: Double) -> UInt8 { UInt8((fraction.within(0...1, orElse: 0) * 255).rounded()) }
}

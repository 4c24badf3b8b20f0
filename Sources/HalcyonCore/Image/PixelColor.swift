/// A colour as pixels hold it: straight (not premultiplied) sRGB, eight bits a channel.
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
    /// From 0, invisible, to 255, opaque.
    public var alpha: UInt8

    /// A colour of its channels, each from 0 to 255; opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// An opaque colour from a number written `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// A colour from CSS' hexadecimal notation: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in any case, with or without
    /// the `#`. Nil for any other text.
    ///
    /// Source: W3C CSS Color Module Level 4, section 5.2.
    public init?(_ text: String) {
        var digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
        if digits.utf8.count < 6 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
        // `UInt32` would take a sign as well.
        guard [6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        self.init(hex: digits.utf8.count == 8 ? number >> 8 : number)
        if digits.utf8.count == 8 { alpha = UInt8(truncatingIfNeeded: number) }
    }

    /// A colour of its channels as fractions, each from 0 to 1; what lies outside counts as the nearer end, and what is
    /// not a number as 0. Opaque by default.
    public static func fractions(red: Double, green: Double, blue: Double, alpha: Double = 1) -> PixelColor {
        PixelColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }

    /// An opaque grey from black (0) to white (255).
    public static func gray(_ level: UInt8) -> PixelColor { PixelColor(red: level, green: level, blue: level) }

    /// Opaque black.
    public static let black = gray(0)
    /// Opaque white.
    public static let white = gray(255)
    /// Nothing to be seen.
    public static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The colour with another opacity, from 0 (invisible) to 1 (opaque).
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

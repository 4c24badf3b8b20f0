extension PixelBuffer {
    /// Creates a picture row by row, and stops if the task is cancelled.
    ///
    /// - Parameters:
    ///   - size: The size of the new picture; nil for that of this one.
    ///   - body: Writes a row of the new picture. Its arguments are the rows of this picture from the first on, the row
    ///     to write, and its index from the top.
    @inline(__always)
    func rows(
        size: PixelSize? = nil, hasAlpha: Bool,
        _ body: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, Int) throws(ImageError) -> Void
    ) throws(ImageError) -> PixelBuffer {
        let size = size ?? self.size
        return try PixelBuffer(width: size.width, height: size.height, hasAlpha: hasAlpha) {
            memory throws(ImageError) in
            try withUnsafeBytes { bytes throws(ImageError) in
                guard let source = bytes.bindMemory(to: UInt32.self).baseAddress,
                    let target = memory.bindMemory(to: UInt32.self).baseAddress
                else { return }
                for y in 0..<size.height {
                    if y % 16 == 0, Task.isCancelled { throw .cancelled }
                    try body(source, target + y * size.width, y)
                }
            }
        }
    }

    /// Returns the picture with each pixel transformed. A pixel of a picture without alpha stays opaque.
    @inline(__always)
    func mapPixels(hasAlpha: Bool, _ transform: (PixelValue) -> PixelValue) throws(ImageError) -> PixelBuffer {
        let opaque: UInt32 = hasAlpha ? 0 : 0xFF00_0000
        return try rows(hasAlpha: hasAlpha) { source, target, y in
            let row = source + y * width
            for x in 0..<width {
                target[x] = (transform(PixelValue(UInt32(littleEndian: row[x]))).packed | opaque).littleEndian
            }
        }
    }
}

/// A pixel as numbers: straight alpha, each channel from 0 to 255.
///
/// Written for loops that the compiler vectorizes for any vector width: no conversions that may trap, and no branches,
/// not even those of `min` and `max`, which it multiplies out before it vectorizes. A byte is converted to a number,
/// and a number rounded to a byte (halves to even), by adding 2²³, around which the last bits of a `Float` are whole
/// numbers. A pixel is one `UInt32`, with red in the lowest byte.
struct PixelValue {
    var red: Float
    var green: Float
    var blue: Float
    var alpha: Float

    @inline(__always)
    init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    @inline(__always)
    init(_ packed: UInt32) {
        red = Self.number(packed)
        green = Self.number(packed &>> 8)
        blue = Self.number(packed &>> 16)
        alpha = Self.number(packed &>> 24)
    }

    init(_ color: PixelColor) { self.init(color.packed) }

    /// The packed pixel. Channels must be within their range, except for rounding errors; otherwise see ``clamped``.
    @inline(__always)
    var packed: UInt32 {
        Self.byte(red) | Self.byte(green) &<< 8 | Self.byte(blue) &<< 16 | Self.byte(alpha) &<< 24
    }

    /// The pixel with each colour channel clamped to its range.
    @inline(__always)
    var clamped: PixelValue {
        PixelValue(red: Self.clamp(red), green: Self.clamp(green), blue: Self.clamp(blue), alpha: alpha)
    }

    /// Returns this pixel laid over another one, with the opacity `share` from 0 to 1.
    ///
    /// Source: Porter, Duff, "Compositing digital images", SIGGRAPH 1984: the operator "over".
    @inline(__always)
    func over(_ below: PixelValue, share: Float = 1) -> PixelValue {
        let above = alpha * share
        let rest = below.alpha * (255 - above) * (1 / 255)
        let sum = above + rest
        // If both are invisible, any colour will do, but there must be no division by zero.
        let weight = above / (sum + .leastDivisor)
        return PixelValue(
            red: below.red + (red - below.red) * weight, green: below.green + (green - below.green) * weight,
            blue: below.blue + (blue - below.blue) * weight, alpha: sum)
    }

    @inline(__always)
    private static func number(_ byte: UInt32) -> Float {
        Float(bitPattern: byte & 255 | 0x4B00_0000) - 8_388_608
    }

    @inline(__always)
    private static func byte(_ number: Float) -> UInt32 {
        (number + 8_388_608).bitPattern & 255
    }

    /// Non-negative numbers are ordered like their bits read as integers, and negative ones have the sign bit set.
    @inline(__always)
    private static func clamp(_ number: Float) -> Float {
        let most = Int32(bitPattern: Float(255).bitPattern)
        let bits = Int32(bitPattern: number.bitPattern)
        let excess = (bits & ~(bits &>> 31)) &- most
        return Float(bitPattern: UInt32(bitPattern: most &+ (excess & (excess &>> 31))))
    }
}

extension Float {
    /// Added to a divisor that may be 0; too small to change any other.
    static var leastDivisor: Float { 1e-30 }

    /// Returns `first` if this is less than `limit`, otherwise `second`, without a branch.
    @inline(__always)
    func isBelow(_ limit: Float, _ first: Float, else second: Float) -> Float {
        let mask = UInt32(bitPattern: Int32(bitPattern: (self - limit).bitPattern) &>> 31)
        return Float(bitPattern: first.bitPattern & mask | second.bitPattern & ~mask)
    }

    /// Returns the lesser number, without a branch.
    @inline(__always)
    func lesser(_ other: Float) -> Float { isBelow(other, self, else: other) }

    /// Returns the greater number, without a branch.
    @inline(__always)
    func greater(_ other: Float) -> Float { isBelow(other, other, else: self) }
}

extension PixelColor {
    /// The pixel in memory, read as a little-endian number.
    var packed: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }
}

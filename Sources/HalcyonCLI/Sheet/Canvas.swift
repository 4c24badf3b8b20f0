import HalcyonCore

/// An opaque image to draw on. Drawing is clipped to its bounds.
struct Canvas {
    let width: Int
    let height: Int
    private var bytes: [UInt8]

    init(width: Int, height: Int, color: Color) {
        self.width = width
        self.height = height
        bytes = Array(repeating: 255, count: width * height * 4)
        fill(x: 0, y: 0, width: width, height: height, color: color)
    }

    /// The colour of a pixel; nil outside.
    subscript(x: Int, y: Int) -> Color? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let offset = (y * width + x) * 4
        return Color(red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2])
    }

    mutating func fill(x: Int, y: Int, width: Int, height: Int, color: Color) {
        for row in Self.span(y, height, within: self.height) {
            for column in Self.span(x, width, within: self.width) { blend(color, x: column, y: row) }
        }
    }

    /// Draws an image over the existing content.
    mutating func draw(_ pixels: PixelBuffer, x: Int, y: Int) {
        pixels.withUnsafeBytes { source in
            for row in 0..<pixels.height {
                for column in 0..<pixels.width {
                    let offset = row * pixels.bytesPerRow + column * 4
                    let color = Color(
                        red: source[offset], green: source[offset + 1], blue: source[offset + 2],
                        alpha: source[offset + 3]
                    )
                    blend(color, x: x + column, y: y + row)
                }
            }
        }
    }

    /// Writes a line of text with its top left corner at `x`, `y`; a dot of the font is `scale` pixels wide.
    mutating func write(_ text: String, x: Int, y: Int, scale: Int, color: Color) {
        for (index, character) in text.enumerated() {
            for (row, dots) in BitmapFont.rows(of: character).enumerated() {
                for column in 0..<BitmapFont.glyphWidth where dots >> (BitmapFont.glyphWidth - 1 - column) & 1 == 1 {
                    fill(
                        x: x + (index * BitmapFont.advance + column) * scale, y: y + row * scale,
                        width: scale, height: scale, color: color
                    )
                }
            }
        }
    }

    /// Returns the finished image.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)`.
    func pixels() throws(ImageError) -> PixelBuffer {
        try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in memory.copyBytes(from: bytes) }
    }

    private static func span(_ start: Int, _ length: Int, within limit: Int) -> Range<Int> {
        let first = max(0, start)
        return first..<max(first, min(limit, start + length))
    }

    private mutating func blend(_ color: Color, x: Int, y: Int) {
        guard color.alpha > 0, x >= 0, x < width, y >= 0, y < height else { return }
        let offset = (y * width + x) * 4
        bytes[offset] = Self.mix(color.red, over: bytes[offset], alpha: color.alpha)
        bytes[offset + 1] = Self.mix(color.green, over: bytes[offset + 1], alpha: color.alpha)
        bytes[offset + 2] = Self.mix(color.blue, over: bytes[offset + 2], alpha: color.alpha)
    }

    private static func mix(_ top: UInt8, over bottom: UInt8, alpha: UInt8) -> UInt8 {
        let alpha = Int(alpha)
        return UInt8((Int(top) * alpha + Int(bottom) * (255 - alpha) + 127) / 255)
    }
}

/// A colour in sRGB, not premultiplied.
struct Color: Sendable, Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    /// Returns a gray from black (0) to white (255).
    static func gray(_ level: UInt8) -> Color { Color(red: level, green: level, blue: level) }
}

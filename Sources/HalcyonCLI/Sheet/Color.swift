/// A colour in straight sRGB.
struct Color: Sendable, Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    /// A grey from black (0) to white (255).
    static func gray(_ level: UInt8) -> Color { Color(red: level, green: level, blue: level) }
}

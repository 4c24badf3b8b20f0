import HalcyonCore

/// A picture, and the kind of PNG file that it should become.
struct SamplePicture: Sendable, CustomStringConvertible {
    var name: String
    var model: String
    var bits = 8
    var alpha = false
    var pixel: @Sendable (_ x: Int, _ y: Int) -> [UInt8]

    var description: String { name }

    /// 40 × 30 pixels, which are not said to be opaque even where they are.
    func picture() throws -> PixelBuffer { try Codecs.picture(40, 30, hasAlpha: true, pixel) }
}

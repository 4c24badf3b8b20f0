import HalcyonCore

/// What a picture makes no use of, and an encoder need not write.
struct PixelSurvey {
    /// Whether every pixel is opaque.
    private(set) var isOpaque = true
    /// Whether red, green and blue are the same in every pixel.
    private(set) var isGray = true
    /// The pixels that there are; nil for more than 256 different ones.
    private(set) var colors: ColorTable?

    /// Looks at the pixels until nothing can be spared any more: in a photograph, at a row or two of them.
    ///
    /// - Parameter countsColors: Whether ``colors`` is wanted.
    init(_ pixels: PixelBuffer, countsColors: Bool) {
        var table = ColorTable()
        var hasTable = countsColors
        var isOpaque = true
        var isGray = true
        let mayBeTransparent = pixels.hasAlpha
        pixels.withUnsafeBytes { bytes in
            var last: UInt32?
            for pixel in bytes.bindMemory(to: UInt32.self) where pixel != last {
                last = pixel
                if pixel &>> 24 != 255 { isOpaque = false }
                if pixel & 0xFFFF != (pixel &>> 8) & 0xFFFF { isGray = false }
                if hasTable { hasTable = table.insert(pixel) }
                if !hasTable, !isGray, !(isOpaque && mayBeTransparent) { break }
            }
        }
        self.isOpaque = isOpaque
        self.isGray = isGray
        colors = hasTable ? table : nil
    }
}

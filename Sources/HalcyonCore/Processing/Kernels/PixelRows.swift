extension PixelBuffer {
    /// Makes a picture row by row, and stops where the task is cancelled.
    ///
    /// - Parameters:
    ///   - size: Its size; nil for this picture's own.
    ///   - body: Writes a row of the new picture: gets the rows of this one from the first on, the row to write, and
    ///     which one it is, from the top.
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

    /// The picture with each pixel replaced. A pixel of a picture without alpha stays opaque.
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

/// Turns rows of straight RGBA8 into premultiplied floating point, and cells of several pixels into their mean.
struct RowReducer {
    let source: PixelSize
    /// The pixels that become one.
    let cell: PixelSize
    /// The cells of a row that are wanted.
    let columns: Range<Int>
    let hasAlpha: Bool

    /// Of a strong reduction, the first part is plain means: at eight times the size wanted and more, the filter that
    /// follows hides the difference, and its memory grows with the output and not with the source.
    static func cellSide(_ extent: Double, _ scaled: Int) -> Int {
        max(1, Int(extent / Double(max(1, scaled)) / 8))
    }

    /// Adds source row `y` to a row of cells.
    ///
    /// - Returns: Whether the row of cells is complete.
    func add(_ row: UnsafePointer<UInt8>, _ y: Int, to target: UnsafeMutablePointer<SIMD4<Float>>) -> Bool {
        guard cell != PixelSize(width: 1, height: 1) else {
            let pixels = row + columns.lowerBound * 4
            let target = UnsafeMutableRawPointer(target).assumingMemoryBound(to: Float.self)
            if hasAlpha { premultiply(pixels, into: target) } else { widen(pixels, into: target) }
            return true
        }
        let line = y % cell.height
        if line == 0 { target.update(repeating: .zero, count: columns.count) }
        for column in columns { target[column - columns.lowerBound] += sum(row, of: column) }
        guard line + 1 == cell.height || y + 1 == source.height else { return false }
        for column in columns {
            // The last row and column of cells hold fewer pixels.
            let count = (line + 1) * pixels(of: column).count
            target[column - columns.lowerBound] *= 1 / Float(count)
        }
        return true
    }

    private func pixels(of column: Int) -> Range<Int> {
        column * cell.width..<min((column + 1) * cell.width, source.width)
    }

    private func sum(_ row: UnsafePointer<UInt8>, of column: Int) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for x in pixels(of: column) {
            let alpha = Float(row[x * 4 + 3])
            var pixel = SIMD4(Float(row[x * 4]), Float(row[x * 4 + 1]), Float(row[x * 4 + 2]), 255)
            if hasAlpha { pixel *= alpha * (1 / 255) }
            sum += pixel
        }
        return sum
    }

    private func widen(_ pixels: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<Float>) {
        for index in 0..<columns.count * 4 { target[index] = Float(pixels[index]) }
    }

    private func premultiply(_ pixels: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<Float>) {
        for index in 0..<columns.count {
            let alpha = Float(pixels[index * 4 + 3])
            let share = alpha * (1 / 255)
            target[index * 4] = Float(pixels[index * 4]) * share
            target[index * 4 + 1] = Float(pixels[index * 4 + 1]) * share
            target[index * 4 + 2] = Float(pixels[index * 4 + 2]) * share
            target[index * 4 + 3] = alpha
        }
    }
}

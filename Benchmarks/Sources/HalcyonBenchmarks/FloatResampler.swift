import Foundation
import Halcyon

/// The resampler of Halcyon 0988997, in Swift and floating point, which the present one is measured against. Its filter
/// is Lanczos3.
final class FloatResampler {
    private static let batch = 8
    /// Pixels of a batch that are processed together; with their sums they fit in the first-level cache.
    private static let block = 192

    private let vertical: FloatAxis
    private let horizontal: FloatAxis
    private let reducer: FloatReducer
    private let columns: Range<Int>
    private let hasAlpha: Bool
    private let output: UnsafeMutableRawBufferPointer
    private let pending: UnsafeMutablePointer<SIMD4<Float>>
    private let sums: UnsafeMutablePointer<SIMD4<Float>>
    private let sumRows: Int
    private var nextSourceRow = 0
    private var nextRow = 0
    private var pendingRows = 0
    private var started = 0
    private var finished = 0

    /// - Parameters:
    ///   - source: The number of pixels per row, and of rows, that will be pushed.
    ///   - extent: The exact size of the source in its own pixels, if it ends within the last pixel; nil for `source`.
    ///   - layout: The layout of the output.
    ///   - output: Memory for `layout.output` pixels of four bytes, all of which are written; must outlive this object.
    init(
        source: PixelSize, extent: (width: Double, height: Double)? = nil, layout: TargetSize.Layout,
        hasAlpha: Bool, output: UnsafeMutableRawBufferPointer
    ) {
        let extent = extent ?? (Double(source.width), Double(source.height))
        let cell = PixelSize(
            width: FloatReducer.cellSide(extent.width, layout.scaled.width),
            height: FloatReducer.cellSide(extent.height, layout.scaled.height))
        horizontal = FloatAxis(
            sourceCount: (source.width + cell.width - 1) / cell.width, extent: extent.width / Double(cell.width),
            scaled: layout.scaled.width, output: layout.cropX..<layout.cropX + layout.output.width)
        vertical = FloatAxis(
            sourceCount: (source.height + cell.height - 1) / cell.height, extent: extent.height / Double(cell.height),
            scaled: layout.scaled.height, output: layout.cropY..<layout.cropY + layout.output.height)
        columns = horizontal.sourceRange
        reducer = FloatReducer(source: source, cell: cell, columns: columns, hasAlpha: hasAlpha)
        self.hasAlpha = hasAlpha
        self.output = output
        sumRows = vertical.mostOpenWindows(batch: Self.batch)
        pending = .allocate(capacity: Self.batch * columns.count)
        pending.initialize(repeating: .zero, count: Self.batch * columns.count)
        sums = .allocate(capacity: sumRows * columns.count)
    }

    deinit {
        pending.deallocate()
        sums.deallocate()
    }

    /// Whether all output rows are written; further rows are then ignored.
    var isFinished: Bool { finished == vertical.windows.count }

    /// Adds the next source row: straight RGBA, 8 bits.
    func push(_ row: UnsafeRawPointer) {
        defer { nextSourceRow += 1 }
        let needed = vertical.sourceRange
        guard needed.contains(nextSourceRow / reducer.cell.height) else { return }
        let target = pending + pendingRows * columns.count
        guard reducer.add(row.assumingMemoryBound(to: UInt8.self), nextSourceRow, to: target) else { return }
        pendingRows += 1
        nextRow = nextSourceRow / reducer.cell.height
        if pendingRows == Self.batch || nextRow + 1 == needed.upperBound { addPendingRows() }
    }

    private func addPendingRows() {
        let rows = nextRow + 1 - pendingRows..<nextRow + 1
        while started < vertical.windows.count, vertical.windows[started].range.lowerBound < rows.upperBound {
            (sums + started % sumRows * columns.count).initialize(repeating: .zero, count: columns.count)
            started += 1
        }
        let open = finished..<started
        let weights = open.map { self.weights(of: $0, rows: rows) }
        for blockStart in stride(from: 0, to: columns.count, by: Self.block) {
            let width = min(Self.block, columns.count - blockStart)
            for index in open {
                add(weights[index - open.lowerBound], from: blockStart, width: width, to: index)
            }
        }
        pendingRows = 0
        while finished < started, vertical.windows[finished].range.upperBound <= rows.upperBound {
            writeRow(finished)
            finished += 1
        }
    }

    private func weights(of index: Int, rows: Range<Int>) -> SIMD8<Float> {
        let window = vertical.windows[index]
        var weights = SIMD8<Float>.zero
        for row in rows.clamped(to: window.range) {
            weights[row - rows.lowerBound] = vertical.weights[window.offset + row - window.range.lowerBound]
        }
        return weights
    }

    private func add(_ weights: SIMD8<Float>, from start: Int, width: Int, to index: Int) {
        let count = columns.count
        let target = sums + (index % sumRows * count + start)
        let row0 = UnsafePointer(pending + start)
        let row1 = row0 + count
        let row2 = row1 + count
        let row3 = row2 + count
        let row4 = row3 + count
        let row5 = row4 + count
        let row6 = row5 + count
        let row7 = row6 + count
        for x in 0..<width {
            var low = row0[x] * weights[0]
            low += row1[x] * weights[1]
            low += row2[x] * weights[2]
            low += row3[x] * weights[3]
            var high = row4[x] * weights[4]
            high += row5[x] * weights[5]
            high += row6[x] * weights[6]
            high += row7[x] * weights[7]
            target[x] += low + high
        }
    }

    private func writeRow(_ index: Int) {
        let row = UnsafePointer(sums + index % sumRows * columns.count)
        let width = horizontal.windows.count
        let target = output.baseAddress.map { $0 + index * width * 4 }
        horizontal.weights.withUnsafeBufferPointer { weights in
            for (x, window) in horizontal.windows.enumerated() {
                var sum = SIMD4<Float>.zero
                let source = row + (window.range.lowerBound - columns.lowerBound)
                for tap in 0..<window.range.count { sum += source[tap] * weights[window.offset + tap] }
                target?.storeBytes(of: pixel(sum), toByteOffset: x * 4, as: SIMD4<UInt8>.self)
            }
        }
    }

    private func pixel(_ sum: SIMD4<Float>) -> SIMD4<UInt8> {
        var value = sum
        if hasAlpha {
            // An alpha of less than half a step is invisible, and the division would only amplify noise.
            guard value.w >= 0.5 else { return .zero }
            let alpha = value.w
            value *= 255 / alpha
            value.w = alpha
        } else {
            value.w = 255
        }
        let clamped = (value + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
        return SIMD4(UInt8(clamped.x), UInt8(clamped.y), UInt8(clamped.z), UInt8(clamped.w))
    }
}

/// Converts rows of straight RGBA8 to premultiplied floating point, and cells of several pixels to their mean.
private struct FloatReducer {
    let source: PixelSize
    /// The pixels that are averaged into one.
    let cell: PixelSize
    /// The needed cells of a row.
    let columns: Range<Int>
    let hasAlpha: Bool

    /// Returns the side of a cell. A strong reduction begins with plain means: at eight times the wanted size or more,
    /// the filter that follows hides the difference, and its memory grows with the output and not with the source.
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
            // The cells of the last row and column have fewer pixels.
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

/// The source positions and their weights for every output position along one axis.
private struct FloatAxis {
    struct Window {
        /// The source positions; never empty.
        var range: Range<Int>
        /// The index of its first weight in `weights`.
        var offset: Int
    }

    private(set) var windows: [Window] = []
    /// The weights; those of each window sum up to 1.
    private(set) var weights: [Float] = []

    /// - Parameters:
    ///   - sourceCount: The number of source positions, at least 1.
    ///   - extent: The length of the source in positions, which may have a fraction after a codec's reduced decoding.
    ///   - scaled: The number of output positions for the whole extent.
    ///   - output: The output positions to compute.
    init(sourceCount: Int, extent: Double, scaled: Int, output: Range<Int>) {
        let step = extent / Double(max(1, scaled))
        let stretch = max(1, step)
        let reach = 3 * stretch
        windows.reserveCapacity(output.count)
        for position in output {
            let centre = (Double(position) + 0.5) * step
            // There is nothing beyond the edge: the remaining weights are scaled to sum up to 1 again.
            let first = min(max(0, Int(centre - reach + 0.5)), sourceCount - 1)
            let end = max(min(sourceCount, Int(centre + reach + 0.5)), first + 1)
            let offset = weights.count
            var sum = 0.0
            for source in first..<end {
                let weight = Self.lanczos((Double(source) + 0.5 - centre) / stretch)
                weights.append(Float(weight))
                sum += weight
            }
            if abs(sum) < 1e-6 {
                weights.replaceSubrange(offset..., with: repeatElement(1 / Float(end - first), count: end - first))
            } else {
                for index in offset..<weights.count { weights[index] /= Float(sum) }
            }
            windows.append(Window(range: first..<end, offset: offset))
        }
    }

    private static func lanczos(_ distance: Double) -> Double {
        let x = abs(distance)
        guard x < 3 else { return 0 }
        guard x > 1e-9 else { return 1 }
        let angle = Double.pi * x
        return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
    }

    /// The source positions needed by any output.
    var sourceRange: Range<Int> {
        guard let first = windows.first, let last = windows.last else { return 0..<0 }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// Returns the maximum number of windows open at the same time, if sources arrive in batches of this size.
    func mostOpenWindows(batch: Int) -> Int {
        let first = sourceRange.lowerBound
        var begun = 0
        var most = 1
        for (index, window) in windows.enumerated() {
            // A window ends with the batch of its last source, when all that begin in that batch are open.
            let end = first + (window.range.upperBound - first + batch - 1) / batch * batch
            while begun < windows.count, windows[begun].range.lowerBound < end { begun += 1 }
            most = max(most, begun - index)
        }
        return most
    }
}

extension FloatResampler {
    static func scale(_ source: PixelBuffer, to target: TargetSize) throws {
        let layout = target.layout(for: source.size)
        _ = try PixelBuffer(
            width: layout.output.width, height: layout.output.height, hasAlpha: source.hasAlpha
        ) { memory in
            let rows = FloatResampler(source: source.size, layout: layout, hasAlpha: source.hasAlpha, output: memory)
            source.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                for y in 0..<source.height { rows.push(base + y * source.bytesPerRow) }
            }
        }
    }
}

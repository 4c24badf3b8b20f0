import CPixels
import Foundation

/// Scales a picture that arrives row by row from the top, and keeps only the rows needed for the next output rows: the
/// memory grows with the width of the output, however large the picture is.
///
/// Scaling columns first would process each source pixel in a short, ragged inner loop. Instead source rows are
/// weighted and added to every output row that they belong to, in long straight loops; only the few finished rows are
/// then scaled horizontally. Rows are processed in batches, so that each sum is loaded and stored less often.
///
/// The loops are those of `CPixels`, which says how rows and sums are laid out.
package final class RowResampler {
    private let vertical: ResamplingAxis
    private let horizontal: ResamplingAxis
    private let reducer: RowReducer
    private let kernels: cpixels_kernels
    private let hasAlpha: Bool
    private let output: UnsafeMutableRawBufferPointer
    /// The number of values of a row of lanes, and of sums.
    private let stride: Int
    /// The pairs of rows of a batch.
    private let batch: Int
    private let lanes: UnsafeMutablePointer<UInt32>
    private let sums: UnsafeMutablePointer<Int32>
    private let sumRows: Int
    /// A finished row, before it is scaled horizontally.
    private let row: UnsafeMutablePointer<Float>
    /// Scales sums to channels from 0 to 255.
    private let factor: Float
    private var nextSourceRow = 0
    private var started = 0
    private var finished = 0

    /// - Parameters:
    ///   - source: The number of pixels per row, and of rows, that will be pushed.
    ///   - extent: The exact size of the source in its own pixels, if it ends within the last pixel; nil for `source`.
    ///   - layout: The layout of the output.
    ///   - output: Memory for `layout.output` pixels of four bytes, all of which are written; must outlive this object.
    ///   - kernels: The loops over pixels.
    package init(
        source: PixelSize, extent: (width: Double, height: Double)? = nil, layout: TargetSize.Layout,
        filter: ResamplingFilter = .lanczos3, hasAlpha: Bool, output: UnsafeMutableRawBufferPointer,
        kernels: PixelKernels = .current
    ) {
        let extent = extent ?? (Double(source.width), Double(source.height))
        let cell = PixelSize(
            width: RowReducer.cellSide(extent.width, layout.scaled.width),
            height: RowReducer.cellSide(extent.height, layout.scaled.height))
        let fraction = hasAlpha || cell != PixelSize(width: 1, height: 1) ? RowReducer.fraction : 0
        horizontal = ResamplingAxis.of(
            .init(
                sourceCount: (source.width + cell.width - 1) / cell.width, extent: extent.width / Double(cell.width),
                scaled: layout.scaled.width, output: layout.cropX..<layout.cropX + layout.output.width, filter: filter))
        vertical = ResamplingAxis.of(
            .init(
                sourceCount: (source.height + cell.height - 1) / cell.height,
                extent: extent.height / Double(cell.height), scaled: layout.scaled.height,
                output: layout.cropY..<layout.cropY + layout.output.height, filter: filter,
                pairLimit: Int32(256) << fraction))
        let columns = horizontal.sourceRange
        reducer = RowReducer(
            source: source, cell: cell, columns: columns, hasAlpha: hasAlpha, kernels: kernels.loops)
        self.kernels = kernels.loops
        self.hasAlpha = hasAlpha
        self.output = output
        factor = 1 / (Float(vertical.one) * Float(1 << fraction))
        stride = (columns.count * 4 + 31) / 32 * 32
        batch = Self.batch(of: vertical)
        sumRows = vertical.mostOpenWindows(batch: batch)
        lanes = .allocate(capacity: batch * stride)
        Self.clear(lanes, count: batch * stride)
        sums = .allocate(capacity: sumRows * stride)
        row = .allocate(capacity: stride)
    }

    deinit {
        lanes.deallocate()
        sums.deallocate()
        row.deallocate()
    }

    /// Whether all output rows are written; further rows are then ignored.
    package var isFinished: Bool { finished == vertical.windows.count }

    /// Adds the next source row: straight RGBA, 8 bits.
    package func push(_ row: UnsafeRawPointer) {
        let position = nextSourceRow / reducer.cell.height
        defer { nextSourceRow += 1 }
        let needed = vertical.sourceRange
        guard needed.contains(position) else { return }
        let index = position - needed.lowerBound
        let pair = index / 2
        let isLast = position + 1 == needed.upperBound
        let target = lanes + pair % batch * stride
        guard reducer.add(row.assumingMemoryBound(to: UInt8.self), nextSourceRow, to: target, isOdd: index % 2 == 1)
        else { return }
        if isLast || index % (2 * batch) == 2 * batch - 1 { addPairs(pair / batch * batch..<pair + 1) }
    }

    /// Fills memory with zeros. The standard library's generic way is called for each number in a debug build.
    fileprivate static func clear<Number>(_ numbers: UnsafeMutablePointer<Number>, count: Int) {
        memset(numbers, 0, count * MemoryLayout<Number>.stride)
    }

    private static func batch(of axis: ResamplingAxis) -> Int {
        // More rows at once open more windows, and a window that ends within the batch waits for its end.
        let most = axis.windows.lazy.map(\.count).max() ?? 1
        return min(8, max(2, Int(most) / 2))
    }

    private func addPairs(_ pairs: Range<Int>) {
        while started < vertical.windows.count, vertical.windows[started].first < pairs.upperBound {
            Self.clear(sums + started % sumRows * stride, count: stride)
            started += 1
        }
        vertical.pairs.withUnsafeBufferPointer { weights in
            guard let weights = weights.baseAddress else { return }
            var list: [cpixels_sum] = []
            list.reserveCapacity(started - finished)
            for index in finished..<started {
                let window = vertical.windows[index]
                let first = max(Int(window.first), pairs.lowerBound)
                let end = min(Int(window.first + window.count), pairs.upperBound)
                guard first < end else { continue }
                list.append(
                    cpixels_sum(
                        sums: sums + index % sumRows * stride,
                        weights: weights + Int(window.offset) + first - Int(window.first),
                        first_pair: Int32(first - pairs.lowerBound), pairs: Int32(end - first)))
            }
            kernels.accumulate(list, list.count, lanes, stride)
        }
        while finished < started,
            vertical.windows[finished].first + vertical.windows[finished].count <= pairs.upperBound
        {
            writeRow(finished)
            finished += 1
        }
    }

    private func writeRow(_ index: Int) {
        let width = horizontal.windows.count
        guard let target = output.baseAddress else { return }
        kernels.write_row(
            sums + index % sumRows * stride, stride, factor, horizontal.windows, width, horizontal.weights, row,
            target.assumingMemoryBound(to: UInt8.self) + index * width * 4, hasAlpha ? 1 : 0)
    }
}

/// Puts rows of straight RGBA8 into lanes, and cells of several pixels as their mean.
private final class RowReducer {
    /// The bits after the point of values that are no whole numbers: means, and colours multiplied by alpha.
    static let fraction: Int32 = 7

    let source: PixelSize
    /// The pixels that are averaged into one.
    let cell: PixelSize
    /// The needed cells of a row.
    private let columns: Range<Int>
    private let hasAlpha: Bool
    private let kernels: cpixels_kernels
    /// The sums of a row of cells; nil if each pixel is a cell.
    private let sums: UnsafeMutableBufferPointer<Float>?

    init(
        source: PixelSize, cell: PixelSize, columns: Range<Int>, hasAlpha: Bool, kernels: cpixels_kernels
    ) {
        self.source = source
        self.cell = cell
        self.columns = columns
        self.hasAlpha = hasAlpha
        self.kernels = kernels
        sums = cell == PixelSize(width: 1, height: 1) ? nil : .allocate(capacity: columns.count * 4)
        if let first = sums?.baseAddress { RowResampler.clear(first, count: columns.count * 4) }
    }

    deinit { sums?.deallocate() }

    /// Returns the side of a cell. A strong reduction begins with plain means: at eight times the wanted size or more,
    /// the filter that follows hides the difference, and its memory grows with the output and not with the source.
    static func cellSide(_ extent: Double, _ scaled: Int) -> Int {
        max(1, Int(extent / Double(max(1, scaled)) / 8))
    }

    /// Adds source row `y` to a row of cells.
    ///
    /// - Returns: Whether the row of cells is complete, and in the lanes.
    func add(
        _ row: UnsafePointer<UInt8>, _ y: Int, to lanes: UnsafeMutablePointer<UInt32>, isOdd: Bool
    ) -> Bool {
        let isOdd: Int32 = isOdd ? 1 : 0
        guard let sums, let first = sums.baseAddress else {
            let pixels = row + columns.lowerBound * 4
            if hasAlpha {
                kernels.premultiply(pixels, lanes, columns.count, isOdd, Self.fraction)
            } else {
                kernels.widen(pixels, lanes, columns.count, isOdd)
            }
            return true
        }
        // The cells of the last row and column have fewer pixels.
        let pixels = columns.lowerBound * cell.width..<min(columns.upperBound * cell.width, source.width)
        kernels.reduce(row + pixels.lowerBound * 4, first, pixels.count, cell.width, hasAlpha ? 1 : 0)
        let line = y % cell.height
        guard line + 1 == cell.height || y + 1 == source.height else { return false }
        let scale = Float(1 << Self.fraction) / (hasAlpha ? 255 : 1) / Float(line + 1)
        let rest = pixels.count % cell.width
        let whole = (columns.count - (rest > 0 ? 1 : 0)) * 4
        kernels.narrow(first, lanes, whole, scale / Float(cell.width), isOdd)
        if rest > 0 { kernels.narrow(first + whole, lanes + whole, 4, scale / Float(rest), isOdd) }
        RowResampler.clear(first, count: columns.count * 4)
        return true
    }
}

import CPixels
import Foundation

/// Scales pixels with separable filters and premultiplied alpha, and computes only the part that is kept.
package struct Resampler: Sendable, Hashable {
    /// A larger result is a mistake, and its tables of weights alone would fill the memory.
    package static let longestSide = 1 << 20
    private static let mostPixels = 1 << 30

    /// How pixels are weighted. Default: `.lanczos3`.
    public var filter: ResamplingFilter

    /// Creates a resampler with the given filter.
    public init(filter: ResamplingFilter = .lanczos3) {
        self.filter = filter
    }

    /// Returns the picture, scaled and cropped according to `layout`; the same object if nothing changes.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` if the result does not fit in memory, and `ImageError.cancelled`
    ///   if the task is cancelled meanwhile.
    public func resample(_ source: PixelBuffer, to layout: TargetSize.Layout) throws(ImageError) -> PixelBuffer {
        if layout.isIdentity(for: source.size) { return source }
        let longest = max(layout.output.width, layout.output.height)
        guard let pixels = layout.output.pixelCount, pixels <= Self.mostPixels, longest <= Self.longestSide else {
            throw .decoding(.outOfMemory(layout.output))
        }
        return try PixelBuffer(
            width: layout.output.width, height: layout.output.height, hasAlpha: source.hasAlpha
        ) { memory throws(ImageError) in
            let rows = RowResampler(
                source: source.size, layout: layout, filter: filter, hasAlpha: source.hasAlpha, output: memory)
            try source.withUnsafeBytes { bytes throws(ImageError) in
                guard let base = bytes.baseAddress else { return }
                for y in 0..<source.height where !rows.isFinished {
                    if y % 16 == 0, Task.isCancelled { throw .cancelled }
                    rows.push(base + y * source.bytesPerRow, staysValid: true)
                }
            }
        }
    }
}

/// How source pixels are weighted for a pixel of a scaled picture.
public enum ResamplingFilter: String, Sendable, Hashable, CaseIterable {
    /// Lanczos with three lobes: the sharpest, for downscaling photographs.
    case lanczos3
    /// The cubic of Mitchell and Netravali with B = C = 1/3: softer, with hardly any ringing, for upscaling.
    ///
    /// Source: Mitchell, Netravali, "Reconstruction filters in computer graphics", SIGGRAPH 1988.
    case mitchell
    /// The plain mean of the covered pixels.
    case box

    /// The filter's reach from the centre, in pixels of the coarser grid.
    var radius: Double {
        switch self {
        case .lanczos3: 3
        case .mitchell: 2
        case .box: 0.5
        }
    }
}

/// Scales a picture that arrives row by row from the top, and keeps only the rows needed for the next output rows: the
/// memory grows with the width of the output, and by some rows of the source, however large the picture is.
///
/// Source rows are scaled across first, eight at a time, which leaves less to be scaled down. The results are weighted
/// and added to every output row that they belong to, in batches, so that each sum is loaded and stored less often.
///
/// The loops are those of `CPixels`, which says how rows and sums are laid out.
package final class RowResampler {
    /// How many rows are scaled across together.
    private static let group = Int(CPIXELS_ACROSS_ROWS)
    /// The bits after the point of values that are no whole numbers: means, and colours multiplied by alpha; and of
    /// those in lanes.
    fileprivate static let fraction: Int32 = 7
    /// The magnitude that values are below when they are scaled down.
    static let downLimit = Int32(1) << 15

    private let vertical: ResamplingAxis
    private let horizontal: ResamplingAxis
    private let reducer: RowReducer?
    private let kernels: cpixels_kernels
    private let hasAlpha: Bool
    private let output: UnsafeMutableRawBufferPointer
    /// The needed pixels of a source row, or its cells.
    private let columns: Range<Int>
    /// The bytes of a row before the first that is needed.
    private let rowStart: Int
    /// The source rows that make one, if there are cells.
    private let cellHeight: Int
    /// The rows of the current group, and memory for those that do not stay.
    private var rows = [UnsafeRawPointer?](repeating: nil, count: group)
    private let copies: UnsafeMutableRawPointer
    private let bytesPerRow: Int
    /// The number of values of a row of lanes, and of sums.
    private let stride: Int
    /// The pairs of rows of a batch, a multiple of those of a group.
    private let batch: Int
    private let lanes: UnsafeMutablePointer<UInt32>
    private let sums: UnsafeMutablePointer<Int32>
    private let sumRows: Int
    private var across: cpixels_across
    /// Scales sums to levels.
    private let factor: Float
    private var nextSourceRow: Int
    private var started = 0
    private var finished = 0

    /// - Parameters:
    ///   - source: The number of pixels per row, and of rows, that will be pushed.
    ///   - extent: The exact size of the source in its own pixels, if it ends within the last pixel; nil for `source`.
    ///   - layout: The layout of the output.
    ///   - output: Memory for `layout.output` pixels of four bytes, all of which are written; must outlive this object.
    ///   - kernels: The loops over pixels.
    package convenience init(
        source: PixelSize, extent: (width: Double, height: Double)? = nil, layout: TargetSize.Layout,
        filter: ResamplingFilter = .lanczos3, hasAlpha: Bool, output: UnsafeMutableRawBufferPointer,
        kernels: PixelKernels = .current
    ) {
        let extent = extent ?? (Double(source.width), Double(source.height))
        let cell = PixelSize(
            width: RowReducer.cellSide(extent.width, layout.scaled.width),
            height: RowReducer.cellSide(extent.height, layout.scaled.height))
        let hasCells = cell != PixelSize(width: 1, height: 1)
        let hasFraction = hasAlpha || hasCells
        let horizontal = ResamplingAxis.of(
            .init(
                sourceCount: (source.width + cell.width - 1) / cell.width, extent: extent.width / Double(cell.width),
                scaled: layout.scaled.width, output: layout.cropX..<layout.cropX + layout.output.width, filter: filter,
                limit: Self.acrossLimit(hasFraction: hasFraction)))
        let vertical = ResamplingAxis.of(
            .init(
                sourceCount: (source.height + cell.height - 1) / cell.height,
                extent: extent.height / Double(cell.height), scaled: layout.scaled.height,
                output: layout.cropY..<layout.cropY + layout.output.height, filter: filter, limit: Self.downLimit))
        let columns = horizontal.sourceRange
        let reducer =
            hasCells
            ? RowReducer(source: source, cell: cell, columns: columns, hasAlpha: hasAlpha, kernels: kernels.loops) : nil
        self.init(
            horizontal, vertical, reducer, cellHeight: cell.height, hasFraction: hasFraction, isPart: false,
            hasAlpha: hasAlpha, output: output, kernels: kernels.loops)
    }

    /// Creates a resampler for a part of a picture. Rows begin with the first column that the part needs, and the first
    /// one is the first row that it needs: see ``WholeScaling``.
    ///
    /// - Parameter output: Memory for the part's pixels of four bytes, all of which are written; must outlive this
    ///   object.
    package convenience init(
        _ part: PixelRect, of whole: WholeScaling, hasAlpha: Bool, output: UnsafeMutableRawBufferPointer,
        kernels: PixelKernels = .current
    ) {
        self.init(
            whole.horizontal.part(part.x..<part.x + part.width), whole.vertical.part(part.y..<part.y + part.height),
            nil, cellHeight: 1, hasFraction: hasAlpha, isPart: true, hasAlpha: hasAlpha, output: output,
            kernels: kernels.loops)
    }

    private init(
        _ horizontal: ResamplingAxis, _ vertical: ResamplingAxis, _ reducer: RowReducer?, cellHeight: Int,
        hasFraction: Bool, isPart: Bool, hasAlpha: Bool, output: UnsafeMutableRawBufferPointer,
        kernels: cpixels_kernels
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.reducer = reducer
        self.cellHeight = cellHeight
        self.kernels = kernels
        self.hasAlpha = hasAlpha
        self.output = output
        let hasCells = reducer != nil
        let fraction = hasFraction ? Self.fraction : 0
        columns = horizontal.sourceRange
        rowStart = isPart ? 0 : columns.lowerBound * 4
        nextSourceRow = isPart ? vertical.sourceRange.lowerBound : 0
        bytesPerRow = columns.count * (hasCells ? 8 : 4)
        copies = .allocate(byteCount: Self.group * bytesPerRow, alignment: 16)
        factor = 1 / (Float(vertical.one) * Float(1 << Self.fraction))
        stride = (horizontal.windows.count * 4 + 31) / 32 * 32
        batch = Self.batch(of: vertical)
        sumRows = vertical.mostOpenWindows(batch: batch)
        lanes = .allocate(capacity: batch * stride)
        Self.clear(lanes, count: batch * stride)
        sums = .allocate(capacity: sumRows * stride)
        let longest = horizontal.windows.lazy.map { Int($0.count) }.max() ?? 1
        let room = (Int(CPIXELS_ACROSS_STRIP) / 2 + longest + 2) * 8
        across = cpixels_across(
            kind: Int32(hasCells ? CPIXELS_MEANS : hasAlpha ? CPIXELS_STRAIGHT : CPIXELS_OPAQUE), width: columns.count,
            windows: nil, count: 0, weights: nil,
            factor: Float(1 << (Self.fraction - fraction)) / Float(horizontal.one),
            room: .allocate(capacity: Self.group / 2 * room), room_stride: room)
    }

    /// The magnitude that values are below when they are scaled across.
    static func acrossLimit(hasFraction: Bool) -> Int32 { 256 << (hasFraction ? fraction : 0) }

    deinit {
        copies.deallocate()
        lanes.deallocate()
        sums.deallocate()
        across.room.deallocate()
    }

    /// Whether all output rows are written; further rows are then ignored.
    package var isFinished: Bool { finished == vertical.windows.count }

    /// Adds the next source row: straight RGBA, 8 bits.
    ///
    /// - Parameter staysValid: Whether the row stays as it is until seven more have been added or none is left. Others
    ///   are copied.
    package func push(_ row: UnsafeRawPointer, staysValid: Bool = false) {
        let position = nextSourceRow / cellHeight
        defer { nextSourceRow += 1 }
        let needed = vertical.sourceRange
        guard needed.contains(position) else { return }
        let index = position - needed.lowerBound
        let copy = copies + index % Self.group * bytesPerRow
        if let reducer {
            guard reducer.add(row.assumingMemoryBound(to: UInt8.self), nextSourceRow, to: copy) else { return }
            rows[index % Self.group] = UnsafeRawPointer(copy)
        } else {
            let pixels = row + rowStart
            if !staysValid { copy.copyMemory(from: pixels, byteCount: bytesPerRow) }
            rows[index % Self.group] = staysValid ? pixels : UnsafeRawPointer(copy)
        }
        let isLast = position + 1 == needed.upperBound
        if isLast || index % Self.group == Self.group - 1 { scaleAcross(index) }
        let pair = index / 2
        if isLast || index % (2 * batch) == 2 * batch - 1 { addPairs(pair / batch * batch..<pair + 1) }
    }

    /// Scales the rows of a group across, of which `index` is the last that there is.
    private func scaleAcross(_ index: Int) {
        // Rows that are missing have no weights.
        let last = index % Self.group
        for place in rows.indices.dropFirst(last + 1) { rows[place] = rows[last] }
        let pair = index / Self.group * (Self.group / 2) % batch
        horizontal.windows.withUnsafeBufferPointer { windows in
            horizontal.weights.withUnsafeBufferPointer { weights in
                across.windows = windows.baseAddress
                across.count = windows.count
                across.weights = weights.baseAddress
                kernels.scale_across(&across, rows, lanes + pair * stride, stride)
            }
        }
    }

    /// Fills memory with zeros. The standard library's generic way is called for each number in a debug build.
    fileprivate static func clear<Number>(_ numbers: UnsafeMutablePointer<Number>, count: Int) {
        memset(numbers, 0, count * MemoryLayout<Number>.stride)
    }

    private static func batch(of axis: ResamplingAxis) -> Int {
        // More rows at once open more windows, and a window that ends within the batch waits for its end.
        let most = axis.windows.lazy.map(\.count).max() ?? 1
        return Int(most) < 2 * group ? group / 2 : group
    }

    private func addPairs(_ pairs: Range<Int>) {
        while started < vertical.windows.count, vertical.windows[started].first < pairs.upperBound {
            Self.clear(sums + started % sumRows * stride, count: stride)
            started += 1
        }
        vertical.weights.withUnsafeBufferPointer { weights in
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
            sums + index % sumRows * stride, factor, target.assumingMemoryBound(to: UInt8.self) + index * width * 4,
            width, hasAlpha ? 1 : 0)
    }
}

/// Makes cells of several pixels into one pixel, their mean.
private final class RowReducer {
    private let source: PixelSize
    /// The pixels that are averaged into one.
    private let cell: PixelSize
    /// The needed cells of a row.
    private let columns: Range<Int>
    private let hasAlpha: Bool
    private let kernels: cpixels_kernels
    /// The sums of a row of cells.
    private let sums: UnsafeMutablePointer<Float>

    init(source: PixelSize, cell: PixelSize, columns: Range<Int>, hasAlpha: Bool, kernels: cpixels_kernels) {
        self.source = source
        self.cell = cell
        self.columns = columns
        self.hasAlpha = hasAlpha
        self.kernels = kernels
        sums = .allocate(capacity: columns.count * 4)
        RowResampler.clear(sums, count: columns.count * 4)
    }

    deinit { sums.deallocate() }

    /// Returns the side of a cell. A strong reduction begins with plain means: at eight times the wanted size or more,
    /// the filter that follows hides the difference, and its memory grows with the output and not with the source.
    static func cellSide(_ extent: Double, _ scaled: Int) -> Int {
        max(1, Int(extent / Double(max(1, scaled)) / 8))
    }

    /// Adds source row `y` to a row of cells.
    ///
    /// - Returns: Whether the row of cells is complete, and its pixels are in `row`, as `CPIXELS_MEANS`.
    func add(_ pixels: UnsafePointer<UInt8>, _ y: Int, to row: UnsafeMutableRawPointer) -> Bool {
        // The cells of the last row and column have fewer pixels.
        let range = columns.lowerBound * cell.width..<min(columns.upperBound * cell.width, source.width)
        kernels.reduce(pixels + range.lowerBound * 4, sums, range.count, cell.width, hasAlpha ? 1 : 0)
        let line = y % cell.height
        guard line + 1 == cell.height || y + 1 == source.height else { return false }
        let scale = Float(1 << RowResampler.fraction) / (hasAlpha ? 255 : 1) / Float(line + 1)
        let rest = range.count % cell.width
        let whole = (columns.count - (rest > 0 ? 1 : 0)) * 4
        let values = row.assumingMemoryBound(to: UInt16.self)
        kernels.narrow(sums, values, whole, scale / Float(cell.width))
        if rest > 0 { kernels.narrow(sums + whole, values + whole, 4, scale / Float(rest)) }
        RowResampler.clear(sums, count: columns.count * 4)
        return true
    }
}

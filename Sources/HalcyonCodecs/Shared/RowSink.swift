import CCodecs
import HalcyonCore

/// Where a decoder puts its rows: straight into the picture, or through the resampler with one row of memory.
final class RowSink {
    private let output: UnsafeMutableRawBufferPointer
    private let watch: DecodeWatch
    private let rowBytes: Int
    private let rowCount: Int
    private let resampler: RowResampler?
    private let line: UnsafeMutableRawBufferPointer?
    private let finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)?
    private let deepTransform: ColorTransform?
    /// A row of 16 bits a sample, where the rows come so.
    private let deepLine: UnsafeMutableBufferPointer<UInt16>?
    private var current: (row: Int, address: UnsafeMutablePointer<UInt8>)?

    /// - Parameters:
    ///   - output: Memory for the plan's output; outlives this object.
    ///   - source: The size of the picture that comes, which a codec may have reduced.
    ///   - extent: The exact size of it, with the fraction that a codec's reduction leaves; nil for `source`.
    ///   - finishRow: Turns a row of so many pixels into RGBA where the codec does not.
    ///   - deepTransform: For rows that come with samples of 16 bits, the high byte first: makes sRGB of 8 bits of them.
    init(
        _ output: UnsafeMutableRawBufferPointer, plan: DecodePlan, source: PixelSize,
        extent: (width: Double, height: Double)? = nil, hasAlpha: Bool,
        finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)? = nil, deepTransform: ColorTransform? = nil
    ) {
        self.output = output
        watch = plan.watch
        self.finishRow = finishRow
        self.deepTransform = deepTransform
        deepLine = deepTransform == nil ? nil : .allocate(capacity: source.width * 4)
        rowBytes = source.width * 4
        rowCount = source.height
        if plan.layout.isIdentity(for: source) {
            resampler = nil
            line = nil
        } else {
            resampler = RowResampler(
                source: source, extent: extent, layout: plan.layout, hasAlpha: hasAlpha, output: output)
            line = .allocate(byteCount: rowBytes, alignment: 16)
        }
    }

    /// A sink for a whole picture as it comes.
    ///
    /// - Parameter output: Memory for `size`; outlives this object.
    init(_ output: UnsafeMutableRawBufferPointer, of size: PixelSize, watch: DecodeWatch) {
        self.output = output
        self.watch = watch
        finishRow = nil
        deepTransform = nil
        deepLine = nil
        rowBytes = size.width * 4
        rowCount = size.height
        resampler = nil
        line = nil
    }

    deinit {
        line?.deallocate()
        deepLine?.deallocate()
    }

    /// Why there are no more rows.
    var stopReason: ImageError { watch.stopReason ?? .cancelled }

    /// The memory for row `y`; the row asked for before counts as written. Nil once the decode has to stop.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        finishCurrentRow()
        // Reading the clock for every row takes two hundredths of a small JPEG's time.
        let hasToStop = y % 16 == 0 ? watch.stopReason != nil : Task.isCancelled
        guard !hasToStop, y < rowCount,
            let base = line?.baseAddress ?? output.baseAddress.map({ $0 + y * rowBytes })
        else { return nil }
        let address = base.assumingMemoryBound(to: UInt8.self)
        current = (y, address)
        return deepLine?.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt8.self) } ?? address
    }

    /// Takes the last row as written.
    func finish() { finishCurrentRow() }

    /// Takes a whole picture of the source's size at once.
    func push(_ picture: PixelBuffer) throws(ImageError) {
        try picture.withUnsafeBytes { bytes throws(ImageError) in try push(bytes) }
    }

    /// Takes all rows of the source at once.
    func push(_ rows: UnsafeRawBufferPointer) throws(ImageError) {
        guard let resampler, let base = rows.baseAddress else { return output.copyMemory(from: rows) }
        for y in 0..<rowCount {
            try watch.check()
            resampler.push(base + y * rowBytes)
        }
    }

    /// Takes all rows of the source at once, of 16 bits a sample.
    func pushDeep(_ rows: UnsafeRawBufferPointer) throws(ImageError) {
        for y in 0..<rowCount {
            guard let row = row(y) else { throw stopReason }
            UnsafeMutableRawBufferPointer(start: row, count: rowBytes * 2)
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: rows[y * rowBytes * 2..<(y + 1) * rowBytes * 2]))
        }
        finish()
    }

    private func finishCurrentRow() {
        guard let (_, address) = current else { return }
        current = nil
        if let deepLine, let deep = deepLine.baseAddress {
            for index in deepLine.indices { deepLine[index] = UInt16(bigEndian: deepLine[index]) }
            deepTransform?.apply(deep, to: address, count: rowBytes / 4)
        }
        finishRow?(address, rowBytes / 4)
        resampler?.push(address)
    }

    /// Calls a C function with this sink as its rows.
    func withRows(_ body: (codecs_rows, UnsafeMutablePointer<codecs_result>) -> Void) -> codecs_result {
        var result = codecs_result()
        let rows = codecs_rows(
            row: { context, y in
                context.flatMap { Unmanaged<RowSink>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
            },
            stopped: { context in
                context.flatMap { Unmanaged<RowSink>.fromOpaque($0).takeUnretainedValue().watch.stopReason } == nil
                    ? 0 : 1
            },
            context: Unmanaged.passUnretained(self).toOpaque())
        withExtendedLifetime(self) { body(rows, &result) }
        return result
    }
}

import CCodecs
import CPixels
import HalcyonCore

/// Receives a decoder's rows: straight into the image, or through the resampler with memory for one row.
final class RowSink {
    private let output: UnsafeMutableRawBufferPointer
    private let deadline: DecodeDeadline
    private let rowBytes: Int
    private let rowCount: Int
    private let resampler: RowResampler?
    private let line: UnsafeMutableRawBufferPointer?
    private let finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)?
    private let deepTransform: ColorTransform?
    /// A row with 16 bits a sample, if rows come like that.
    private let deepLine: UnsafeMutableBufferPointer<UInt16>?
    private let swapsBytes: Bool
    private var current: (row: Int, address: UnsafeMutablePointer<UInt8>)?

    /// - Parameters:
    ///   - output: Memory for the plan's output; must outlive this object.
    ///   - source: The size of the incoming image, which a codec may have reduced.
    ///   - extent: Its exact size, with the fraction left by a codec's reduction; nil for `source`.
    ///   - finishRow: Converts a row with the given number of pixels to RGBA, if the codec does not.
    ///   - deepTransform: For rows with 16-bit samples: converts them to 8-bit sRGB.
    ///   - isBigEndian: Whether 16-bit samples come with their high byte first; otherwise in the machine's order.
    ///     Default: true.
    init(
        _ output: UnsafeMutableRawBufferPointer, plan: DecodePlan, source: PixelSize,
        extent: (width: Double, height: Double)? = nil, hasAlpha: Bool,
        finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)? = nil, deepTransform: ColorTransform? = nil,
        isBigEndian: Bool = true
    ) {
        self.output = output
        deadline = plan.deadline
        self.finishRow = finishRow
        self.deepTransform = deepTransform
        deepLine = deepTransform == nil ? nil : .allocate(capacity: source.width * 4)
        swapsBytes = isBigEndian && UInt16(bigEndian: 1) != 1
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

    /// Creates a sink for a whole image without scaling.
    ///
    /// - Parameter output: Memory for `size`; must outlive this object.
    init(_ output: UnsafeMutableRawBufferPointer, of size: PixelSize, deadline: DecodeDeadline) {
        self.output = output
        self.deadline = deadline
        finishRow = nil
        deepTransform = nil
        deepLine = nil
        swapsBytes = false
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
    var stopReason: ImageError { deadline.stopReason ?? .cancelled }

    /// Returns the memory for row `y`; the previously requested row counts as written. Returns nil once the decode has
    /// to stop.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        finishCurrentRow()
        // Reading the clock for every row takes 2% of a small JPEG's time.
        let hasToStop = y % 16 == 0 ? deadline.stopReason != nil : Task.isCancelled
        guard !hasToStop, y < rowCount,
            let base = line?.baseAddress ?? output.baseAddress.map({ $0 + y * rowBytes })
        else { return nil }
        let address = base.assumingMemoryBound(to: UInt8.self)
        current = (y, address)
        return deepLine?.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt8.self) } ?? address
    }

    /// Marks the last row as written.
    func finish() { finishCurrentRow() }

    /// Takes a whole image of the source's size at once.
    func push(_ picture: PixelBuffer) throws(ImageError) {
        try picture.withUnsafeBytes { bytes throws(ImageError) in try push(bytes) }
    }

    /// Takes all rows of the source at once.
    func push(_ rows: UnsafeRawBufferPointer) throws(ImageError) {
        guard let resampler, let base = rows.baseAddress else { return output.copyMemory(from: rows) }
        for y in 0..<rowCount {
            try deadline.check()
            resampler.push(base + y * rowBytes, staysValid: true)
        }
    }

    /// Takes all rows of the source at once, with 16 bits a sample.
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
            if swapsBytes { cpixels_swap_bytes(deep, deepLine.count) }
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
                context.flatMap { Unmanaged<RowSink>.fromOpaque($0).takeUnretainedValue().deadline.stopReason } == nil
                    ? 0 : 1
            },
            context: Unmanaged.passUnretained(self).toOpaque())
        withExtendedLifetime(self) { body(rows, &result) }
        return result
    }
}

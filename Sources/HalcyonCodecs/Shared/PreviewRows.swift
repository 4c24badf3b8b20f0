import CCodecs
import Foundation
import HalcyonCore

/// Where the rows of a preview go: straight into the picture or through the resampler. Rows that have not come leave it
/// transparent.
final class PreviewRows {
    private let plan: DecodePlan
    let source: PixelSize
    private let extent: (width: Double, height: Double)?
    private let hasAlpha: Bool
    private let finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)?
    private var output: UnsafeMutableRawBufferPointer?
    private var own: UnsafeMutableRawPointer?
    private var resampler: RowResampler?
    private var line: UnsafeMutablePointer<UInt8>?
    private var current: (row: Int, address: UnsafeMutablePointer<UInt8>)?
    /// Says when to stop; of the call that is under way.
    var watch: DecodeWatch
    /// Why rows were refused.
    private(set) var stopReason: ImageError?
    /// How many rows have come.
    private(set) var count = 0

    /// - Parameters:
    ///   - output: Memory for the plan's output, all of which will be written; nil (the default) for own memory, which
    ///     is taken with the first row.
    ///   - source: The size of the picture that comes, which a codec may have reduced.
    ///   - extent: The exact size of it, with the fraction that a codec's reduction leaves; nil for `source`.
    ///   - finishRow: Turns a row of so many pixels into RGBA where the codec does not.
    init(
        _ plan: DecodePlan, into output: UnsafeMutableRawBufferPointer? = nil, source: PixelSize,
        extent: (width: Double, height: Double)? = nil, hasAlpha: Bool, watch: DecodeWatch,
        finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)? = nil
    ) {
        self.plan = plan
        self.output = output
        self.source = source
        self.extent = extent
        self.hasAlpha = hasAlpha
        self.watch = watch
        self.finishRow = finishRow
    }

    deinit {
        line?.deallocate()
        free(own)
    }

    /// The memory for row `y`; the rows before count as written. Nil once the watch says so.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        // A codec that ran out of bytes asks for the same row again.
        if let current, current.row < y { finishCurrentRow() }
        stopReason = stopReason ?? watch.stopReason
        guard stopReason == nil, y < source.height, let output = memory() else { return nil }
        let address = line ?? (output + y * source.width * 4).assumingMemoryBound(to: UInt8.self)
        current = (y, address)
        return address
    }

    /// Takes the last row as written.
    func finishCurrentRow() {
        guard let (_, address) = current else { return }
        current = nil
        count += 1
        finishRow?(address, source.width)
        resampler?.push(address)
    }

    /// The picture so far; each row that has come must be written.
    ///
    /// - Parameter isWhole: Whether all rows have come.
    func picture(isWhole: Bool, profile: ICCProfile?) throws(ImageError) -> DecodedImage {
        try plan.picture(hasAlpha: hasAlpha || !isWhole, profile: profile) { memory throws(ImageError) in
            try watch.check()
            guard let output else { throw .decoding(.outOfMemory(plan.layout.output)) }
            memory.copyMemory(from: UnsafeRawBufferPointer(output))
        }
    }

    /// Calls a C function with this object as its rows.
    func withRows(_ body: (codecs_rows, UnsafeMutablePointer<codecs_result>) -> Void) -> codecs_result {
        var result = codecs_result()
        let rows = codecs_rows(
            row: { context, y in
                context.flatMap { Unmanaged<PreviewRows>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
            },
            stopped: { context in
                guard let context else { return 1 }
                return Unmanaged<PreviewRows>.fromOpaque(context).takeUnretainedValue().isStopped ? 1 : 0
            },
            context: Unmanaged.passUnretained(self).toOpaque())
        withExtendedLifetime(self) { body(rows, &result) }
        return result
    }

    /// Whether the watch says so.
    var isStopped: Bool {
        stopReason = stopReason ?? watch.stopReason
        return stopReason != nil
    }

    private func memory() -> UnsafeMutableRawPointer? {
        if output == nil {
            let size = plan.layout.output
            own = calloc(size.width * size.height, 4)
            output = own.map { UnsafeMutableRawBufferPointer(start: $0, count: size.width * size.height * 4) }
        }
        guard let output, let base = output.baseAddress else {
            stopReason = .decoding(.outOfMemory(plan.layout.output))
            return nil
        }
        if resampler == nil, !plan.layout.isIdentity(for: source) {
            resampler = RowResampler(
                source: source, extent: extent, layout: plan.layout, hasAlpha: hasAlpha, output: output)
            line = .allocate(capacity: source.width * 4)
        }
        return base
    }
}

extension DecodePlan {
    /// No preview is worth more pixels: it is looked at for a moment, and made many times.
    private static let mostPixels = 1_500_000

    /// The plan of a preview; see ``previewOptions(_:_:)``.
    ///
    /// - Throws: what the plan of the finished picture does, for which there is no hope then.
    init(previewOf info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        try self.init(info, options: Self.previewOptions(info, options))
    }

    /// What leads to a preview: the first frame, upright and in sRGB, in the shape of the finished picture, at 1/2, 1/4
    /// or 1/8 of its size where that is large.
    ///
    /// - Throws: as ``init(previewOf:options:)``.
    static func previewOptions(
        _ info: ImageInfo, _ options: DecodingOptions
    ) throws(ImageError) -> DecodingOptions {
        let layout = try DecodePlan(info, options: options).layout
        var preview = DecodingOptions(targetSize: options.targetSize, limits: options.limits, frames: .first)
        let pixels = layout.output.pixelCount ?? .max
        let divisor = [1, 2, 4].first { pixels / ($0 * $0) <= mostPixels } ?? 8
        if divisor > 1 {
            let upright = info.orientation.applied(to: layout.output).reduced(by: divisor)
            preview.targetSize = TargetSize(
                width: upright.width, height: upright.height,
                // Nothing is cut: each side by itself, so that the sizes are those that codecs reduce to.
                mode: layout.output == layout.scaled ? .stretch : .fill, enlarges: true)
        }
        return preview
    }
}

extension PixelSize {
    /// The size at `1/divisor`, as codecs round it: up.
    func reduced(by divisor: Int) -> PixelSize {
        PixelSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
    }

    /// The greatest of 8, 4, 2 and 1 by which it can be reduced without coming below another size on any side.
    func divisor(reaching other: PixelSize) -> Int {
        for divisor in [8, 4, 2] {
            let size = reduced(by: divisor)
            if size.width >= other.width, size.height >= other.height { return divisor }
        }
        return 1
    }
}

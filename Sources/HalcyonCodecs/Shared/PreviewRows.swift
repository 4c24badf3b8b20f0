import CCodecs
import Foundation
import HalcyonCore

/// Receives the rows of a preview: straight into the image or through the resampler. Rows that have not arrived stay
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
    /// Says when the call in progress has to stop.
    var deadline: DecodeDeadline
    /// Why rows were refused.
    private(set) var stopReason: ImageError?
    /// The number of rows received.
    private(set) var count = 0

    /// - Parameters:
    ///   - output: Memory for the plan's output, all of which will be written; nil (the default) to allocate memory
    ///     with the first row.
    ///   - source: The size of the incoming image, which a codec may have reduced.
    ///   - extent: Its exact size, with the fraction left by a codec's reduction; nil for `source`.
    ///   - finishRow: Converts a row with the given number of pixels to RGBA, if the codec does not.
    init(
        _ plan: DecodePlan, into output: UnsafeMutableRawBufferPointer? = nil, source: PixelSize,
        extent: (width: Double, height: Double)? = nil, hasAlpha: Bool, deadline: DecodeDeadline,
        finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)? = nil
    ) {
        self.plan = plan
        self.output = output
        self.source = source
        self.extent = extent
        self.hasAlpha = hasAlpha
        self.deadline = deadline
        self.finishRow = finishRow
    }

    deinit {
        line?.deallocate()
        free(own)
    }

    /// Returns the memory for row `y`; earlier rows count as written. Returns nil once the deadline says to stop.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        // A codec that ran out of bytes requests the same row again.
        if let current, current.row < y { finishCurrentRow() }
        stopReason = stopReason ?? deadline.stopReason
        guard stopReason == nil, y < source.height, let output = memory() else { return nil }
        let address = line ?? (output + y * source.width * 4).assumingMemoryBound(to: UInt8.self)
        current = (y, address)
        return address
    }

    /// Marks the last row as written.
    func finishCurrentRow() {
        guard let (_, address) = current else { return }
        current = nil
        count += 1
        finishRow?(address, source.width)
        resampler?.push(address)
    }

    /// Returns the image so far; every row received must have been written.
    ///
    /// - Parameter isWhole: Whether all rows have arrived.
    func picture(isWhole: Bool, profile: ICCProfile?) throws(ImageError) -> DecodedImage {
        try plan.picture(hasAlpha: hasAlpha || !isWhole, profile: profile) { memory throws(ImageError) in
            try deadline.check()
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

    /// Whether the deadline says to stop.
    var isStopped: Bool {
        stopReason = stopReason ?? deadline.stopReason
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
    /// Creates the plan of a preview; see ``previewOptions(_:_:)``.
    ///
    /// - Throws: The errors of the final image's plan, which could not be decoded either.
    init(previewOf info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        try self.init(info, options: Self.previewOptions(info, options))
    }

    /// Returns the options for a preview: the first frame, upright and in sRGB, in the shape of the final image, at
    /// 1/2, 1/4 or 1/8 of its size if that is large.
    ///
    /// - Throws: The errors of ``init(previewOf:options:)``.
    static func previewOptions(
        _ info: ImageInfo, _ options: DecodingOptions
    ) throws(ImageError) -> DecodingOptions {
        let layout = try DecodePlan(info, options: options).layout
        var preview = DecodingOptions(targetSize: options.targetSize, limits: options.limits, frames: .first)
        let pixels = layout.output.pixelCount ?? .max
        let divisor = [1, 2, 4].first { pixels / ($0 * $0) <= PixelSize.mostPixelsOfPreview } ?? 8
        if divisor > 1 {
            let upright = info.orientation.applied(to: layout.output).reduced(by: divisor)
            preview.targetSize = TargetSize(
                width: upright.width, height: upright.height,
                // Nothing is cropped: each side is scaled separately, so that the sizes are those that codecs reduce
                // to.
                mode: layout.output == layout.scaled ? .stretch : .fill, enlarges: true)
        }
        return preview
    }
}

extension PixelSize {
    /// Returns the size at `1/divisor`, rounded up as codecs do.
    func reduced(by divisor: Int) -> PixelSize {
        PixelSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
    }

    /// Returns the greatest of 8, 4, 2 and 1 by which it can be reduced without any side becoming smaller than
    /// `other`'s.
    func divisor(reaching other: PixelSize) -> Int {
        for divisor in [8, 4, 2] {
            let size = reduced(by: divisor)
            if size.width >= other.width, size.height >= other.height { return divisor }
        }
        return 1
    }
}

import CCodecs
import HalcyonCore

/// A PNG file as it arrives: pass after pass where it is interlaced, otherwise row after row.
final class ArrivingPNG: ArrivingPicture {
    private let handle: OpaquePointer
    private let header: PNGHeader
    private let plan: DecodePlan
    private let limits: DecodingLimits
    private let passes: PNGPasses?
    private let rows: PreviewRows
    private var filter = PNGChunkFilter()
    private var shownRows = 0

    init(_ header: PNGHeader, options: DecodingOptions) throws(ImageError) {
        self.header = header
        limits = options.limits
        try limits.check(metadata: header.metadataByteCount)
        plan = try DecodePlan(previewOf: header.info, options: options)
        let stored = header.stored
        let step = stored.divisor(reaching: plan.layout.scaled)
        // A row or two of libpng's, what is kept, and what is handed out.
        let kept = header.isInterlaced ? stored.reduced(by: step).pixelCount ?? 0 : 0
        try limits.check(bytes: 16 * stored.width + 4 * (kept + 2 * (plan.layout.output.pixelCount ?? 0)))
        rows = PreviewRows(plan, source: stored, hasAlpha: header.hasAlpha, watch: DecodeWatch(limits))
        passes = header.isInterlaced ? PNGPasses(stored, step: step) : nil
        let handle = codecs_png_preview_make(UInt32(stored.width), UInt32(stored.height))
        guard let handle, passes != nil || !header.isInterlaced else {
            codecs_png_preview_free(handle)
            throw .decoding(.outOfMemory(stored))
        }
        self.handle = handle
    }

    deinit { codecs_png_preview_free(handle) }

    func take(_ bytes: ByteView, _ watch: DecodeWatch) throws(ImageError) {
        rows.watch = watch
        try filter.pass(bytes) { part throws(ImageError) in
            guard !isWhole else { return }
            var result = codecs_result()
            codecs_png_preview_feed(
                handle, part.baseAddress, part.count,
                { context, row, y, pass in
                    guard let context, let row else { return 1 }
                    return Unmanaged<ArrivingPNG>.fromOpaque(context).takeUnretainedValue()
                        .take(row, Int(y), Int(pass)) ? 0 : 1
                }, Unmanaged.passUnretained(self).toOpaque(), &result)
            if let reason = rows.stopReason { throw reason }
            try result.check(.png, size: header.stored, limits: limits)
        }
        if isWhole { passes?.finish() }
    }

    func show(_ watch: DecodeWatch) throws(ImageError) -> DecodedImage? {
        rows.watch = watch
        if let passes {
            guard passes.hasNews else { return nil }
            passes.hasNews = false
            return try passes.picture(plan, hasAlpha: header.hasAlpha, profile: header.profile, watch: watch)
        }
        guard rows.count > shownRows else { return nil }
        shownRows = rows.count
        return try rows.picture(isWhole: isWhole, profile: header.profile)
    }

    private var isWhole: Bool { codecs_png_preview_is_whole(handle) != 0 }

    /// Whether to go on after this row.
    private func take(_ row: UnsafePointer<UInt8>, _ y: Int, _ pass: Int) -> Bool {
        if let passes {
            passes.take(row, y: y, pass: pass)
            return !rows.isStopped
        }
        guard let target = rows.row(y) else { return false }
        target.update(from: row, count: header.stored.width * 4)
        rows.finishCurrentRow()
        return true
    }
}

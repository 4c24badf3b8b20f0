#if AVIF
import CAVIF
import HalcyonCore

/// Turns the decoded planes of a frame into RGBA; valid until the file decodes another frame.
struct AVIFPixels {
    /// Rows that are converted at a time where they go into the resampler.
    private static let band = 64
    /// Rows more on either side of a band: between rows of halved colour, the neighbours take part. Even, as halved
    /// colour wants it.
    private static let margin = 2

    let image: UnsafePointer<avifImage>
    let visible: avifCropRect

    /// Writes the plan's output.
    func write(
        to memory: UnsafeMutableRawBufferPointer, _ plan: DecodePlan, hasAlpha: Bool
    ) throws(ImageError) {
        if plan.isIdentity { return try convert(rows: 0..<Int(visible.height), to: memory) }
        let sink = RowSink(memory, plan: plan, source: plan.stored, hasAlpha: hasAlpha)
        let rowBytes = plan.stored.width * 4
        let scratch = UnsafeMutableRawBufferPointer.allocate(
            byteCount: rowBytes * (Self.band + 2 * Self.margin), alignment: 64)
        defer { scratch.deallocate() }
        for top in stride(from: 0, to: plan.stored.height, by: Self.band) {
            try plan.watch.check()
            let wanted = top..<min(top + Self.band, plan.stored.height)
            let rows = max(0, top - Self.margin)..<min(wanted.upperBound + Self.margin, plan.stored.height)
            try convert(rows: rows, to: scratch)
            for y in wanted {
                guard let row = sink.row(y), let base = scratch.baseAddress else { throw sink.stopReason }
                UnsafeMutableRawPointer(row).copyMemory(
                    from: base + (y - rows.lowerBound) * rowBytes, byteCount: rowBytes)
            }
        }
        sink.finish()
    }

    private func convert(rows: Range<Int>, to memory: UnsafeMutableRawBufferPointer) throws(ImageError) {
        let size = PixelSize(width: Int(visible.width), height: rows.count)
        guard let view = avifImageCreateEmpty() else { throw .decoding(.outOfMemory(size)) }
        defer { avifImageDestroy(view) }
        var part = visible
        part.y += UInt32(rows.lowerBound)
        part.height = UInt32(rows.count)
        try check(avifImageSetViewRect(view, image, &part))
        var rgb = avifRGBImage()
        avifRGBImageSetDefaults(&rgb, view)
        rgb.depth = 8
        rgb.format = AVIF_RGB_FORMAT_RGBA
        // libyuv does it in a sixth of the time that libavif's own code takes.
        rgb.chromaUpsampling = AVIF_CHROMA_UPSAMPLING_BEST_QUALITY
        rgb.pixels = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
        rgb.rowBytes = part.width * 4
        guard size.width * 4 * size.height <= memory.count else { throw .decoding(.outOfMemory(size)) }
        try check(avifImageYUVToRGB(view, &rgb))
    }

    private func check(_ result: avifResult) throws(ImageError) {
        if result == AVIF_RESULT_OK { return }
        throw .decoding(.corrupt(.avif, why: String(cString: avifResultToString(result))))
    }
}
#endif

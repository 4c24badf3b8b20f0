import CCodecs
public import Foundation
public import HalcyonCore

/// Shows a JPEG file as it arrives: scan by scan if scans refine the image, otherwise row by row.
///
/// libjpeg keeps the coefficients of the scans (its buffered-image mode), and makes an image of them at reduced size,
/// which for a large file takes a fiftieth of the time of a full decode.
final class JPEGPreviewer: FormatPreviewer {
    let keptBytes: Int
    private let handle: OpaquePointer
    private let plan: DecodePlan
    private let profile: ICCProfile?
    private let limits: DecodingLimits
    private let stored: PixelSize
    private let source: PixelSize
    private let extent: (width: Double, height: Double)
    private let finishRow: ((UnsafeMutablePointer<UInt8>, Int) -> Void)?
    private let rows: PreviewRows
    private var progress = codecs_jpeg_progress()
    private var shownRows = 0
    private var isDone = false

    init(_ header: JPEGHeader, options: DecodingOptions) throws(ImageError) {
        plan = try DecodePlan(previewOf: header.info, options: options)
        limits = options.limits
        keptBytes = header.coefficientBytes
        try limits.check(metadata: header.metadataByteCount)
        profile = header.components == 4 ? nil : header.profile
        let size = header.stored
        let divisor = size.divisor(reaching: plan.layout.scaled)
        let eighths = 8 / divisor
        stored = size
        source = size.reduced(by: divisor)
        extent = (Double(size.width * eighths) / 8, Double(size.height * eighths) / 8)
        finishRow =
            header.components == 4
            ? CMYK.converter(profile: header.profile) : nil
        rows = PreviewRows(
            plan, source: source, extent: extent, hasAlpha: false, deadline: DecodeDeadline(limits),
            finishRow: finishRow)
        // What is kept, and what is handed out.
        let bytes = 2 * 4 * (plan.layout.output.pixelCount ?? 0)
        try limits.check(bytes: bytes)
        let handle = codecs_jpeg_preview_make(
            UInt32(source.width), UInt32(source.height), UInt32(eighths), UInt32(clamping: limits.maximumScans),
            UInt64(limits.maximumBytes - bytes))
        guard let handle else { throw .decoding(.outOfMemory(size)) }
        self.handle = handle
    }

    deinit { codecs_jpeg_preview_free(handle) }

    func take(_ bytes: ByteView, _ deadline: DecodeDeadline) throws(ImageError) {
        guard !progress.isWhole else { return }
        rows.deadline = deadline
        let result = rows.withRows { rows, result in
            codecs_jpeg_preview_feed(handle, bytes.baseAddress, bytes.count, rows, &progress, result)
        }
        try check(result, rows)
        if progress.isWhole { rows.finishCurrentRow() }
    }

    func show(_ deadline: DecodeDeadline) throws(ImageError) -> DecodedImage? {
        guard !isDone else { return nil }
        isDone = progress.isWhole
        if progress.comes_in_rows != 0 {
            guard rows.count > shownRows else { return nil }
            shownRows = rows.count
            rows.deadline = deadline
            return try rows.picture(isWhole: progress.isWhole, profile: profile)
        }
        guard progress.scan > 0 else { return nil }
        return try plan.picture(hasAlpha: false, profile: profile) { memory throws(ImageError) in
            let rows = PreviewRows(
                plan, into: memory, source: source, extent: extent, hasAlpha: false, deadline: deadline,
                finishRow: finishRow)
            try check(rows.withRows { codecs_jpeg_preview_show(handle, $0, $1) }, rows)
            rows.finishCurrentRow()
        }
    }

    private func check(_ result: codecs_result, _ rows: PreviewRows) throws(ImageError) {
        if let reason = rows.stopReason { throw reason }
        if Int(result.outcome) == CODECS_TOO_MANY_BYTES {
            throw .decoding(.tooManyBytes(Int(result.message) ?? .max, limit: limits.maximumBytes))
        }
        try result.check(.jpeg, size: stored, limits: limits)
    }
}

extension codecs_jpeg_progress {
    fileprivate var isWhole: Bool { is_whole != 0 }
}

extension JPEGDecoder {
    /// Creates a previewer, or returns nil if the bytes are not JPEG.
    ///
    /// For a progressive file, it shows the whole image after each scan, coarse at first: the first of ten scans, a
    /// twentieth of the bytes, shows it at an eighth of its resolution. There is no preview while a colour is missing.
    /// For other files, it shows the rows received so far, with the rest transparent; if each colour component comes in
    /// a scan by itself, a gray image first, which gains colour. Previews have at most some 1.5 million pixels, fewer
    /// for a smaller target size.
    ///
    /// - Throws: Nothing itself. The previewer throws `ImageError.decoding`: `.corrupt`, `.tooManyPixels`,
    ///   `.tooManyBytes` (the pixels, and the coefficients of a progressive file), `.tooManyScans`,
    ///   `.metadataTooLarge`, `.tookTooLong` (all calls together), `.outOfMemory`; `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        ImageFormat(sniffing: head) == .jpeg ? Self.previewer(options, .previews) : nil
    }

    static func previewer(_ options: DecodingOptions, _ memory: DecodeMemory) -> FilePreviewer {
        FilePreviewer(options.limits, memory: memory) { file throws(ImageError) in
            guard let header = try unlessTruncated({ () throws(ImageError) in try JPEGHeader(file) }), header.isWhole
            else { return .incomplete }
            return .picture(try JPEGPreviewer(header, options: options))
        }
    }
}

import CCodecs
import CPixels
public import Foundation
public import HalcyonCore

/// Shows a PNG file as it arrives: pass by pass if it is interlaced, otherwise row by row.
final class PNGPreviewer: FormatPreviewer {
    let keptBytes: Int
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
        keptBytes = 4 * kept
        try limits.check(bytes: 16 * stored.width + 4 * (kept + 2 * (plan.layout.output.pixelCount ?? 0)))
        rows = PreviewRows(plan, source: stored, hasAlpha: header.hasAlpha, deadline: DecodeDeadline(limits))
        passes = header.isInterlaced ? PNGPasses(stored, step: step) : nil
        let handle = codecs_png_preview_make(UInt32(stored.width), UInt32(stored.height))
        guard let handle, passes != nil || !header.isInterlaced else {
            codecs_png_preview_free(handle)
            throw .decoding(.outOfMemory(stored))
        }
        self.handle = handle
    }

    deinit { codecs_png_preview_free(handle) }

    func take(_ bytes: ByteView, _ deadline: DecodeDeadline) throws(ImageError) {
        rows.deadline = deadline
        try filter.pass(bytes) { part throws(ImageError) in
            guard !isWhole else { return }
            var result = codecs_result()
            codecs_png_preview_feed(
                handle, part.baseAddress, part.count,
                { context, row, y, pass in
                    guard let context, let row else { return 1 }
                    return Unmanaged<PNGPreviewer>.fromOpaque(context).takeUnretainedValue()
                        .take(row, Int(y), Int(pass)) ? 0 : 1
                }, Unmanaged.passUnretained(self).toOpaque(), &result)
            if let reason = rows.stopReason { throw reason }
            try result.check(.png, size: header.stored, limits: limits)
        }
        if isWhole { passes?.finish() }
    }

    func show(_ deadline: DecodeDeadline) throws(ImageError) -> DecodedImage? {
        rows.deadline = deadline
        if let passes {
            guard passes.hasNews else { return nil }
            passes.hasNews = false
            return try passes.picture(plan, hasAlpha: header.hasAlpha, profile: header.profile, deadline: deadline)
        }
        guard rows.count > shownRows else { return nil }
        shownRows = rows.count
        return try rows.picture(isWhole: isWhole, profile: header.profile)
    }

    private var isWhole: Bool { codecs_png_preview_is_whole(handle) != 0 }

    /// Returns whether to go on after this row.
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

extension PNGDecoder {
    /// Creates a previewer, or returns nil if the bytes are not PNG.
    ///
    /// For an interlaced file, it shows each pass, with each pixel repeated over its neighbours that have not arrived
    /// yet: after a sixty-fourth of the pixels there is a whole image. For other files, it shows the rows received so
    /// far, with the rest transparent; for animated ones, nothing. Previews have at most some 1.5 million pixels, fewer
    /// for a smaller target size; those of an interlaced file are picked, not averaged.
    ///
    /// - Throws: Nothing itself. The previewer throws `ImageError.decoding`: `.corrupt`, `.tooManyPixels`,
    ///   `.tooManyBytes`, `.metadataTooLarge`, `.tookTooLong` (all calls together), `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .png else { return nil }
        return FilePreviewer(options.limits) { file throws(ImageError) in
            guard PNGChunkFilter.reachesPixels(file) else { return .incomplete }
            let header = try PNGHeader(file, limits: options.limits)
            if header.info.frameCount != 1 { return .showsNothing }
            return .picture(try PNGPreviewer(header, options: options))
        }
    }
}

/// Passes on only the chunks that a PNG's pixels need: libpng would buffer each of the others whole.
struct PNGChunkFilter {
    private static let kept: Set<PNGChunk.Kind> = [.header, .palette, .transparency, .data, .end]

    /// The start of a chunk that is not complete yet: its length and type.
    private var start: [UInt8] = []
    /// The number of bytes left in the current chunk; at first, in the signature.
    private var left = 8
    private var keeps = true

    /// Whether `head` reaches the pixels.
    static func reachesPixels(_ head: ByteView) -> Bool {
        var offset = 8
        while let length = head.uint32(at: offset) {
            if head.has("IDAT", at: offset + 4) { return true }
            offset += 12 + length
        }
        return false
    }

    /// Passes on the wanted part of the next bytes.
    mutating func pass(_ bytes: ByteView, to take: (ByteView) throws(ImageError) -> Void) throws(ImageError) {
        var offset = 0
        while offset < bytes.count {
            if left > 0 {
                let part = bytes.available(left, at: offset)
                if keeps { try take(part) }
                left -= part.count
                offset += part.count
                continue
            }
            let part = bytes.available(8 - start.count, at: offset)
            start.append(contentsOf: part.bytes)
            offset += part.count
            guard start.count == 8 else { return }
            let length: Int? = try begin(take)
            // Four bytes of checksum follow.
            left = (length ?? 0) + 4
            start = []
        }
    }

    private mutating func begin(_ take: (ByteView) throws(ImageError) -> Void) throws(ImageError) -> Int? {
        let outcome = start.withUnsafeBytes { bytes -> Result<Int?, ImageError> in
            let view = ByteView(bytes: bytes)
            keeps = view.uint32(at: 4).flatMap(PNGChunk.Kind.init).map(Self.kept.contains) ?? false
            do throws(ImageError) {
                if keeps { try take(view) }
                return .success(view.uint32(at: 0))
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}

/// The passes of an interlaced PNG file, combined as in browsers: each pixel is repeated over its neighbours that have
/// not arrived yet. Of a large image, only every second, fourth or eighth pixel of every such row is kept.
///
/// Source: PNG, third edition (W3C, 2025), 8.2.
final class PNGPasses {
    let size: PixelSize
    /// Whether every pixel has a colour.
    private(set) var isCovered = false
    /// Whether something has changed since this was set to false.
    var hasNews = false
    private let step: Int
    private let width: Int
    private let pixels: UnsafeMutablePointer<UInt32>

    /// - Parameter step: 1, 2, 4 or 8.
    init?(_ stored: PixelSize, step: Int) {
        size = stored.reduced(by: step)
        guard let memory = calloc(size.width * size.height, 4) else { return nil }
        pixels = memory.bindMemory(to: UInt32.self, capacity: size.width * size.height)
        self.step = step
        width = stored.width
    }

    deinit { free(pixels) }

    /// Adds a row of a pass, in which each pixel is repeated up to the next one.
    func take(_ row: UnsafePointer<UInt8>, y: Int, pass: Int) {
        if pass > 0 { isCovered = true }
        guard y % step == 0 else { return }
        // Passes 1, 3 and 5 (from 0) fill in the right halves of blocks of 8, 4 and 2 columns; the other passes fill in
        // rows.
        let columns = pass % 2 == 1 ? 4 >> (pass / 2) : 0
        let target = pixels + y / step * size.width
        if cpixels_take_columns(row, step, columns, target, size.width) > 0 { hasNews = true }
    }

    /// Marks all pixels as known.
    func finish() { isCovered = true }

    /// Returns the image so far.
    ///
    /// - Parameter hasAlpha: Whether the file has alpha.
    func picture(
        _ plan: DecodePlan, hasAlpha: Bool, profile: ICCProfile?, deadline: DecodeDeadline
    ) throws(ImageError) -> DecodedImage {
        let hasAlpha = hasAlpha || !isCovered
        return try plan.picture(hasAlpha: hasAlpha, profile: profile) { memory throws(ImageError) in
            guard !plan.layout.isIdentity(for: size) else {
                memory.copyMemory(from: UnsafeRawBufferPointer(start: pixels, count: size.width * size.height * 4))
                return
            }
            let resampler = RowResampler(source: size, layout: plan.layout, hasAlpha: hasAlpha, output: memory)
            for y in 0..<size.height {
                try deadline.check()
                resampler.push(pixels + y * size.width, staysValid: true)
            }
        }
    }
}

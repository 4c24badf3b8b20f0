import CPixels
import Foundation
import HalcyonCore

/// Reads the rows of a file in which they follow each other from top to bottom.
protocol SequentialRows: AnyObject {
    /// The memory that it keeps, in bytes.
    var byteCount: Int { get }

    /// Continues the current row.
    ///
    /// - Parameters:
    ///   - bytes: The bytes behind those that were read; all of the rest if `isWhole`.
    ///   - row: Memory for a row of RGBA, the same until the row is complete.
    /// - Returns: How many of the bytes were read, and whether the row is complete: if not, more bytes are needed.
    /// - Throws: `ImageError.decoding(.corrupt)`.
    func read(
        _ bytes: ByteView, isWhole: Bool, to row: UnsafeMutablePointer<UInt8>
    ) throws(ImageError) -> (count: Int, isComplete: Bool)
}

extension SequentialRows {
    /// Decodes a whole file.
    ///
    /// - Parameters:
    ///   - bytes: The file from its first row on.
    ///   - plan: The plan for `info`.
    /// - Throws: `.truncated` if `bytes` end before the last row; what ``read(_:isWhole:to:)`` throws; the deadline's
    ///   reason to stop.
    func decode(_ bytes: ByteView, _ info: ImageInfo, _ plan: DecodePlan) throws(ImageError) -> DecodedImage {
        try plan.picture(hasAlpha: info.hasAlpha, profile: nil) { memory throws(ImageError) in
            let sink = RowSink(memory, plan: plan, source: plan.stored, hasAlpha: info.hasAlpha)
            var offset = 0
            for y in 0..<plan.stored.height {
                guard let row = sink.row(y) else { throw sink.stopReason }
                let rest = bytes.available(bytes.count, at: offset)
                let (count, isComplete) = try read(rest, isWhole: true, to: row)
                guard isComplete else { throw .decoding(.truncated(info.format)) }
                offset += count
            }
            sink.finish()
        }
    }
}

/// Shows a file row by row as it arrives, with the rest transparent.
final class SequentialRowsPreviewer: FormatPreviewer {
    let keptBytes: Int
    private let source: any SequentialRows
    private let rows: PreviewRows
    private let height: Int
    /// The number of bytes to pass over before the first row.
    private var headerBytes: Int
    /// The bytes that were not read yet.
    private var rest = Data()
    private var y = 0
    private var shownRows = 0

    /// - Parameter offset: Where the rows begin in the file.
    init(
        _ source: any SequentialRows, _ info: ImageInfo, at offset: Int, options: DecodingOptions
    ) throws(ImageError) {
        self.source = source
        headerBytes = offset
        height = info.size.height
        let plan = try DecodePlan(previewOf: info, options: options)
        keptBytes = source.byteCount
        // What is kept, and what is handed out.
        try options.limits.check(bytes: keptBytes + 8 * (plan.layout.output.pixelCount ?? 0))
        rows = PreviewRows(
            plan, source: info.size, hasAlpha: info.hasAlpha, deadline: DecodeDeadline(options.limits))
    }

    func take(_ bytes: ByteView, _ deadline: DecodeDeadline) throws(ImageError) {
        rows.deadline = deadline
        let skipped = min(headerBytes, bytes.count)
        headerBytes -= skipped
        guard y < height, let start = bytes.baseAddress else { return }
        rest.append(start + skipped, count: bytes.count - skipped)
        let used = try rest.withByteView { bytes throws(ImageError) in try read(bytes) }
        if used > 0 { rest = rest.subdata(in: rest.startIndex + used..<rest.endIndex) }
    }

    func show(_ deadline: DecodeDeadline) throws(ImageError) -> DecodedImage? {
        rows.deadline = deadline
        guard y > shownRows else { return nil }
        shownRows = y
        return try rows.picture(isWhole: y == height, profile: nil)
    }

    /// Reads all rows that are complete, and returns the number of bytes read.
    private func read(_ bytes: ByteView) throws(ImageError) -> Int {
        var offset = 0
        while y < height {
            guard let row = rows.row(y) else { throw rows.stopReason ?? .cancelled }
            let (count, isComplete) = try source.read(
                bytes.available(bytes.count, at: offset), isWhole: false, to: row)
            offset += count
            guard isComplete else { break }
            rows.finishCurrentRow()
            y += 1
        }
        return offset
    }
}

/// Writes samples of one to four channels as RGBA.
enum SampleRows {
    /// How many bytes behind a row of samples must be readable.
    static let margin = Int(CPIXELS_ROW_MARGIN)

    /// - Parameters:
    ///   - samples: A row of gray, gray with alpha, RGB or RGBA, and ``margin`` bytes more.
    ///   - channels: 1…4.
    static func write(
        _ samples: UnsafePointer<UInt8>, channels: Int, to row: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        cpixels_find_unpacking(nil)?.pointee.expand(samples, row, count, channels, nil)
    }
}

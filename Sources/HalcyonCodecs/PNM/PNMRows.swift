import CPixels
import Foundation
import HalcyonCore

/// Reads the rows of a PNM file.
final class PNMRows: SequentialRows {
    /// The most digits of a number that has not arrived whole.
    private static let mostDigits = 1000

    private let header: NetpbmHeader
    /// The levels of a row.
    private let levels: UnsafeMutablePointer<UInt8>
    /// How many levels of the current row of a plain file have been read.
    private var count = 0
    private var isInComment = false

    /// - Parameter header: A header whose size was checked against limits.
    init(_ header: NetpbmHeader) throws(ImageError) {
        guard let memory = calloc(header.samplesPerRow + SampleRows.margin, 1) else {
            throw .decoding(.outOfMemory(header.size))
        }
        self.header = header
        levels = memory.assumingMemoryBound(to: UInt8.self)
    }

    deinit { free(levels) }

    var byteCount: Int { header.samplesPerRow }

    func read(
        _ bytes: ByteView, isWhole: Bool, to row: UnsafeMutablePointer<UInt8>
    ) throws(ImageError) -> (count: Int, isComplete: Bool) {
        if header.isPlain {
            let used = try readNumbers(bytes, isWhole: isWhole)
            guard count == header.samplesPerRow else { return (used, false) }
            count = 0
            SampleRows.write(levels, channels: header.channels, to: row, count: header.size.width)
            return (used, true)
        }
        let length = header.bytesPerRow
        guard bytes.count >= length, let samples = bytes.baseAddress else { return (0, false) }
        if header.isBitmap {
            cpixels_spread_bits(samples, 255, 0, levels, header.samplesPerRow)
        } else if header.maximum == 255 {
            levels.update(from: samples, count: header.samplesPerRow)
        } else {
            cpixels_scale_samples(samples, UInt32(header.maximum), levels, header.samplesPerRow)
        }
        SampleRows.write(levels, channels: header.channels, to: row, count: header.size.width)
        return (length, true)
    }

    /// Reads levels of the current row, and returns how many bytes they take.
    private func readNumbers(_ bytes: ByteView, isWhole: Bool) throws(ImageError) -> Int {
        guard let start = bytes.baseAddress else { return 0 }
        var text = cpixels_text(
            next: start, end: start + bytes.count, is_whole: isWhole ? 1 : 0, is_comment: isInComment ? 1 : 0)
        let left = header.samplesPerRow - count
        count +=
            header.isBitmap
            ? cpixels_read_bits(&text, 255, 0, levels + count, left)
            : cpixels_read_numbers(&text, UInt32(header.maximum), levels + count, left)
        isInComment = text.is_comment != 0
        guard let next = text.next else { return 0 }
        let used = next - start
        if count < header.samplesPerRow, used < bytes.count, !isDigits(bytes.available(bytes.count, at: used)) {
            throw .decoding(.corrupt(.pnm, why: "a character that is no digit among the samples"))
        }
        return used
    }

    /// Whether bytes may become a number when more of them arrive.
    private func isDigits(_ bytes: ByteView) -> Bool {
        !header.isBitmap && bytes.count < Self.mostDigits && bytes.bytes.allSatisfy { (0x30...0x39).contains($0) }
    }
}

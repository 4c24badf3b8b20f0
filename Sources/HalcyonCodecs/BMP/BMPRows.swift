import CPixels
import Foundation
import HalcyonCore

/// The pixels of a bitmap that are stored one after the other, read row by row from the top, in whatever order they
/// are stored.
final class BMPRows {
    private enum Form {
        /// Numbers of colours in a palette.
        case numbers([UInt32])
        /// Blue, green, red, and perhaps alpha.
        case bytes(keepsAlpha: Bool)
        case masked(UnsafeMutablePointer<cpixels_masks>)
    }

    let hasAlpha: Bool
    private let header: BMPHeader
    private let pixels: ByteView
    private let form: Form
    /// Room for the numbers of a row, if they have fewer than 8 bits.
    private let line: UnsafeMutablePointer<UInt8>?

    /// - Parameters:
    ///   - file: The file, or the part of an icon's that begins with the header; must outlive this object.
    ///   - header: Its size must have been checked.
    /// - Throws: `.truncated` if rows are missing.
    init(_ file: ByteView, _ header: BMPHeader, _ format: ImageFormat) throws(ImageError) {
        guard let pixels = file.slice(header.pixelByteCount, at: header.pixelOffset) else {
            throw .decoding(.truncated(format))
        }
        self.header = header
        self.pixels = pixels
        // Many writers set a mask for alpha and leave all of it at 0, so that nothing would be seen. As in Chromium,
        // the pixels are opaque then.
        let alphaMask = header.hasAlpha ? header.masks[3] : 0
        hasAlpha = alphaMask != 0 && Self.uses(alphaMask, header, pixels)
        if header.bits <= 8 {
            form = .numbers(header.colors(in: file))
        } else if header.bits == 24
            || header.masks.prefix(3) == [0xFF0000, 0xFF00, 0xFF] && header.bits == 32
                && (!hasAlpha || alphaMask == 0xFF00_0000)
        {
            form = .bytes(keepsAlpha: hasAlpha)
        } else {
            let masks = UnsafeMutablePointer<cpixels_masks>.allocate(capacity: 1)
            cpixels_read_masks(Array(header.masks.prefix(3)) + [hasAlpha ? alphaMask : 0], masks)
            form = .masked(masks)
        }
        line = header.bits < 8 ? .allocate(capacity: header.size.width) : nil
    }

    deinit {
        line?.deallocate()
        if case .masked(let masks) = form { masks.deallocate() }
    }

    /// Writes all rows, top to bottom.
    ///
    /// - Parameter finishRow: Changes a row's pixels once they are written.
    func write(
        to sink: RowSink, finishRow: ((_ y: Int, UnsafeMutablePointer<UInt8>) throws(ImageError) -> Void)? = nil
    ) throws(ImageError) {
        for y in 0..<header.size.height {
            guard let row = sink.row(y) else { throw sink.stopReason }
            write(y, to: row)
            try finishRow?(y, row)
        }
        sink.finish()
    }

    private func write(_ y: Int, to row: UnsafeMutablePointer<UInt8>) {
        let width = header.size.width
        let stored = header.isTopDown ? y : header.size.height - 1 - y
        let bytes = pixels.available((width * header.bits + 7) / 8, at: stored * header.rowLength)
        guard let first = bytes.baseAddress else { return }
        switch form {
        case .numbers(let colors):
            if let line { cpixels_unpack_numbers(first, UInt32(header.bits), line, width) }
            cpixels_look_up(line.map { UnsafePointer($0) } ?? first, colors, row, width)
        case .bytes(let keepsAlpha):
            cpixels_take_blue_first(first, header.bits / 8, keepsAlpha ? 1 : 0, row, width)
        case .masked(let masks):
            cpixels_take_masked(masks, first, header.bits / 8, row, width)
        }
    }

    /// Whether a pixel has one of these bits.
    private static func uses(_ mask: UInt32, _ header: BMPHeader, _ pixels: ByteView) -> Bool {
        for y in 0..<header.size.height {
            let bytes = pixels.available(header.size.width * header.bits / 8, at: y * header.rowLength)
            guard let first = bytes.baseAddress else { return false }
            let bits = cpixels_used_bits(first, header.bits / 8, header.size.width)
            if UInt32(truncatingIfNeeded: bits) & mask != 0 { return true }
        }
        return false
    }
}

/// The runs of a bitmap, read row by row in the order of the file, which is nearly always from the bottom.
///
/// Runs may leave pixels out. They are transparent, as in browsers. Pixels beyond a row's end are dropped.
struct BMPRuns {
    /// What a bitmap's runs hold.
    struct Survey {
        /// Whether pixels are left out.
        var hasGaps = false
        /// Whether the file ends before the last row does.
        var isCut = false
    }

    private let header: BMPHeader
    private let bytes: ByteView
    private let colors: [UInt32]
    private let state: cpixels_runs

    /// - Parameter file: The file; must outlive this value.
    init(_ file: ByteView, _ header: BMPHeader, bits: UInt32) {
        self.header = header
        let bytes = file.available(file.count, at: header.pixelOffset)
        var state = cpixels_runs()
        state.next = bytes.baseAddress
        state.end = bytes.baseAddress.map { $0 + bytes.count }
        state.bits = bits
        self.bytes = bytes
        self.state = state
        colors = header.colors(in: file)
    }

    /// Follows the runs without writing pixels.
    func survey() -> Survey {
        var survey = Survey()
        guard !bytes.bytes.isEmpty else { return Survey(hasGaps: true, isCut: true) }
        var runs = state
        var row = 0
        while row < header.size.height, runs.outcome == CPIXELS_RUNS_GO_ON {
            let count = cpixels_unpack_runs(&runs, colors, nil, header.size.width)
            if count < header.size.width { survey.hasGaps = true }
            survey.isCut =
                runs.outcome == CPIXELS_RUNS_CUT && (count < header.size.width || row + 1 < header.size.height)
            row += 1
        }
        if row < header.size.height { survey.hasGaps = true }
        return survey
    }

    /// Writes all rows, in the order of the file.
    func write(to sink: RowSink) throws(ImageError) {
        let width = header.size.width
        var runs = state
        for y in 0..<header.size.height {
            guard let row = sink.row(y) else { throw sink.stopReason }
            memset(row, 0, width * 4)
            let pixels = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt32.self)
            _ = cpixels_unpack_runs(&runs, colors, pixels, width)
        }
        sink.finish()
    }
}

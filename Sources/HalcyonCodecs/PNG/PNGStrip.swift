import CCodecs
import Foundation
import HalcyonCore

/// Converts rows of a PNG file's samples to RGBA, of which libpng and the loops of ``PNGDecoder`` know every kind.
///
/// The rows are put together as small files of their own, without filters and compression. So their pixels come about
/// as in a decode of the whole.
final class PNGStrip {
    /// About how many bytes a strip has.
    private static let wantedBytes = 1 << 17
    /// The most bytes of a block that is not compressed (RFC 1951, 3.2.4).
    private static let mostStored = 65_535
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private let layout: PNGRowLayout
    private let columns: Range<Int>
    private let rowBytes: Int
    private let file: ByteView
    private let isDeep: Bool
    private let limits: DecodingLimits
    private let deadline: DecodeDeadline
    private let takeRow: (Int) -> UnsafeMutablePointer<UInt8>?
    private let memory: UnsafeMutablePointer<UInt8>
    private let mostRows: Int
    /// The number of the first row in the memory, and how many there are.
    private var first = 0
    private var count = 0
    private var stopReason: ImageError?

    /// The memory that it takes.
    static func bytes(_ layout: PNGRowLayout) -> Int { min(.max / 8, layout.rowBytes) + 4 * wantedBytes }

    /// - Parameters:
    ///   - columns: Those to convert: from a multiple of ``PNGRowLayout/columnStep`` to another, or to the end.
    ///   - takeRow: Returns the memory for a row's pixels, of which it gets the number; nil to stop.
    init(
        _ layout: PNGRowLayout, in file: ByteView, columns: Range<Int>, isDeep: Bool, limits: DecodingLimits,
        deadline: DecodeDeadline, takeRow: @escaping (Int) -> UnsafeMutablePointer<UInt8>?
    ) {
        self.layout = layout
        self.file = file
        self.columns = columns
        self.isDeep = isDeep
        self.limits = limits
        self.deadline = deadline
        self.takeRow = takeRow
        rowBytes = (columns.count * layout.pixelBits + 7) / 8
        mostRows = max(1, Self.wantedBytes / (rowBytes + 1))
        memory = .allocate(capacity: mostRows * (rowBytes + 1))
    }

    deinit { memory.deallocate() }

    /// Adds row `y`; rows come in order.
    func append(_ samples: UnsafePointer<UInt8>, _ y: Int) throws(ImageError) {
        if count == 0 { first = y }
        let row = memory + count * (rowBytes + 1)
        row[0] = 0
        (row + 1).update(from: samples + columns.lowerBound * layout.pixelBits / 8, count: rowBytes)
        count += 1
        if count == mostRows { try finish() }
    }

    /// Converts the rows that are there.
    func finish() throws(ImageError) {
        guard count > 0 else { return }
        defer { count = 0 }
        try deadline.check()
        let size = PixelSize(width: columns.count, height: count)
        let heads = self.heads(size)
        var result = codecs_result()
        heads.withUnsafeBufferPointer { heads in
            let parts = self.parts(heads)
            let rows = codecs_rows(
                row: { context, y in
                    context.flatMap { Unmanaged<PNGStrip>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
                },
                stopped: { context in
                    guard let context else { return 1 }
                    return Unmanaged<PNGStrip>.fromOpaque(context).takeUnretainedValue().isStopped ? 1 : 0
                },
                context: Unmanaged.passUnretained(self).toOpaque())
            codecs_png_decode(
                parts, parts.count, UInt32(clamping: size.width), UInt32(clamping: size.height), isDeep ? 1 : 0, rows,
                &result)
        }
        if let stopReason { throw stopReason }
        try result.check(.png, size: size, limits: limits, stopped: deadline.stopReason ?? .cancelled)
    }

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        if y % 16 == 0, isStopped { return nil }
        return takeRow(first + y)
    }

    private var isStopped: Bool {
        stopReason = stopReason ?? deadline.stopReason
        return stopReason != nil
    }

    private var byteCount: Int { count * (rowBytes + 1) }

    /// Returns what is before the rows, between them and behind them: the beginning of the file, up to the chunk of
    /// pixels; that chunk's beginning; the heads of blocks, five bytes each; and the end.
    private func heads(_ size: PixelSize) -> [UInt8] {
        let blocks = (byteCount + Self.mostStored - 1) / Self.mostStored
        // Nobody looks at checksums of chunks in a file of several parts.
        let none: [UInt8] = [0, 0, 0, 0]
        var bytes = Self.signature + Self.bytes(13) + Array("IHDR".utf8)
        bytes += Self.bytes(size.width) + Self.bytes(size.height) + [UInt8(layout.bits), layout.colorType, 0, 0, 0]
        bytes += none + Self.bytes(2 + blocks * 5 + byteCount + 4) + Array("IDAT".utf8) + [0x78, 0x01]
        for block in 0..<blocks {
            let length = min(Self.mostStored, byteCount - block * Self.mostStored)
            let number = [UInt8(length & 255), UInt8(length >> 8)]
            bytes += [block + 1 == blocks ? 1 : 0] + number + number.map { ~$0 }
        }
        let checksum = adler32_z(1, memory, byteCount)
        return bytes + Self.bytes(Int(checksum)) + none + Self.bytes(0) + Array("IEND".utf8) + none
    }

    /// Returns the file's parts, of which some are in `heads`.
    private func parts(_ heads: UnsafeBufferPointer<UInt8>) -> [codecs_part] {
        guard let base = heads.baseAddress else { return [] }
        let beginning = PNGHeader.length
        var parts = [codecs_part(bytes: base, size: beginning)]
        for range in layout.colorChunks {
            guard let chunk = file.slice(range.count, at: range.lowerBound) else { continue }
            parts.append(codecs_part(bytes: chunk.baseAddress, size: chunk.count))
        }
        var offset = beginning
        parts.append(codecs_part(bytes: base + offset, size: 10))
        offset += 10
        for start in stride(from: 0, to: byteCount, by: Self.mostStored) {
            parts.append(codecs_part(bytes: base + offset, size: 5))
            parts.append(codecs_part(bytes: memory + start, size: min(Self.mostStored, byteCount - start)))
            offset += 5
        }
        parts.append(codecs_part(bytes: base + offset, size: heads.count - offset))
        return parts
    }

    private static func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
}

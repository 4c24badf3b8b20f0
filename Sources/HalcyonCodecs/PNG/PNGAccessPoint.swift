import CCodecs
import CPixels
import HalcyonCore

/// A row of a PNG file that can be read without those before it, and what it takes: the place in the stream, the last
/// 32 KiB that were unpacked before, and if the row's filter needs it, the row above.
struct PNGAccessPoint: Sendable, Equatable {
    /// What the place is in.
    enum Form: UInt64 {
        /// At the beginning of a block.
        case block
        /// Between the codes of a block, whose head says what they mean.
        case codes
        /// Between the bytes of a block that is not compressed.
        case stored
    }

    var row: Int
    var place: PNGPlace
    var form: Form
    /// Whether the block is the last one of the stream.
    var isLast = false
    /// How many bytes come from the place before the row does.
    var skipped = 0
    /// How many bytes of a block are left that is not compressed.
    var storedBytes = 0
    /// The head of the block, as it is in the stream, and the number of its first bit in its first byte.
    var header: [UInt8] = []
    var headerBit = 0
    var packedWindow: [UInt8] = []
    /// The row above, as differences to the pixel before; empty if it is not needed.
    var packedAbove: [UInt8] = []

    /// The bytes that it takes in an index.
    var byteCount: Int { header.count + packedWindow.count + packedAbove.count + PNGRegionsIndex.pointBytes }

    /// What was unpacked before; nil if it is damaged.
    var window: [UInt8]? { Self.unpacked(packedWindow, most: Int(CPIXELS_INFLATION_WINDOW)) }

    /// Returns the row above, empty if it is not needed; nil if it is damaged.
    func above(_ layout: PNGRowLayout) -> [UInt8]? {
        if packedAbove.isEmpty { return [] }
        guard let row = Self.unpacked(packedAbove, most: layout.rowBytes), row.count == layout.rowBytes else {
            return nil
        }
        var line = row
        let none = [UInt8](repeating: 0, count: row.count)
        codecs_png_unfilter(1, row, none, &line, row.count, layout.filterStep)
        return line
    }

    mutating func setAbove(_ line: UnsafePointer<UInt8>, _ layout: PNGRowLayout) {
        var row = [UInt8](repeating: 0, count: layout.rowBytes)
        codecs_png_take_differences(line, &row, row.count, layout.filterStep)
        packedAbove = row.withUnsafeBufferPointer { Self.packed($0) }
    }

    static func packed(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var count = compressBound(UInt(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&packed, &count, bytes.baseAddress, UInt(bytes.count), 4) == Z_OK else { return [] }
        return Array(packed.prefix(Int(count)))
    }

    private static func unpacked(_ packed: [UInt8], most: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: most)
        var count = UInt(most)
        guard uncompress(&bytes, &count, packed, UInt(packed.count)) == Z_OK else { return nil }
        return Array(bytes.prefix(Int(count)))
    }
}

/// Finds access points while the rows of a file are read: at regular distances, which grow with the file, so that all
/// of them stay within a limit.
///
/// The technique is that of zlib's `examples/zran.c`, but for blocks: some encoders write a single one. zlib says where
/// the code is that it is at, and reads the head of the block again to go on from there.
struct PNGPointRecorder {
    /// The least distance of points in bytes that are unpacked, which takes about three milliseconds.
    private static let leastDistance = 1 << 20
    /// How many rows are tried for one whose filter does not need the row above.
    private static let mostTries = 16

    private let layout: PNGRowLayout
    private let file: ByteView
    private let rowLength: Int
    private var distance = leastDistance
    /// How many bytes are unpacked before the row that is to become a point; nil while one waits for its filter, and if
    /// there is none.
    private(set) var wanted: Int?
    private(set) var points: [PNGAccessPoint] = []
    private var byteCount = 0
    private var candidate: PNGAccessPoint?
    private var tries = 0
    private var firstTried = 0
    private var produced = 0
    /// The first bit of the current block, its place, and the bits of its head.
    private var blockStart = 0
    private var block: PNGPlace?
    private var headBits: Int?

    init(_ layout: PNGRowLayout, in file: ByteView) {
        self.layout = layout
        self.file = file
        rowLength = layout.rowBytes + 1
        wanted = row(from: distance)
    }

    /// Returns where the first row begins from an offset on that is not unpacked yet.
    private func row(from offset: Int) -> Int? {
        let (padded, overflow) = offset.addingReportingOverflow(rowLength - 1)
        let row = overflow ? Int.max : max(padded / rowLength, produced / rowLength + 1)
        return row < layout.size.height ? row * rowLength : nil
    }

    /// Looks at where zlib is after each call.
    ///
    /// - Parameter unpacked: What was unpacked, to its end.
    mutating func note(_ reader: PNGRowReader, unpacked: UnsafeBufferPointer<UInt8>) {
        let (stream, input) = (reader.stream, reader.input)
        produced = reader.produced
        let state = Int(stream.pointee.data_type)
        // zlib may have taken bits that it has not used.
        let bit = (input.count - Int(stream.pointee.avail_in)) * 8 - (state & 63)
        let isBetweenBlocks = state & 128 != 0
        if isBetweenBlocks {
            (blockStart, block, headBits) = (bit, input.place(ofBit: bit), nil)
        } else if state & 256 != 0 {
            headBits = bit - blockStart
        }
        guard let wanted, produced == wanted else { return }
        self.wanted = row(from: wanted + 1)
        // Just behind the head, zlib does not say of what kind the block is.
        guard state & 256 == 0, var point = self.point(stream, input, bit, isBetweenBlocks: isBetweenBlocks)
        else { return }
        point.isLast = state & 64 != 0
        point.row = wanted / rowLength
        let before = unpacked.prefix(max(0, unpacked.count - point.skipped)).suffix(Int(CPIXELS_INFLATION_WINDOW))
        point.packedWindow = PNGAccessPoint.packed(UnsafeBufferPointer(rebasing: before))
        candidate = point
        self.wanted = nil
    }

    private func point(
        _ stream: UnsafeMutablePointer<z_stream>, _ input: PNGStreamInput, _ bit: Int, isBetweenBlocks: Bool
    ) -> PNGAccessPoint? {
        if isBetweenBlocks {
            return input.place(ofBit: bit).map { PNGAccessPoint(row: 0, place: $0, form: .block) }
        }
        let mark = inflateMark(stream)
        let low = mark & 0xFFFF
        if mark >> 16 == -1 {
            guard low > 0, let place = input.place(ofBit: bit), place.bit == 0 else { return nil }
            return PNGAccessPoint(row: 0, place: place, form: .stored, storedBytes: low)
        }
        guard let block, let headBits, let place = input.place(ofBit: bit - mark >> 16),
            let header = head(at: block, bits: headBits)
        else { return nil }
        return PNGAccessPoint(
            row: 0, place: place, form: .codes, skipped: low, header: header, headerBit: block.bit)
    }

    private func head(at block: PNGPlace, bits: Int) -> [UInt8]? {
        guard var input = try? PNGStreamInput(file, at: block) else { return nil }
        let length = (block.bit + bits + 7) / 8
        var head: [UInt8] = []
        while head.count < length {
            guard let bytes = try? input.next(most: length - head.count) else { return nil }
            head += bytes.bytes
        }
        return head
    }

    /// Decides on a point that waits for its row.
    ///
    /// - Parameter above: The row above, without its filter.
    mutating func take(_ row: Int, filter: UInt8, above: UnsafePointer<UInt8>) {
        guard var point = candidate, point.row == row else { return }
        candidate = nil
        if tries == 0 { firstTried = row }
        tries += 1
        if filter > 1 {
            guard tries >= Self.mostTries || (row - firstTried) * rowLength >= Self.leastDistance / 4 else {
                wanted = self.row(from: 0)
                return
            }
            point.setAbove(above, layout)
        }
        tries = 0
        points.append(point)
        byteCount += point.byteCount
        while byteCount > PNGRegionsIndex.mostPointBytes { thinOut() }
        wanted = self.row(from: (points.last?.row ?? row) * rowLength + distance)
    }

    private mutating func thinOut() {
        distance = min(.max / 4, distance * 2)
        points = points.indices.filter { $0 % 2 == 1 }.map { points[$0] }
        byteCount = points.reduce(0) { $0 + $1.byteCount }
    }
}

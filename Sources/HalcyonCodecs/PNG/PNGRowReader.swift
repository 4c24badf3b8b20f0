import CCodecs
import CPixels
import Foundation
import HalcyonCore

/// Unpacks the rows of a PNG file that is not interlaced, one after the other, and undoes their filters.
///
/// It can begin at an access point, and find access points.
final class PNGRowReader {
    /// What is unpacked at a time, at most.
    private static let mostBytes = 1 << 17
    /// What an access point may need of what was unpacked before: the window, and the longest code's bytes.
    static let history = Int(CPIXELS_INFLATION_WINDOW) + 258

    let layout: PNGRowLayout
    private let deadline: DecodeDeadline
    let stream: UnsafeMutablePointer<z_stream>
    private(set) var input: PNGStreamInput
    /// What is unpacked: rows with the filter before each.
    private let room: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    /// The place of the next row in the room, and the end of what was unpacked.
    private var next = 0
    private var end = 0
    /// The bytes unpacked since the beginning.
    private(set) var produced = 0
    private let lines: UnsafeMutablePointer<UInt8>
    private let unfilter: UnsafePointer<cpixels_unpacking>
    /// The number of the next row.
    private(set) var row = 0
    private var hasEnded = false
    /// The bytes of all rows that are not unpacked yet. No more is: libpng does not look at what follows them either.
    private var rest: Int
    private var recorder: PNGPointRecorder?

    /// The memory that reading takes.
    static func bytes(_ layout: PNGRowLayout) -> Int {
        let (rows, overflow) = layout.rowBytes.multipliedReportingOverflow(by: 6)
        return overflow || rows > .max / 4 ? .max / 4 : rows + history + 4 * mostBytes
    }

    /// - Parameters:
    ///   - file: Must outlive this object.
    ///   - point: Where to begin; nil for the first row.
    ///   - records: Whether to find access points.
    init(
        _ layout: PNGRowLayout, in file: ByteView, from point: PNGAccessPoint? = nil, records: Bool = false,
        deadline: DecodeDeadline
    ) throws(ImageError) {
        guard let unfilter = cpixels_find_unpacking(nil) else {
            throw .decoding(.unsupportedFormat(ImageFormat(name: "png (on this processor)")))
        }
        self.unfilter = unfilter
        self.layout = layout
        self.deadline = deadline
        input = try PNGStreamInput(file, at: point?.place ?? PNGPlace(chunk: layout.firstData, byte: 0))
        rest = (layout.size.height - (point?.row ?? 0)) * (layout.rowBytes + 1) + (point?.skipped ?? 0)
        let kept = records ? Self.history : 0
        capacity = kept + max(2 * (layout.rowBytes + 1), Self.mostBytes)
        room = .allocate(capacity: capacity + Int(CPIXELS_ROW_MARGIN))
        // What lies behind a row is read over, not used.
        room.initialize(repeating: 0, count: capacity + Int(CPIXELS_ROW_MARGIN))
        let line = layout.rowBytes + Int(CPIXELS_ROW_MARGIN)
        lines = .allocate(capacity: 2 * line)
        lines.initialize(repeating: 0, count: 2 * line)
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        recorder = records ? PNGPointRecorder(layout, in: file) : nil
        // A stream with its head, which says how long its window is, or one that goes on.
        let bits: Int32 = point == nil ? 0 : -15
        guard inflateInit2_(stream, bits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .decoding(.outOfMemory(layout.size))
        }
        if let point { try begin(at: point) }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        room.deallocate()
        lines.deallocate()
    }

    /// Returns the samples of the next row; valid until the next but one. CPIXELS_ROW_MARGIN bytes more may be read.
    ///
    /// - Throws: `.truncated`, `.corrupt`; the deadline's reason to stop.
    func nextRow() throws(ImageError) -> UnsafePointer<UInt8> {
        try unpack(layout.rowBytes + 1)
        let filter = room[next]
        guard filter <= 4 else { throw .decoding(.corrupt(.png, why: "bad adaptive filter value")) }
        recorder?.take(row, filter: filter, above: above)
        let line = self.line(row), step = layout.filterStep
        if step <= 4 {
            unfilter.pointee.unfilter(Int32(filter), room + next + 1, above, line, layout.rowBytes, step)
        } else {
            codecs_png_unfilter(Int32(filter), room + next + 1, above, line, layout.rowBytes, step)
        }
        next += layout.rowBytes + 1
        row += 1
        return UnsafePointer(line)
    }

    /// The access points found.
    var points: [PNGAccessPoint] { recorder?.points ?? [] }

    private func line(_ row: Int) -> UnsafeMutablePointer<UInt8> {
        lines + row % 2 * (layout.rowBytes + Int(CPIXELS_ROW_MARGIN))
    }

    /// The row before the next one, without its filter.
    private var above: UnsafeMutablePointer<UInt8> { line(row + 1) }

    /// Unpacks until a number of bytes is there from the next row on.
    private func unpack(_ count: Int) throws(ImageError) {
        while end - next < count {
            if hasEnded { throw .decoding(.corrupt(.png, why: "the pixels end before the last row")) }
            makeRoom(for: count)
            var space = min(capacity - end, Self.mostBytes, rest)
            if let wanted = recorder?.wanted { space = min(space, wanted - produced) }
            let made = try step(room + end, space, flush: recorder == nil ? Z_NO_FLUSH : Z_TREES)
            end += made
            produced += made
            rest -= made
            recorder?.note(self, unpacked: UnsafeBufferPointer(start: room, count: end))
        }
    }

    /// Calls zlib once. Returns how many bytes it wrote.
    private func step(
        _ target: UnsafeMutablePointer<UInt8>, _ space: Int, flush: Int32
    ) throws(ImageError) -> Int {
        try deadline.check()
        if stream.pointee.avail_in == 0 { feed(try input.next()) }
        stream.pointee.next_out = target
        stream.pointee.avail_out = UInt32(clamping: space)
        let status = inflate(stream, flush)
        switch status {
        case Z_OK, Z_BUF_ERROR: break
        case Z_STREAM_END: hasEnded = true
        case Z_MEM_ERROR: throw .decoding(.outOfMemory(layout.size))
        default:
            let words = stream.pointee.msg.map { String(cString: $0) } ?? "damaged data"
            throw .decoding(.corrupt(.png, why: .init("IDAT: \(words)")))
        }
        return space - Int(stream.pointee.avail_out)
    }

    private func feed(_ bytes: ByteView) {
        stream.pointee.next_in = bytes.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
        stream.pointee.avail_in = UInt32(clamping: bytes.count)
    }

    /// Moves what is still needed to the beginning of the room if a row would not fit behind it.
    private func makeRoom(for count: Int) {
        guard capacity - next < count || capacity == end else { return }
        let kept = recorder == nil ? next : max(0, min(next, end - Self.history))
        memmove(room, room + kept, end - kept)
        next -= kept
        end -= kept
    }

    /// Reads the stream to its end. Returns whether it ends behind the last row, with the right checksum.
    func endsWell() throws(ImageError) -> Bool {
        guard end == next, row == layout.size.height else { return false }
        recorder = nil
        while !hasEnded {
            do throws(ImageError) {
                if try step(room, 1, flush: Z_NO_FLUSH) > 0 { return false }
            } catch .decoding(let reason) {
                if case .tookTooLong = reason { throw .decoding(reason) }
                return false
            }
        }
        return true
    }

    /// Brings zlib to where it was at an access point.
    private func begin(at point: PNGAccessPoint) throws(ImageError) {
        let damage = ImageError.decoding(.corrupt(.png, why: "an access point does not fit"))
        guard let window = point.window, let above = point.above(layout),
            inflateSetDictionary(stream, window, UInt32(clamping: window.count)) == Z_OK
        else { throw damage }
        row = point.row
        next = point.skipped
        switch point.form {
        case .block: break
        case .stored:
            guard point.place.bit == 0 else { throw damage }
            // A block of what is left of the one that was begun (RFC 1951, 3.2.4).
            let left = UInt16(clamping: point.storedBytes)
            let low = UInt8(left & 255), high = UInt8(left >> 8)
            let head: [UInt8] = [point.isLast ? 1 : 0, low, high, ~low, ~high]
            try prepare(with: head, bit: 0, onlyHeader: false)
        case .codes: try prepare(with: point.header, bit: point.headerBit, onlyHeader: true)
        }
        if !above.isEmpty { line(row + 1).update(from: above, count: min(above.count, layout.rowBytes)) }
        guard point.place.bit > 0 else { return }
        let first = try input.next(most: 1)
        guard let byte = first[0],
            inflatePrime(stream, Int32(8 - point.place.bit), Int32(byte >> UInt8(point.place.bit))) == Z_OK
        else { throw damage }
    }

    /// Lets zlib read the head of a block.
    private func prepare(with head: [UInt8], bit: Int, onlyHeader: Bool) throws(ImageError) {
        let damage = ImageError.decoding(.corrupt(.png, why: "an access point does not fit"))
        guard let first = head.first, (0..<8).contains(bit),
            bit == 0 || inflatePrime(stream, Int32(8 - bit), Int32(first >> UInt8(bit))) == Z_OK
        else { throw damage }
        let isRead = head.withUnsafeBytes { bytes in
            feed(ByteView(bytes: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(bit == 0 ? 0 : 1))))
            // Its type, and its codes.
            for _ in 0..<4 {
                stream.pointee.next_out = room
                stream.pointee.avail_out = 0
                let status = inflate(stream, Z_TREES)
                guard status == Z_OK || status == Z_BUF_ERROR else { return false }
                if stream.pointee.data_type & 256 != 0 { break }
            }
            return stream.pointee.data_type & 256 != 0
        }
        stream.pointee.next_in = nil
        let isWhole = stream.pointee.avail_in == 0
        stream.pointee.avail_in = 0
        // Bits of the last byte belong to what comes first, which begins elsewhere.
        guard isRead, isWhole, !onlyHeader || inflatePrime(stream, -1, 0) == Z_OK else { throw damage }
    }
}

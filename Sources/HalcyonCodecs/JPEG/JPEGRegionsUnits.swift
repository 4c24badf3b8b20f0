import CPixels
import Foundation
import HalcyonCore

/// Walks over the units of a scan, and copies some of them.
struct JPEGUnitReader {
    /// How many units are passed at most before the deadline is checked again.
    private static let most = 1024

    private let scan: JPEGRegionsScan
    private let base: UnsafePointer<UInt8>
    private let deadline: DecodeDeadline
    private var state: cpixels_scan
    private var before = cpixels_before()
    /// The next unit.
    private(set) var unit: Int
    /// The unit before which the last restart was.
    private var restartedAt = -1

    /// - Parameters:
    ///   - file: Must stay where it is as long as this value is used.
    ///   - entry: Where the reader begins.
    /// - Returns: Nil if the entry is outside the file.
    init?(_ file: ByteView, _ scan: JPEGRegionsScan, at entry: JPEGUnitIndex.Entry, deadline: DecodeDeadline) {
        guard let base = file.baseAddress, entry.offset <= UInt64(file.count) else { return nil }
        self.scan = scan
        self.base = base
        self.deadline = deadline
        unit = entry.unit
        let offset = Int(entry.offset)
        state = cpixels_scan()
        state.next = base + offset
        state.end = base + file.count
        (before.read.0, before.read.1, before.read.2, before.read.3) = entry.means
        guard entry.bit > 0 else { return }
        // A byte of ones is followed by one that does not count.
        guard let byte = file[offset], offset + (byte == 0xFF ? 2 : 1) <= file.count else { return nil }
        state.next = base + offset + (byte == 0xFF ? 2 : 1)
        state.bits = UInt64(byte) << UInt64(56 + (entry.bit & 7))
        state.count = UInt32(8 - (entry.bit & 7))
    }

    /// Where the next unit begins; a restart before it is still to come.
    var entry: JPEGUnitIndex.Entry {
        let unread = Int(state.count) - Int(min(state.missing, state.count))
        var offset = base.distance(to: state.next)
        for _ in 0..<(unread + 7) / 8 {
            offset -= offset >= 2 && base[offset - 1] == 0 && base[offset - 2] == 0xFF ? 2 : 1
        }
        return JPEGUnitIndex.Entry(
            unit: unit, offset: UInt64(max(0, offset)), bit: (8 - unread % 8) % 8,
            means: (before.read.0, before.read.1, before.read.2, before.read.3))
    }

    /// Passes units up to the one before `end`.
    ///
    /// - Returns: False if they are damaged or not there.
    mutating func pass(to end: Int) throws(ImageError) -> Bool {
        while unit < end {
            guard let count = try next(end) else { return false }
            let blocks = scan.blocks
            let done = cpixels_pass_units(&state, &before, blocks.baseAddress, blocks.count, count)
            guard done > 0 else { return false }
            unit += Int(done)
        }
        return true
    }

    /// Copies units up to the one before `end`.
    ///
    /// - Parameter meansOnly: Whether details are left out that do not matter at an eighth of the size.
    /// - Returns: False if they are damaged or not there.
    mutating func copy(to end: Int, meansOnly: Bool, into output: JPEGUnitWriter) throws(ImageError) -> Bool {
        let blocks = meansOnly ? scan.meanBlocks : scan.blocks
        while unit < end {
            guard let count = try next(end) else { return false }
            try output.reserve(blocks.count * Int(CPIXELS_BLOCK_ROOM))
            state.room = output.next
            state.room_end = output.end
            let done = cpixels_copy_units(&state, &before, blocks.baseAddress, blocks.count, count)
            guard done > 0 else { return false }
            output.advance(to: state.room)
            unit += Int(done)
        }
        return true
    }

    /// Begins a row of units in the copy: it depends on nothing before.
    mutating func beginCopiedRow() { before.written = (0, 0, 0, 0) }

    /// Ends a row of units in the copy: the last byte is filled with ones (F.1.2.3).
    mutating func endCopiedRow(into output: JPEGUnitWriter) throws(ImageError) {
        if state.kept_count > 0 {
            let byte =
                UInt8(truncatingIfNeeded: state.kept << UInt64(8 - state.kept_count)) | (0xFF >> state.kept_count)
            try output.append(byte == 0xFF ? [byte, 0] : [byte])
        }
        state.kept = 0
        state.kept_count = 0
    }

    /// Reads the restart before the next unit, if one is there. Returns how many units may follow at once, or nil if
    /// the restart is missing.
    private mutating func next(_ end: Int) throws(ImageError) -> Int32? {
        try deadline.check()
        var count = min(end - unit, Self.most)
        guard scan.interval > 0 else { return Int32(count) }
        let place = unit % scan.interval
        if place == 0, unit > 0, restartedAt != unit {
            guard passRestart() else { return nil }
            restartedAt = unit
        }
        count = min(count, scan.interval - place)
        return Int32(count)
    }

    private mutating func passRestart() -> Bool {
        // A byte more would be data that no unit has asked for.
        guard state.missing <= state.count, state.count - state.missing <= 7, var next = state.next else {
            return false
        }
        let end = base + base.distance(to: state.end)
        // Any marker may be preceded by bytes that fill up (B.1.1.2).
        while next.distance(to: end) >= 2, next[0] == 0xFF, next[1] == 0xFF { next += 1 }
        guard next.distance(to: end) >= 2, next[0] == 0xFF,
            next[1] == 0xD0 + UInt8((unit / scan.interval - 1) & 7)
        else { return false }
        state.next = next + 2
        state.bits = 0
        state.count = 0
        state.missing = 0
        before.read = (0, 0, 0, 0)
        return true
    }
}

/// The memory that units are copied into.
final class JPEGUnitWriter {
    private var base: UnsafeMutablePointer<UInt8>
    private var room: Int
    private let limit: Int
    private(set) var count = 0

    /// - Parameter limit: The most bytes there may be.
    init(limit: Int) throws(ImageError) {
        self.limit = limit
        room = 1 << 16
        guard let memory = malloc(room) else { throw .decoding(.tooManyBytes(room, limit: limit)) }
        base = memory.assumingMemoryBound(to: UInt8.self)
    }

    deinit { free(base) }

    var next: UnsafeMutablePointer<UInt8> { base + count }
    var end: UnsafeMutablePointer<UInt8> { base + room }
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// Makes room for more bytes.
    func reserve(_ more: Int) throws(ImageError) {
        guard room - count < more else { return }
        let wanted = max(room * 2, count + more)
        if wanted > limit { throw .decoding(.tooManyBytes(wanted, limit: limit)) }
        guard let grown = realloc(base, wanted) else {
            throw .decoding(.tooManyBytes(wanted, limit: limit))
        }
        base = grown.assumingMemoryBound(to: UInt8.self)
        room = wanted
    }

    /// Counts bytes that were written at ``next``.
    func advance(to place: UnsafeMutablePointer<UInt8>) { count = base.distance(to: place) }

    func append(_ bytes: [UInt8]) throws(ImageError) {
        try reserve(bytes.count)
        for byte in bytes {
            base[count] = byte
            count += 1
        }
    }

    func removeAll() { count = 0 }
}

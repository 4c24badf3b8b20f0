import CPixels
import Foundation
import HalcyonCore

/// Where units (MCUs) of a scan begin, at regular distances: reading the scan can begin at each of them.
struct JPEGUnitIndex: Sendable, Equatable {
    /// The beginning of a unit, or of the restart before it.
    struct Entry {
        var unit: Int
        /// The byte of the file that has the unit's first bit.
        var offset: UInt64
        /// That bit's place in the byte, from the highest on: 0…7.
        var bit: Int
        /// The mean of the block before, of each component.
        var means: (UInt16, UInt16, UInt16, UInt16)
    }

    /// The most bytes that entries take together.
    static let largest = 1 << 20
    /// The most blocks between restarts that are enough to begin at: reading over them takes a tenth of a millisecond.
    private static let mostBlocksBetweenRestarts = 8192

    /// The number of units from one entry to the next.
    let step: Int
    /// Bytes and bits of entries, in bits.
    private var places: [UInt64] = []
    /// The means of entries; none if all of them are at restarts.
    private var means: [UInt16] = []
    private let components: Int

    private init(step: Int, components: Int) {
        self.step = step
        self.components = components
    }

    /// An index without entries, for a pass over a scan.
    init(for scan: JPEGRegionsScan) {
        self.init(step: Self.step(for: scan), components: scan.components)
    }

    /// Creates the index of a scan that has restarts at short distances, which are found without reading the units.
    ///
    /// - Returns: Nil if there are none, or not those that there should be.
    init?(restartsOf scan: JPEGRegionsScan, in file: ByteView, deadline: DecodeDeadline) throws(ImageError) {
        guard scan.interval > 0, scan.interval * scan.blocks.count <= Self.mostBlocksBetweenRestarts,
            let base = file.baseAddress
        else { return nil }
        let expected = (scan.unitCount - 1) / scan.interval
        // Of very many restarts, not each becomes an entry.
        let group = (expected + 1) * 8 / Self.largest + 1
        self.init(step: group * scan.interval, components: 0)
        append(Entry(unit: 0, offset: UInt64(scan.start), bit: 0, means: (0, 0, 0, 0)))
        var offset = scan.start
        var found = 0
        var looks = 0
        while true {
            looks += 1
            if looks % 1024 == 0 { try deadline.check() }
            guard let ones = memchr(base + offset, 0xFF, file.count - offset),
                let marker = file[UnsafeRawPointer(base).distance(to: ones) + 1]
            else { return nil }
            let place = UnsafeRawPointer(base).distance(to: ones)
            offset = place + (marker == 0xFF ? 1 : 2)
            // A byte that does not count, or one that fills up.
            if marker == 0 || marker == 0xFF { continue }
            guard marker == 0xD0 + UInt8(found & 7), found < expected else { break }
            found += 1
            if found % group == 0 {
                append(Entry(unit: found * scan.interval, offset: UInt64(place), bit: 0, means: (0, 0, 0, 0)))
            }
        }
        guard found == expected else { return nil }
    }

    mutating func append(_ entry: Entry) {
        places.append(entry.offset << 3 | UInt64(entry.bit & 7))
        let all = [entry.means.0, entry.means.1, entry.means.2, entry.means.3]
        means.append(contentsOf: all.prefix(components))
    }

    /// Returns the last entry that is not behind a unit.
    func entry(before unit: Int) -> Entry? {
        let index = unit / step
        guard unit >= 0, index < places.count else { return nil }
        let own = (0..<4).map { $0 < components ? means[index * components + $0] : 0 }
        return Entry(
            unit: index * step, offset: places[index] >> 3, bit: Int(places[index] & 7),
            means: (own[0], own[1], own[2], own[3]))
    }

    private static func step(for scan: JPEGRegionsScan) -> Int {
        let bytes = 8 + 2 * scan.components
        return max(16, (scan.unitCount * bytes + largest - 1) / largest)
    }
}

/// The index as bytes: four numbers, the entries' places, and their means; see ``RegionsIndexFile``.
extension JPEGUnitIndex {
    private static let mark: UInt64 = 0x3130_584A_434C_4148  // "HALCJX01"
    private static let numberCount = 4

    /// - Parameter digest: That of the file: see ``RegionsIndexFile/digest(of:deadline:)``.
    func data(digest: UInt64, of file: ByteView, _ scan: JPEGRegionsScan) -> Data {
        let numbers = [UInt64(step), UInt64(places.count), UInt64(components), UInt64(scan.start)]
        var more = Data(capacity: means.count * 2)
        for mean in means { withUnsafeBytes(of: mean.littleEndian) { more.append(contentsOf: $0) } }
        return RegionsIndexFile.data(Self.mark, digest: digest, of: file, numbers: numbers + places, more: more)
    }

    /// Reads an index that was kept.
    ///
    /// - Returns: Nil if it is damaged, of another version, or of another file.
    init?(
        _ data: Data, of file: ByteView, _ scan: JPEGRegionsScan, deadline: DecodeDeadline
    ) throws(ImageError) {
        guard let kept = RegionsIndexFile(data, Self.mark, of: file, most: 2 * Self.largest) else { return nil }
        self.init(step: Self.step(for: scan), components: scan.components)
        let count = (scan.unitCount + step - 1) / step
        let start = RegionsIndexFile.offset(behind: Self.numberCount)
        guard kept.number(0) == UInt64(step), kept.number(1) == UInt64(count), kept.number(2) == UInt64(components),
            kept.number(3) == UInt64(scan.start), kept.bytes.count == start + count * (8 + 2 * components),
            try kept.isOf(file, deadline: deadline)
        else { return nil }
        places = kept.bytes[start..<start + count * 8].withUnsafeBytes { bytes in
            (0..<count).map { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
        }
        means = kept.bytes[(start + count * 8)...].withUnsafeBytes { bytes in
            (0..<count * components).map {
                UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self))
            }
        }
    }
}

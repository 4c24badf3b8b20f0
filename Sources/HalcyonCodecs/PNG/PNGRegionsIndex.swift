import Foundation
import HalcyonCore

/// The access points of a PNG file as an index that is kept.
///
/// Numbers of the file's rows, and six numbers for each point; then the bytes of all points: the head of the block, the
/// window and the row above, as they were compressed.
struct PNGRegionsIndex: Sendable {
    private static let mark: UInt64 = 0x3130_585A_504C_4148  // "HALPZX01"
    /// The most bytes of points, and of an index.
    static let mostPointBytes = mostBytes - 4096
    static let mostBytes = 4 << 20
    private static let commonNumbers = 5
    private static let pointNumbers = 6
    /// The bytes of a point's numbers.
    static let pointBytes = pointNumbers * 8

    let points: [PNGAccessPoint]

    init(_ points: [PNGAccessPoint] = []) { self.points = points }

    /// Returns the last point at which a row, or one before it, can be read; nil for the beginning.
    func point(before row: Int) -> PNGAccessPoint? { points.last { $0.row <= row } }

    /// Returns the index as bytes; nil if there are no points.
    func data(of file: ByteView, _ layout: PNGRowLayout, digest: UInt64) -> Data? {
        if points.isEmpty { return nil }
        var numbers = Self.facts(layout, points.count)
        var more = Data()
        for point in points {
            numbers += [
                UInt64(point.row), UInt64(point.place.chunk), UInt64(point.place.byte) << 3 | UInt64(point.place.bit),
                point.form.rawValue | (point.isLast ? 1 << 8 : 0) | UInt64(point.headerBit) << 16
                    | UInt64(point.skipped) << 32 | UInt64(point.storedBytes) << 48,
                UInt64(point.header.count) | UInt64(point.packedWindow.count) << 32, UInt64(point.packedAbove.count),
            ]
            more += point.header + point.packedWindow + point.packedAbove
        }
        return RegionsIndexFile.data(Self.mark, digest: digest, of: file, numbers: numbers, more: more)
    }

    private static func facts(_ layout: PNGRowLayout, _ count: Int) -> [UInt64] {
        [
            UInt64(count), UInt64(layout.firstData), UInt64(layout.rowBytes), UInt64(layout.size.height),
            UInt64(layout.colorType) << 8 | UInt64(layout.bits),
        ]
    }

    /// Reads an index that was kept.
    ///
    /// - Returns: Nil if it is damaged, of another version, or of another file.
    init?(_ data: Data, of file: ByteView, _ layout: PNGRowLayout, deadline: DecodeDeadline) throws(ImageError) {
        guard let kept = RegionsIndexFile(data, Self.mark, of: file, most: Self.mostBytes),
            let count = kept.number(0).flatMap({ Int(exactly: $0) }), count > 0,
            count <= Self.mostBytes / Self.pointBytes,
            Self.facts(layout, count).enumerated().allSatisfy({ kept.number($0.offset) == $0.element })
        else { return nil }
        var offset = RegionsIndexFile.offset(behind: Self.commonNumbers + count * Self.pointNumbers)
        var points: [PNGAccessPoint] = []
        for index in 0..<count {
            let numbers = (0..<Self.pointNumbers).compactMap {
                kept.number(Self.commonNumbers + index * Self.pointNumbers + $0)
            }
            guard let point = Self.point(numbers, kept.bytes, &offset), point.row > points.last?.row ?? 0,
                point.row < layout.size.height
            else { return nil }
            points.append(point)
        }
        guard offset == kept.bytes.count, try kept.isOf(file, deadline: deadline) else { return nil }
        self.points = points
    }

    /// Reads a point, whose bytes are from `offset` on, and moves that behind them.
    private static func point(_ numbers: [UInt64], _ bytes: [UInt8], _ offset: inout Int) -> PNGAccessPoint? {
        guard numbers.count == pointNumbers, numbers[0..<3].allSatisfy({ $0 < 1 << 48 }),
            let form = PNGAccessPoint.Form(rawValue: numbers[3] & 255), numbers[5] <= UInt64(mostBytes)
        else { return nil }
        let lengths = [Int(numbers[4] & 0xFFFF_FFFF), Int(numbers[4] >> 32), Int(numbers[5])]
        var parts: [[UInt8]] = []
        for length in lengths {
            guard length <= bytes.count - offset else { return nil }
            parts.append(Array(bytes[offset..<offset + length]))
            offset += length
        }
        return PNGAccessPoint(
            row: Int(numbers[0]),
            place: PNGPlace(chunk: Int(numbers[1]), byte: Int(numbers[2] >> 3), bit: Int(numbers[2] & 7)), form: form,
            isLast: numbers[3] >> 8 & 1 == 1, skipped: Int(numbers[3] >> 32 & 0xFFFF),
            storedBytes: Int(numbers[3] >> 48), header: parts[0], headerBit: Int(numbers[3] >> 16 & 7),
            packedWindow: parts[1], packedAbove: parts[2])
    }
}

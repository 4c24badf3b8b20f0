import CPixels
import Foundation
import HalcyonCore

/// The scan of a baseline JPEG file that has only one, and what is needed to write parts of it as files of their own.
///
/// Sources: ITU-T T.81, annexes B and F. Section numbers are its.
///
/// `@unchecked Sendable` holds because nothing is written after `init`, until `deinit`.
final class JPEGRegionsScan: @unchecked Sendable {
    /// The size of the image as stored.
    let size: PixelSize
    /// The pixels that a unit (MCU) covers.
    let unitSize: PixelSize
    let unitsAcross: Int
    let unitsDown: Int
    let components: Int
    /// The number of units between restarts; 0 if there are none.
    let interval: Int
    /// Where the scan's data begin in the file.
    let start: Int
    /// The blocks of a unit, with all their details.
    let blocks: UnsafeMutableBufferPointer<cpixels_block>
    /// The same blocks, with only those details that matter at an eighth of the size.
    let meanBlocks: UnsafeMutableBufferPointer<cpixels_block>
    private let codes: UnsafeMutableBufferPointer<cpixels_codes>
    /// The segments of a part's file before its frame, and between its frame and the restart interval.
    private let segmentsBeforeFrame: [UInt8]
    private let segmentsAfterFrame: [UInt8]
    private let frame: [UInt8]
    private let frameMarker: UInt8
    private let scanHeader: [UInt8]

    private static let tables = 4

    /// Returns nil if the file is of another kind, or odd in any way that libjpeg may bear: then decode it whole.
    init?(_ file: ByteView) {
        guard let segments = Segments(file), let frame = segments.frame, let scan = segments.scan,
            let units = Units(frame: frame, scan: scan)
        else { return nil }
        let count = units.components.count
        codes = .allocate(capacity: 2 * Self.tables)
        blocks = .allocate(capacity: units.blockCount)
        meanBlocks = .allocate(capacity: units.blockCount)
        var isWhole = true
        var hasRead = Set<Int>()
        // The tables of means come first. They are addressed by pointers, because each takes kilobytes.
        for component in units.components {
            for (index, isForMeans) in [(component.means, true), (Self.tables + component.details, false)] {
                guard let codes = codes.baseAddress, let table = segments.codes[index]?.bytes,
                    let counts = table.baseAddress?.assumingMemoryBound(to: UInt8.self)
                else {
                    isWhole = false
                    continue
                }
                guard hasRead.insert(index).inserted else { continue }
                if cpixels_read_codes(
                    counts, counts + 16, isForMeans ? 1 : 0, Int32(CPIXELS_MOST_CODE_BITS), codes + index) == 0
                {
                    isWhole = false
                }
            }
        }
        var index = 0
        for (number, component) in units.components.enumerated() {
            for _ in 0..<component.blocks {
                guard isWhole, let codes = codes.baseAddress else { break }
                let details = codes + Self.tables + component.details
                var block = cpixels_block(
                    means: codes + component.means, details: details, keeps_details: 1, component: UInt32(number))
                blocks[index] = block
                // Without a code for the end of a block, details cannot be left out.
                block.keeps_details = component.isDoubled || details.pointee.end_length == 0 ? 1 : 0
                meanBlocks[index] = block
                index += 1
            }
        }
        size = units.size
        unitSize = units.unitSize
        unitsAcross = (size.width + unitSize.width - 1) / unitSize.width
        unitsDown = (size.height + unitSize.height - 1) / unitSize.height
        components = count
        interval = segments.interval
        start = segments.end
        segmentsBeforeFrame = segments.before
        let details = Set(units.components.map(\.details)).sorted()
        segmentsAfterFrame =
            Self.meanTable
            + details.flatMap { number in
                Self.segment(0xC4, [UInt8(0x10 | number)] + (segments.codes[Self.tables + number]?.bytes ?? .empty))
            }
        self.frame = units.components.flatMap { [$0.name, $0.sampling, $0.quantization] }
        frameMarker = segments.frameMarker
        scanHeader = [UInt8(count)] + units.components.flatMap { [$0.name, UInt8($0.details)] } + [0, 63, 0]
        if !isWhole { return nil }
    }

    deinit {
        codes.deallocate()
        blocks.deallocate()
        meanBlocks.deallocate()
    }

    /// The number of units of the image.
    var unitCount: Int { unitsAcross * unitsDown }

    /// Returns the beginning of a file whose scan is a part of this one.
    ///
    /// - Parameter unitsBetweenRestarts: At most 65,535, as there are units in a row.
    func header(of size: PixelSize, unitsBetweenRestarts: Int) -> [UInt8] {
        let sides = Self.bytes(size.height) + Self.bytes(size.width)
        return [0xFF, 0xD8] + segmentsBeforeFrame
            + Self.segment(frameMarker, [8] + sides + [UInt8(components)] + frame) + segmentsAfterFrame
            + Self.segment(0xDD, Self.bytes(unitsBetweenRestarts)) + Self.segment(0xDA, scanHeader)
    }

    /// The codes that means are written with: see `cpixels_copy_units`.
    private static var meanTable: [UInt8] {
        var counts = [UInt8](repeating: 0, count: 16)
        counts[Int(CPIXELS_MEAN_CODE_BITS) - 1] = 16
        return segment(0xC4, [0] + counts + (0..<16))
    }

    fileprivate static func bytes(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    fileprivate static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + bytes(content.count + 2) + content
    }
}

extension UnsafeRawBufferPointer {
    fileprivate static var empty: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: nil, count: 0) }
}

/// The segments that pixels depend on, up to the data of the first scan.
private struct Segments {
    private(set) var frameMarker: UInt8 = 0
    private(set) var frame: ByteView?
    private(set) var scan: ByteView?
    /// The counts of codes of each length and their symbols: the tables of means, then those of details.
    private(set) var codes = [ByteView?](repeating: nil, count: 8)
    private(set) var interval = 0
    private(set) var end = 0
    /// What says which colours the components are.
    private var isJFIF = false
    private var adobe: [UInt8]?
    private var quantization = [[UInt8]?](repeating: nil, count: 4)

    /// Returns nil if there is anything odd.
    init?(_ file: ByteView) {
        var offset = 2
        while scan == nil {
            while file[offset] == 0xFF, file[offset + 1] == 0xFF { offset += 1 }
            guard file[offset] == 0xFF, let marker = file[offset + 1], marker >= 0xC0,
                !(0xD0...0xD9).contains(marker), let length = file.uint16(at: offset + 2), length >= 2,
                let segment = file.slice(length - 2, at: offset + 4)
            else { return nil }
            offset += 2 + length
            guard read(marker, segment) else { return nil }
        }
        end = offset
    }

    /// The segments of a part's file before its frame.
    var before: [UInt8] {
        var bytes: [UInt8] = []
        if isJFIF {
            bytes += JPEGRegionsScan.segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
        }
        if let adobe { bytes += JPEGRegionsScan.segment(0xEE, adobe) }
        for table in quantization { if let table { bytes += JPEGRegionsScan.segment(0xDB, table) } }
        return bytes
    }

    private mutating func read(_ marker: UInt8, _ segment: ByteView) -> Bool {
        switch marker {
        case 0xC0, 0xC1:
            guard frame == nil else { return false }
            (frame, frameMarker) = (segment, marker)
        case 0xC4: return readCodes(segment)
        case 0xDA: scan = segment
        case 0xDB: return readQuantization(segment)
        case 0xDD:
            guard segment.count == 2, let interval = segment.uint16(at: 0) else { return false }
            self.interval = interval
        case 0xE0: if segment.count >= 14, segment.has("JFIF\0", at: 0) { isJFIF = true }
        case 0xEE: if segment.count >= 12, segment.has("Adobe", at: 0) { adobe = [UInt8](segment.bytes.prefix(12)) }
        case 0xE1...0xEF, 0xFE: break
        default: return false
        }
        return true
    }

    private mutating func readCodes(_ segment: ByteView) -> Bool {
        var offset = 0
        while let place = segment[offset] {
            guard place >> 4 <= 1, place & 15 < 4, let counts = segment.slice(16, at: offset + 1) else { return false }
            let count = counts.bytes.reduce(0) { $0 + Int($1) }
            guard count <= 256, let table = segment.slice(16 + count, at: offset + 1) else { return false }
            codes[Int(place >> 4) * 4 + Int(place & 15)] = table
            offset += 17 + count
        }
        return true
    }

    private mutating func readQuantization(_ segment: ByteView) -> Bool {
        var offset = 0
        while let place = segment[offset] {
            let length = place >> 4 == 0 ? 65 : 129
            guard place >> 4 <= 1, place & 15 < 4, let table = segment.slice(length, at: offset) else { return false }
            quantization[Int(place & 15)] = [UInt8](table.bytes)
            offset += length
        }
        return true
    }
}

/// What a unit of the scan consists of (A.2).
private struct Units {
    struct Component {
        var name: UInt8
        var sampling: UInt8
        var quantization: UInt8
        /// The numbers of its tables.
        var means = 0
        var details = 0
        /// The number of its blocks in a unit.
        var blocks = 1
        /// Whether libjpeg decodes it at two pixels a block when the image is at one.
        var isDoubled = false
    }

    private(set) var size = PixelSize(width: 0, height: 0)
    private(set) var unitSize = PixelSize(width: 8, height: 8)
    private(set) var components: [Component] = []

    /// Returns nil if the scan is not one of all components, in the frame's order (B.2.2 and B.2.3).
    init?(frame: ByteView, scan: ByteView) {
        guard let count = frame[5], [1, 3, 4].contains(count), frame[0] == 8, frame.count == 6 + 3 * Int(count),
            scan[0] == count, scan.count == 4 + 2 * Int(count), let height = frame.uint16(at: 1),
            let width = frame.uint16(at: 3), width > 0, height > 0
        else { return nil }
        let band = 1 + 2 * Int(count)
        guard scan[band] == 0, scan[band + 1] == 63, scan[band + 2] == 0 else { return nil }
        size = PixelSize(width: width, height: height)
        for index in 0..<Int(count) {
            guard let name = frame[6 + index * 3], let sampling = frame[7 + index * 3],
                let quantization = frame[8 + index * 3], scan[1 + index * 2] == name, let tables = scan[2 + index * 2],
                !components.contains(where: { $0.name == name }), (1...4).contains(sampling >> 4),
                (1...4).contains(sampling & 15), quantization < 4, tables >> 4 < 4, tables & 15 < 4
            else { return nil }
            components.append(
                Component(
                    // The unit of a single component is a block, however it is sampled (A.2.2).
                    name: name, sampling: count == 1 ? 0x11 : sampling, quantization: quantization,
                    means: Int(tables >> 4), details: Int(tables & 15)))
        }
        let across = components.reduce(1) { max($0, Int($1.sampling >> 4)) }
        let down = components.reduce(1) { max($0, Int($1.sampling & 15)) }
        for index in components.indices {
            let own = (across: Int(components[index].sampling >> 4), down: Int(components[index].sampling & 15))
            components[index].blocks = own.across * own.down
            // As in `jpeg_calc_output_dimensions` of libjpeg.
            components[index].isDoubled = across % (own.across * 2) == 0 && down % (own.down * 2) == 0
        }
        unitSize = PixelSize(width: 8 * across, height: 8 * down)
        guard blockCount <= 10 else { return nil }
    }

    var blockCount: Int { components.reduce(0) { $0 + $1.blocks } }
}

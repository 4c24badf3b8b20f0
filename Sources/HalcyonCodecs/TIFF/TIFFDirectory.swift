#if TIFF
import HalcyonCore

/// The first directory of a TIFF or BigTIFF file: its fields as far as they matter here.
///
/// libtiff gets a directory that is made of these fields, and no other: it would copy every field of a file into
/// memory, known or not, however often the same bytes are named.
///
/// Sources: Adobe, "TIFF", revision 6.0, 1992, section 2; "TIFF Technical Note 2", 1995; for BigTIFF, libtiff's
/// specification.
struct TIFFDirectory {
    /// The tags that are read.
    enum Tag: Int, CaseIterable {
        case width = 256
        case height = 257
        case bits = 258
        case compression = 259
        case photometric = 262
        case fillOrder = 266
        case stripOffsets = 273
        case orientation = 274
        case samples = 277
        case rowsPerStrip = 278
        case stripByteCounts = 279
        case planarConfiguration = 284
        case group3Options = 292
        case group4Options = 293
        case predictor = 317
        case colorMap = 320
        case tileWidth = 322
        case tileHeight = 323
        case tileOffsets = 324
        case tileByteCounts = 325
        case inkSet = 332
        case extraSamples = 338
        case sampleFormat = 339
        case jpegTables = 347
        case oldJPEGProcess = 512
        case oldJPEGStream = 513
        case oldJPEGStreamLength = 514
        case oldJPEGRestartInterval = 515
        case oldJPEGQuantization = 519
        case oldJPEGDirectTables = 520
        case oldJPEGDetailTables = 521
        case chromaCoefficients = 529
        case chromaSubsampling = 530
        case chromaPosition = 531
        case referenceBlackWhite = 532
        case profile = 34675
        case lercParameters = 50674
    }

    /// Where the value of a field is.
    struct Field {
        let type: Int
        let count: Int
        /// The position of its first byte in the file.
        let offset: Int
        /// The size of each of its numbers in bytes.
        let size: Int

        /// Its size in bytes; clamped.
        var length: Int {
            let (length, overflow) = count.multipliedReportingOverflow(by: size)
            return overflow ? .max : length
        }
    }

    /// The most fields that a directory is read with. A classic file can have no more.
    private static let mostFields = 65_535
    /// The most directories that are counted: those of a longer chain would take too long.
    private static let mostDirectories = 65_536
    private static let newSubfileType = 254

    let order: ByteView.Order
    let isBig: Bool
    private let file: ByteView
    private let start: Int
    private var fields: [Tag: Field] = [:]
    /// The position of the next directory; 0 if there is none, nil if the bytes end before.
    private var next: Int?

    /// - Parameter file: Must outlive this value.
    /// - Throws: `.truncated` if the directory is not whole, `.corrupt`.
    init(_ file: ByteView) throws(ImageError) {
        self.file = file
        order = file[0] == UInt8(ascii: "I") ? .littleEndian : .bigEndian
        isBig = file.uint16(at: 2, order) == 43
        guard let first = Self.number(file, at: isBig ? 8 : 4, isBig ? 8 : 4, order) else {
            throw .decoding(.truncated(.tiff))
        }
        if isBig, file.uint16(at: 4, order) != 8 { throw .decoding(.corrupt(.tiff, why: "offsets of a wrong size")) }
        guard first >= (isBig ? 16 : 8) else { throw .decoding(.corrupt(.tiff, why: "there is no directory")) }
        guard let count = Self.number(file, at: first, isBig ? 8 : 2, order) else {
            throw .decoding(.truncated(.tiff))
        }
        guard count > 0, count <= Self.mostFields else {
            throw .decoding(.corrupt(.tiff, why: "a directory of \(count) fields"))
        }
        start = first
        let entryLength = isBig ? 20 : 12
        let entries = first + (isBig ? 8 : 2)
        guard file.slice(count * entryLength, at: entries) != nil else { throw .decoding(.truncated(.tiff)) }
        for index in 0..<count {
            let entry = entries + index * entryLength
            // Of two fields with one tag, the first counts, as in libtiff.
            guard let tag = file.uint16(at: entry, order).flatMap(Tag.init), fields[tag] == nil else { continue }
            fields[tag] = field(at: entry)
        }
        next = Self.number(file, at: entries + count * entryLength, isBig ? 8 : 4, order)
    }

    /// The number of directories that are no reduced images and no masks; nil if the bytes end before the last one, or
    /// if there are too many. A chain that leads back ends there.
    var pageCount: Int? {
        var pages = 1
        var seen: Set<Int> = [start]
        var next = next
        while true {
            guard let place = next, seen.count <= Self.mostDirectories else { return nil }
            guard place != 0, seen.insert(place).inserted else { return pages }
            guard let count = Self.number(file, at: place, isBig ? 8 : 2, order), count <= Self.mostFields else {
                return nil
            }
            let entries = place + (isBig ? 8 : 2)
            // Fields are in the order of their tags, and this is the lowest.
            let isFirst = count > 0 && file.uint16(at: entries, order) == Self.newSubfileType
            let kind = isFirst ? file.uint32(at: entries + (isBig ? 12 : 8), order) ?? 0 : 0
            if kind & 5 == 0 { pages += 1 }
            next = Self.number(file, at: entries + count * (isBig ? 20 : 12), isBig ? 8 : 4, order)
        }
    }

    subscript(tag: Tag) -> Field? { fields[tag] }

    /// Returns one of the numbers of a field; nil if the field is missing, has fewer, or holds no whole numbers.
    ///
    /// - Throws: `.truncated` if it lies behind the end of the file.
    func number(_ tag: Tag, at index: Int = 0) throws(ImageError) -> Int? {
        guard let field = fields[tag], index >= 0, index < field.count else { return nil }
        // BYTE, SHORT, LONG, IFD, LONG8 and IFD8; signed ones are written by mistake.
        guard [1, 3, 4, 6, 8, 9, 13, 16, 17, 18].contains(field.type) else { return nil }
        let (distance, overflow) = index.multipliedReportingOverflow(by: field.size)
        guard !overflow, distance <= file.count,
            let value = Self.number(file, at: field.offset + distance, field.size, order)
        else { throw .decoding(.truncated(.tiff)) }
        return value
    }

    /// Returns the bytes of a field, or nil if it is missing.
    ///
    /// - Throws: `.truncated` if they lie behind the end of the file.
    func bytes(_ tag: Tag) throws(ImageError) -> ByteView? {
        guard let field = fields[tag] else { return nil }
        guard let bytes = file.slice(field.length, at: field.offset) else { throw .decoding(.truncated(.tiff)) }
        return bytes
    }

    private func field(at entry: Int) -> Field? {
        guard let type = file.uint16(at: entry + 2, order),
            let count = Self.number(file, at: entry + 4, isBig ? 8 : 4, order),
            let size = Self.size(of: type)
        else { return nil }
        let value = entry + (isBig ? 12 : 8)
        let inline = Field(type: type, count: count, offset: value, size: size)
        if inline.length <= (isBig ? 8 : 4) { return inline }
        guard let offset = Self.number(file, at: value, isBig ? 8 : 4, order) else { return nil }
        return Field(type: type, count: count, offset: offset, size: size)
    }

    /// Reads an unsigned number of 1, 2, 4 or 8 bytes. One that an `Int` cannot hold is beyond any file: half of the
    /// largest `Int`, so that sums with it do not overflow.
    private static func number(_ file: ByteView, at offset: Int, _ size: Int, _ order: ByteView.Order) -> Int? {
        switch size {
        case 1: return file[offset].map(Int.init)
        case 2: return file.uint16(at: offset, order)
        case 4: return file.uint32(at: offset, order)
        default:
            guard offset >= 0, offset <= file.count, let one = file.uint32(at: offset, order),
                let other = file.uint32(at: offset + 4, order)
            else { return nil }
            let (high, low) = order == .bigEndian ? (one, other) : (other, one)
            return high < 0x4000_0000 ? high << 32 | low : .max / 2
        }
    }

    private static func size(of type: Int) -> Int? {
        switch type {
        case 1, 2, 6, 7: 1
        case 3, 8: 2
        case 4, 9, 11, 13: 4
        case 5, 10, 12, 16, 17, 18: 8
        default: nil
        }
    }
}
#endif

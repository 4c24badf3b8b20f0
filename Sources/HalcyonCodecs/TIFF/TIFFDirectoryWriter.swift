#if TIFF
import HalcyonCore

/// Writes the directory that libtiff gets to see, in the file's byte order: the fields that decoding needs, once each,
/// in order, and of the types that they should have. Arrays stay where they are in the file.
struct TIFFDirectoryWriter {
    private static let short = 3
    private static let long = 4

    /// The first bytes of the file, with the position of this directory.
    let head: [UInt8]
    /// The directory.
    let bytes: [UInt8]
    /// Its position: behind the file.
    let start: Int

    /// - Throws: `.truncated` if a field lies behind the end of the file; `.corrupt` if there are places for fewer
    ///   strips or tiles than the image has, or if the file has more than 4 GB and is no BigTIFF.
    init(_ file: ByteView, _ directory: TIFFDirectory, _ header: TIFFHeader) throws(ImageError) {
        let (order, isBig) = (directory.order, directory.isBig)
        start = (file.count + 15) / 16 * 16
        guard isBig || start < Int(UInt32.max) - (1 << 20) else {
            throw .decoding(.corrupt(.tiff, why: "more than 4 GB, and no BigTIFF"))
        }
        var entries = Entries(order: order, isBig: isBig, start: start)
        entries.add(.width, Self.long, [header.size.width])
        entries.add(.height, Self.long, [header.size.height])
        entries.add(.bits, Self.short, Array(repeating: header.bits, count: header.samples))
        entries.add(.compression, Self.short, [header.compression])
        entries.add(.photometric, Self.short, [Self.photometric(header)])
        entries.add(.samples, Self.short, [header.samples])
        entries.add(.planarConfiguration, Self.short, [header.isPlanar ? 2 : 1])
        let format = header.sampleFormat == .float ? 3 : 1
        entries.add(.sampleFormat, Self.short, Array(repeating: format, count: header.samples))
        for tag in [
            TIFFDirectory.Tag.fillOrder, .predictor, .oldJPEGProcess, .oldJPEGRestartInterval, .chromaPosition,
        ] {
            if let value = try directory.number(tag) { entries.add(tag, Self.short, [value]) }
        }
        for tag in [TIFFDirectory.Tag.group3Options, .group4Options, .oldJPEGStream, .oldJPEGStreamLength] {
            if let value = try directory.number(tag) { entries.add(tag, Self.long, [value]) }
        }
        if let across = try directory.number(.chromaSubsampling),
            let down = try directory.number(.chromaSubsampling, at: 1)
        {
            entries.add(.chromaSubsampling, Self.short, [across, down])
        }
        for tag in [
            TIFFDirectory.Tag.jpegTables, .oldJPEGQuantization, .oldJPEGDirectTables, .oldJPEGDetailTables,
            .chromaCoefficients, .referenceBlackWhite, .lercParameters,
        ] {
            // Tables are short; old JPEG has one for each sample.
            guard let field = directory[tag], try directory.bytes(tag) != nil, field.length <= 1 << 16 else { continue }
            entries.refer(tag, field, count: field.count, file)
        }
        if let tile = header.tile {
            entries.add(.tileWidth, Self.long, [tile.width])
            entries.add(.tileHeight, Self.long, [tile.height])
            try Self.addParts(.tileOffsets, .tileByteCounts, to: &entries, directory, header, file)
        } else {
            entries.add(.rowsPerStrip, Self.long, [header.rowsPerStrip])
            try Self.addParts(.stripOffsets, .stripByteCounts, to: &entries, directory, header, file)
        }
        bytes = entries.bytes
        var head = Array(file.available(isBig ? 16 : 8, at: 0).bytes)
        head.replaceSubrange((isBig ? 8 : 4)..., with: entries.number(start, isBig ? 8 : 4))
        self.head = head
    }

    /// Adds the places of strips or tiles.
    private static func addParts(
        _ offsets: TIFFDirectory.Tag, _ counts: TIFFDirectory.Tag, to entries: inout Entries,
        _ directory: TIFFDirectory, _ header: TIFFHeader, _ file: ByteView
    ) throws(ImageError) {
        let parts = header.partCount
        // Old files use the fields of strips for tiles.
        if let field = directory[offsets] ?? directory[.stripOffsets] {
            guard field.count >= parts else {
                throw .decoding(.corrupt(.tiff, why: "places for \(field.count) of \(parts) strips or tiles"))
            }
            guard file.slice(parts * field.size, at: field.offset) != nil else { throw .decoding(.truncated(.tiff)) }
            entries.refer(offsets, field, count: parts, file)
        } else if header.compression != TIFFHeader.Compression.oldJPEG {
            throw .decoding(.corrupt(.tiff, why: "no places of strips or tiles"))
        }
        // libtiff guesses their sizes if they are missing.
        guard let field = directory[counts] ?? directory[.stripByteCounts], field.count >= parts else { return }
        guard file.slice(parts * field.size, at: field.offset) != nil else { throw .decoding(.truncated(.tiff)) }
        entries.refer(counts, field, count: parts, file)
    }

    /// The kind of colours for libtiff, which would ask for a palette.
    private static func photometric(_ header: TIFFHeader) -> Int {
        switch header.colors {
        case .gray(let whiteIsZero): whiteIsZero ? 0 : 1
        case .palette, .other: 1
        case .rgb: 2
        case .inks: 5
        case .brightness: 6
        case .lab(let isICC): isICC ? 9 : 8
        }
    }

    /// The entries of a directory.
    private struct Entries {
        let order: ByteView.Order
        let isBig: Bool
        let start: Int
        private var entries: [(tag: Int, type: Int, count: Int, value: Value)] = []

        private enum Value {
            case bytes([UInt8])
            case place(Int)
        }

        init(order: ByteView.Order, isBig: Bool, start: Int) {
            self.order = order
            self.isBig = isBig
            self.start = start
        }

        /// Adds numbers of a type.
        mutating func add(_ tag: TIFFDirectory.Tag, _ type: Int, _ values: [Int]) {
            let size = type == short ? 2 : 4
            entries.append((tag.rawValue, type, values.count, .bytes(values.flatMap { number($0, size) })))
        }

        /// Adds a field of the file.
        mutating func refer(_ tag: TIFFDirectory.Tag, _ field: TIFFDirectory.Field, count: Int, _ file: ByteView) {
            let length = count * field.size
            let isInline = length <= (isBig ? 8 : 4)
            let value: Value =
                isInline ? .bytes(Array(file.available(length, at: field.offset).bytes)) : .place(field.offset)
            entries.append((tag.rawValue, field.type, count, value))
        }

        var bytes: [UInt8] {
            let inline = isBig ? 8 : 4
            var bytes = number(entries.count, isBig ? 8 : 2)
            var more: [UInt8] = []
            let end = start + bytes.count + entries.count * (isBig ? 20 : 12) + inline
            for entry in entries.sorted(by: { $0.tag < $1.tag }) {
                bytes += number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, inline)
                switch entry.value {
                case .place(let place): bytes += number(place, inline)
                case .bytes(let value) where value.count <= inline:
                    bytes += value + Array(repeating: 0, count: inline - value.count)
                case .bytes(let value):
                    bytes += number(end + more.count, inline)
                    more += value + Array(repeating: 0, count: value.count % 2)
                }
            }
            return bytes + number(0, inline) + more
        }

        /// Writes the lowest bytes of a number.
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
            return order == .littleEndian ? bytes : bytes.reversed()
        }
    }
}
#endif

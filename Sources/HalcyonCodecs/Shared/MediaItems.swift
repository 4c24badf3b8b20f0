#if AVIF || HEIF
import HalcyonCore

/// The items of a HEIF or AVIF file and what its `meta` box says of them. Reads only the boxes, never pixels; nothing
/// in them can make it read outside the file or for longer than their bytes take.
///
/// Sources: ISO/IEC 14496-12, 8.11 (`meta`, `pitm`, `iloc`, `iinf`, `iref`, `iprp`); ISO/IEC 23008-12 (HEIF), 6.
struct MediaItems {
    /// One entry of `iinf` with its place from `iloc`.
    struct Item {
        let type: Int
        fileprivate(set) var place = Place()
        /// Numbers of properties, from 1 on, in the order in which they apply.
        fileprivate(set) var properties: [Int] = []
    }

    /// Where the bytes of an item are.
    struct Place {
        fileprivate(set) var method = 0
        /// 0 for this file; others name a file elsewhere.
        fileprivate(set) var reference = 0
        fileprivate(set) var extents: [(offset: Int, length: Int)] = []
    }

    private struct Reference {
        let type: Int
        let from: Int
        let to: [Int]
    }

    /// More than a grid of the largest size that is decoded, with its thumbnails and metadata.
    private static let mostItems = 20_000
    /// The tables of all these items fit, and the places of their parts.
    private static let mostBytes = 4 << 20
    private static let mostParts = 20_000
    private static let sequence = ImageFormat(name: "heic (a sequence without a still image)")

    private static let alphaTypes = [
        "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "urn:mpeg:hevc:2015:auxid:1", "urn:mpeg:avc:2015:auxid:1",
    ]

    let primary: Int
    private let format: ImageFormat
    private let file: ByteView
    private let idat: ByteView?
    private var items: [Int: Item] = [:]
    private var references: [Reference] = []
    private var boxes: [MediaBoxes.Box] = []

    /// - Throws: `ImageError.decoding`: `.truncated` if the file ends before its `meta` box does, `.unsupportedFormat`
    ///   for a file with nothing but a video track, `.corrupt`.
    init(_ file: ByteView, _ format: ImageFormat) throws(ImageError) {
        func corrupt(_ why: String) -> ImageError { .decoding(.corrupt(format, why: .init(why))) }
        guard let box = MediaBoxes(file).first(where: { $0.type == ByteView.code("meta") }) else {
            let isSequence = MediaBoxes(file).areWhole && file.box("moov") != nil
            throw .decoding(isSequence ? .unsupportedFormat(Self.sequence) : .truncated(format))
        }
        guard box.isWhole else { throw .decoding(.truncated(format)) }
        let meta = box.content
        let tables = ["iinf", "iloc", "iref"].compactMap { meta.box($0, from: 4)?.count }
        let links = meta.box("iprp", from: 4)?.boxes("ipma").map(\.count) ?? []
        guard (tables + links).reduce(0, +) <= Self.mostBytes else {
            throw corrupt("its tables are longer than any image needs")
        }
        guard let main = meta.box("pitm", from: 4), let primary = main[0] == 0 ? main.uint16(at: 4) : main.uint32(at: 4)
        else { throw corrupt("it names no primary image") }
        self.format = format
        self.file = file
        self.primary = primary
        idat = meta.box("idat", from: 4)
        try readItems(meta)
        try readPlaces(meta)
        readReferences(meta)
        readProperties(meta)
        guard items[primary] != nil else { throw corrupt("its primary image is missing") }
    }

    subscript(id: Int) -> Item? { items[id] }

    /// Returns the first property of a type.
    func property(_ type: StaticString, of id: Int) -> ByteView? {
        properties(of: id).first { $0.type == ByteView.code(type) }?.content
    }

    /// Returns all properties of an item, in the order in which they apply.
    func properties(of id: Int) -> [MediaBoxes.Box] {
        (items[id]?.properties ?? []).compactMap { boxes.indices.contains($0 - 1) ? boxes[$0 - 1] : nil }
    }

    /// Returns the items that an item refers to.
    func targets(_ type: StaticString, of id: Int) -> [Int] {
        references.first { $0.from == id && $0.type == ByteView.code(type) }?.to ?? []
    }

    /// Returns the items that refer to an item.
    func sources(_ type: StaticString, of id: Int) -> [Int] {
        references.filter { $0.type == ByteView.code(type) && $0.to.contains(id) }.map(\.from)
    }

    /// Returns the items that refer to any of these.
    func sources(_ type: StaticString, ofAny ids: Set<Int>) -> [Int] {
        references.filter { $0.type == ByteView.code(type) && !ids.isDisjoint(with: $0.to) }.map(\.from)
    }

    /// Calls `body` with as many of the bytes of an item as the file has; with none if they are elsewhere.
    func withAvailableBytes<Result>(of id: Int, _ body: (ByteView) -> Result) -> Result {
        let none = ByteView(bytes: .init(start: nil, count: 0))
        guard let place = items[id]?.place, place.reference == 0, place.method < 2,
            let source = place.method == 0 ? file : idat
        else { return body(none) }
        if place.extents.count == 1, let (offset, length) = place.extents.first {
            return body(source.available(length == 0 ? source.count : length, at: offset))
        }
        guard let bytes = try? bytes(of: id) else { return body(none) }
        return bytes.withUnsafeBytes { body(ByteView(bytes: $0)) }
    }

    /// Whether an item is the alpha channel of another.
    func isAlpha(_ id: Int) -> Bool {
        guard let property = property("auxC", of: id) else { return false }
        let name = property.available(property.count, at: 4).bytes.prefix { $0 != 0 }
        return Self.alphaTypes.contains(String(decoding: name, as: UTF8.self))
    }

    /// Returns the size that the boxes say; nil if it is missing or 0.
    func size(of id: Int) -> PixelSize? {
        guard let extent = property("ispe", of: id), let width = extent.uint32(at: 4),
            let height = extent.uint32(at: 8), width > 0, height > 0
        else { return nil }
        return PixelSize(width: width, height: height)
    }

    /// Returns the bytes of an item.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, and `.corrupt` if they are in another file or overlap.
    func bytes(of id: Int) throws(ImageError) -> [UInt8] {
        guard let place = items[id]?.place, !place.extents.isEmpty else { throw corrupt("an item has no bytes") }
        guard place.reference == 0 else { throw corrupt("a part of it is in another file") }
        let source: ByteView
        switch place.method {
        case 0: source = file
        case 1: source = idat ?? ByteView(bytes: .init(start: nil, count: 0))
        default: throw corrupt("an item is made of other items' bytes")
        }
        var bytes: [UInt8] = []
        for (offset, length) in place.extents {
            let length = length == 0 ? source.count - offset : length
            guard length >= 0, let part = source.slice(length, at: offset) else { throw .decoding(.truncated(format)) }
            // Extents that name the same bytes again and again would fill the memory.
            guard bytes.count + length <= file.count else { throw corrupt("the parts of an item overlap") }
            bytes += part.bytes
        }
        return bytes
    }

    private func corrupt(_ why: String) -> ImageError { .decoding(.corrupt(format, why: .init(why))) }

    private mutating func readItems(_ meta: ByteView) throws(ImageError) {
        guard let table = meta.box("iinf", from: 4) else { throw corrupt("it has no box 'iinf'") }
        for entry in table.boxes("infe", from: table[0] == 0 ? 6 : 8) {
            let isShort = (entry[0] ?? 0) < 3
            guard let id = isShort ? entry.uint16(at: 4) : entry.uint32(at: 4),
                let type = entry.uint32(at: isShort ? 8 : 10)
            else { continue }
            guard items.count < Self.mostItems else { throw corrupt("it has more items than any image needs") }
            items[id] = Item(type: type)
        }
    }

    private mutating func readPlaces(_ meta: ByteView) throws(ImageError) {
        guard let table = meta.box("iloc", from: 4) else { throw corrupt("it has no box 'iloc'") }
        var reader = FieldReader(table)
        let version = reader.take(1)
        reader.skip(3)
        let (sizes, others) = (reader.take(1), reader.take(1))
        let count = reader.take(version < 2 ? 2 : 4)
        var parts = 0
        for _ in 0..<count {
            if reader.isAtEnd { return }
            var place = Place()
            let id = reader.take(version < 2 ? 2 : 4)
            if version > 0 { place.method = reader.take(2) & 15 }
            place.reference = reader.take(2)
            let base = reader.take(others >> 4)
            for _ in 0..<reader.take(2) {
                if reader.isAtEnd { break }
                // An entry can take no bytes at all, so the table's length does not limit their number.
                parts += 1
                guard parts <= Self.mostParts else { throw corrupt("its items have too many parts") }
                if version > 0 { reader.skip(others & 15) }
                let (offset, overflow) = reader.take(sizes >> 4).addingReportingOverflow(base)
                place.extents.append((overflow ? .max : offset, reader.take(sizes & 15)))
            }
            items[id]?.place = place
        }
    }

    private mutating func readReferences(_ meta: ByteView) {
        guard let table = meta.box("iref", from: 4) else { return }
        let size = table[0] == 0 ? 2 : 4
        for box in MediaBoxes(table, from: 4) {
            var reader = FieldReader(box.content)
            let from = reader.take(size)
            let count = reader.take(2)
            var to: [Int] = []
            for _ in 0..<count {
                if reader.isAtEnd { break }
                to.append(reader.take(size))
            }
            references.append(Reference(type: box.type, from: from, to: to))
            if references.count >= Self.mostItems { return }
        }
    }

    private mutating func readProperties(_ meta: ByteView) {
        guard let properties = meta.box("iprp", from: 4) else { return }
        if let container = properties.box("ipco") { boxes = Array(MediaBoxes(container).prefix(Self.mostItems)) }
        for table in properties.boxes("ipma") {
            var reader = FieldReader(table)
            let isShort = reader.take(1) < 1
            reader.skip(2)
            let isWide = reader.take(1) & 1 != 0
            let count = reader.take(4)
            for _ in 0..<count {
                if reader.isAtEnd { break }
                let id = reader.take(isShort ? 2 : 4)
                var numbers: [Int] = []
                // The highest bit says that the property is essential.
                for _ in 0..<reader.take(1) {
                    numbers.append(reader.take(isWide ? 2 : 1) & (isWide ? 0x7FFF : 0x7F))
                }
                items[id]?.properties += numbers
            }
        }
    }
}

/// Reads big-endian numbers one after another; behind the end they are 0.
private struct FieldReader {
    private let bytes: ByteView
    private var offset = 0

    init(_ bytes: ByteView) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func skip(_ count: Int) { offset += count }

    /// Reads a number of 0 to 8 bytes; one of more than 63 bits becomes the largest.
    mutating func take(_ count: Int) -> Int {
        defer { offset += count }
        guard count <= 8, let view = bytes.slice(count, at: offset) else { return 0 }
        return Int(clamping: view.bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
#endif

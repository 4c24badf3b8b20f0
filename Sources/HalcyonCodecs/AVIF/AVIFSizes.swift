#if AVIF
import HalcyonCore

/// Compares the sizes in the boxes of an AVIF file with those in its AV1 bitstreams: libavif enlarges a picture that is
/// smaller than announced, so that a few bytes would take all the memory that the limits allow.
///
/// Only a picture that is announced larger is refused, which no bitstream can have. One that is announced smaller is
/// read as libavif and browsers read it; an image of several layers may be.
struct AVIFSizes {
    private let file: ByteView

    init(_ file: ByteView) { self.file = file }

    /// Checks what libavif decodes: the primary image and its alpha, or the tracks of a sequence. If the boxes or the
    /// bitstream cannot be read, libavif finds the error.
    ///
    /// - Throws: `ImageError.decoding(.corrupt)`.
    func check() throws(ImageError) {
        for (announced, coded) in usesTracks ? tracks : items {
            guard coded.width >= announced.width, coded.height >= announced.height else {
                throw .decoding(
                    .corrupt(.avif, why: "an image has another size than announced: \(coded), not \(announced)"))
            }
        }
    }

    /// As libavif decides: by the major brand; tracks if it is another and there are some.
    private var usesTracks: Bool {
        guard let brands = file.box("ftyp"), !brands.has("avif", at: 0) else { return false }
        return brands.has("avis", at: 0) || file.box("moov")?.box("trak") != nil
    }

    /// The announced and coded sizes of the primary image, or of its cells, and of their alpha.
    private var items: [(PixelSize, PixelSize)] {
        guard let items = try? MediaItems(file, .avif) else { return [] }
        func coded(_ id: Int) -> [Int] {
            items[id]?.type == ByteView.code("grid") ? items.targets("dimg", of: id) : [id]
        }
        let colors = coded(items.primary)
        let alphas = items.sources("auxl", ofAny: Set(colors + [items.primary])).filter { items.isAlpha($0) }
        return Set(colors + alphas.flatMap(coded)).compactMap { id in
            guard items[id]?.type == ByteView.code("av01"), let announced = items.size(of: id),
                let size = items.withAvailableBytes(of: id, { AV1Sequence.size($0) })
            else { return nil }
            return (announced, size)
        }
    }

    /// The announced and coded sizes of the pictures of tracks (ISO/IEC 14496-12, 8.3.2, `tkhd`; 8.7.5, `stco`).
    private var tracks: [(PixelSize, PixelSize)] {
        (file.box("moov")?.boxes("trak")).map(Array.init)?.compactMap { track in
            guard let media = track.box("mdia"), media.box("hdlr")?.has("pict", at: 8) == true,
                let header = track.box("tkhd"), let table = media.box("minf")?.box("stbl"),
                let width = header.uint32(at: header[0] == 1 ? 88 : 76),
                let height = header.uint32(at: header[0] == 1 ? 92 : 80),
                let offset = table.box("stco")?.uint32(at: 8)
                    ?? table.box("co64").flatMap({ $0.uint32(at: 8) == 0 ? $0.uint32(at: 12) : nil }),
                let size = AV1Sequence.size(file.available(file.count, at: offset))
            else { return nil }
            // They have 16 bits behind the point.
            return (PixelSize(width: width >> 16, height: height >> 16), size)
        } ?? []
    }
}

/// What an AV1 bitstream says of itself.
///
/// Source: "AV1 Bitstream & Decoding Process Specification" (AOM, 2019), 4.10 (descriptors), 5.3 (units) and 5.5
/// (sequence header).
enum AV1Sequence {
    /// More than stand before the first sequence header.
    private static let mostUnits = 16

    /// Returns the size that no picture exceeds, from the first sequence header; nil if there is none, or no whole one.
    static func size(_ stream: ByteView) -> PixelSize? {
        var offset = 0
        for _ in 0..<mostUnits {
            guard let header = stream[offset] else { return nil }
            offset += header & 4 == 0 ? 1 : 2
            var length = stream.count - offset
            if header & 2 != 0 {
                length = 0
                for index in 0..<5 {
                    guard let byte = stream[offset] else { return nil }
                    offset += 1
                    length |= Int(byte & 0x7F) << (index * 7)
                    if byte & 0x80 == 0 { break }
                }
            }
            if header >> 3 & 15 == 1 {
                var reader = AV1Bits(stream.available(length, at: offset))
                return size(&reader)
            }
            offset += length
        }
        return nil
    }

    private static func size(_ reader: inout AV1Bits) -> PixelSize? {
        reader.skip(3 + 1)  // the profile, whether it is a still picture
        if reader.take(1) == 1 {
            reader.skip(5)  // the level of a short header
        } else {
            var delayLength: Int?
            if reader.take(1) == 1 {
                reader.skip(64)  // times
                if reader.take(1) == 1 { reader.skipCode() }
                if reader.take(1) == 1 {
                    delayLength = reader.take(5) + 1
                    reader.skip(32 + 5 + 5)
                }
            }
            let haveDelays = reader.take(1) == 1
            for _ in 0...reader.take(5) {
                reader.skip(12)  // its layers
                if reader.take(5) > 7 { reader.skip(1) }
                if let delayLength, reader.take(1) == 1 { reader.skip(2 * delayLength + 1) }
                if haveDelays, reader.take(1) == 1 { reader.skip(4) }
            }
        }
        let (across, down) = (reader.take(4) + 1, reader.take(4) + 1)
        let size = PixelSize(width: reader.take(across) + 1, height: reader.take(down) + 1)
        return reader.isAtEnd ? nil : size
    }
}

/// Reads bits, the highest of a byte first; behind the end they are 0.
private struct AV1Bits {
    private let bytes: ByteView
    private var offset = 0

    init(_ bytes: ByteView) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count * 8 }

    mutating func skip(_ count: Int) { offset += count }

    mutating func take(_ count: Int) -> Int {
        (0..<count).reduce(0) { value, _ in
            let bit = (bytes[offset / 8] ?? 0) >> UInt8(7 - offset % 8) & 1
            offset += 1
            return value << 1 | Int(bit)
        }
    }

    /// Skips a number of variable length (4.10.3).
    mutating func skipCode() {
        var zeros = 0
        while !isAtEnd, take(1) == 0 { zeros += 1 }
        if zeros < 32 { skip(zeros) }
    }
}
#endif

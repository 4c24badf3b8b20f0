import CCodecs
import HalcyonCore

/// Where the rows of a PNG file that is not interlaced are, and of what kind.
struct PNGRowLayout: Sendable {
    let size: PixelSize
    let bits: Int
    let colorType: UInt8
    /// The bits of a pixel.
    let pixelBits: Int
    /// The bytes of a row, without the filter before it.
    let rowBytes: Int
    /// The chunks that say what the samples mean.
    let colorChunks: [Range<Int>]
    /// The position of the first chunk of pixels.
    let firstData: Int

    /// - Returns: Nil if the file has not come to its pixels, or if its chunks break the rules: such a file is for
    ///   libpng alone.
    init?(_ file: ByteView, _ header: PNGHeader) {
        guard let first = PNGChunk(file, at: 8), first.type == .header, first.isIntact,
            let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header.colorType]
        else { return nil }
        size = header.stored
        bits = header.bits
        colorType = header.colorType
        pixelBits = samples * bits
        let (rowBits, overflow) = size.width.multipliedReportingOverflow(by: pixelBits)
        guard !overflow, rowBits <= .max - 7 else { return nil }
        rowBytes = (rowBits + 7) / 8
        var found: [Range<Int>] = []
        var hasPalette = false, hasAlpha = false
        var offset = PNGHeader.length
        while let type = file.uint32(at: offset + 4), let length = file.uint32(at: offset) {
            let kind = PNGChunk.Kind(rawValue: type)
            if kind == .data { break }
            guard length <= Int(Int32.max), let chunk = PNGChunk(file, at: offset) else { return nil }
            switch kind {
            case .palette:
                // More than 256 colours are none, and would be read again for each strip of rows.
                guard !hasPalette, length <= 768, chunk.isIntact else { return nil }
                hasPalette = true
                found.append(chunk.range)
            case .transparency:
                guard !hasAlpha, length <= 256, chunk.isIntact else { return nil }
                hasAlpha = true
                found.append(chunk.range)
            default:
                // What every decoder may pass has a small letter first (5.4), and none yet has one in the third place.
                guard Self.mayBePassed(type) else { return nil }
            }
            offset = chunk.range.upperBound
        }
        let hasPixels = file.uint32(at: offset + 4) == PNGChunk.Kind.data.rawValue
        guard hasPixels, colorType != 3 || hasPalette else { return nil }
        colorChunks = found
        firstData = offset
    }

    /// The distance of bytes that filters compare.
    var filterStep: Int { max(1, pixelBits / 8) }

    /// Rows can be cut at multiples of this number of columns.
    var columnStep: Int { bits < 8 ? 8 : 1 }

    private static func mayBePassed(_ type: Int) -> Bool {
        let letters = (0..<4).map { UInt8(type >> (24 - 8 * $0) & 255) }
        guard letters.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 32) }) else { return false }
        return letters[0] & 32 != 0 && letters[2] & 32 == 0
    }
}

/// A place in the stream of a PNG file's pixels.
struct PNGPlace: Sendable, Equatable {
    /// The position of a chunk in the file.
    var chunk: Int
    /// The number of a byte of the chunk's data; its length for the beginning of the next chunk.
    var byte: Int
    /// The first bit of the byte, from the lowest on: 0…7.
    var bit = 0
}

/// Reads the stream that lies in successive chunks of pixels.
struct PNGStreamInput {
    /// The most bytes that are handed out at a time.
    private static let mostBytes = 1 << 16

    private let file: ByteView
    /// The position of the current chunk.
    private var chunk: Int
    private var length: Int
    private var byte: Int
    /// The bytes handed out.
    private(set) var count = 0
    /// The last chunks that had data, and the number of bytes handed out before each.
    /// A run of empty chunks could take a second to pass, for each region.
    private static let mostEmptyChunks = 1 << 16
    private var recent: [(start: Int, chunk: Int)] = []

    /// - Throws: `.corrupt` if there is no chunk of pixels at that place.
    init(_ file: ByteView, at place: PNGPlace) throws(ImageError) {
        guard file.uint32(at: place.chunk + 4) == PNGChunk.Kind.data.rawValue,
            let length = file.uint32(at: place.chunk), place.byte >= 0, place.byte <= length
        else { throw .decoding(.corrupt(.png, why: "no pixels at a place of the index")) }
        self.file = file
        chunk = place.chunk
        byte = place.byte
        self.length = length
        recent = [(-place.byte, chunk)]
    }

    /// Returns the next bytes.
    ///
    /// - Throws: `.truncated`; `.corrupt` if another chunk follows.
    mutating func next(most: Int = mostBytes) throws(ImageError) -> ByteView {
        var emptyChunks = 0
        while byte == length {
            emptyChunks += 1
            guard emptyChunks < Self.mostEmptyChunks else {
                throw .decoding(.corrupt(.png, why: "too many chunks without pixels"))
            }
            let next = chunk + 12 + length
            guard let type = file.uint32(at: next + 4), let nextLength = file.uint32(at: next) else {
                throw .decoding(.truncated(.png))
            }
            guard type == PNGChunk.Kind.data.rawValue, nextLength <= Int(Int32.max) else {
                throw .decoding(.corrupt(.png, why: "the pixels end before the last row"))
            }
            (chunk, length, byte) = (next, nextLength, 0)
            if length > 0 {
                recent.append((count, chunk))
                if recent.count > 64 { recent.removeFirst(32) }
            }
        }
        let bytes = file.available(min(length - byte, most), at: chunk + 8 + byte)
        guard bytes.count > 0 else { throw .decoding(.truncated(.png)) }
        byte += bytes.count
        count += bytes.count
        return bytes
    }

    /// Returns where a bit is, counted from the first byte handed out; one that was handed out lately, or the next.
    func place(ofBit bit: Int) -> PNGPlace? {
        guard bit >= 0, let found = recent.last(where: { $0.start <= bit / 8 }) else { return nil }
        return PNGPlace(chunk: found.chunk, byte: bit / 8 - found.start, bit: bit % 8)
    }
}

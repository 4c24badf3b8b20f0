import CCodecs
import Foundation

/// A PNG file of 8 bits a channel, with filters and chunks of one's choice.
struct FilteredPNG {
    var colorType: UInt8 = 2
    var width = 37
    var height = 23
    /// The filter of each row, in turn.
    var filters: [UInt8] = [0, 1, 2, 3, 4]
    /// The bytes of an `IDAT` chunk.
    var chunkLength = 1 << 16
    /// zlib's level and strategy.
    var level: Int32 = 6
    var strategy: Int32 = Z_DEFAULT_STRATEGY
    /// Bytes behind the last row, in the same stream.
    var extra = 0
    /// Whether all pixels are the same, so that a match goes over many rows.
    var isFlat = false
    /// Chunks before the pixels.
    var chunks: [PNGChunks.Chunk] = []

    private static let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

    /// Rows that repeat in part, with a filter each.
    var rows: Data {
        var bytes = Data()
        for y in 0..<height {
            bytes.append(filters[y % filters.count])
            for x in 0..<width * (Self.channels[colorType] ?? 1) {
                let isSmooth = (x / 40 + y / 5) % 2 == 0
                let value = isSmooth ? (x % 3 + y) & 3 : x * x * 31 + y * 17 ^ x >> 3
                bytes.append(isFlat ? 0 : UInt8(truncatingIfNeeded: value))
            }
        }
        return bytes + Data(count: extra)
    }

    var stream: Data { Self.packed(rows, level: level, strategy: strategy) }

    /// A zlib stream of those bytes.
    static func packed(_ bytes: Data, level: Int32, strategy: Int32 = Z_DEFAULT_STRATEGY) -> Data {
        var stream = z_stream()
        deflateInit2_(
            &stream, level, Z_DEFLATED, 15, 8, strategy, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        defer { deflateEnd(&stream) }
        var plain = [UInt8](bytes)
        var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(plain.count))))
        plain.withUnsafeMutableBufferPointer { plain in
            packed.withUnsafeMutableBufferPointer { packed in
                stream.next_in = plain.baseAddress
                stream.avail_in = UInt32(plain.count)
                stream.next_out = packed.baseAddress
                stream.avail_out = UInt32(packed.count)
                _ = deflate(&stream, Z_FINISH)
            }
        }
        return Data(packed.prefix(Int(stream.total_out)))
    }

    /// The bytes of a zlib stream, up to a megabyte; nil if it is damaged.
    static func unpacked(_ stream: Data) -> Data? {
        var plain = [UInt8](repeating: 0, count: 1 << 20)
        var count = UInt(plain.count)
        guard uncompress(&plain, &count, [UInt8](stream), UInt(stream.count)) == Z_OK else { return nil }
        return Data(plain.prefix(Int(count)))
    }

    var file: Data { file(with: stream) }

    /// The file with another stream.
    func file(with stream: Data) -> Data {
        var pieces = PNGChunks(Data())
        let size = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 255) } }
        pieces.chunks.append(.init(type: "IHDR", data: Data(size + [8, colorType, 0, 0, 0])))
        pieces.chunks += chunks
        var rest = stream[...]
        repeat {
            pieces.chunks.append(.init(type: "IDAT", data: Data(rest.prefix(chunkLength))))
            rest = rest.dropFirst(chunkLength)
        } while !rest.isEmpty
        pieces.chunks.append(.init(type: "IEND", data: Data()))
        return pieces.file
    }
}

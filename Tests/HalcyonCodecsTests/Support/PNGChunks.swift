import Foundation

/// A PNG file in pieces, to be put together in another way.
struct PNGChunks {
    struct Chunk {
        var type: String
        var data: Data
    }

    var chunks: [Chunk] = []

    init(_ file: Data) {
        var offset = 8
        while offset + 12 <= file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
            chunks.append(Chunk(type: type, data: Data(file[offset + 8..<offset + 8 + length])))
            offset += 12 + length
        }
    }

    var file: Data {
        chunks.reduce(into: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) { file, chunk in
            let body = Data(chunk.type.utf8) + chunk.data
            file += Self.bytes(UInt32(chunk.data.count)) + body + Self.bytes(Self.checksum(body))
        }
    }

    func indices(of type: String) -> [Int] { chunks.indices.filter { chunks[$0].type == type } }

    /// CRC-32 of ISO 3309, bit by bit.
    private static func checksum(_ bytes: Data) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
        return ~sum
    }

    private static func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
}

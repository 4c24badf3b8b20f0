import CCodecs
import Foundation

/// A PNG file of any kind, and of a size at which reading can begin in its middle. Its rows are made of some patterns,
/// so that it is made quickly.
struct LargePNG {
    var width = 800
    var height = 1000
    var bits = 8
    var colorType = 2
    var isInterlaced = false
    /// The filter of each row, in turn.
    var filters: [UInt8] = [0, 1, 2, 3, 4]
    var chunkLength = 1 << 16
    var level: Int32 = 6
    var strategy: Int32 = Z_DEFAULT_STRATEGY
    /// Chunks before the pixels.
    var chunks: [PNGChunks.Chunk] = []
    var seed: UInt32 = 1

    var rowBytes: Int {
        let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
        return (width * samples * bits + 7) / 8
    }

    /// Rows of noise and of what repeats, in turn, with the filter before each.
    var rows: Data {
        var state = seed
        let patterns = (0..<37).map { number in
            (0..<rowBytes).map { x -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return number % 3 == 0 ? UInt8(truncatingIfNeeded: x / 3) : UInt8(state >> 27)
            }
        }
        var rows = Data(capacity: (rowBytes + 1) * height)
        for y in 0..<height {
            rows.append(filters[y % filters.count])
            rows.append(contentsOf: patterns[(y * 7 + y / 50) % patterns.count])
        }
        return rows
    }

    var file: Data { file(with: FilteredPNG.packed(rows, level: level, strategy: strategy)) }

    /// The file with another stream.
    func file(with stream: Data) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let size = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 255) } }
        let kind = [UInt8(bits), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        Self.add("IHDR", Data(size + kind), to: &file)
        for chunk in chunks { Self.add(chunk.type, chunk.data, to: &file) }
        for start in stride(from: 0, to: stream.count, by: chunkLength) {
            Self.add("IDAT", stream[start..<min(start + chunkLength, stream.count)], to: &file)
        }
        Self.add("IEND", Data(), to: &file)
        return file
    }

    private static func add(_ type: String, _ data: Data, to file: inout Data) {
        let body = Data(type.utf8) + data
        let checksum = body.withUnsafeBytes { crc32_z(0, $0.bindMemory(to: UInt8.self).baseAddress, body.count) }
        for number in [UInt32(data.count)] { withUnsafeBytes(of: number.bigEndian) { file.append(contentsOf: $0) } }
        file += body
        withUnsafeBytes(of: UInt32(checksum).bigEndian) { file.append(contentsOf: $0) }
    }
}

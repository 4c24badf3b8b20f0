import Foundation
import LinuxTestSupport

/// A baseline JPEG of random blocks, with samplings and restarts that encoders seldom use.
struct BlockwiseJPEG {
    var width = 337
    var height = 345
    /// How often each component has a value in a unit (MCU), across and down.
    var samplings = [SIMD2(1, 1)]
    /// The number of units between restarts, or 0.
    var restartInterval = 0
    /// How many units are left out at the end.
    var missingUnits = 0
    /// What is added to the numbers of restarts.
    var firstRestart = 0

    private static let details: [UInt8] = [0x00, 0x01, 0x11, 0x23, 0xF0, 0x05, 0xA1]

    var data: Data {
        let count = UInt8(samplings.count)
        var frame = [8] + bytes(height) + bytes(width)
        var header = [count]
        frame.append(count)
        for (index, sampling) in samplings.enumerated() {
            frame += [UInt8(index + 1), UInt8(sampling.x << 4 | sampling.y), 0]
            header += [UInt8(index + 1), 0]
        }
        var file = Data([0xFF, 0xD8])
        file += segment(0xDB, [0] + (0..<64).map { UInt8(3 + $0 / 4) })
        file += segment(0xC0, frame)
        // Twelve codes of four bits, and seven of three: a code is its symbol's position.
        file += segment(0xC4, table(0x00, length: 4, [UInt8](0..<12)))
        file += segment(0xC4, table(0x10, length: 3, Self.details))
        file += segment(0xDD, bytes(restartInterval))
        file += segment(0xDA, header + [0, 63, 0])
        file += scan
        file += [0xFF, 0xD9]
        return file
    }

    private func table(_ place: UInt8, length: Int, _ symbols: [UInt8]) -> [UInt8] {
        var counts = [UInt8](repeating: 0, count: 16)
        counts[length - 1] = UInt8(symbols.count)
        return [place] + counts + symbols
    }

    private var scan: Data {
        var bits = BitStream()
        var random = SplitMix(state: 7)
        let isSingle = samplings.count == 1
        let across = isSingle ? 8 : 8 * (samplings.map(\.x).max() ?? 1)
        let down = isSingle ? 8 : 8 * (samplings.map(\.y).max() ?? 1)
        let units = ((width + across - 1) / across) * ((height + down - 1) / down)
        for unit in 0..<units - missingUnits {
            if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
                bits.fill()
                let restart = unit / restartInterval - 1 + firstRestart
                bits.bytes += [0xFF, 0xD0 + UInt8(restart % 8)]
            }
            for sampling in samplings {
                for _ in 0..<(isSingle ? 1 : sampling.x * sampling.y) { addBlock(to: &bits, &random) }
            }
        }
        bits.fill()
        return bits.bytes
    }

    private func addBlock(to bits: inout BitStream, _ random: inout SplitMix) {
        let size = Int.random(in: 0...7, using: &random)
        bits.add(size, 4)
        bits.add(.random(in: 0..<128, using: &random), size)
        var position = 1
        while position < 64 {
            var code = Int.random(in: 0..<Self.details.count, using: &random)
            if position + Int(Self.details[code] >> 4) > 63 { code = 0 }
            bits.add(code, 3)
            bits.add(.random(in: 0..<32, using: &random), Int(Self.details[code] & 15))
            if code == 0 { break }
            position += Int(Self.details[code] >> 4) + 1
        }
    }

    private func bytes(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }

    private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = bytes(content.count + 2)
        return [0xFF, marker] + length + content
    }
}

/// Bits of a scan, with a zero behind each byte of ones.
private struct BitStream {
    var bytes = Data()
    private var pending = 0
    private var count = 0

    mutating func add(_ value: Int, _ length: Int) {
        for bit in (0..<length).reversed() {
            pending = (pending << 1) | ((value >> bit) & 1)
            count += 1
            if count == 8 {
                bytes.append(UInt8(pending))
                if pending == 255 { bytes.append(0) }
                (pending, count) = (0, 0)
            }
        }
    }

    /// Fills the last byte with ones.
    mutating func fill() {
        while count > 0 { add(1, 1) }
    }
}

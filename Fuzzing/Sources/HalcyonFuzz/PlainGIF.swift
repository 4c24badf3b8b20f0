import Foundation

/// A GIF of four colours whose frames are chosen by bytes, and what it shows, worked out pixel by pixel.
struct PlainGIF {
    private struct Frame {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var disposal: UInt8
        var transparent: UInt8?
        var isInterlaced: Bool
        var first: UInt8

        init(_ bytes: Data.SubSequence) {
            let bytes = [UInt8](bytes)
            x = Int(bytes[0] % 40)
            y = Int(bytes[1] % 40)
            width = Int(bytes[2] % 33)
            height = Int(bytes[3] % 33)
            disposal = bytes[4] & 7
            transparent = bytes[4] & 8 == 0 ? nil : bytes[4] >> 4 & 3
            isInterlaced = bytes[4] & 64 != 0
            first = bytes[5]
        }

        func number(_ x: Int, _ y: Int) -> UInt8 { (first &+ UInt8(x) &+ UInt8(y * x & 7)) & 3 }
    }

    private static let colors: [UInt32] = [0xFF00_0010, 0xFF00_A000, 0xFFB0_0000, 0xFFC0_C0C0]

    let width: Int
    let height: Int
    private let frames: [Frame]

    /// - Returns: nil if there are too few bytes for two frames.
    init?(_ data: Data) {
        guard data.count >= 14 else { return nil }
        width = Int(data[data.startIndex] % 32) + 1
        height = Int(data[data.startIndex + 1] % 32) + 1
        frames = stride(from: data.startIndex + 2, through: data.endIndex - 6, by: 6).prefix(60).map {
            Frame(data[$0..<$0 + 6])
        }
    }

    var file: Data {
        var file = Data("GIF89a".utf8) + [UInt8(width), 0, UInt8(height), 0, 0x81, 0, 0]
        for color in Self.colors { file += [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color >> 16 & 255)] }
        for frame in frames {
            file += [0x21, 0xF9, 4, frame.disposal << 2 | (frame.transparent == nil ? 0 : 1), 9, 0]
            file += [frame.transparent ?? 0, 0, 0x2C, UInt8(frame.x), 0, UInt8(frame.y), 0]
            file += [UInt8(frame.width), 0, UInt8(frame.height), 0, frame.isInterlaced ? 0x40 : 0, 2]
            let packed = Self.packed(frame)
            for start in stride(from: 0, to: packed.count, by: 255) {
                let block = packed[start..<min(start + 255, packed.count)]
                file += [UInt8(block.count)] + block
            }
            file += [0]
        }
        return file + [0x3B]
    }

    /// What is seen of each frame, pixel by pixel, red in the lowest byte.
    var canvases: [[UInt32]] {
        var canvas = [UInt32](repeating: 0, count: width * height)
        return frames.map { frame in
            let before = canvas
            var touched: [Int] = []
            for y in 0..<frame.height where frame.y + y < height {
                for x in 0..<frame.width where frame.x + x < width {
                    let place = (frame.y + y) * width + frame.x + x
                    touched.append(place)
                    let number = frame.number(x, y)
                    if number != frame.transparent { canvas[place] = Self.colors[Int(number)] }
                }
            }
            let shown = canvas
            if frame.disposal == 2 { for place in touched { canvas[place] = 0 } }
            if frame.disposal == 3 || frame.disposal == 4 { canvas = before }
            return shown
        }
    }

    /// Codes of three bits: the table is cleared before its codes would grow.
    private static func packed(_ frame: Frame) -> [UInt8] {
        let passes = frame.isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
        let rows = passes.flatMap { Array(stride(from: $0.0, to: frame.height, by: $0.1)) }
        let numbers = rows.flatMap { y in (0..<frame.width).map { frame.number($0, y) } }
        var codes: [UInt8] = []
        for (index, number) in numbers.enumerated() { codes += index % 2 == 0 ? [4, number] : [number] }
        var bytes = [UInt8](repeating: 0, count: (codes.count + 1) * 3 / 8 + 1)
        for (index, code) in (codes + [5]).enumerated() {
            let bits = UInt16(code) << UInt16(index * 3 % 8)
            bytes[index * 3 / 8] |= UInt8(bits & 255)
            if bits > 255 { bytes[index * 3 / 8 + 1] |= UInt8(bits >> 8) }
        }
        return bytes
    }
}

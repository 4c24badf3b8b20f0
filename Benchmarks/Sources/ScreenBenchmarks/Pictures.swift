import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs

/// Pictures of one colour each, of which no two are alike.
enum Pictures {
    static let side = 64
    static let placeholder: UInt32 = 0x0000FF
    static let failure: UInt32 = 0xFFFF00

    static func color(_ number: Int) -> UInt32 { UInt32(number % 250) << 16 | UInt32(number / 250) << 8 | 0x40 }

    static func isMissing(_ number: Int) -> Bool { number % 23 == 7 }
    static func isTruncated(_ number: Int) -> Bool { number % 29 == 11 && !isMissing(number) }

    /// What is seen of it in the end.
    static func final(_ number: Int) -> UInt32 {
        isMissing(number) || isTruncated(number) ? failure : color(number)
    }

    /// After 0 to 0.3 seconds.
    static func path(_ number: Int) -> String {
        let delay = [0, 0.02, 0.1, 0, 0.3, 0.05, 0.2][number % 7]
        return delay == 0 ? "/pictures/\(number).png" : "/delay/\(delay)/pictures/\(number).png"
    }

    /// Unless an earlier run has written them.
    static func write(_ count: Int, to folder: URL) throws {
        let done = folder.appendingPathComponent("done-\(count)")
        if FileManager.default.fileExists(atPath: done.path) { return }
        let pictures = folder.appendingPathComponent("pictures")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        for number in 0..<count where !isMissing(number) {
            let data = try png(color(number))
            try (isTruncated(number) ? data.prefix(data.count / 2) : data).write(
                to: pictures.appendingPathComponent("\(number).png"))
        }
        try Data().write(to: done)
    }

    private static func png(_ color: UInt32) throws -> Data {
        guard let data = try PNGEncoder().encode(plain(color, side), as: .png, options: EncodingOptions()) else {
            throw Wrong.picture("no PNG")
        }
        return data
    }

    static func plain(_ color: UInt32, _ side: Int) throws -> PixelBuffer {
        let bytes = [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255), 255]
        return try PixelBuffer(width: side, height: side, hasAlpha: false) { memory in
            for offset in memory.indices { memory[offset] = bytes[offset % 4] }
        }
    }
}

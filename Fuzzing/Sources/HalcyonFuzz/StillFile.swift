import Foundation
import HalcyonCodecs
import HalcyonCore

/// A small JPEG that metadata can be put into.
struct StillFile {
    let size: PixelSize
    // No Data: it tags its pointer, and the leak sanitizer does not see what lies behind.
    private let bytes: [UInt8]

    static let jpeg = StillFile(size: PixelSize(width: 8, height: 6))

    private init(size: PixelSize) {
        self.size = size
        let pixels = try? PixelBuffer(width: size.width, height: size.height, hasAlpha: false) { memory in
            for index in 0..<memory.count { memory[index] = index % 4 == 3 ? 255 : UInt8(index * 5 % 256) }
        }
        let encoded = pixels.flatMap { try? JPEGEncoder().encode($0, as: .jpeg, options: EncodingOptions()) }
        bytes = [UInt8](encoded ?? Data())
    }

    /// The file with a segment right behind its first marker.
    func inserting(_ payload: Data, marker: UInt8) -> Data {
        let length = UInt16(payload.count + 2)
        return Data(bytes.prefix(2) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)])
            + payload + bytes.dropFirst(2)
    }
}

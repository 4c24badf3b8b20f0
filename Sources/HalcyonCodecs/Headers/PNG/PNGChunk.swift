import CCodecs
import Foundation
import HalcyonCore

/// One whole chunk of a PNG file.
///
/// Source: PNG, third edition (W3C, 2025), 5.3.
struct PNGChunk {
    /// The types that are read, or handed to libpng.
    enum Kind: Int {
        case header = 0x4948_4452  // IHDR
        case palette = 0x504C_5445  // PLTE
        case transparency = 0x7452_4E53  // tRNS
        case orientation = 0x6558_4966  // eXIf
        case codePoints = 0x6349_4350  // cICP
        case profile = 0x6943_4350  // iCCP
        case sRGB = 0x7352_4742  // sRGB
        case gamma = 0x6741_4D41  // gAMA
        case chromaticities = 0x6348_524D  // cHRM
        case animationControl = 0x6163_544C  // acTL
        case frameControl = 0x6663_544C  // fcTL
        case data = 0x4944_4154  // IDAT
        case frameData = 0x6664_4154  // fdAT
        case end = 0x4945_4E44  // IEND
    }

    /// Nil for all other types.
    let type: Kind?
    let data: ByteView
    /// All of it in the file, length and checksum included.
    let range: Range<Int>
    private let checked: ByteView
    private let checksum: Int

    /// Nil where the file ends within it.
    init?(_ file: ByteView, at offset: Int) {
        guard let length = file.uint32(at: offset), let type = file.uint32(at: offset + 4),
            let data = file.slice(length, at: offset + 8), let checksum = file.uint32(at: offset + 8 + length),
            let checked = file.slice(length + 4, at: offset + 4)
        else { return nil }
        self.type = Kind(rawValue: type)
        self.data = data
        self.checked = checked
        self.checksum = checksum
        range = offset..<offset + 12 + length
    }

    /// Whether the checksum fits type and data.
    var isIntact: Bool { Int(crc32_z(0, checked.baseAddress, checked.count)) == checksum }
}

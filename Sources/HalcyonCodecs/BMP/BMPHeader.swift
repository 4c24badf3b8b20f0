import Foundation
import HalcyonCore

/// The headers of a Windows or OS/2 bitmap.
///
/// Sources: Microsoft, "Bitmap Storage" and the structures BITMAPFILEHEADER, BITMAPCOREHEADER, BITMAPINFOHEADER,
/// BITMAPV4HEADER and BITMAPV5HEADER; [MS-WMF] 2.1.1.7 (compression); for the headers of OS/2 2.x, Murray, vanRyper,
/// "Encyclopedia of Graphics File Formats", second edition, "OS/2 Bitmap".
struct BMPHeader {
    /// How pixels are stored.
    enum Compression: Equatable {
        /// One after the other, in rows.
        case none
        /// Runs of numbers of 4 or 8 bits, or of colours of 24.
        case runs(UInt32)
        /// A whole file of another format.
        case embedded(ImageFormat)
    }

    /// Where the header is.
    enum Place {
        /// In a file, behind a header of 14 bytes.
        case file
        /// In an icon: it has no header before it, and a mask below the pixels, which its height includes.
        case icon
    }

    /// The size of the header of a file in bytes.
    static let fileHeaderLength = 14
    /// The sizes of the headers that follow it: OS/2 1.x, OS/2 2.x (16 and 64), and Windows.
    static let lengths: Set<Int> = [12, 16, 40, 52, 56, 64, 108, 124]
    /// "The pixels are 'sRGB'", and "there is a profile in the file" (`bV5CSType`).
    static let sRGB = 0x7352_4742
    private static let embeddedProfile = 0x4D42_4544

    let size: PixelSize
    /// Whether the first row is the topmost one.
    let isTopDown: Bool
    let bits: Int
    let compression: Compression
    /// The bits of red, green, blue and alpha, of pixels with 16 or 32 bits.
    let masks: [UInt32]
    /// The range of the palette in the file, as far as it is there, and the size of an entry; empty if there is none.
    let palette: Range<Int>
    let paletteEntryLength: Int
    /// The position of the pixels in the file.
    let pixelOffset: Int
    /// The range of the colour profile in the file; nil without one.
    let profileRange: Range<Int>?

    /// - Parameter file: The file, or the part of an icon's that begins with the header.
    init(_ file: ByteView, in place: Place) throws(ImageError) {
        let format: ImageFormat = place == .file ? .bmp : .ico
        let start = place == .file ? Self.fileHeaderLength : 0
        guard let length = file.uint32(at: start, .littleEndian) else { throw .decoding(.truncated(format)) }
        guard Self.lengths.contains(length) else { throw Self.damage(format, "a header of \(length) bytes") }
        guard let header = file.slice(length, at: start) else { throw .decoding(.truncated(format)) }
        let fields = BMPFields(header)
        bits = fields.bits
        guard fields.planes == 1 || place == .icon else { throw Self.damage(format, "\(fields.planes) planes") }
        let height = place == .icon ? abs(fields.height) / 2 : abs(fields.height)
        guard fields.width > 0, height > 0 else {
            throw Self.damage(format, "a size of \(fields.width)×\(fields.height)")
        }
        size = PixelSize(width: fields.width, height: height)
        isTopDown = fields.height < 0
        guard let kind = BMPKind(fields, headerLength: length), place == .file || kind.compression == .none else {
            throw Self.damage(format, "\(bits) bits a pixel with compression \(fields.compression)")
        }
        compression = kind.compression
        let masks = try Self.masks(kind, file, start: start, headerLength: length, format)
        // The fourth byte is alpha in icons alone; in a file without masks it "is not used" (BITMAPINFOHEADER).
        let hasFourthByte = place == .icon && masks.isByDefault && bits == 32
        self.masks = hasFourthByte ? Array(masks.bits.prefix(3)) + [0xFF00_0000] : masks.bits
        paletteEntryLength = length == 12 ? 3 : 4
        let paletteStart = start + length + masks.byteCount
        var declared = fields.colorCount == 0 && (1...8).contains(bits) ? 1 << bits : fields.colorCount
        // In an icon, nothing but the palette says where the pixels are: as in browsers, it has no more colours than
        // numbers.
        if place == .icon, bits <= 8 { declared = min(declared, 1 << bits) }
        let end = paletteStart + declared * paletteEntryLength
        var offset = place == .file ? file.uint32(at: 10, .littleEndian) ?? 0 : end
        // Some writers leave the field at 0, or forget the masks and the palette in it; so it is in Pillow.
        if offset < paletteStart || offset == paletteStart && (1...8).contains(bits) { offset = end }
        // Further on in the palette, it leaves pixels without their colours: as in browsers, the file is refused.
        let colors = (1...8).contains(bits) ? min(declared, 1 << bits) : 0
        let room = (offset - paletteStart) / paletteEntryLength
        guard room >= colors || fields.colorCount != colors && room > 1 else {
            throw Self.damage(format, "pixels within its palette")
        }
        pixelOffset = offset
        let hasPalette = bits <= 8 && paletteStart <= file.count
        let most = min(end, paletteStart + 256 * paletteEntryLength, file.count)
        palette = hasPalette ? paletteStart..<max(paletteStart, min(most, max(offset, paletteStart))) : 0..<0
        profileRange = place == .file ? Self.profile(header, start: start) : nil
    }

    /// The bytes of a row, which is padded to a multiple of four. The width must have been checked.
    var rowLength: Int { (size.width * bits + 31) / 32 * 4 }

    /// The bytes from the pixels' position that are needed: all rows, the last without its padding.
    var pixelByteCount: Int { rowLength * (size.height - 1) + (size.width * bits + 7) / 8 }

    /// Whether pixels have a value for alpha.
    var hasAlpha: Bool { masks.count == 4 && masks[3] != 0 }

    var info: ImageInfo {
        let widths = masks.prefix(3).filter { $0 != 0 }.map { 32 - $0.leadingZeroBitCount - $0.trailingZeroBitCount }
        return ImageInfo(
            format: .bmp, size: size, hasAlpha: hasAlpha, bitsPerChannel: bits <= 8 ? bits : widths.max() ?? 8,
            colorModel: bits <= 8 ? "palette" : "RGB")
    }

    /// The colours of numbers: 256, of which those that the file lacks are black.
    func colors(in file: ByteView) -> [UInt32] {
        var colors = [UInt32](repeating: UInt32(bigEndian: 0x0000_00FF), count: 256)
        let entries = file.available(palette.count, at: palette.lowerBound)
        for index in 0..<min(256, entries.count / paletteEntryLength) {
            let entry = index * paletteEntryLength
            guard let blue = entries[entry], let green = entries[entry + 1], let red = entries[entry + 2] else { break }
            colors[index] = UInt32(
                bigEndian: UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | 0xFF)
        }
        return colors
    }

    private static func damage(_ format: ImageFormat, _ why: String) -> ImageError {
        .decoding(.corrupt(format, why: .init(why)))
    }

    /// The masks of the header, those behind it, or the usual ones: 5 bits for each channel, or 8.
    private static func masks(
        _ kind: BMPKind, _ file: ByteView, start: Int, headerLength: Int, _ format: ImageFormat
    ) throws(ImageError) -> (bits: [UInt32], byteCount: Int, isByDefault: Bool) {
        guard kind.hasMasks else {
            let usual: [UInt32] = kind.bits == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
            return (kind.bits == 16 || kind.bits == 32 ? usual : [], 0, true)
        }
        // Those of the smaller headers follow them. An alpha mask exists from a header of 56 bytes on, and behind one
        // of 40 bytes if the compression says so.
        let isBehind = headerLength == 40
        let count = kind.hasAlphaMask || headerLength >= 56 ? 4 : 3
        var masks = (0..<count).compactMap { file.uint32(at: start + 40 + $0 * 4, .littleEndian) }
            .map { UInt32(truncatingIfNeeded: $0) }
        guard masks.count == count else { throw .decoding(.truncated(format)) }
        if count == 3 { masks.append(0) }
        // Pixels of 16 bits have no more.
        if kind.bits == 16 { masks = masks.map { $0 & 0xFFFF } }
        return (masks, isBehind ? count * 4 : 0, false)
    }

    /// The fields of a header of 124 bytes: its colour space, and the profile's offset from the header and size.
    private static func profile(_ header: ByteView, start: Int) -> Range<Int>? {
        guard header.uint32(at: 56, .littleEndian) == embeddedProfile,
            let offset = header.uint32(at: 112, .littleEndian), let length = header.uint32(at: 116, .littleEndian),
            length > 0
        else { return nil }
        return start + offset..<start + offset + length
    }
}

/// The fields that all kinds of headers have, at different places and of different sizes.
private struct BMPFields {
    let width: Int
    /// Negative if the first row is the topmost one.
    let height: Int
    let planes: Int
    let bits: Int
    private(set) var compression = 0
    private(set) var colorCount = 0

    /// - Parameter header: The whole header.
    init(_ header: ByteView) {
        func signed(_ offset: Int) -> Int {
            Int(Int32(truncatingIfNeeded: header.uint32(at: offset, .littleEndian) ?? 0))
        }
        guard header.count > 12 else {
            width = header.uint16(at: 4, .littleEndian) ?? 0
            height = header.uint16(at: 6, .littleEndian) ?? 0
            planes = header.uint16(at: 8, .littleEndian) ?? 0
            bits = header.uint16(at: 10, .littleEndian) ?? 0
            return
        }
        width = signed(4)
        height = signed(8)
        planes = header.uint16(at: 12, .littleEndian) ?? 0
        bits = header.uint16(at: 14, .littleEndian) ?? 0
        compression = header.uint32(at: 16, .littleEndian) ?? 0
        colorCount = header.uint32(at: 32, .littleEndian) ?? 0
    }
}

/// The compression and bits of a header, if they go together.
private struct BMPKind {
    let bits: Int
    let compression: BMPHeader.Compression
    private(set) var hasMasks = false
    private(set) var hasAlphaMask = false

    init?(_ fields: BMPFields, headerLength: Int) {
        bits = fields.bits
        // The numbers of OS/2 from 3 on differ: 3 is a code for fax, 4 is runs of 24 bits.
        let isOS2 = headerLength == 64
        switch (fields.compression, fields.bits) {
        case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (0, 24), (0, 32): compression = .none
        case (1, 8): compression = .runs(8)
        case (2, 4): compression = .runs(4)
        case (4, 24) where isOS2: compression = .runs(24)
        case (3, 16), (3, 32), (6, 16), (6, 32):
            guard !isOS2 else { return nil }
            compression = .none
            hasMasks = true
            hasAlphaMask = fields.compression == 6
        case (4, _) where !isOS2: compression = .embedded(.jpeg)
        case (5, _) where !isOS2: compression = .embedded(.png)
        default: return nil
        }
    }
}

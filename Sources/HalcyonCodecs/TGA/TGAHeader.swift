import CPixels
import HalcyonCore

/// The header of a TGA file, and what the footer of version 2.0 adds to it.
///
/// Source: "Truevision TGA File Format Specification", version 2.0, 1991.
struct TGAHeader {
    enum Kind {
        case palette
        case gray
        case color
    }

    private static let length = 18
    private static let footerLength = 26
    /// The size of the extension area, and where it says what alpha means.
    private static let extensionLength = 495
    private static let attributesOffset = 494

    let size: PixelSize
    let kind: Kind
    /// Whether pixels come in packets.
    let isPacked: Bool
    /// The bytes of a pixel as stored.
    let bytesPerPixel: Int
    let hasAlpha: Bool
    /// Whether colours are multiplied by alpha.
    let isPremultiplied: Bool
    let isBottomUp: Bool
    let isMirrored: Bool
    /// Where the pixels begin.
    let offset: Int
    private let bits: Int
    private let palette: (offset: Int, first: Int, count: Int, bytesPerColor: Int)?

    /// Whether bytes can be the beginning of a TGA file: the fields that have few valid values, if they are there.
    static func isPossible(_ file: ByteView) -> Bool {
        (file[1] ?? 0) <= 1 && [0, 1, 2, 3, 9, 10, 11, 32, 33].contains(file[2] ?? 0) && file.count > 0
    }

    /// Whether a file ends with the signature of version 2.0.
    static func hasFooter(_ file: ByteView) -> Bool {
        file.count >= length + footerLength && file.has("TRUEVISION-XFILE.\0", at: file.count - 18)
    }

    /// - Throws: `.truncated` within the header, `.corrupt`.
    init(_ file: ByteView) throws(ImageError) {
        guard let idLength = file[0], let mapType = file[1], let type = file[2], let mapBits = file[7],
            let mapFirst = file.uint16(at: 3, .littleEndian), let mapCount = file.uint16(at: 5, .littleEndian),
            let width = file.uint16(at: 12, .littleEndian), let height = file.uint16(at: 14, .littleEndian),
            let bits = file[16], let descriptor = file[17]
        else { throw .decoding(.truncated(.tga)) }
        let why = { (text: String) in ImageError.decoding(.corrupt(.tga, why: .init(text))) }
        let depths: [UInt8]
        switch type {
        case 1, 9: (kind, depths) = (.palette, [8, 16])
        case 2, 10: (kind, depths) = (.color, [15, 16, 24, 32])
        case 3, 11: (kind, depths) = (.gray, [8, 16])
        default: throw why(type == 0 ? "the file has no image" : "an image of the unknown type \(type)")
        }
        guard width > 0, height > 0 else { throw why("an empty image") }
        guard depths.contains(bits), descriptor & 0xC0 == 0 else {
            throw why("\(bits) bits a pixel, or an order of rows, that do not go with the type \(type)")
        }
        guard mapType == 0 || mapType == 1 && [15, 16, 24, 32].contains(mapBits) || mapCount == 0,
            kind != .palette || mapType == 1 && mapCount > 0
        else { throw why("a palette of \(mapCount) colours with \(mapBits) bits") }
        size = PixelSize(width: width, height: height)
        self.bits = Int(bits)
        isPacked = type >= 9
        bytesPerPixel = (Int(bits) + 7) / 8
        isBottomUp = descriptor & 0x20 == 0
        isMirrored = descriptor & 0x10 != 0
        let start = Self.length + Int(idLength)
        let mapBytes = (Int(mapBits) + 7) / 8
        palette =
            kind == .palette ? (offset: start, first: mapFirst, count: mapCount, bytesPerColor: mapBytes) : nil
        offset = start + (mapType == 1 ? mapCount * mapBytes : 0)
        let colorBits = kind == .palette ? mapBits : bits
        let attributes = Self.attributes(of: file)
        // Types 1 and 2 are of what is to be ignored.
        hasAlpha =
            descriptor & 15 > 0 && (colorBits == 16 || colorBits == 32) && attributes != 1 && attributes != 2
        isPremultiplied = hasAlpha && attributes == 4
    }

    var info: ImageInfo {
        ImageInfo(
            format: .tga, size: size, hasAlpha: hasAlpha, bitsPerChannel: kind == .color && bits < 24 ? 5 : 8,
            colorModel: kind == .palette ? "palette" : kind == .gray ? "gray" : "RGB")
    }

    /// The bytes of a row without packets.
    var bytesPerRow: Int { size.width * bytesPerPixel }

    /// The fewest bytes that all pixels can have.
    var leastBytes: Int {
        let pixels = size.width * size.height
        // A packet stands for 128 pixels, and has a byte of its own.
        return isPacked ? (pixels + 127) / 128 * (1 + bytesPerPixel) : pixels * bytesPerPixel
    }

    /// Returns the colours of the palette, for each number that a pixel can have; black for those that it lacks.
    ///
    /// - Throws: `.truncated`.
    func colors(in file: ByteView) throws(ImageError) -> [UInt32] {
        guard let palette else { return [] }
        guard let table = file.slice(palette.count * palette.bytesPerColor, at: palette.offset) else {
            throw .decoding(.truncated(.tga))
        }
        var colors = [UInt32](repeating: 0xFF00_0000, count: bytesPerPixel == 1 ? 256 : 65536)
        let count = min(palette.count, colors.count - palette.first)
        if count > 0, let bytes = table.baseAddress {
            colors.withUnsafeMutableBytes { colors in
                guard let start = colors.bindMemory(to: UInt8.self).baseAddress else { return }
                cpixels_read_blue_first(
                    bytes, palette.bytesPerColor, hasAlpha ? 1 : 0, start + palette.first * 4, count)
            }
        }
        return colors
    }

    /// What the extension area says of alpha (field 24); nil without one.
    private static func attributes(of file: ByteView) -> UInt8? {
        guard hasFooter(file), let area = file.uint32(at: file.count - footerLength, .littleEndian), area > 0,
            let length = file.uint16(at: area, .littleEndian), length >= extensionLength
        else { return nil }
        return file[area + attributesOffset]
    }
}

/// Tells formats that no decoder here reads, so that an error can name them.
///
/// Sources: the formats' specifications; for TGA, which has no first bytes of its own, "Truevision TGA File Format
/// Specification", version 2.0.
enum UnreadFormatSniffer {
    private static let signatures: [(ImageFormat, offset: Int, [UInt8])] = [
        (.dds, 0, Array("DDS ".utf8)), (.qoi, 0, Array("qoif".utf8)),
        (.psd, 0, Array("8BPS\0\u{1}".utf8)), (.psd, 0, Array("8BPS\0\u{2}".utf8)),
        (.jpeg2000, 0, [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
        (.jpeg2000, 0, [0xFF, 0x4F, 0xFF, 0x51]), (.jpegXR, 0, [0x49, 0x49, 0xBC, 0x01]),
        (.exr, 0, [0x76, 0x2F, 0x31, 0x01]), (.hdr, 0, Array("#?RADIANCE".utf8)), (.hdr, 0, Array("#?RGBE".utf8)),
        (.icns, 0, Array("icns".utf8)), (.cr3, 4, Array("ftypcrx ".utf8)),
        (.cameraRaw, 0, Array("FUJIFILMCCD-RAW".utf8)), (.cameraRaw, 0, Array("IIRO".utf8)),
        (.cameraRaw, 0, Array("IIRS".utf8)), (.cameraRaw, 0, Array("MMOR".utf8)),
        (.cameraRaw, 0, Array("IIU\0".utf8)), (.cameraRaw, 0, Array("FOVb".utf8)),
        (.cameraRaw, 6, Array("HEAPCCDR".utf8)), (.xcf, 0, Array("gimp xcf ".utf8)),
        (.fits, 0, Array("SIMPLE  =".utf8)), (.sunRaster, 0, [0x59, 0xA6, 0x6A, 0x95]),
        (.xpm, 0, Array("/* XPM */".utf8)), (.wmf, 0, [0xD7, 0xCD, 0xC6, 0x9A]), (.emf, 40, Array(" EMF".utf8)),
        (.mng, 0, [0x8A, 0x4D, 0x4E, 0x47, 0x0D, 0x0A]), (.mng, 0, [0x8B, 0x4A, 0x4E, 0x47, 0x0D, 0x0A]),
        (.bpg, 0, [0x42, 0x50, 0x47, 0xFB]), (.flif, 0, Array("FLIF".utf8)),
        (.ktx, 0, [0xAB, 0x4B, 0x54, 0x58, 0x20]), (.djvu, 0, Array("AT&TFORM".utf8)),
        (.dicom, 128, Array("DICM".utf8)), (.ani, 8, Array("ACON".utf8)),
    ]

    static func format(of head: [UInt8]) -> ImageFormat? {
        let found = signatures.first { _, offset, bytes in
            head.count >= offset + bytes.count && head[offset..<offset + bytes.count].elementsEqual(bytes)
        }
        if let found { return found.0 }
        if isPNM(head) { return .pnm }
        if isSGI(head) { return .sgi }
        if isPCX(head) { return .pcx }
        if isXBM(head) { return .xbm }
        return isTGA(head) ? .tga : nil
    }

    /// A letter, a kind, and a blank; then a comment or a number.
    private static func isPNM(_ head: [UInt8]) -> Bool {
        guard head.count >= 4, head[0] == UInt8(ascii: "P"), "1234567Ff".utf8.contains(head[1]),
            [0x09, 0x0A, 0x0D, 0x20].contains(head[2])
        else { return false }
        if head[1] == UInt8(ascii: "7") { return head.has("P7\nWIDTH", at: 0) || head.has("P7\n#", at: 0) }
        let rest = head[3...].first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
        return rest.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "#") } ?? false
    }

    private static func isSGI(_ head: [UInt8]) -> Bool {
        head.starts(with: [0x01, 0xDA]) && head.count >= 6 && head[2] <= 1 && (1...2).contains(head[3]) && head[4] == 0
            && (1...3).contains(head[5])
    }

    /// Version, the encoding by runs, the bits of a sample, and as many planes as there may be.
    private static func isPCX(_ head: [UInt8]) -> Bool {
        head.count >= 68 && head[0] == 10 && [0, 2, 3, 4, 5].contains(head[1]) && head[2] <= 1
            && [1, 2, 4, 8].contains(head[3]) && head[64] == 0 && (1...4).contains(head[65])
    }

    private static func isXBM(_ head: [UInt8]) -> Bool {
        guard head.has("#define ", at: 0) else { return false }
        let line = String(decoding: head.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(200), as: UTF8.self)
        return line.split(separator: " ").dropFirst().first?.hasSuffix("_width") ?? false
    }

    /// By fields that have few values each. Of a million files of noise, one has them.
    private static func isTGA(_ head: [UInt8]) -> Bool {
        guard head.count >= 18, head[1] <= 1, [1, 2, 3, 9, 10, 11].contains(head[2]) else { return false }
        let hasPalette = head[2] & 3 == 1
        let depths: [UInt8] = hasPalette ? [8, 16] : head[2] & 3 == 3 ? [8, 16] : [15, 16, 24, 32]
        let entryBits: [UInt8] = hasPalette ? [15, 16, 24, 32] : [0, 15, 16, 24, 32]
        let width = Int(head[12]) | Int(head[13]) << 8
        let height = Int(head[14]) | Int(head[15]) << 8
        return (head[1] == 1 || !hasPalette) && entryBits.contains(head[7]) && depths.contains(head[16])
            && width > 0 && height > 0 && head[17] & 0xC0 == 0 && [0, 1, 8].contains(head[17] & 15)
            && (head[1] == 1 || head[3...7].allSatisfy { $0 == 0 })
    }
}

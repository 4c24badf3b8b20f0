/// Detects formats without a built-in decoder, so that an error can name them.
///
/// Sources: the formats' specifications; for TGA, which has no signature, "Truevision TGA File Format Specification",
/// version 2.0.
enum UnreadFormatSniffer {
    private static let signatures: [(ImageFormat, offset: Int, [UInt8])] = [
        (.dds, 0, Array("DDS ".utf8)), (.farbfeld, 0, Array("farbfeld".utf8)),
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
        if isPFM(head) { return .pfm }
        if isEPS(head) { return .eps }
        if isSGI(head) { return .sgi }
        if isPCX(head) { return .pcx }
        if isXBM(head) { return .xbm }
        if isPICT(head) { return .pict }
        if isWMF(head) { return .wmf }
        return isTGA(head) ? .tga : nil
    }

    /// Checks for the letters, a blank, and a digit.
    private static func isPFM(_ head: [UInt8]) -> Bool {
        guard head.has("PF", at: 0) || head.has("Pf", at: 0), head.count >= 4 else { return false }
        let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        return blanks.contains(head[2])
            && head[3...].first { !blanks.contains($0) }.map { (0x30...0x39).contains($0) } ?? false
    }

    /// Checks for the comment that a file begins with, alone or behind the header for a preview.
    private static func isEPS(_ head: [UInt8]) -> Bool {
        if head.starts(with: [0xC5, 0xD0, 0xD3, 0xC6]) { return true }
        guard head.has("%!PS-Adobe-", at: 0) else { return false }
        return String(decoding: head.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self).contains(" EPSF-")
    }

    /// Checks for the opcode of the version, behind 512 bytes for programs, the file's length and its frame.
    private static func isPICT(_ head: [UInt8]) -> Bool {
        [0, 512].contains { start in
            let isSecond = head.count >= start + 14 && head[start + 10..<start + 14].elementsEqual([0, 0x11, 2, 0xFF])
            // The first version has a shorter opcode, which also occurs elsewhere: the bytes for programs are zeros.
            let isFirst =
                head.count >= start + 12 && start > 0 && head[start + 10..<start + 12].elementsEqual([0x11, 1])
                && head[..<start].allSatisfy { $0 == 0 }
            return isSecond || isFirst
        }
    }

    /// Checks the fields of a metafile without a placeable header.
    private static func isWMF(_ head: [UInt8]) -> Bool {
        head.count >= 18 && (head[0] == 1 || head[0] == 2) && head[1...5].elementsEqual([0, 9, 0, 0, head[5]])
            && (head[5] == 1 || head[5] == 3) && head[16...17].allSatisfy { $0 == 0 }
    }

    private static func isSGI(_ head: [UInt8]) -> Bool {
        head.starts(with: [0x01, 0xDA]) && head.count >= 6 && head[2] <= 1 && (1...2).contains(head[3]) && head[4] == 0
            && (1...3).contains(head[5])
    }

    /// Checks the version, run-length encoding, the bits of a sample, and the number of planes.
    private static func isPCX(_ head: [UInt8]) -> Bool {
        head.count >= 68 && head[0] == 10 && [0, 2, 3, 4, 5].contains(head[1]) && head[2] <= 1
            && [1, 2, 4, 8].contains(head[3]) && head[64] == 0 && (1...4).contains(head[65])
    }

    private static func isXBM(_ head: [UInt8]) -> Bool {
        guard head.has("#define ", at: 0) else { return false }
        let line = String(decoding: head.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(200), as: UTF8.self)
        return line.split(separator: " ").dropFirst().first?.hasSuffix("_width") ?? false
    }

    /// Checks fields that have few valid values. One in a million random files matches.
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

/// Detects TIFF, and the raw files of cameras that look like it.
///
/// Sources: Adobe, "TIFF", revision 6.0, 1992, and "Digital Negative Specification", version 1.7; for the others, the
/// list of tags in ExifTool's documentation.
enum TIFFSniffer {
    private enum Tag {
        static let subfileType = 254
        static let make = 271
        static let subdirectories = 330
        static let dngVersion = 50706
    }

    static func format(of head: [UInt8]) -> ImageFormat? {
        guard ["II*\0", "MM\0*", "II+\0", "MM\0+"].contains(where: { head.has($0, at: 0) }) else { return nil }
        if head.has("CR\u{2}", at: 8) { return .cr2 }
        let fields = Fields(head)
        if fields.has(Tag.dngVersion) { return .dng }
        // A raw file's first directory is of a small image, and says where the others are.
        guard fields.number(Tag.subfileType) == 1, fields.has(Tag.subdirectories) else { return .tiff }
        let make = fields.text(Tag.make)?.uppercased() ?? ""
        if make.hasPrefix("NIKON") { return .nef }
        if make.hasPrefix("SONY") { return .arw }
        return make.hasPrefix("PENTAX") || make.hasPrefix("RICOH") ? .cameraRaw : .tiff
    }

    /// The first directory, as far as it is in the first bytes of a file.
    private struct Fields {
        private let head: [UInt8]
        private let isLittle: Bool
        private var values: [Int: (kind: Int, count: Int, offset: Int)] = [:]

        init(_ head: [UInt8]) {
            self.head = head
            isLittle = head[0] == UInt8(ascii: "I")
            // BigTIFF has larger offsets, and no camera writes it.
            guard number(4, bytes: 4) != nil, number(2, bytes: 2) == 42 else { return }
            guard let start = number(4, bytes: 4), let count = number(start, bytes: 2) else { return }
            for index in 0..<count {
                let entry = start + 2 + index * 12
                guard let tag = number(entry, bytes: 2), let kind = number(entry + 2, bytes: 2),
                    let length = number(entry + 4, bytes: 4)
                else { break }
                values[tag] = (kind, length, entry + 8)
            }
        }

        func has(_ tag: Int) -> Bool { values[tag] != nil }

        func number(_ tag: Int) -> Int? {
            guard let (kind, count, offset) = values[tag], count == 1, kind == 3 || kind == 4 else { return nil }
            return number(offset, bytes: kind == 3 ? 2 : 4)
        }

        func text(_ tag: Int) -> String? {
            guard let (kind, count, offset) = values[tag], kind == 2, count > 0,
                let start = count > 4 ? number(offset, bytes: 4) : offset, start < head.count
            else { return nil }
            return String(decoding: head[start...].prefix(min(count, 64)).prefix { $0 != 0 }, as: UTF8.self)
        }

        private func number(_ offset: Int, bytes: Int) -> Int? {
            guard offset >= 0, offset <= head.count - bytes else { return nil }
            let digits = head[offset..<offset + bytes]
            return isLittle
                ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
        }
    }
}

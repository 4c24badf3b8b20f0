public import Foundation

/// Tells a format by the first bytes of a file, whatever its name or `Content-Type` claims.
///
/// Sources: the formats' specifications, and the WHATWG MIME Sniffing Standard for images, HTML and XML.
enum ImageFormatSniffer {
    /// Comments and declarations before an SVG's first element are looked through as far as this.
    static let length = 1024

    static func format(of head: [UInt8]) -> ImageFormat? {
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if head.has("GIF87a", at: 0) || head.has("GIF89a", at: 0) { return .gif }
        if head.has("RIFF", at: 0), head.has("WEBP", at: 8) { return .webp }
        if head.starts(with: [0xFF, 0x0A]) || isJPEGXLContainer(head) { return .jpegXL }
        if let format = mediaFile(head) { return format }
        if ["II*\0", "MM\0*", "II+\0", "MM\0+"].contains(where: { head.has($0, at: 0) }) { return .tiff }
        if isBMP(head) { return .bmp }
        if isICO(head) { return .ico }
        if MarkupSniffer.rootName(of: head)?.split(separator: ":").last == "svg" { return .svg }
        return UnreadFormatSniffer.format(of: head)
    }

    private static func isJPEGXLContainer(_ head: [UInt8]) -> Bool {
        head.starts(with: [0, 0, 0, 12]) && head.has("JXL \r\n\u{87}\n", at: 4, latin1: true)
    }

    /// AVIF and HEIF by the brands of the `ftyp` box (ISO/IEC 14496-12, 4.3; 23008-12, 10).
    private static func mediaFile(_ head: [UInt8]) -> ImageFormat? {
        guard head.has("ftyp", at: 4), head.count >= 12 else { return nil }
        let boxSize = head[..<4].reduce(0) { $0 << 8 | Int($1) }
        let brands = stride(from: 8, to: min(boxSize, head.count) - 3, by: 4)
            .filter { $0 != 12 }  // the minor version, not a brand
            .map { String(decoding: head[$0..<$0 + 4], as: UTF8.self) }
        if brands.contains(where: { $0 == "avif" || $0 == "avis" }) { return .avif }
        // mif1, mif2 and msf1 name the container alone; with no brand of another codec it is HEVC nearly always.
        let heif: Set = [
            "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "avci", "avcs", "mif1", "mif2", "msf1",
        ]
        return brands.contains(where: heif.contains) ? .heic : nil
    }

    private static func isBMP(_ head: [UInt8]) -> Bool {
        let headerSizes: Set<UInt8> = [12, 16, 40, 52, 56, 64, 108, 124]
        return head.has("BM", at: 0) && head.count >= 18 && headerSizes.contains(head[14])
            && head[15...17].allSatisfy { $0 == 0 }
    }

    private static func isICO(_ head: [UInt8]) -> Bool {
        // Four bytes that many binary files start with: the directory's reserved byte and its count must fit as well.
        // A cursor (2) is an icon with a hot spot.
        (head.starts(with: [0, 0, 1, 0]) || head.starts(with: [0, 0, 2, 0]))
            && head.count >= 10 && (head[4] != 0 || head[5] != 0) && head[9] == 0
    }
}

extension ImageFormat {
    /// The format of a file by its first bytes, or nil when they are of no image format that is known here.
    ///
    /// Knows JPEG, PNG, GIF, WebP, AVIF, HEIC, JPEG XL (bare and in its container), TIFF, BMP, ICO and SVG, and formats that
    /// nothing here reads, such as PNM, TGA, Photoshop and JPEG 2000. Says nothing of whether the rest of the file is sound.
    ///
    /// - Parameter data: The file, or its start: 32 bytes do, except for SVG and a few that nothing here reads (132).
    public init?(sniffing data: Data) {
        guard let format = ImageFormatSniffer.format(of: [UInt8](data.prefix(ImageFormatSniffer.length))) else {
            return nil
        }
        self = format
    }
}

extension [UInt8] {
    func has(_ text: String, at offset: Int, latin1: Bool = false) -> Bool {
        let wanted = latin1 ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : [UInt8](text.utf8)
        return count >= offset + wanted.count && self[offset..<offset + wanted.count].elementsEqual(wanted)
    }
}

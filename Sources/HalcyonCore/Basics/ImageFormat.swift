public import Foundation

/// A file format, named by its usual short name in lower case.
public struct ImageFormat: Sendable, Hashable, CustomStringConvertible {
    /// A literal of the program, which costs nothing to copy: an image is copied on every hit in the memory cache.
    private let staticName: StaticString

    /// Creates a format from its short name, for formats that are not listed here.
    public init(name: StaticString) { staticName = name }

    /// The short name: `"jpeg"`, `"png"` …
    public var name: String { staticName.description }

    /// Compares the names.
    public static func == (a: ImageFormat, b: ImageFormat) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// JPEG (ISO/IEC 10918-1).
    public static let jpeg = ImageFormat(name: "jpeg")
    /// PNG, animated PNG included.
    public static let png = ImageFormat(name: "png")
    /// GIF87a and GIF89a.
    public static let gif = ImageFormat(name: "gif")
    /// WebP, lossy or lossless.
    public static let webp = ImageFormat(name: "webp")
    /// AVIF.
    public static let avif = ImageFormat(name: "avif")
    /// HEIC and HEIF.
    public static let heic = ImageFormat(name: "heic")
    /// JPEG XL.
    public static let jpegXL = ImageFormat(name: "jxl")
    /// TIFF.
    public static let tiff = ImageFormat(name: "tiff")
    /// Windows bitmap.
    public static let bmp = ImageFormat(name: "bmp")
    /// Windows icon.
    public static let ico = ImageFormat(name: "ico")
    /// Scalable Vector Graphics.
    public static let svg = ImageFormat(name: "svg")
    /// Portable anymap: PBM, PGM, PPM and PAM.
    public static let pnm = ImageFormat(name: "pnm")
    /// Quite OK Image.
    public static let qoi = ImageFormat(name: "qoi")
    /// Truevision TGA.
    public static let tga = ImageFormat(name: "tga")

    /// The short name.
    public var description: String { name }

    /// Whether its files are drawings without pixels of their own, which a decoder draws at any size.
    package var isVector: Bool { self == .svg }
}

/// Formats that are recognized by their first bytes but that no codec of HalcyonCodecs reads: errors can name them.
extension ImageFormat {
    /// Portable float map: gray and colour with 32-bit floating-point samples.
    public static let pfm = ImageFormat(name: "pfm")
    /// DirectDraw Surface.
    public static let dds = ImageFormat(name: "dds")
    /// ZSoft Paintbrush.
    public static let pcx = ImageFormat(name: "pcx")
    /// Adobe Photoshop, large documents included.
    public static let psd = ImageFormat(name: "psd")
    /// JPEG 2000, in its container or bare.
    public static let jpeg2000 = ImageFormat(name: "jp2")
    /// JPEG XR.
    public static let jpegXR = ImageFormat(name: "jxr")
    /// OpenEXR.
    public static let exr = ImageFormat(name: "exr")
    /// Radiance HDR.
    public static let hdr = ImageFormat(name: "hdr")
    /// Apple's icons.
    public static let icns = ImageFormat(name: "icns")
    /// Silicon Graphics' RGB.
    public static let sgi = ImageFormat(name: "sgi")
    /// Canon Raw, version 2.
    public static let cr2 = ImageFormat(name: "cr2")
    /// Canon Raw, version 3.
    public static let cr3 = ImageFormat(name: "cr3")
    /// Nikon's raw files.
    public static let nef = ImageFormat(name: "nef")
    /// Sony's raw files.
    public static let arw = ImageFormat(name: "arw")
    /// Adobe's Digital Negative.
    public static let dng = ImageFormat(name: "dng")
    /// Raw files of other cameras: Canon (CRW), Fujifilm, Olympus, Panasonic, Sigma and Pentax. Some others look like
    /// TIFF.
    public static let cameraRaw = ImageFormat(name: "camera raw")
    /// Apple's PICT.
    public static let pict = ImageFormat(name: "pict")
    /// Encapsulated PostScript.
    public static let eps = ImageFormat(name: "eps")
    /// Farbfeld, uncompressed.
    public static let farbfeld = ImageFormat(name: "farbfeld")
    /// GIMP's native format.
    public static let xcf = ImageFormat(name: "xcf")
    /// Flexible Image Transport System.
    public static let fits = ImageFormat(name: "fits")
    /// Sun Raster.
    public static let sunRaster = ImageFormat(name: "ras")
    /// X pixmap.
    public static let xpm = ImageFormat(name: "xpm")
    /// X bitmap.
    public static let xbm = ImageFormat(name: "xbm")
    /// Windows Metafile.
    public static let wmf = ImageFormat(name: "wmf")
    /// Enhanced Metafile.
    public static let emf = ImageFormat(name: "emf")
    /// Multiple-image Network Graphics, and JPEG Network Graphics.
    public static let mng = ImageFormat(name: "mng")
    /// Better Portable Graphics.
    public static let bpg = ImageFormat(name: "bpg")
    /// Free Lossless Image Format.
    public static let flif = ImageFormat(name: "flif")
    /// Khronos Texture.
    public static let ktx = ImageFormat(name: "ktx")
    /// DjVu.
    public static let djvu = ImageFormat(name: "djvu")
    /// DICOM.
    public static let dicom = ImageFormat(name: "dicom")
    /// Windows' animated cursor.
    public static let ani = ImageFormat(name: "ani")
    /// The kinds of JPEG that hardly any program reads: lossless (JPEG-LS included), hierarchical and 12-bit.
    public static let rareJPEG = ImageFormat(name: "jpeg (lossless, hierarchical or of 12 bits)")
}

extension ImageFormat {
    /// Detects the format of a file from its first bytes; nil if they belong to no known image format.
    ///
    /// Recognises JPEG, PNG, GIF, WebP, AVIF, HEIC, JPEG XL (bare and in its container), TIFF, BMP, ICO, SVG, PNM and
    /// QOI, and formats without a built-in decoder, such as Photoshop and JPEG 2000. TGA has no signature: it is what
    /// looks like nothing else and has a TGA file's few valid numbers. Ignores the rest of the file.
    ///
    /// - Parameter data: The file, or its start: 32 bytes suffice, except for a few undecoded formats (132) and SVG,
    ///   whose first element may follow comments; it is looked for in the first 64 KiB.
    public init?(sniffing data: Data) {
        let head = [UInt8](data.prefix(ImageFormatSniffer.length))
        if let format = ImageFormatSniffer.format(of: head) {
            self = format
        } else if ImageFormatSniffer.isSVG(data, head) {
            self = .svg
        } else {
            return nil
        }
    }
}

extension ImageFormat {
    /// HEIC on a system whose libheif lacks the plugin that decodes HEVC.
    package static let heicWithoutDecoder = ImageFormat(name: "heic (without a decoder for HEVC)")
    /// HEIC on a system whose libheif lacks the plugin that encodes HEVC.
    package static let heicWithoutEncoder = ImageFormat(name: "heic (without an encoder for HEVC)")

    /// The traits of the package that this build is without, by the format that they bring a decoder for.
    private static let missingTraits: [ImageFormat: String] = {
        var traits: [ImageFormat: String] = [:]
        #if !AVIF
        traits[.avif] = "AVIF"
        #endif
        #if !HEIF
        traits[.heic] = "HEIF"
        #endif
        #if !JPEGXL
        traits[.jpegXL] = "JPEGXL"
        #endif
        #if !SVG
        traits[.svg] = "SVG"
        #endif
        #if !TIFF
        traits[.tiff] = "TIFF"
        #endif
        return traits
    }()

    /// The sentence that no decoder reads the format, with what brings one: a trait of the package, or a plugin.
    var unreadMessage: String {
        if self == .heicWithoutDecoder {
            return "heic images are not read: libheif has no decoder for HEVC; on Debian, install "
                + "libheif-plugin-libde265"
        }
        guard let trait = Self.missingTraits[self] else {
            return "images in the format \(self) are not read by Halcyon"
        }
        return "images in the format \(self) are not read by this build: Halcyon's package trait \(trait) brings a "
            + "decoder"
    }

    /// The sentence that no encoder writes the format.
    var unwrittenMessage: String {
        guard self == .heicWithoutEncoder else { return "images cannot be written as \(self) here" }
        return "heic images are not written: libheif has no encoder for HEVC; on Debian, install libheif-plugin-x265"
    }
}

/// Detects a format from the first bytes of a file, regardless of its name or `Content-Type`.
///
/// Sources: the formats' specifications, and the WHATWG MIME Sniffing Standard for images, HTML and XML.
enum ImageFormatSniffer {
    /// The number of bytes in which to look for everything but an SVG's first element behind long comments.
    static let length = 1024

    static func format(of head: [UInt8]) -> ImageFormat? {
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if head.has("GIF87a", at: 0) || head.has("GIF89a", at: 0) { return .gif }
        if head.has("RIFF", at: 0), head.has("WEBP", at: 8) { return .webp }
        if head.starts(with: [0xFF, 0x0A]) || isJPEGXLContainer(head) { return .jpegXL }
        if let format = mediaFile(head) { return format }
        if let format = TIFFSniffer.format(of: head) { return format }
        if isBMP(head) { return .bmp }
        if isICO(head) { return .ico }
        if head.has("qoif", at: 0) { return .qoi }
        if NetpbmHeader.begins(head) { return .pnm }
        if isSVG(root: MarkupSniffer.rootName(of: head)) { return .svg }
        return UnreadFormatSniffer.format(of: head)
    }

    /// Checks for an SVG whose first element does not end within the head.
    static func isSVG(_ data: Data, _ head: [UInt8]) -> Bool {
        data.count > head.count && isSVG(root: MarkupSniffer.rootName(of: data, head))
    }

    private static func isSVG(root: String?) -> Bool { root?.split(separator: ":").last == "svg" }

    private static func isJPEGXLContainer(_ head: [UInt8]) -> Bool {
        head.starts(with: [0, 0, 0, 12]) && head.has("JXL \r\n\u{87}\n", at: 4, latin1: true)
    }

    /// Detects AVIF and HEIF by the brands of the `ftyp` box (ISO/IEC 14496-12, 4.3; 23008-12, 10).
    private static func mediaFile(_ head: [UInt8]) -> ImageFormat? {
        guard head.has("ftyp", at: 4), head.count >= 12 else { return nil }
        let boxSize = head[..<4].reduce(0) { $0 << 8 | Int($1) }
        let brands = stride(from: 8, to: min(boxSize, head.count) - 3, by: 4)
            .filter { $0 != 12 }  // the minor version, not a brand
            .map { String(decoding: head[$0..<$0 + 4], as: UTF8.self) }
        if brands.contains(where: { $0 == "avif" || $0 == "avis" }) { return .avif }
        // mif1, mif2 and msf1 name only the container; without a brand of another codec, it is nearly always HEVC.
        let heif: Set = [
            "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "avci", "avcs", "mif1", "mif2", "msf1",
        ]
        return brands.contains(where: heif.contains) ? .heic : nil
    }

    /// Checks the size of the second header, and behind it, if it is there, the number of planes and the bits a pixel.
    private static func isBMP(_ head: [UInt8]) -> Bool {
        let headerSizes: Set<UInt8> = [12, 16, 40, 52, 56, 64, 108, 124]
        guard head.has("BM", at: 0), head.count >= 18, headerSizes.contains(head[14]),
            head[15...17].allSatisfy({ $0 == 0 })
        else { return false }
        let planes = head[14] == 12 ? 22 : 26
        guard head.count >= planes + 4 else { return true }
        // A bitmap that holds a JPEG or PNG file has 0 bits.
        return head[planes..<planes + 2] == [1, 0] && [0, 1, 2, 4, 8, 16, 24, 32].contains(head[planes + 2])
            && head[planes + 3] == 0
    }

    /// Many binary files start with the same four bytes. So the number of images and the first entry of the directory
    /// must match too: its reserved byte (.NET writes 255), its size, and its place behind the directory. A cursor (2)
    /// is an icon with a hot spot.
    private static func isICO(_ head: [UInt8]) -> Bool {
        guard head.starts(with: [0, 0, 1, 0]) || head.starts(with: [0, 0, 2, 0]), head.count >= 10 else { return false }
        let count = Int(head[4]) | Int(head[5]) << 8
        guard count > 0, head[9] == 0 || head[9] == 255 else { return false }
        guard head.count >= 22 else { return true }
        let (size, offset) = (head[14..<18], head[18..<22].reversed().reduce(0) { $0 << 8 | Int($1) })
        return size.contains { $0 != 0 } && offset >= 6 + 16 * count
    }
}

/// Finds the first element of an XML or HTML text.
enum MarkupSniffer {
    /// The number of bytes in which to look for the first element, behind blanks, comments and declarations: licences
    /// and notes of drawing programs can be long.
    private static let length = 65_536

    /// Returns the name in the first bytes of a file, as ``rootName(of:)`` does: in more than its head if that begins
    /// as markup, or is blank, and the name does not end in it.
    ///
    /// - Parameter head: The first bytes, fewer than the file has.
    static func rootName(of data: Data, _ head: [UInt8]) -> String? {
        let name = rootName(of: head)
        guard data.count > head.count, name.map({ $0.isEmpty || isCut($0, head) }) ?? isBlank(head) else { return name }
        return rootName(of: [UInt8](data.prefix(length)))
    }

    /// Whether the head ends with the name.
    private static func isCut(_ name: String, _ head: [UInt8]) -> Bool {
        head.count >= name.utf8.count && head.suffix(name.utf8.count).map(lowercased).elementsEqual(name.utf8)
    }

    private static func isBlank(_ head: [UInt8]) -> Bool {
        head.drop { $0 == 0x20 || (0x09...0x0D).contains($0) || [0xEF, 0xBB, 0xBF].contains($0) }.isEmpty
    }

    /// Returns the name of the first element in lower case, or of a declared document type: `"html"`, `"svg"`,
    /// `"svg:svg"`. Empty if a declaration or comment does not end within `head`. Nil if the text is not markup.
    static func rootName(of head: [UInt8]) -> String? {
        var rest = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
        var sawMarkup = false
        while true {
            rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
            guard rest.first == UInt8(ascii: "<") else { return sawMarkup ? "" : nil }
            let end: String
            if rest.starts(with: "<!--".utf8) {
                end = "-->"
            } else if rest.starts(with: "<?xml".utf8) || (sawMarkup && rest.starts(with: "<?".utf8)) {
                end = "?>"
            } else if rest.prefix(9).map(lowercased) == Array("<!doctype".utf8) {
                return name(rest.dropFirst(9).drop { $0 == 0x20 || (0x09...0x0D).contains($0) })
            } else {
                let name = name(rest.dropFirst())
                // No element's name begins with a digit or a hyphen, but what follows a sign in a text may.
                let isName = name.first.map { $0.isLetter || $0 == "_" } ?? false
                return isName || sawMarkup ? name : nil
            }
            sawMarkup = true
            guard let after = skip(to: end, in: rest) else { return "" }
            rest = after
        }
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String {
        let name = bytes.map(lowercased).prefix { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func skip(to end: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var from = bytes.startIndex
        // All of them end with this sign.
        while let close = bytes[from...].firstIndex(of: UInt8(ascii: ">")) {
            from = close + 1
            if bytes[..<from].suffix(end.utf8.count).elementsEqual(end.utf8) { return bytes[from...] }
        }
        return nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

extension [UInt8] {
    func has(_ text: String, at offset: Int, latin1: Bool = false) -> Bool {
        let wanted = latin1 ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : [UInt8](text.utf8)
        return count >= offset + wanted.count && self[offset..<offset + wanted.count].elementsEqual(wanted)
    }
}

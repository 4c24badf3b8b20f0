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

    /// The short name.
    public var description: String { name }
}

/// Formats that are recognized by their first bytes but that no built-in decoder reads: errors can name them.
extension ImageFormat {
    /// Portable anymap: PBM, PGM, PPM, PAM and PFM.
    public static let pnm = ImageFormat(name: "pnm")
    /// Truevision TGA.
    public static let tga = ImageFormat(name: "tga")
    /// DirectDraw Surface.
    public static let dds = ImageFormat(name: "dds")
    /// ZSoft Paintbrush.
    public static let pcx = ImageFormat(name: "pcx")
    /// Quite OK Image.
    public static let qoi = ImageFormat(name: "qoi")
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
    /// Canon Raw, version 3.
    public static let cr3 = ImageFormat(name: "cr3")
    /// Raw files of cameras with distinctive first bytes: Canon (CRW), Fujifilm, Olympus, Panasonic and Sigma. Most
    /// others look like TIFF.
    public static let cameraRaw = ImageFormat(name: "camera raw")
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

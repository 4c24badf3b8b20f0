/// A file format, named by its usual short name in lower case.
public struct ImageFormat: Sendable, Hashable, CustomStringConvertible {
    /// Text of the program itself, which costs nothing to copy: an image is copied at every hit in the memory cache.
    private let staticName: StaticString

    /// A format by its short name, for formats that are not listed here.
    public init(name: StaticString) { staticName = name }

    /// The short name: `"jpeg"`, `"png"` …
    public var name: String { staticName.description }

    /// Equal when the names are.
    public static func == (a: ImageFormat, b: ImageFormat) -> Bool { a.name == b.name }

    /// Feeds the name.
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

#if TIFF
import HalcyonCore

/// What the fields of a TIFF file's first directory say of its pixels.
///
/// Sources: Adobe, "TIFF", revision 6.0, 1992; "Photoshop TIFF Technical Notes", 2002; ICC.1:2022, annex B, for the
/// profile.
struct TIFFHeader {
    /// What the samples are.
    enum Colors: Equatable {
        case gray(whiteIsZero: Bool)
        case palette
        case rgb
        /// Cyan, magenta, yellow and black.
        case inks
        /// Lab with its offsets as in the TIFF specification, or as in ICC profiles.
        case lab(isICC: Bool)
        /// Brightness and two differences of colour.
        case brightness
        /// Others, which are not read, with the name for the error.
        case other(ImageFormat)
    }

    /// What the first sample behind the colours is that says anything of them.
    enum Alpha {
        case none
        case straight
        /// The colours are multiplied by it ("associated").
        case premultiplied
    }

    enum SampleFormat {
        case unsigned
        case float
        case other
    }

    /// The numbers of compressions (TIFF 6.0, section 8, and the registrations since).
    enum Compression {
        static let none = 1
        static let faxes = 2...4
        static let group4 = 4
        static let oldJPEG = 6
        static let jpeg = 7
        static let fax32771 = 32771
    }

    /// Of a part that is read, its width takes the place of the image's.
    var size: PixelSize
    let bits: Int
    let samples: Int
    let compression: Int
    let colors: Colors
    let alpha: Alpha
    /// The number of the sample that is alpha, if one is.
    let alphaSample: Int
    let sampleFormat: SampleFormat
    /// The number as the file has it; nil if it does not say.
    let photometric: Int?
    /// Whether each sample has a plane of its own.
    let isPlanar: Bool
    /// Whether the bits of each byte are in the reverse order.
    let isReversed: Bool
    let orientation: ImageOrientation
    /// The bytes of the profile.
    let profileBytes: ByteView?
    /// The size of tiles; nil if the file has strips.
    let tile: PixelSize?
    /// The rows of a strip, at most those of the image.
    let rowsPerStrip: Int

    /// - Parameter directory: Its file must outlive this value.
    /// - Throws: `.truncated` if a field lies behind the end of the file, `.corrupt`.
    init(_ directory: TIFFDirectory) throws(ImageError) {
        guard let width = try directory.number(.width), let height = try directory.number(.height), width > 0,
            height > 0, width <= Int32.max, height <= Int32.max
        else { throw .decoding(.corrupt(.tiff, why: "an image without a size")) }
        size = PixelSize(width: width, height: height)
        samples = try directory.number(.samples) ?? 1
        let depth = try directory.number(.bits) ?? 1
        guard (1...64).contains(samples), (1...64).contains(depth) else {
            throw .decoding(.corrupt(.tiff, why: "\(samples) samples of \(depth) bits"))
        }
        var areEqual = true
        for index in 1..<max(2, samples) {
            // Some writers say it once for all.
            if let other = try directory.number(.bits, at: index), other != depth { areEqual = false }
        }
        bits = depth
        compression = try directory.number(.compression) ?? Compression.none
        photometric = try directory.number(.photometric)
        let planes = try directory.number(.planarConfiguration)
        isPlanar = samples > 1 && planes == 2
        isReversed = try directory.number(.fillOrder) == 2
        let kind = try Self.colors(directory, photometric, samples, compression)
        colors = areEqual ? kind : .other(ImageFormat(name: "tiff (samples of different depths)"))
        sampleFormat =
            switch try directory.number(.sampleFormat) ?? 1 {
            case 1, 4: .unsigned
            case 3: .float
            default: .other
            }
        (alpha, alphaSample) = try Self.alpha(directory, colors, samples)
        orientation =
            try directory.number(.orientation).flatMap(UInt16.init(exactly:)).flatMap(ImageOrientation.init) ?? .up
        profileBytes = try directory.bytes(.profile)
        (tile, rowsPerStrip) = try Self.parts(directory, size)
    }

    var profile: ICCProfile? { profileBytes.flatMap { ICCProfile($0) } }

    /// The profile if it fits the pixels once they are gray or RGB.
    var fittingProfile: ICCProfile? {
        switch colors {
        case .gray: profile?.fitting(.gray)
        case .palette, .rgb, .brightness: profile?.fitting(.rgb)
        default: nil
        }
    }

    /// Without the number of pages, which takes longer to find out.
    var info: ImageInfo {
        let model =
            switch colors {
            case .gray: "gray"
            case .palette: "palette"
            case .rgb, .brightness: "RGB"
            case .inks: "CMYK"
            case .lab: "Lab"
            case .other: "other"
            }
        return ImageInfo(
            format: .tiff, size: orientation.applied(to: size), orientation: orientation, hasAlpha: alpha != .none,
            bitsPerChannel: bits, colorModel: model, colorProfile: profile?.name)
    }

    /// Whether samples have more than 8 bits of a kind that can be converted to sRGB before they are reduced.
    var isDeep: Bool { bits > 8 && (colors == .rgb || colorCount == 1 && colors != .palette) }

    /// The number of samples that are colours.
    var colorCount: Int {
        switch colors {
        case .gray, .palette: 1
        case .inks: 4
        default: 3
        }
    }

    /// The number of strips or tiles, of all planes; clamped.
    var partCount: Int {
        let across = tile.map { (size.width + $0.width - 1) / $0.width } ?? 1
        let rows = tile?.height ?? rowsPerStrip
        let (parts, overflow) = across.multipliedReportingOverflow(by: (size.height + rows - 1) / rows)
        return overflow || parts > .max / 64 ? .max : parts * (isPlanar ? samples : 1)
    }

    private static func parts(
        _ directory: TIFFDirectory, _ size: PixelSize
    ) throws(ImageError) -> (PixelSize?, Int) {
        if directory[.tileWidth] != nil || directory[.tileHeight] != nil {
            guard let width = try directory.number(.tileWidth), let height = try directory.number(.tileHeight),
                width > 0, height > 0, width <= Int32.max, height <= Int32.max
            else { throw .decoding(.corrupt(.tiff, why: "tiles without a size")) }
            return (PixelSize(width: width, height: height), height)
        }
        let rows = try directory.number(.rowsPerStrip) ?? size.height
        guard rows > 0 else { throw .decoding(.corrupt(.tiff, why: "strips without rows")) }
        return (nil, min(rows, size.height))
    }

    private static func colors(
        _ directory: TIFFDirectory, _ photometric: Int?, _ samples: Int, _ compression: Int
    ) throws(ImageError) -> Colors {
        let isFax = Compression.faxes.contains(compression) || compression == Compression.fax32771
        switch photometric ?? (samples >= 3 ? 2 : isFax ? 0 : 1) {
        case 0: return .gray(whiteIsZero: true)
        // 4 is a mask, of which 1 is what shows.
        case 1, 4: return .gray(whiteIsZero: false)
        case 2 where samples >= 3: return .rgb
        case 3: return .palette
        case 5 where samples >= 4:
            let inks = try directory.number(.inkSet) ?? 1
            return inks == 1 ? .inks : .other(ImageFormat(name: "tiff (inks other than CMYK)"))
        case 6 where samples >= 3: return .brightness
        case 8 where samples >= 3: return .lab(isICC: false)
        case 9 where samples >= 3: return .lab(isICC: true)
        case 2, 5, 6, 8, 9: throw .decoding(.corrupt(.tiff, why: "colours with too few samples"))
        case 32803, 34892: return .other(ImageFormat(name: "tiff (a camera's raw samples)"))
        case 32844, 32845: return .other(ImageFormat(name: "tiff (logarithmic colours)"))
        default: return .other(ImageFormat(name: "tiff (another kind of colours)"))
        }
    }

    /// Finds the first sample behind the colours that is alpha, and its number. If the file has one and does not say
    /// what, it is alpha, as in Pillow.
    private static func alpha(
        _ directory: TIFFDirectory, _ colors: Colors, _ samples: Int
    ) throws(ImageError) -> (Alpha, Int) {
        let count =
            switch colors {
            case .gray, .palette: 1
            case .rgb: 3
            default: Int.max
            }
        guard samples > count else { return (.none, 0) }
        for index in 0..<samples - count {
            switch try directory.number(.extraSamples, at: index) {
            case 1: return (.premultiplied, count + index)
            case 2: return (.straight, count + index)
            case nil where index == 0 && samples == count + 1: return (.straight, count)
            default: continue
            }
        }
        return (.none, 0)
    }
}
#endif

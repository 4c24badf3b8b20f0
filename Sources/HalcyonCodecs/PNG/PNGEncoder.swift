import CCodecs
public import Foundation
public import HalcyonCore

/// Writes PNG with libpng, in the smallest kind that holds the pixels exactly: a palette for up to 256 colours, gray,
/// RGB, or RGBA; 8 bits a channel.
///
/// Of ``EncodingOptions`` it heeds `isProgressive` (Adam7), `effort` and `metadata`.
public struct PNGEncoder: ImageEncoding {
    private static let longestSide = 0x7FFF_FFFF

    /// An encoder; all settings come with each call.
    public init() {}

    /// A PNG file; nil for another format than `.png`. Every pixel comes back as it was, invisible colours too.
    ///
    /// - Throws: `ImageError.encoding(.failed)`; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .png else { return nil }
        try pixels.size.check(.png, longestSide: Self.longestSide)
        let metadata = try EncodedMetadata(options.metadata, for: .png)
        let survey = PixelSurvey(pixels, countsColors: true)
        let kind = PNGKind(survey, mayBeGray: metadata.profile == nil)
        var smallest: Data?
        for strategy in kind.strategies(for: options.effort) {
            let file = try RowSource.encode(pixels, as: .png, form: kind.form) { rows, output, result in
                metadata.withCodecMetadata { metadata in
                    kind.withSettings(options, strategy) { settings in
                        codecs_png_encode(
                            UInt32(pixels.width), UInt32(pixels.height), settings, metadata, rows, output, result)
                    }
                }
            }
            if file.count < smallest?.count ?? .max { smallest = file }
        }
        return smallest
    }
}

/// The colour type and depth of a PNG file that suit a picture best.
struct PNGKind {
    private let colorType: Int
    private let bits: Int32
    /// For a palette: its colours, those first that are not opaque, as the chunk of their alpha ends with the last one.
    private let palette: [UInt32]
    private let transparentColors: Int

    let form: RowSource.Form

    private var isPalette: Bool { colorType == CODECS_PNG_PALETTE }

    /// - Parameter mayBeGray: Whether gray pixels may be written as such: not where the file has a profile for RGB.
    init(_ survey: PixelSurvey, mayBeGray: Bool) {
        let isGray = survey.isGray && survey.isOpaque && mayBeGray
        // Of more than 16 colours each takes a byte either way, and only shades of gray are worth predicting.
        if let colors = survey.colors?.colors, !isGray || colors.count <= 16 {
            let transparent = colors.filter { $0 &>> 24 < 255 }
            palette = transparent + colors.filter { $0 &>> 24 == 255 }
            transparentColors = transparent.count
            colorType = CODECS_PNG_PALETTE
            bits =
                switch colors.count {
                case ...2: 1
                case ...4: 2
                case ...16: 4
                default: 8
                }
            form = .indices(ColorTable(palette))
            return
        }
        palette = []
        transparentColors = 0
        bits = 8
        colorType = isGray ? CODECS_PNG_GRAY : survey.isOpaque ? CODECS_PNG_RGB : CODECS_PNG_RGBA
        form = isGray ? .gray : .whole
    }

    /// What zlib is to look for, to be tried one after the other.
    func strategies(for effort: EncodingOptions.Effort) -> [Int32] {
        if isPalette { return [Z_DEFAULT_STRATEGY] }
        // After filtering, runs are nearly all that photographs have to offer: of four of them, none came out larger
        // than with zlib's default (389 to 405 KB, 15 to 135 ms). A page of text grows by half.
        return effort == .smallest ? [Z_FILTERED, Z_RLE] : [Z_RLE]
    }

    func withSettings(
        _ options: EncodingOptions, _ strategy: Int32, _ body: (UnsafePointer<codecs_png_options>) -> Void
    ) {
        var settings = codecs_png_options()
        settings.color_type = Int32(colorType)
        settings.bits = bits
        settings.is_interlaced = options.isProgressive ? 1 : 0
        // Numbers of colours are no amounts: their differences say nothing.
        settings.filters = isPalette ? 0 : options.effort == .fastest ? 1 : 2
        settings.strategy = strategy
        settings.level =
            switch options.effort {
            case .fastest: 1
            case .balanced: 6
            case .smallest: 9
            }
        settings.colors = UInt32(palette.count)
        settings.transparent_colors = UInt32(transparentColors)
        palette.withUnsafeBytes { bytes in
            settings.palette = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            body(&settings)
        }
    }
}

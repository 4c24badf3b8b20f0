import CCodecs
public import Foundation
public import HalcyonCore

/// Encodes PNG with libpng, in the smallest colour type that holds the pixels exactly: a palette for up to 256 colours,
/// gray, RGB, or RGBA; 8 bits a channel.
///
/// Of ``EncodingOptions`` it uses `isProgressive` (Adam7), `effort` and `metadata`.
public struct PNGEncoder: ImageEncoding {
    private static let longestSide = 0x7FFF_FFFF

    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns a PNG file, or nil if the format is not `.png`. It is lossless, even for the colours of transparent
    /// pixels.
    ///
    /// - Throws: `ImageError.encoding(.failed)`; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .png else { return nil }
        try pixels.size.check(.png, longestSide: Self.longestSide)
        let metadata = try EncodedMetadata(options.metadata, for: .png)
        let statistics = PixelStatistics(pixels, countsColors: true)
        let kind = PNGKind(statistics, mayBeGray: metadata.profile == nil)
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

/// The colour type and bit depth that suit an image best.
struct PNGKind {
    private let colorType: Int
    private let bits: Int32
    /// The palette's colours, with those that are not opaque first, because the alpha chunk ends with the last of them.
    private let palette: [UInt32]
    private let transparentColors: Int

    let form: RowSource.Form

    private var isPalette: Bool { colorType == CODECS_PNG_PALETTE }

    /// - Parameter mayBeGray: Whether gray pixels may be written as gray: not if the file has an RGB profile.
    init(_ statistics: PixelStatistics, mayBeGray: Bool) {
        let isGray = statistics.isGray && statistics.isOpaque && mayBeGray
        // With more than 16 colours an index takes a byte too, and prediction only helps with shades of gray.
        if let colors = statistics.colors?.colors, !isGray || colors.count <= 16 {
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
        colorType = isGray ? CODECS_PNG_GRAY : statistics.isOpaque ? CODECS_PNG_RGB : CODECS_PNG_RGBA
        form = isGray ? .gray : .whole
    }

    /// Returns the zlib strategies to try, in order.
    func strategies(for effort: EncodingOptions.Effort) -> [Int32] {
        if isPalette { return [Z_DEFAULT_STRATEGY] }
        // After filtering, photographs compress almost only by their runs: none of four came out larger than with
        // zlib's default (389 to 405 KB, 15 to 135 ms). A page of text grows by half.
        return effort == .smallest ? [Z_FILTERED, Z_RLE] : [Z_RLE]
    }

    func withSettings(
        _ options: EncodingOptions, _ strategy: Int32, _ body: (UnsafePointer<codecs_png_options>) -> Void
    ) {
        var settings = codecs_png_options()
        settings.color_type = Int32(colorType)
        settings.bits = bits
        settings.is_interlaced = options.isProgressive ? 1 : 0
        // Palette indices are not quantities, so their differences are meaningless.
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

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
        for attempt in kind.attempts(for: options.effort) {
            if attempt.needsRuns, smallest?.count ?? 0 > kind.rowBytes(pixels.width) * pixels.height / 4 { continue }
            let file = try RowSource.encode(pixels, as: .png, form: kind.form) { rows, output, result in
                metadata.withCodecMetadata { metadata in
                    kind.withSettings(options, attempt) { settings in
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
    /// One way of writing a file.
    struct Attempt {
        /// That of zlib.
        let strategy: Int32
        /// Whether rows are written as differences, as far as the effort has them.
        var isFiltered = true
        /// Whether it is made only if the one before left a quarter of the pixels' bytes or less.
        var needsRuns = false
    }

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

    /// Returns the ways to try, in order.
    func attempts(for effort: EncodingOptions.Effort) -> [Attempt] {
        if isPalette { return [Attempt(strategy: Z_DEFAULT_STRATEGY, isFiltered: false)] }
        // After filtering, photographs compress almost only by their runs: none of four came out larger than with
        // zlib's default (389 to 405 KB, 15 to 135 ms), and about 70 % of the bytes are left. What is left with less
        // repeats more than single bytes: a gradient of 37 KB then takes 2.5, and screenshots take 5 to 60 % less, in
        // two to three times the time. Without filters, those with text take less again.
        return switch effort {
        case .fastest: [Attempt(strategy: Z_RLE)]
        case .balanced: [Attempt(strategy: Z_RLE), Attempt(strategy: Z_FILTERED, needsRuns: true)]
        case .smallest:
            [
                Attempt(strategy: Z_RLE), Attempt(strategy: Z_FILTERED),
                Attempt(strategy: Z_DEFAULT_STRATEGY, isFiltered: false, needsRuns: true),
            ]
        }
    }

    /// The bytes of a row before they are compressed.
    func rowBytes(_ width: Int) -> Int {
        switch colorType {
        case CODECS_PNG_GRAY: width
        case CODECS_PNG_RGB: width * 3
        case CODECS_PNG_RGBA: width * 4
        default: (width * Int(bits) + 7) / 8
        }
    }

    func withSettings(
        _ options: EncodingOptions, _ attempt: Attempt, _ body: (UnsafePointer<codecs_png_options>) -> Void
    ) {
        var settings = codecs_png_options()
        settings.color_type = Int32(colorType)
        settings.bits = bits
        settings.is_interlaced = options.isProgressive ? 1 : 0
        // Palette indices are not quantities, so their differences are meaningless.
        settings.filters = !attempt.isFiltered ? 0 : options.effort == .fastest ? 1 : 2
        settings.strategy = attempt.strategy
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

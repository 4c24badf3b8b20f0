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

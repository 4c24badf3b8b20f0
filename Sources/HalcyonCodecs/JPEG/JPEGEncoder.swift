import CCodecs
public import Foundation
public import HalcyonCore

/// Encodes JPEG with libjpeg-turbo, baseline or progressive. An image that is all gray is written as gray.
///
/// Of ``EncodingOptions`` it uses `quality`, `isProgressive`, `chromaSubsampling`, `metadata`, and `effort`: above
/// `.fastest` the file gets optimized Huffman tables, which takes 3 bytes of memory a pixel (6 in 4:4:4).
public struct JPEGEncoder: ImageEncoding {
    /// JPEG's own limit is 65535; libjpeg keeps its `int` products small.
    private static let longestSide = 65500
    /// 255 segments of 65519 bytes (ICC.1:2022, B.4).
    private static let largestProfile = 255 * 65519

    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns a JPEG file, with transparent pixels over white, or nil if the format is not `.jpeg`.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` if a side has more than 65500 pixels, `.failed`;
    ///   `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .jpeg else { return nil }
        try pixels.size.check(.jpeg, longestSide: Self.longestSide)
        let metadata = try EncodedMetadata(options.metadata, for: .jpeg, largestProfile: Self.largestProfile)
        var settings = Self.settings(options)
        // A gray file would need a gray profile.
        if metadata.profile == nil, PixelStatistics(pixels, countsColors: false).isGray { settings.is_gray = 1 }
        return try RowSource.encode(
            pixels, as: .jpeg, form: pixels.hasAlpha ? .onWhite : .whole
        ) { rows, output, result in
            metadata.withCodecMetadata(exifPrefix: "Exif\0\0") { metadata in
                codecs_jpeg_encode(
                    UInt32(pixels.width), UInt32(pixels.height), &settings, metadata, rows, output, result)
            }
        }
    }

    private static func settings(_ options: EncodingOptions) -> codecs_jpeg_options {
        let chroma: (width: Int32, height: Int32) =
            switch options.chromaSubsampling {
            case .automatic: options.quality >= 90 ? (1, 1) : (2, 2)
            case .yuv420: (2, 2)
            case .yuv422: (2, 1)
            case .yuv444: (1, 1)
            }
        return codecs_jpeg_options(
            quality: UInt32(options.quality), is_progressive: options.isProgressive ? 1 : 0,
            optimizes: options.effort == .fastest ? 0 : 1, is_gray: 0, chroma_width: chroma.width,
            chroma_height: chroma.height)
    }
}

import CCodecs
public import Foundation
public import HalcyonCore

/// Writes PNG with libpng: 8 bits, RGB, or RGBA where the pixels have alpha.
public struct PNGEncoder: ImageEncoding {
    /// An encoder; it has no settings.
    public init() {}

    /// A PNG file; nil for another format than `.png`.
    ///
    /// - Throws: `ImageError.encoding(.failed)`; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .png else { return nil }
        return try RowSource.encode(pixels, as: .png, flattens: false) { rows, output, result in
            codecs_png_encode(
                UInt32(clamping: pixels.width), UInt32(clamping: pixels.height), pixels.hasAlpha ? 1 : 0, rows, output,
                result)
        }
    }
}

import CCodecs
public import Foundation
public import HalcyonCore

/// Writes baseline JPEG with libjpeg-turbo, colour at half resolution (4:2:0).
public struct JPEGEncoder: ImageEncoding {
    /// An encoder; its one setting is `EncodingOptions.quality`.
    public init() {}

    /// A JPEG file, transparent pixels over white; nil for another format than `.jpeg`.
    ///
    /// - Throws: `ImageError.encoding(.failed)`, for a side of more than 65500 pixels say; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .jpeg else { return nil }
        let quality = UInt32(options.quality)
        return try RowSource.encode(pixels, as: .jpeg, flattens: true) { rows, output, result in
            codecs_jpeg_encode(
                UInt32(clamping: pixels.width), UInt32(clamping: pixels.height), quality, rows, output, result)
        }
    }
}

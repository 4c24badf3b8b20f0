public import Foundation

/// Writes pixels as a file.
public protocol ImageEncoding: Sendable {
    /// The bytes of a file.
    ///
    /// Formats without transparency get the picture over white.
    ///
    /// - Returns: nil when this encoder does not write `format`.
    /// - Throws: `ImageError.encoding` when the codec fails.
    func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?
}

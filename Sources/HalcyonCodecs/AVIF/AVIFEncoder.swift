#if AVIF
import CAVIF
public import Foundation
public import HalcyonCore

/// Writes AVIF with libavif, of 8 bits; a picture that is all gray as gray, alpha always exact. Part of the package
/// trait `AVIF`, on by default.
///
/// Of ``EncodingOptions`` it heeds `quality`, `isLossless`, `chromaSubsampling`, `effort` and `metadata`.
public struct AVIFEncoder: ImageEncoding {
    /// What AV1 can say in its header.
    private static let longestSide = 65536
    /// What libavif, and so most viewers, decodes.
    private static let mostPixels = 16384 * 16384

    /// An encoder; all settings come with each call.
    public init() {}

    /// An AVIF file; nil for another format than `.avif`. Cannot be interrupted by cancelling.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` for a side of more than 65536 pixels, `.failed` for more than 2²⁸
    ///   pixels say; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .avif else { return nil }
        try pixels.size.check(.avif, longestSide: Self.longestSide)
        guard pixels.width * pixels.height <= Self.mostPixels else {
            throw .encoding(.failed(.avif, why: "more than \(Self.mostPixels) pixels"))
        }
        let metadata = try EncodedMetadata(options.metadata, for: .avif)
        if Task.isCancelled { throw .cancelled }
        let planes = try AVIFPlanes(pixels, options, profile: metadata.profile)
        if Task.isCancelled { throw .cancelled }
        return try planes.file(options)
    }
}
#endif

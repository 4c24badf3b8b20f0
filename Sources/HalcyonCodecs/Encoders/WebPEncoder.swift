import CCodecs
public import Foundation
public import HalcyonCore

/// Writes lossy WebP with libwebp.
public struct WebPEncoder: ImageEncoding {
    /// An encoder; its one setting is `EncodingOptions.quality`.
    public init() {}

    /// A WebP file; nil for another format than `.webp`. Cannot be interrupted by cancelling.
    ///
    /// - Throws: `ImageError.encoding(.failed)`, for a side of more than 16383 pixels say.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .webp else { return nil }
        guard max(pixels.width, pixels.height) <= WEBP_MAX_DIMENSION else {
            throw .encoding(.failed(.webp, why: "a side is longer than \(WEBP_MAX_DIMENSION) pixels"))
        }
        var file: UnsafeMutablePointer<UInt8>?
        let size = pixels.withUnsafeBytes { bytes in
            WebPEncodeRGBA(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(pixels.width), Int32(pixels.height),
                Int32(pixels.bytesPerRow), Float(options.quality), &file)
        }
        defer { WebPFree(file) }
        guard let file, size > 0 else { throw .encoding(.failed(.webp, why: "libwebp gave no bytes")) }
        return Data(bytes: file, count: size)
    }
}

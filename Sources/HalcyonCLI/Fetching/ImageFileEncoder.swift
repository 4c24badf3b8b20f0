import Foundation
import HalcyonCore

/// Writes images as files, and decodes them for that where the pipeline's pixels will not do.
struct ImageFileEncoder: Sendable {
    let encoders: ImageEncoderRegistry
    let decoders: ImageDecoderRegistry

    /// The bytes of a file: of an animation all frames, where the format can hold them, else the first.
    ///
    /// - Throws: `ImageError.encoding`; `ImageError.cancelled`.
    func encode(
        _ image: DecodedImage, as format: OutputFormat, options: EncodingOptions
    ) async throws(ImageError) -> Data {
        try await WorkExecutor.cpu.run { () throws(ImageError) in
            if let data = try encoders.encode(image, as: format.format, options: options) { return data }
            if let data = try encoders.encode(image.pixels, as: format.format, options: options) { return data }
            throw .encoding(.unsupportedFormat(format.format))
        }
    }

    /// The picture in a file's bytes.
    ///
    /// - Throws: `ImageError.decoding`; `ImageError.cancelled`.
    func decode(_ data: Data, options: DecodingOptions) async throws(ImageError) -> DecodedImage {
        try await WorkExecutor.cpu.run { () throws(ImageError) in try decoders.decode(data, options: options) }
    }
}

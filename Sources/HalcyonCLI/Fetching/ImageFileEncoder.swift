import Foundation
import HalcyonCore

/// Writes pixels as files, by the first encoder that knows the format.
struct ImageFileEncoder: Sendable {
    let encoders: [any ImageEncoding]

    /// The bytes of a file.
    ///
    /// - Throws: `ImageError.encoding`; `ImageError.cancelled`.
    func encode(_ pixels: PixelBuffer, as format: OutputFormat, quality: Int) async throws(ImageError) -> Data {
        try await WorkExecutor.cpu.run { () throws(ImageError) in
            for encoder in encoders {
                let options = EncodingOptions(quality: quality)
                if let data = try encoder.encode(pixels, as: format.format, options: options) { return data }
            }
            throw .encoding(.unsupportedFormat(format.format))
        }
    }
}

public import Foundation

/// The encoders that are asked to write a picture, in order. A value, as ``ImageDecoderRegistry`` is.
public struct ImageEncoderRegistry: Sendable {
    private let encoders: [any ImageEncoding]

    /// A registry of the given encoders; the **last** is asked first.
    public init(_ encoders: [any ImageEncoding]) {
        self.encoders = encoders
    }

    /// The bytes of a file, by the first encoder that writes the format.
    ///
    /// - Returns: nil when none does.
    /// - Throws: `ImageError.encoding` when the codec fails.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions = EncodingOptions()
    ) throws(ImageError) -> Data? {
        for encoder in encoders.reversed() {
            if let data = try encoder.encode(pixels, as: format, options: options) { return data }
        }
        return nil
    }
}

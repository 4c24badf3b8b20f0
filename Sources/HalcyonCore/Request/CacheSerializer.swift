public import Foundation

/// Writes finished images for the disk cache, and reads them again; asked only where
/// ``ImageRequest/Options/storage`` keeps finished images.
///
/// Called on a thread made for work that keeps a processor busy, many at a time.
public protocol CacheSerializing: Sendable {
    /// Names the way it writes: what serializers of different identifiers have stored, they do not read of each other.
    var identifier: String { get }

    /// The image as the bytes of a file: an animated one with its ``DecodedImage/frames``, as what is read again takes its
    /// place.
    ///
    /// - Returns: nil for an image that is not to be stored, and for an animated one where frames cannot be written.
    /// - Throws: `ImageError.encoding`; the load succeeds all the same, with a warning in the log.
    func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data?

    /// The image that was written.
    ///
    /// - Throws: `ImageError.decoding`; the image is then made anew.
    func image(
        from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
    ) throws(ImageError) -> DecodedImage

    /// Whether an image that it has just read has the very pixels that were written. Where not, the image is shown, but no
    /// other that is to be stored is made of it, as each time more would be lost: that is made of the source's bytes.
    /// Default: false.
    func isExact(_ image: DecodedImage) -> Bool
}

extension CacheSerializing {
    /// False: nothing is known of it.
    public func isExact(_ image: DecodedImage) -> Bool { false }
}

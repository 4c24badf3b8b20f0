import HalcyonCore

/// A picture of some format whose header is known, and whose bytes are still arriving.
protocol ArrivingPicture: AnyObject {
    /// Takes the next bytes of the file, from its first one on.
    ///
    /// - Throws: `ImageError.decoding`, the watch's reason to stop; after an error it is not used again.
    func take(_ bytes: ByteView, _ watch: DecodeWatch) throws(ImageError)

    /// The picture as far as it is known; nil where it shows nothing, or nothing new.
    ///
    /// - Throws: as ``take(_:_:)``.
    func show(_ watch: DecodeWatch) throws(ImageError) -> DecodedImage?
}

/// What comes of the first bytes of a file.
enum ArrivingHeader {
    /// The header is not all there yet.
    case incomplete
    /// Such a file shows nothing before its end.
    case showsNothing
    case picture(any ArrivingPicture)
}

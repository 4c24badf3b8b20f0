/// A finished image, and where it came from.
public struct ImageResponse: Sendable {
    /// The image.
    public var image: DecodedImage
    /// Where it came from: for every caller that joined one load, where that load got it. A processed image came from where
    /// the image did that it was made of.
    public var source: ResponseSource
    /// Its identity in the caches.
    public var cacheKey: ImageKey

    /// An answer; see the properties.
    public init(image: DecodedImage, source: ResponseSource, cacheKey: ImageKey) {
        self.image = image
        self.source = source
        self.cacheKey = cacheKey
    }
}

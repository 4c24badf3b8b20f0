/// An image that a cache has, but that is no answer before the bytes that it was made of are known to be the right
/// ones. A reference, as what is known of those is large.
final class KeptImage: Sendable {
    let image: DecodedImage
    /// What is known of those bytes.
    let known: KnownBytes
    /// Which cache has it.
    let source: ResponseSource

    var metadata: CacheMetadata { known.metadata }

    init(_ image: DecodedImage, _ metadata: CacheMetadata, source: ResponseSource) {
        self.image = image
        known = KnownBytes(metadata)
        self.source = source
    }
}

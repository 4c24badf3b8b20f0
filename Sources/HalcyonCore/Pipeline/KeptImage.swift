/// An image that a cache has, but that is no answer before the bytes that it was made of are known to be the right
/// ones.
struct KeptImage: Sendable {
    let image: DecodedImage
    /// What is known of those bytes.
    let metadata: CacheMetadata
    /// Which cache has it.
    let source: ResponseSource
}

extension ImageCache {
    /// What a memory cache has for a key.
    public struct Entry: Sendable {
        /// The image.
        public var image: DecodedImage
        /// What is known of the bytes that it was made of; nil where that is not known.
        public var metadata: CacheMetadata?
        /// What is known of the local file that it was made of; nil for other sources.
        var file: FileFacts?

        /// An entry; see the properties.
        public init(image: DecodedImage, metadata: CacheMetadata? = nil) {
            self.image = image
            self.metadata = metadata
        }
    }
}

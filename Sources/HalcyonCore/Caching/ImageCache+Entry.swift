extension ImageCache {
    /// What a memory cache has for a key.
    public struct Entry: Sendable {
        /// The image.
        public var image: DecodedImage
        /// What is known of the bytes that it was made of; nil where that is not known.
        public var metadata: CacheMetadata?

        /// An entry; see the properties.
        public init(image: DecodedImage, metadata: CacheMetadata? = nil) {
            self.image = image
            self.metadata = metadata
        }
    }
}

/// ThumbHashes of images: some 25 bytes that are shown, blurred, until the image is available.
///
/// A pipeline computes the hash of each image when it decodes bytes that its disk cache keeps, and keeps it with these
/// bytes (``CacheMetadata/thumbHash``). In memory, the hashes of the last 10,000 images stay, whether or not their
/// images are still in a cache; they take less than 1 MB. ``Cache/remove(for:)`` and its relatives remove them too.
///
/// It is that of the picture as it was first decoded, in the first frame and without processors: one cropped to fill a
/// box (`.fill`) has the hash of what was kept.
extension ImagePipeline {
    /// Returns the ThumbHash of a request's image, if the request has one (``ImageRequest/Options/thumbHash``) or
    /// memory knows it.
    public func cachedThumbHash(for source: some ImageRequestConvertible) -> ThumbHash? {
        engine.thumbHashes.inMemory(for: cache.completed(source.asImageRequest()))
    }

    /// Returns the ThumbHash of a request's image as ``cachedThumbHash(for:)`` does, or from the disk cache, if it has
    /// the image. Loads nothing.
    ///
    /// A disk cache that does not respond in time (``Configuration/diskTimeout``) counts as empty.
    public func thumbHash(for source: some ImageRequestConvertible) async -> ThumbHash? {
        await engine.thumbHashes.stored(for: cache.completed(source.asImageRequest()))
    }
}

/// A cache of bytes that outlives the process or is shared between several.
///
/// Every call moves to a thread of the cache's own where it has to wait; none blocks the caller's. A cache never hands out
/// half an entry or another key's.
public protocol DataCaching: Sendable {
    /// The entry for a key, fresh or stale, or nil. Counts as a use of it.
    ///
    /// - Throws: `ImageError.cache` when the cache cannot be read; the pipeline then loads from the source.
    func entry(for key: String) async throws(ImageError) -> CachedData?

    /// Stores an entry in the place of whatever the key had.
    ///
    /// - Throws: `ImageError.cache` when it cannot be stored; what was there before is then still there, or gone, but
    ///   never damaged.
    func store(_ entry: CachedData, for key: String) async throws(ImageError)

    /// Replaces what is known of an entry and leaves its bytes; does nothing where there is none.
    ///
    /// - Throws: `ImageError.cache` when it cannot be stored.
    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError)

    /// Removes the entry, if there is one.
    ///
    /// - Throws: `ImageError.cache` when it cannot be removed.
    func remove(for key: String) async throws(ImageError)

    /// Removes every entry.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed.
    func removeAll() async throws(ImageError)
}

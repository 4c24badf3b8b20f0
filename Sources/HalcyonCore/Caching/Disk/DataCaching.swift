public import Foundation

/// A cache of bytes that outlives the process or is shared between several.
///
/// Calls that have to wait move to the cache's own threads; none blocks the caller's thread. A cache never returns a
/// partial entry, or one of another key.
///
/// To check your own cache against these rules, use `DataCacheContract` of HalcyonTesting.
public protocol DataCaching: Sendable {
    /// Returns the entry for a key, fresh or stale, or nil. Counts as a use of it.
    ///
    /// A use may extend the expiry of an entry that is still fresh (``ImageRequest/Options/expirationExtension``): if
    /// ``CacheMetadata/used(at:)`` returns metadata, store and return that instead of the entry's own. If a cache does
    /// not do so, such entries expire as if they had never been used.
    ///
    /// - Throws: `ImageError.cache` if the cache cannot be read; the pipeline then loads from the source.
    func entry(for key: String) async throws(ImageError) -> DataCacheEntry?

    /// Returns the metadata for a key without its bytes; nil if there is no entry. Does not count as a use of it.
    /// Default: calls ``entry(for:)``, for a cache that cannot read one without the other.
    ///
    /// - Throws: `ImageError.cache` if the cache cannot be read.
    func metadata(for key: String) async throws(ImageError) -> CacheMetadata?

    /// Stores an entry, replacing the key's previous one.
    ///
    /// - Throws: `ImageError.cache` if it cannot be stored; the previous entry then remains or is gone, but is never
    ///   damaged.
    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError)

    /// Replaces the metadata of an entry and keeps its bytes; does nothing if there is no entry of the same
    /// ``CacheMetadata/version``. Somebody else may have stored other bytes since the server confirmed these, and with
    /// the wrong validators, the server would confirm a wrong image forever.
    ///
    /// Metadata without a ``CacheMetadata/thumbHash`` should keep that of the entry.
    ///
    /// - Throws: `ImageError.cache` if it cannot be stored.
    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError)

    /// Adds the ThumbHash of its image to the metadata of an entry, and changes nothing else; does nothing if there is
    /// no entry of that version. Called once for each image, after its bytes were stored and decoded. Default: does
    /// nothing, for a cache in which a small change costs as much as a store.
    ///
    /// - Parameter version: The version of the bytes that the image was made of.
    /// - Throws: `ImageError.cache` if it cannot be stored.
    func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) async throws(ImageError)

    /// Removes the entry, if there is one.
    ///
    /// - Throws: `ImageError.cache` if it cannot be removed.
    func remove(for key: String) async throws(ImageError)

    /// Removes every entry.
    ///
    /// - Throws: `ImageError.cache` if not all could be removed.
    func removeAll() async throws(ImageError)

    /// Returns the statistics of the cache; nil (the default) if it has none.
    ///
    /// - Throws: `ImageError.cache` if the cache cannot be read.
    func dataStatistics() async throws(ImageError) -> DataCacheStatistics?

    /// Removes expired entries, including those that a server could revalidate. Default: removes none.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: `ImageError.cache` if not all could be removed.
    @discardableResult
    func removeExpired() async throws(ImageError) -> Int

    /// Removes the entry of a source's key (``ImageRequest/sourceKey``), and the entries of everything made of the
    /// source: their keys begin with that key and a line feed. Default: removes only the entry of the key itself, for a
    /// cache that cannot enumerate its keys.
    ///
    /// - Returns: The number of entries removed, as far as the cache knows.
    /// - Throws: `ImageError.cache` if not all could be removed.
    @discardableResult
    func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int

    /// Removes the images made of other bytes of a source than those of `version` (``CacheMetadata/version``), and the
    /// source's own entry if it has other bytes. The keys of the images begin with the source's key, a line feed and
    /// `processed `. Default: nothing, for a cache that cannot enumerate its keys.
    ///
    /// - Throws: `ImageError.cache` if not all could be removed.
    func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError)

    /// Removes the entries for which `isUnwanted` returns true. It is called on the cache's own thread, once for each
    /// entry. Default: throws `ImageError.cache` with `.writeFailed`, for a cache that cannot enumerate its entries.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: `ImageError.cache` if not all could be removed.
    @discardableResult
    func removeAll(where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool) async throws(ImageError) -> Int
}

extension DataCaching {
    /// Returns the metadata of the whole entry, which counts as a use of it.
    ///
    /// - Throws: The same errors as ``entry(for:)``.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        try await entry(for: key)?.metadata
    }

    /// Does nothing. Never throws.
    public func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) async throws(ImageError) {}

    /// Returns nil: unknown. Never throws.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? { nil }

    /// Removes nothing, and returns 0. Never throws.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int { 0 }

    /// Removes only the entry of the key itself.
    ///
    /// - Returns: 0, because the number is unknown.
    /// - Throws: The same errors as ``remove(for:)``.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        try await remove(for: sourceKey)
        return 0
    }

    /// Removes nothing. Never throws.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {}

    /// Throws `ImageError.cache` with `.writeFailed`, because this cache cannot enumerate its entries.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool
    ) async throws(ImageError) -> Int {
        throw .cache(.writeFailed("this cache cannot enumerate its entries"))
    }
}

/// An entry of a ``DataCaching``: bytes and their metadata.
public struct DataCacheEntry: Sendable {
    /// The bytes, as they were stored.
    public var data: Data
    /// The metadata of the bytes.
    public var metadata: CacheMetadata

    /// Creates an entry of `data`.
    public init(data: Data, metadata: CacheMetadata) {
        self.data = data
        self.metadata = metadata
    }
}

extension DataCacheEntry {
    /// The bytes of memory that it holds while it waits to be written.
    var heldByteCount: Int { data.count + metadata.excessByteCount }
}

/// Describes an entry of a ``DataCaching`` without its bytes.
public struct DataCacheEntryInfo: Sendable, Hashable {
    /// The key that it was stored for.
    public var key: String
    /// Its size in bytes.
    public var bytes: Int
    /// Its metadata; nil if it is damaged.
    public var metadata: CacheMetadata?
    /// When it was last stored or read.
    public var lastUsed: Date

    /// Creates a description; see the properties.
    public init(key: String, bytes: Int, metadata: CacheMetadata?, lastUsed: Date) {
        self.key = key
        self.bytes = bytes
        self.metadata = metadata
        self.lastUsed = lastUsed
    }

    /// Whether the entry is a processed image that a pipeline stored (``ImageRequest/Options/Storage``), and not the
    /// bytes of its source.
    public var isProcessed: Bool {
        ProcessedKey.matches(key)
    }
    /// The URL that it came from, after redirects, if it came from one.
    public var url: String? { metadata?.url }
    /// When it was stored or last revalidated; nil if its metadata is damaged.
    public var storedAt: Date? { metadata?.storedAt }
    /// When it becomes stale; nil for never.
    public var expiresAt: Date? { metadata?.expiresAt }
}

/// The content of a ``DataCaching`` at one moment.
public struct DataCacheStatistics: Sendable, Hashable {
    /// The number of entries.
    public var entries: Int
    /// The total number of their bytes.
    public var bytes: Int
    /// The number of expired entries.
    public var expired: Int
    /// The maximum number of bytes; nil for no limit.
    public var sizeLimit: Int?
    /// The maximum number of entries; nil for no limit.
    public var entryLimit: Int?

    /// Creates statistics; see the properties.
    public init(entries: Int, bytes: Int, expired: Int = 0, sizeLimit: Int? = nil, entryLimit: Int? = nil) {
        self.entries = entries
        self.bytes = bytes
        self.expired = expired
        self.sizeLimit = sizeLimit
        self.entryLimit = entryLimit
    }
}

/// A cached entry. A class, because entries are some hundred bytes, and each load that looks for one has room for it in
/// every function on the way.
final class StoredBytes: Sendable {
    let entry: DataCacheEntry

    init(_ entry: DataCacheEntry) { self.entry = entry }
}

/// Two caches as one: the bytes of sources are in one, finished images in the other.
///
/// Whoever uses it sees one cache, with the keys of both, so that every rule that holds between bytes and the images
/// made of them holds as in one.
struct SplitDataCache: DataCaching {
    let originals: any DataCaching
    /// Nil to keep no finished images.
    let finished: (any DataCaching)?

    private func cache(for key: String) -> (any DataCaching)? { ProcessedKey.matches(key) ? finished : originals }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        try await cache(for: key)?.entry(for: key)
    }

    func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        try await cache(for: key)?.metadata(for: key)
    }

    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        // Images made of other bytes go first. While the cache has these bytes, it shows that such images are outdated,
        // so nothing depends on whether they can be removed; but it may lose the bytes again.
        if let finished, !ProcessedKey.matches(key) {
            try? await finished.removeAll(variantsOf: key, otherThan: entry.metadata.version)
        }
        try await cache(for: key)?.store(entry, for: key)
    }

    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        try await cache(for: key)?.update(metadata, for: key)
    }

    func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) async throws(ImageError) {
        try await cache(for: key)?.add(thumbHash, for: key, version: version)
    }

    func remove(for key: String) async throws(ImageError) { try await cache(for: key)?.remove(for: key) }

    func removeAll() async throws(ImageError) {
        _ = try await total { cache throws(ImageError) in
            try await cache.removeAll()
            return 0
        }
    }

    func dataStatistics() async throws(ImageError) -> DataCacheStatistics? {
        guard let bytes = try await originals.dataStatistics() else { return try await finished?.dataStatistics() }
        guard let images = try await finished?.dataStatistics() else { return bytes }
        func sum(_ a: Int?, _ b: Int?) -> Int? { a.flatMap { a in b.map { a + $0 } } }
        return DataCacheStatistics(
            entries: bytes.entries + images.entries, bytes: bytes.bytes + images.bytes,
            expired: bytes.expired + images.expired, sizeLimit: sum(bytes.sizeLimit, images.sizeLimit),
            entryLimit: sum(bytes.entryLimit, images.entryLimit))
    }

    func removeExpired() async throws(ImageError) -> Int {
        try await total { cache throws(ImageError) in try await cache.removeExpired() }
    }

    func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        try await total { cache throws(ImageError) in try await cache.removeAll(variantsOf: sourceKey) }
    }

    func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        _ = try await total { cache throws(ImageError) in
            try await cache.removeAll(variantsOf: sourceKey, otherThan: version)
            return 0
        }
    }

    func removeAll(where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool) async throws(ImageError) -> Int {
        try await total { cache throws(ImageError) in try await cache.removeAll(where: isUnwanted) }
    }

    /// Removes from both caches, even if that fails for one, and returns the number of entries removed.
    private func total(_ remove: (any DataCaching) async throws(ImageError) -> Int) async throws(ImageError) -> Int {
        var count = 0
        var failure: ImageError?
        // The images first: without bytes, nothing would show that they are outdated.
        for cache in [finished, originals].compactMap(\.self) {
            do throws(ImageError) { count += try await remove(cache) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
        return count
    }
}

public import Foundation

/// A cache of bytes that outlives the process or is shared between several.
///
/// Every call moves to a thread of the cache's own where it has to wait; none blocks the caller's. A cache never hands out
/// half an entry or another key's.
///
/// `DataCacheContract` of HalcyonTesting checks a cache of your own against what is said here.
public protocol DataCaching: Sendable {
    /// The entry for a key, fresh or stale, or nil. Counts as a use of it.
    ///
    /// A use may put off the expiry of an entry that is still fresh (``ImageRequest/Options/expirationExtension``): where
    /// ``CacheMetadata/used(at:)`` has a result, keep that instead of the entry's metadata, and return it. A cache that
    /// does not do so lets such entries expire as if they had never been used.
    ///
    /// - Throws: `ImageError.cache` when the cache cannot be read; the pipeline then loads from the source.
    func entry(for key: String) async throws(ImageError) -> CachedData?

    /// What is known of the entry for a key, without its bytes; nil if there is none. Does not count as a use of it.
    /// Default: by ``entry(for:)``, for a cache that cannot look at the one without the other.
    ///
    /// - Throws: `ImageError.cache` when the cache cannot be read.
    func metadata(for key: String) async throws(ImageError) -> CacheMetadata?

    /// Stores an entry in the place of whatever the key had.
    ///
    /// - Throws: `ImageError.cache` when it cannot be stored; what was there before is then still there, or gone, but
    ///   never damaged.
    func store(_ entry: CachedData, for key: String) async throws(ImageError)

    /// Replaces what is known of an entry and leaves its bytes; does nothing where there is none of the same
    /// ``CacheMetadata/version``: what a server has confirmed is not what somebody else may have stored meanwhile, and
    /// its validators with other bytes would have the server confirm a wrong image for ever.
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

    /// Counts what the cache holds; nil (the default) where it cannot tell.
    ///
    /// - Throws: `ImageError.cache` when the cache cannot be read.
    func dataStatistics() async throws(ImageError) -> DataCacheStatistics?

    /// Removes the entries that are past their expiry, those that a server could confirm as well. Default: none.
    ///
    /// - Returns: How many were removed.
    /// - Throws: `ImageError.cache` when not all could be removed.
    @discardableResult
    func removeExpired() async throws(ImageError) -> Int

    /// Removes the entry of a source's key (``ImageRequest/sourceKey``) and those of all that was made of the source:
    /// their keys begin with that key and a line feed. Default: the entry of the key itself alone, for a cache that
    /// cannot look through its keys.
    ///
    /// - Returns: How many were removed, as far as the cache knows.
    /// - Throws: `ImageError.cache` when not all could be removed.
    @discardableResult
    func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int

    /// Removes of what was made of a source that which was made of other bytes than those of a version
    /// (``CacheMetadata/version``), and the source's own entry if it has others. Default: nothing, for a cache that
    /// cannot look through its keys.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed.
    func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError)

    /// Removes the entries of which `isUnwanted` says so. It is called on a thread of the cache's own, once for each
    /// entry. Default: throws `ImageError.cache` with `.writeFailed`, for a cache that cannot look through its entries.
    ///
    /// - Returns: How many were removed.
    /// - Throws: `ImageError.cache` when not all could be removed.
    @discardableResult
    func removeAll(where isUnwanted: @escaping @Sendable (DataCacheItem) -> Bool) async throws(ImageError) -> Int
}

extension DataCaching {
    /// That of the whole entry.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        try await entry(for: key)?.metadata
    }

    /// Nil: not known.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? { nil }

    /// Removes nothing.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int { 0 }

    /// Removes the entry of the key itself.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        try await remove(for: sourceKey)
        return 0
    }

    /// Removes nothing.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {}

    /// Throws, for nothing can be chosen from what cannot be looked through.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheItem) -> Bool
    ) async throws(ImageError) -> Int {
        throw .cache(.writeFailed("this cache cannot look through its entries"))
    }
}

/// An entry of a ``DataCaching``: bytes and what is known of them.
public struct CachedData: Sendable {
    /// The bytes, as they were stored.
    public var data: Data
    /// What is known of them.
    public var metadata: CacheMetadata

    /// An entry of `data`.
    public init(data: Data, metadata: CacheMetadata) {
        self.data = data
        self.metadata = metadata
    }
}

/// What a ``DataCaching`` tells of an entry without reading its bytes.
public struct DataCacheItem: Sendable, Hashable {
    /// The key that it was stored for.
    public var key: String
    /// Its length.
    public var bytes: Int
    /// What is known of it; nil if that is damaged.
    public var metadata: CacheMetadata?
    /// When it was last stored or read.
    public var lastUsed: Date

    /// An item; see the properties.
    public init(key: String, bytes: Int, metadata: CacheMetadata?, lastUsed: Date) {
        self.key = key
        self.bytes = bytes
        self.metadata = metadata
        self.lastUsed = lastUsed
    }

    /// Whether the entry is a processed image that a pipeline stored (``ImageRequest/Options/Storage``), and not the bytes
    /// of its source.
    public var isProcessed: Bool {
        ProcessedKey.isOne(key)
    }
    /// The URL that it came from, after redirects, if it came from one.
    public var url: String? { metadata?.url }
    /// When it was stored or last confirmed; nil if what is known of it is damaged.
    public var storedAt: Date? { metadata?.storedAt }
    /// From when on it is stale; nil for never.
    public var expiresAt: Date? { metadata?.expiresAt }
}

/// What a ``DataCaching`` holds at one moment.
public struct DataCacheStatistics: Sendable, Hashable {
    /// How many entries it has.
    public var entries: Int
    /// Their bytes together.
    public var bytes: Int
    /// How many of the entries are past their expiry.
    public var expired: Int
    /// The most bytes that they may have; nil for any number.
    public var sizeLimit: Int?
    /// The most entries; nil for any number.
    public var entryLimit: Int?

    /// Figures; see the properties.
    public init(entries: Int, bytes: Int, expired: Int = 0, sizeLimit: Int? = nil, entryLimit: Int? = nil) {
        self.entries = entries
        self.bytes = bytes
        self.expired = expired
        self.sizeLimit = sizeLimit
        self.entryLimit = entryLimit
    }
}

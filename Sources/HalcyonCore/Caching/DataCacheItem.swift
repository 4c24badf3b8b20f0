public import Foundation

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
        guard let end = key.lastIndex(of: "\n") else { return false }
        return key[key.index(after: end)...].hasPrefix(ImageRequest.processedMark)
    }
    /// The URL that it came from, after redirects, if it came from one.
    public var url: String? { metadata?.url }
    /// When it was stored or last confirmed; nil if what is known of it is damaged.
    public var storedAt: Date? { metadata?.storedAt }
    /// From when on it is stale; nil for never.
    public var expiresAt: Date? { metadata?.expiresAt }
}

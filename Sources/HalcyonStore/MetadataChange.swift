import HalcyonCore

/// What a use has made of an entry's metadata.
struct MetadataChange: Sendable {
    let old: CacheMetadata
    let new: CacheMetadata

    /// Whether it was made of these metadata, or of the same with another expiry, as another process may have put it
    /// off. What a server has confirmed since is another's.
    func isOf(_ metadata: CacheMetadata) -> Bool {
        var same = metadata
        same.expiresAt = old.expiresAt
        return same == old
    }

    /// What is to be written in the place of what the index has; nil for nothing.
    func applied(to metadata: CacheMetadata) -> CacheMetadata? {
        guard isOf(metadata) else { return nil }
        guard new.storedAt == old.storedAt, let mine = new.expiresAt else { return new }
        guard let theirs = metadata.expiresAt, theirs < mine else { return nil }
        return new
    }
}

public import Foundation

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

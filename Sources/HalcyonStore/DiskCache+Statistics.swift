public import Foundation

extension DiskCache {
    /// What a cache holds at one moment.
    public struct Statistics: Sendable, Hashable {
        /// Where the cache lies.
        public var directory: URL
        /// How many entries it has.
        public var entries: Int
        /// Their bytes together, as ``Configuration/sizeLimit`` counts them.
        public var bytes: Int
        /// The most bytes that they may have.
        public var sizeLimit: Int
        /// How many of the entries are past their expiry.
        public var expired: Int
        /// When the entry that would be evicted first was last used; nil without entries.
        public var oldestUse: Date?
        /// When the entry used last was used; nil without entries.
        public var newestUse: Date?
        /// The size in bytes of the index with its log, which comes on top of ``bytes``.
        public var indexBytes: Int
    }
}

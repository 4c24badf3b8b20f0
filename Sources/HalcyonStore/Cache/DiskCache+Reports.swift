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
        /// The most entries; nil for any number.
        public var entryLimit: Int?
        /// How many of the entries are past their expiry.
        public var expired: Int
        /// How many of the expired ones their server could confirm (they have an `ETag` or a `Last-Modified` date):
        /// they are evicted no sooner than fresh ones.
        public var confirmable: Int
        /// When the entry used least recently was used; nil without entries.
        public var oldestUse: Date?
        /// When the entry used last was used; nil without entries.
        public var newestUse: Date?
        /// The size in bytes of the index with its log, which comes on top of ``bytes``; see
        /// ``Configuration/sizeLimit``.
        public var indexBytes: Int
        /// The bytes that the disk has left for the user's programs; nil where that is not known.
        public var freeBytes: Int?
    }
}

public import Foundation

extension DiskCache {
    /// What a listing tells of an entry.
    public struct Item: Sendable, Hashable {
        /// The key that it was stored for.
        public var key: String
        /// Its length.
        public var bytes: Int
        /// The URL that it came from, after redirects, if it came from one.
        public var url: String?
        /// When it was stored or last confirmed; nil if what the index knows of it is damaged.
        public var storedAt: Date?
        /// When it was last stored or read.
        public var lastUsed: Date
        /// From when on it is stale; nil for never.
        public var expiresAt: Date?
    }
}

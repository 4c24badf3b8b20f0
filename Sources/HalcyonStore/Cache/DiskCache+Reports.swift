public import Foundation
public import HalcyonCore

extension DiskCache {
    /// The contents of a cache at one moment.
    public struct Statistics: Sendable, Hashable {
        /// The folder of the cache.
        public var directory: URL
        /// The number of entries.
        public var entries: Int
        /// Their total size in bytes, as ``Configuration/sizeLimit`` counts it.
        public var bytes: Int
        /// The maximum size in bytes.
        public var sizeLimit: Int
        /// The maximum number of entries; nil for no limit.
        public var entryLimit: Int?
        /// The number of expired entries.
        public var expired: Int
        /// The number of expired entries that their server could revalidate (they have an `ETag` or a `Last-Modified`
        /// date): they are evicted no sooner than fresh ones.
        public var confirmable: Int
        /// When the least recently used entry was used; nil if there are none.
        public var oldestUse: Date?
        /// When the most recently used entry was used; nil if there are none.
        public var newestUse: Date?
        /// The size in bytes of the index with its log, in addition to ``bytes``; see ``Configuration/sizeLimit``.
        public var indexBytes: Int
        /// The free bytes on the disk for the user's programs; nil if unknown.
        public var freeBytes: Int?
    }
}

extension DiskCache {
    /// What ``DiskCache/verify()`` found and repaired.
    public struct Verification: Sendable, Hashable {
        /// The number of entries read and compared with the index.
        public var entriesChecked = 0
        /// The number of entries removed because their bytes or their metadata were damaged.
        public var damagedRemoved = 0
        /// The number of entries removed because their file was missing.
        public var missingFiles = 0
        /// The number of files removed because they belonged to no entry: complete or partial, left by killed
        /// processes.
        public var orphansRemoved = 0
        /// The number of files removed that an older version of Halcyon began more than a minute ago and never
        /// finished.
        public var temporaryFilesRemoved = 0
        /// Whether the index itself was damaged, and was rebuilt with the sound entries.
        public var indexRebuilt = false
        /// The total size in bytes of the files removed.
        public var bytesReclaimed = 0

        /// Whether there was nothing to repair.
        public var isSound: Bool {
            damagedRemoved + missingFiles + orphansRemoved + temporaryFilesRemoved == 0 && !indexRebuilt
        }
    }
}

extension DiskCache.Verification {
    mutating func add(_ part: Self) {
        entriesChecked += part.entriesChecked
        damagedRemoved += part.damagedRemoved
        missingFiles += part.missingFiles
        orphansRemoved += part.orphansRemoved
        temporaryFilesRemoved += part.temporaryFilesRemoved
        indexRebuilt = indexRebuilt || part.indexRebuilt
        reclaim(part.bytesReclaimed)
    }

    /// Counts the bytes of a removed file. Sparse files can have any length, so the sum may overflow.
    mutating func reclaim(_ bytes: Int) {
        let (sum, overflow) = bytesReclaimed.addingReportingOverflow(bytes)
        bytesReclaimed = overflow ? .max : sum
    }
}

extension DiskCache {
    /// A removal for which the cache chose the entries; see ``DiskCache/events``.
    public enum Event: Sendable, Hashable {
        /// Entries were evicted to keep the limits or to free disk space.
        case evicted(Cleaned)
        /// Expired entries were removed: to make room, by ``DiskCache/removeExpired()``, or by themselves
        /// (``DiskCache/Configuration/removesExpired``).
        case expired(Cleaned)
        /// Entries were removed by ``DiskCache/trim(toSize:)``.
        case trimmed(Cleaned)
        /// Entries were removed because they were damaged or had lost their files.
        case damaged(Cleaned)
        /// A damaged index was rebuilt, for the given reason; entries may have been lost with it.
        case rebuilt(String)
    }

    /// The entries removed in one step.
    public struct Cleaned: Sendable, Hashable {
        /// The keys of the entries; at least one.
        public var keys: [String]
        /// Their total size in bytes.
        public var bytes: Int

        /// Creates a value from its properties.
        public init(keys: [String], bytes: Int) {
            self.keys = keys
            self.bytes = bytes
        }
    }
}

extension DiskCache {
    /// The description of an entry in a listing.
    public typealias Item = DataCacheEntryInfo
}

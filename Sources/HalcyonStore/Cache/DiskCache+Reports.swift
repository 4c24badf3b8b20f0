public import Foundation
public import HalcyonCore

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

extension DiskCache {
    /// What ``DiskCache/verify()`` found and repaired.
    public struct Verification: Sendable, Hashable {
        /// How many entries were read and compared with what the index says.
        public var entriesChecked = 0
        /// Entries removed because their bytes or their metadata were damaged.
        public var damagedRemoved = 0
        /// Entries removed because their file was missing.
        public var missingFiles = 0
        /// Files removed because no entry owned them, as a killed process leaves them, whole or half written.
        public var orphansRemoved = 0
        /// Files removed that an older version of Halcyon had begun more than a minute ago and never finished.
        public var temporaryFilesRemoved = 0
        /// Whether the index itself was damaged and was made anew, with the entries that were sound.
        public var indexRebuilt = false
        /// The bytes of all the files removed.
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

    /// Counts the bytes of a file that was removed. Sparse files can have any length, and so any sum.
    mutating func reclaim(_ bytes: Int) {
        let (sum, overflow) = bytesReclaimed.addingReportingOverflow(bytes)
        bytesReclaimed = overflow ? .max : sum
    }
}

extension DiskCache {
    /// Something that a cache cleaned out without being told which entries; see ``DiskCache/events``.
    public enum Event: Sendable, Hashable {
        /// Entries had to make room, for the limits' or the disk's sake.
        case evicted(Cleaned)
        /// Entries went because they had expired: to make room, or by ``DiskCache/removeExpired()``.
        case expired(Cleaned)
        /// Entries went by ``DiskCache/trim(toSize:)``.
        case trimmed(Cleaned)
        /// Entries went that were damaged or had lost their files.
        case damaged(Cleaned)
        /// A damaged index was made anew, for the given reason; entries may have been lost with it.
        case rebuilt(String)
    }

    /// What one step of cleaning took.
    public struct Cleaned: Sendable, Hashable {
        /// The keys of the entries; one at least.
        public var keys: [String]
        /// Their bytes together.
        public var bytes: Int

        /// Entries; see the properties.
        public init(keys: [String], bytes: Int) {
            self.keys = keys
            self.bytes = bytes
        }
    }
}

extension DiskCache {
    /// What a listing tells of an entry.
    public typealias Item = DataCacheItem
}

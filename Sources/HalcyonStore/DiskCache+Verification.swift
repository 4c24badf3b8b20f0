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

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

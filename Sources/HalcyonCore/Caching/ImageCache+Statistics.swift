import Synchronization

extension ImageCache {
    /// What has happened in a memory cache since it was made.
    public struct Statistics: Sendable, Hashable {
        /// Requests, or look-ups by hand, that found an image that will do.
        public internal(set) var hits = 0
        /// Those that found none, or one that was stale or gone.
        public internal(set) var misses = 0
        /// Images that were stored.
        public internal(set) var stores = 0
        /// Images that had to go for want of room.
        public internal(set) var evictions = 0
        /// Images that went because their time was over; see ``ImageCache/expiration``.
        public internal(set) var expirations = 0
        /// Images that had gone, and were found again because somebody held on to their pixels.
        public internal(set) var revivals = 0

        /// Hits by hits and misses, from 0 to 1; nil before the first of them.
        public var hitRatio: Double? { hits + misses == 0 ? nil : Double(hits) / Double(hits + misses) }

        @inline(__always)
        mutating func count(isHit: Bool) {
            if isHit { hits &+= 1 } else { misses &+= 1 }
        }

        /// Makes a hit that was counted a miss, or a miss a hit.
        mutating func takeBack(isHit: Bool) {
            hits += isHit ? -1 : 1
            misses += isHit ? 1 : -1
        }
    }

    /// What has happened here so far.
    public var statistics: Statistics { state.withLock { $0.statistics } }
}

extension ImagePrefetcher {
    /// How far a batch has got: the numbers of its items that ended in each way.
    public struct Progress: Sendable, Hashable {
        /// All items of the batch.
        public let total: Int
        /// Those that were loaded.
        public private(set) var loaded = 0
        /// Those that were there already.
        public private(set) var skipped = 0
        /// Those that failed.
        public private(set) var failed = 0
        /// Those that were stopped.
        public private(set) var stopped = 0

        init(total: Int) { self.total = total }

        /// Those that have ended, in whichever way.
        public var finished: Int { loaded + skipped + failed + stopped }
        /// Whether all have ended.
        public var isFinished: Bool { finished == total }
        /// The part that has ended, from 0 to 1; 1 for a batch without items.
        public var fraction: Double { total == 0 ? 1 : Double(finished) / Double(total) }

        mutating func count(_ outcome: Outcome) {
            switch outcome {
            case .loaded: loaded += 1
            case .skipped: skipped += 1
            case .failed: failed += 1
            case .stopped: stopped += 1
            }
        }
    }
}

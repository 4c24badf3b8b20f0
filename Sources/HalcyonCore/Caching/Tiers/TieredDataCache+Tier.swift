extension TieredDataCache {
    /// A shared tier, and what goes there.
    public struct Tier: Sendable {
        /// The kinds of entries.
        public struct Kinds: OptionSet, Sendable {
            /// The bit of each kind.
            public let rawValue: Int

            /// Creates a set from its bits.
            public init(rawValue: Int) { self.rawValue = rawValue }

            /// The bytes of sources.
            public static let sources = Kinds(rawValue: 1)
            /// Finished images, stored for requests with such a ``ImageRequest/Options/storage-swift.property``.
            public static let images = Kinds(rawValue: 2)
            /// Both.
            public static let all: Kinds = [.sources, .images]
        }

        /// The name of the tier in events and in the log.
        public var name: String
        /// The cache. One that cannot enumerate its keys cannot remove the images made of a source: give it
        /// ``Kinds/sources`` alone.
        public var cache: any DataCaching
        /// The maximum number of seconds that a read waits for it. Default: 0.05; infinity for no limit.
        public var timeout: Double
        /// The kinds of entries that are looked for and stored there. Default: all.
        public var kinds: Kinds
        /// The maximum size of an entry stored there, in bytes without its metadata. Default: 1 MiB.
        public var maximumEntryBytes: Int

        /// Creates a tier; see the properties.
        public init(
            _ name: String, _ cache: any DataCaching, timeout: Double = 0.05, kinds: Kinds = .all,
            maximumEntryBytes: Int = 1 << 20
        ) {
            self.name = name
            self.cache = cache
            self.timeout = timeout
            self.kinds = kinds
            self.maximumEntryBytes = maximumEntryBytes
        }

        func takes(_ key: String) -> Bool { kinds.contains(ProcessedKey.matches(key) ? .images : .sources) }
    }

    /// An event of a shared tier.
    public struct Event: Sendable, Hashable {
        /// What happened.
        public enum Kind: Sendable, Hashable {
            /// A read has found an entry.
            case hit
            /// A read has found none.
            case miss
            /// A read was given up, or not made: the tier does not respond in time.
            case late
            /// A call has failed.
            case failed(ImageError)
            /// The tier is not asked any more, after three failures in a row.
            case closed
            /// The tier has answered again.
            case reopened
        }

        /// The name of the tier.
        public let tier: String
        /// What happened.
        public let kind: Kind
    }
}

import Foundation
import Logging

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

/// A tier behind the first: reads within a limit, and changes behind the answer.
final class SharedTier: Sendable {
    private let tier: TieredDataCache.Tier
    private let watch: WatchedCache
    private let writes: WriteBehindCache
    private let patience: Patience
    /// The maximum number of keys with changes that wait.
    static let mostWaiting = 2048

    init(
        _ tier: TieredDataCache.Tier, clock: any PipelineClock, logger: Logger,
        onEvent: (@Sendable (TieredDataCache.Event) -> Void)?
    ) {
        self.tier = tier
        watch = WatchedCache(tier, clock: clock, onEvent: onEvent)
        var logger = logger
        logger[metadataKey: "tier"] = "\(tier.name)"
        writes = WriteBehindCache(watch, ledger: SourceLedger(), logger: logger, clock: clock)
        patience = Patience(limit: tier.timeout, clock: clock)
    }

    func entry(for key: String) async -> DataCacheEntry? {
        guard tier.takes(key), watch.isOpen else { return nil }
        let delay = DiskDelay()
        let found = await writes.stored(for: key, with: patience, noting: delay)?.entry
        watch.report(delay.isLate ? .late : found == nil ? .miss : .hit)
        return found
    }

    func metadata(for key: String) async -> CacheMetadata? {
        guard tier.takes(key), watch.isOpen else { return nil }
        return await writes.metadata(for: key, with: patience)
    }

    func store(_ entry: DataCacheEntry, for key: String) {
        guard tier.takes(key) else { return }
        if entry.data.count > tier.maximumEntryBytes { return remove(for: key) }
        // Otherwise what waits for a tier that hangs would fill memory.
        guard writes.hasRoom(for: entry, atMost: Self.mostWaiting) else { return watch.distrust(key) }
        writes.store(entry, for: key)
    }

    func update(_ metadata: CacheMetadata, for key: String) {
        guard tier.takes(key) else { return }
        // Not made while the tier does not respond: there may be any number.
        _ = startTask { [patience, writes] in
            _ = await patience.value(of: writes) { await writes.update(metadata, for: key) }
        }
    }

    func remove(for key: String) {
        guard tier.takes(key) else { return }
        if writes.hasRoom(atMost: Self.mostWaiting) { writes.drop(key) } else { watch.distrust(key) }
    }

    func removeAll() {
        watch.allowRemovalOfAll()
        writes.startCarryingOut(writes.beginClearing())
    }

    func removeAll(variantsOf source: String) {
        writes.startCarryingOut(writes.beginClearing(variantsOf: source))
        writes.limitRemovals()
    }

    func removeAll(variantsOf source: String, otherThan version: UInt64) {
        writes.dropVariants(of: source, otherThan: version)
    }

    func removeExpired() async {
        _ = await patience.value(of: writes, isEvidence: false) { [writes] in try? await writes.removeExpired() }
    }

    func removeAll(where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool) async {
        _ = await patience.value(of: writes, isEvidence: false) { [writes] in
            try? await writes.removeAll(where: isUnwanted)
        }
    }

    func flush() async { await writes.flush() }
}

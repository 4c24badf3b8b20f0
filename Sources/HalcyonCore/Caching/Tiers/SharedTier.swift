import Foundation
import HTTPTypes
import Logging

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
        guard tier.takes(key), watch.allowsCall else { return nil }
        let delay = DiskDelay()
        let found = await writes.stored(for: key, with: patience, noting: delay)?.entry
        watch.report(delay.isLate ? .late : found == nil ? .miss : .hit)
        return found
    }

    func metadata(for key: String) async -> CacheMetadata? {
        guard tier.takes(key), watch.allowsCall else { return nil }
        return await writes.metadata(for: key, with: patience)
    }

    func store(_ entry: DataCacheEntry, for key: String) {
        guard tier.takes(key) else { return }
        // Not for other machines (RFC 9111, 5.2.2.7).
        guard !entry.metadata.isPrivate else { return remove(for: key) }
        let isSmall = entry.data.count <= tier.maximumEntryBytes
        // Otherwise what waits for a tier that hangs would fill memory.
        guard isSmall, writes.hasRoom(for: key, entry.heldByteCount, keys: Self.mostWaiting) else {
            return remove(for: key)
        }
        writes.store(entry, for: key)
    }

    func update(_ metadata: CacheMetadata, for key: String) {
        guard tier.takes(key) else { return }
        guard !metadata.isPrivate else { return remove(for: key) }
        // Not made while the tier does not respond: there may be any number.
        _ = startTask { [patience, writes] in
            _ = await patience.value(of: writes) { await writes.update(metadata, for: key) }
        }
    }

    func remove(for key: String) {
        guard tier.takes(key) else { return }
        if writes.hasRoom(for: key, keys: Self.mostWaiting) { writes.drop(key) } else { watch.distrust(key) }
    }

    func removeAll() {
        watch.allowRemovalOfAll()
        writes.startCarryingOut(writes.beginClearing())
    }

    func removeAll(variantsOf source: String, sparing spared: WriteBehindCache.Clearing.Spared) {
        writes.startCarryingOut(writes.beginClearing(variantsOf: source, sparing: spared))
        writes.limitRemovals()
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

extension CacheMetadata {
    /// Whether a server has said that the response is for a single user.
    fileprivate var isPrivate: Bool {
        ([response].compactMap(\.self) + redirects).contains { CacheControl($0.headerFields).contains("private") }
    }
}

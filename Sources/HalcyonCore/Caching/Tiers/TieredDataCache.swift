import Foundation
public import Logging

/// A local cache in front of caches that several machines share.
///
/// ```swift
/// let shared = TieredDataCache.Tier("redis", cache)
/// let tiers = TieredDataCache(DiskCache(directory: folder), shared: [shared])
/// let pipeline = ImagePipeline { $0.dataCache = tiers }
/// ```
///
/// A read asks the local cache first, and the shared ones in order only if it has nothing fresh. What a shared one has
/// is then stored in the local cache as well. A store is done as soon as the local cache has the entry; the shared ones
/// get it afterwards, unless its server has marked it as `private`. At most 64 MiB, and 2,048 keys, wait for each; with
/// more, a shared one does not get the entry, and what it has for the key does not count here.
///
/// A shared tier never fails a call and never delays a read by more than its ``Tier/timeout``. While it does not
/// respond, or after three failures in a row, it is not asked; a single call tries it again after a pause, which
/// doubles up to a minute.
///
/// A removal by key or source takes effect at once, in all tiers. If a shared tier cannot carry it out, this instance
/// ignores what is stored there for the key until a later store or removal succeeds; for a source or everything, what
/// was stored there before. What other machines have in their local caches stays there until it expires.
public final class TieredDataCache: DataCaching {
    private let local: any DataCaching
    private let shared: [SharedTier]
    private let clock: any PipelineClock
    private let promotions = Promotions()

    /// Creates a cache of several tiers.
    ///
    /// - Parameters:
    ///   - local: The cache of this machine or process. Its errors are thrown as if it were alone.
    ///   - shared: The caches behind it, the nearest first.
    ///   - clock: Tells what is fresh, and measures the limits. Default: the system's.
    ///   - logger: Gets a warning when a shared tier begins to fail. Default: one with the label `halcyon`.
    ///   - onEvent: Called with each event of a shared tier, on any thread. Default: nil.
    public init(
        _ local: any DataCaching, shared: [Tier], clock: any PipelineClock = SystemClock(),
        logger: Logger = Logger(label: "halcyon"), onEvent: (@Sendable (Event) -> Void)? = nil
    ) {
        self.local = local
        self.clock = clock
        self.shared = shared.map { SharedTier($0, clock: clock, logger: logger, onEvent: onEvent) }
    }

    /// Returns the local cache's entry if it is fresh; otherwise the entry that was stored or revalidated last in any
    /// tier up to the first that has a fresh one.
    ///
    /// - Throws: The errors of the local cache, if no other tier has an entry.
    public func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        let mark = promotions.mark(of: key)
        let newest = try await newest(by: \.metadata) { () async throws(ImageError) in
            try await local.entry(for: key)
        } orIn: {
            await $0.entry(for: key)
        }
        if let newest, newest.isShared { promote(newest.found, for: key, mark) }
        return newest?.found
    }

    /// Returns the metadata of the entry that ``entry(for:)`` would return. Nothing is stored in another tier.
    ///
    /// - Throws: The errors of the local cache, if no other tier has an entry.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        try await newest(by: \.self) { () async throws(ImageError) in
            try await local.metadata(for: key)
        } orIn: {
            await $0.metadata(for: key)
        }?.found
    }

    /// Returns what the local cache has if it is fresh; otherwise what was stored last, and whether a shared tier had
    /// it.
    private func newest<Found>(
        by metadata: (Found) -> CacheMetadata,
        _ readLocal: nonisolated(nonsending) () async throws(ImageError) -> Found?,
        orIn readShared: nonisolated(nonsending) (SharedTier) async -> Found?
    ) async throws(ImageError) -> (found: Found, isShared: Bool)? {
        var best: (found: Found, isShared: Bool)?
        var failure: ImageError?
        do throws(ImageError) { best = try await readLocal().map { ($0, false) } } catch { failure = error }
        if failure == .cancelled { throw .cancelled }
        for tier in shared where best.map({ !isFresh(metadata($0.found)) }) ?? true {
            guard let found = await readShared(tier) else { continue }
            if let best, metadata(best.found).storedAt >= metadata(found).storedAt { continue }
            best = (found, true)
        }
        if let failure, best == nil { throw failure }
        return best
    }

    private func isFresh(_ metadata: CacheMetadata) -> Bool { metadata.isFresh(at: clock.date) }

    /// Stores what a shared tier has found in the local cache, unless the key has been stored or removed meanwhile.
    private func promote(_ entry: DataCacheEntry, for key: String, _ mark: Promotions.Mark) {
        guard promotions.begin(key, mark) else { return }
        _ = startTask { [local, promotions] in
            // Without it, the next read asks the shared tier again.
            try? await local.store(entry, for: key)
            promotions.end(key)
        }
    }

    /// Stores an entry in the local cache, and behind the answer in the shared tiers that take it. A tier that does not
    /// take it removes what it had.
    ///
    /// - Throws: The errors of the local cache; the shared tiers then get nothing.
    public func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        try await promotions.changing(key) { () async throws(ImageError) in
            try await local.store(entry, for: key)
            for tier in shared { tier.store(entry, for: key) }
        }
    }

    /// Replaces the metadata in all tiers that have the same version, behind the answer in the shared ones.
    ///
    /// - Throws: The errors of the local cache.
    public func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        for tier in shared { tier.update(metadata, for: key) }
        try await promotions.changing(key) { () async throws(ImageError) in
            try await local.update(metadata, for: key)
        }
    }

    /// Adds the ThumbHash of its image to the local cache's entry. The shared tiers keep only those that entries are
    /// stored with, because a change costs them as much as a store.
    ///
    /// - Throws: The errors of the local cache.
    public func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) async throws(ImageError) {
        try await local.add(thumbHash, for: key, version: version)
    }

    /// Removes the entry from all tiers.
    ///
    /// - Throws: The errors of the local cache; the shared tiers remove it all the same.
    public func remove(for key: String) async throws(ImageError) {
        for tier in shared { tier.remove(for: key) }
        try await promotions.changing(key) { () async throws(ImageError) in try await local.remove(for: key) }
    }

    /// Removes every entry from all tiers: in the shared ones also what other machines have stored there.
    ///
    /// - Throws: The errors of the local cache; the shared tiers remove all the same.
    public func removeAll() async throws(ImageError) {
        for tier in shared { tier.removeAll() }
        try await promotions.changing(nil) { () async throws(ImageError) in try await local.removeAll() }
    }

    /// Removes a source's entry and everything made of it from all tiers.
    ///
    /// - Returns: The number of entries removed from the local cache.
    /// - Throws: The errors of the local cache; the shared tiers remove them all the same.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        for tier in shared { tier.removeAll(variantsOf: sourceKey, sparing: .nothing) }
        return try await promotions.changing(nil) { () async throws(ImageError) in
            try await local.removeAll(variantsOf: sourceKey)
        }
    }

    /// Removes what was made of other bytes of a source from all tiers.
    ///
    /// - Throws: The errors of the local cache; the shared tiers remove it all the same.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        for tier in shared { tier.removeAll(variantsOf: sourceKey, sparing: .version(version)) }
        try await promotions.changing(nil) { () async throws(ImageError) in
            try await local.removeAll(variantsOf: sourceKey, otherThan: version)
        }
    }

    /// Removes expired entries from all tiers; a shared one goes on in the background if that takes longer than its
    /// limit.
    ///
    /// - Returns: The number of entries removed from the local cache.
    /// - Throws: The errors of the local cache.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        for tier in shared { await tier.removeExpired() }
        return try await promotions.changing(nil) { () async throws(ImageError) in try await local.removeExpired() }
    }

    /// Removes the entries for which `isUnwanted` returns true from the tiers that can enumerate theirs. A shared one
    /// goes on in the background if that takes longer than its limit; until then its entries still count.
    ///
    /// - Parameter isUnwanted: Called once for each entry of each tier, on any thread.
    /// - Returns: The number of entries removed from the local cache.
    /// - Throws: The errors of the local cache.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool
    ) async throws(ImageError) -> Int {
        for tier in shared { await tier.removeAll(where: isUnwanted) }
        return try await promotions.changing(nil) { () async throws(ImageError) in
            try await local.removeAll(where: isUnwanted)
        }
    }

    /// Returns the statistics of the local cache; nil if it has none.
    ///
    /// - Throws: The errors of the local cache.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? { try await local.dataStatistics() }

    /// Waits until the shared tiers have what is on its way to them, and the local cache what was found in them, at
    /// most as long as ``ImagePipeline/flush()`` waits.
    public func flush() async {
        await promotions.settle()
        for tier in shared { await tier.flush() }
    }
}

public import Foundation
public import HalcyonCore
import Synchronization

/// A cache of bytes in memory, whose writes can be held at a gate or made to fail.
public final class FakeDataCache: DataCaching {
    private let entries = Mutex<[String: CachedData]>([:])
    /// How many entries were stored.
    public let stores = Tally()
    /// How often what is known of an entry was replaced.
    public let updates = Tally()
    /// How many keys were removed, there or not; emptying the whole cache does not count.
    public let removals = Tally()
    /// How often an entry was asked for.
    public let reads = Tally()
    private let now: @Sendable () -> Date
    private let gate: Gate?
    private let failure: ImageError?
    private let storeFailure: ImageError?

    /// A cache that begins with `entries`. Every store waits at the gate, if there is one; `failure` is what every look-up
    /// and store throws, `storeFailure` what stores throw. `now` tells the time of uses and for ``removeExpired()``. Default: empty, and
    /// never failing, with the system's clock.
    public init(
        _ entries: [String: CachedData] = [:], gate: Gate? = nil, failure: ImageError? = nil,
        storeFailure: ImageError? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.now = now
        self.gate = gate
        self.failure = failure
        self.storeFailure = storeFailure
        self.entries.withLock { $0 = entries }
    }

    /// The entry for a key, or nil. A use puts its expiry off, if its metadata say so.
    ///
    /// - Throws: the failure that the cache was made with.
    public func entry(for key: String) async throws(ImageError) -> CachedData? {
        reads.add()
        if let failure { throw failure }
        let now = now()
        return entries.withLock { entries in
            if let used = entries[key]?.metadata.used(at: now) { entries[key]?.metadata = used }
            return entries[key]
        }
    }

    /// Waits at the gate, and stores.
    ///
    /// - Throws: the failure or the store failure that the cache was made with.
    public func store(_ entry: CachedData, for key: String) async throws(ImageError) {
        await gate?.pass()
        if let failure = failure ?? storeFailure { throw failure }
        entries.withLock { $0[key] = entry }
        stores.add()
    }

    /// What is known of the entry for a key, or nil. Does not count as a read.
    ///
    /// - Throws: the failure that the cache was made with.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        if let failure { throw failure }
        return entries.withLock { $0[key]?.metadata }
    }

    /// Replaces what is known of an entry, if there is one of the same version.
    public func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        let isKnown = entries.withLock { entries in
            guard entries[key]?.metadata.version == metadata.version else { return false }
            entries[key]?.metadata = metadata
            return true
        }
        if isKnown { updates.add() }
    }

    /// Removes the entry, if there is one.
    public func remove(for key: String) async throws(ImageError) {
        entries.withLock { $0[key] = nil }
        removals.add()
    }

    /// Removes every entry.
    public func removeAll() async throws(ImageError) { entries.withLock { $0 = [:] } }

    /// Counts its entries.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? {
        let (entries, now) = (entries.withLock { $0 }, now())
        return DataCacheStatistics(
            entries: entries.count, bytes: entries.values.reduce(0) { $0 + $1.data.count },
            expired: entries.values.count { !$0.metadata.isFresh(at: now) })
    }

    /// Removes the entry of a source and those whose keys begin with its key and a line feed.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        remove { key, _ in key == sourceKey || key.hasPrefix(sourceKey + "\n") }
    }

    /// Removes those of a source's variants, and its own entry, that were made of other bytes than those of a version.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        _ = remove { key, entry in
            (key == sourceKey || key.hasPrefix(sourceKey + "\n")) && entry.metadata.version != version
        }
    }

    /// Removes the entries of which `isUnwanted` says so. They were last used when they were stored.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheItem) -> Bool
    ) async throws(ImageError) -> Int {
        remove { key, entry in
            isUnwanted(
                DataCacheItem(
                    key: key, bytes: entry.data.count, metadata: entry.metadata, lastUsed: entry.metadata.storedAt))
        }
    }

    /// Removes what had expired by ``now``.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        let now = now()
        return remove { _, entry in !entry.metadata.isFresh(at: now) }
    }

    private func remove(_ isUnwanted: (String, CachedData) -> Bool) -> Int {
        // Asked outside the lock: the program's own predicate may use the cache.
        let unwanted = entries.withLock { $0 }.filter { isUnwanted($0.key, $0.value) }.map(\.key)
        entries.withLock { entries in for key in unwanted { entries[key] = nil } }
        return unwanted.count
    }

    /// The keys of all entries, sorted.
    public var keys: [String] { entries.withLock { $0.keys.sorted() } }

    /// The entry for a key, or nil; not counted.
    public subscript(key: String) -> CachedData? { entries.withLock { $0[key] } }
}

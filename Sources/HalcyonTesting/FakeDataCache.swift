public import Foundation
public import HalcyonCore
import Synchronization

/// A cache of bytes in memory; its writes can be held at a gate or made to fail.
public final class FakeDataCache: DataCaching {
    private let entries = Mutex<[String: DataCacheEntry]>([:])
    /// How many entries were stored.
    public let stores = Tally()
    /// How many times an entry's metadata was replaced.
    public let updates = Tally()
    /// How many ThumbHashes were added to entries.
    public let thumbHashes = Tally()
    /// How many keys were removed, present or not; removing all entries does not count.
    public let removals = Tally()
    /// How many times an entry was requested.
    public let reads = Tally()
    private let now: @Sendable () -> Date
    private let gate: Gate?
    private let failure: ImageError?
    private let storeFailure: ImageError?

    /// Creates a cache that contains `entries`. Every store waits at the gate, if there is one; every look-up and store
    /// throws `failure`, if it is not nil, and stores throw `storeFailure`; no other call fails. `now` returns the time
    /// of uses and for ``removeExpired()``. Default: empty, never failing, with the system's clock.
    public init(
        _ entries: [String: DataCacheEntry] = [:], gate: Gate? = nil, failure: ImageError? = nil,
        storeFailure: ImageError? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.now = now
        self.gate = gate
        self.failure = failure
        self.storeFailure = storeFailure
        self.entries.withLock { $0 = entries }
    }

    /// Returns the entry for a key, or nil. A use extends its expiry if its metadata says so.
    ///
    /// - Throws: The failure that the cache was created with.
    public func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        reads.add()
        if let failure { throw failure }
        let now = now()
        return entries.withLock { entries in
            if let used = entries[key]?.metadata.used(at: now) { entries[key]?.metadata = used }
            return entries[key]
        }
    }

    /// Waits at the gate, then stores the entry.
    ///
    /// - Throws: The failure or the store failure that the cache was created with.
    public func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        await gate?.pass()
        if let failure = failure ?? storeFailure { throw failure }
        entries.withLock { $0[key] = entry }
        stores.add()
    }

    /// Returns the metadata of the entry for a key, or nil. Does not count as a read.
    ///
    /// - Throws: The failure that the cache was created with.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        if let failure { throw failure }
        return entries.withLock { $0[key]?.metadata }
    }

    /// Replaces the metadata of an entry, if there is one with the same version.
    public func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        let isKnown = entries.withLock { entries in
            guard let old = entries[key]?.metadata, old.version == metadata.version else { return false }
            entries[key]?.metadata = metadata
            if metadata.thumbHash == nil { entries[key]?.metadata.thumbHash = old.thumbHash }
            return true
        }
        if isKnown { updates.add() }
    }

    /// Adds a ThumbHash to the metadata of an entry, if there is one with this version.
    public func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) async throws(ImageError) {
        let isKnown = entries.withLock { entries in
            guard entries[key]?.metadata.version == version else { return false }
            entries[key]?.metadata.thumbHash = thumbHash
            return true
        }
        if isKnown { thumbHashes.add() }
    }

    /// Removes the entry, if there is one.
    public func remove(for key: String) async throws(ImageError) {
        entries.withLock { $0[key] = nil }
        removals.add()
    }

    /// Removes every entry.
    public func removeAll() async throws(ImageError) { entries.withLock { $0 = [:] } }

    /// Counts the entries.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? {
        let (entries, now) = (entries.withLock { $0 }, now())
        return DataCacheStatistics(
            entries: entries.count, bytes: entries.values.reduce(0) { $0 + $1.data.count },
            expired: entries.values.count { !$0.metadata.isFresh(at: now) })
    }

    /// Removes the entry of a source, and those whose keys begin with its key and a line feed.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        remove { key, _ in key == sourceKey || key.hasPrefix(sourceKey + "\n") }
    }

    /// Removes the images made of another version of a source's bytes, and its own entry if it has other bytes.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        _ = remove { key, entry in
            (key == sourceKey || key.hasPrefix(ProcessedKey.prefix(of: sourceKey))) && entry.metadata.version != version
        }
    }

    /// Removes the entries for which `isUnwanted` returns true. Their last use is when they were stored.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool
    ) async throws(ImageError) -> Int {
        remove { key, entry in
            isUnwanted(
                DataCacheEntryInfo(
                    key: key, bytes: entry.data.count, metadata: entry.metadata, lastUsed: entry.metadata.storedAt))
        }
    }

    /// Removes entries that have expired according to ``now``.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        let now = now()
        return remove { _, entry in !entry.metadata.isFresh(at: now) }
    }

    private func remove(_ isUnwanted: (String, DataCacheEntry) -> Bool) -> Int {
        // Called outside the lock, because the program's predicate may use the cache.
        let unwanted = entries.withLock { $0 }.filter { isUnwanted($0.key, $0.value) }.map(\.key)
        entries.withLock { entries in for key in unwanted { entries[key] = nil } }
        return unwanted.count
    }

    /// The keys of all entries, sorted.
    public var keys: [String] { entries.withLock { $0.keys.sorted() } }

    /// Returns the entry for a key, or nil, without counting.
    public subscript(key: String) -> DataCacheEntry? { entries.withLock { $0[key] } }
}

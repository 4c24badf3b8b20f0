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
    private let gate: Gate?
    private let failure: ImageError?
    private let storeFailure: ImageError?

    /// A cache that begins with `entries`. Every store waits at the gate, if there is one; `failure` is what every look-up
    /// and store throws, `storeFailure` what stores throw. Default: empty, and never failing.
    public init(
        _ entries: [String: CachedData] = [:], gate: Gate? = nil, failure: ImageError? = nil,
        storeFailure: ImageError? = nil
    ) {
        self.gate = gate
        self.failure = failure
        self.storeFailure = storeFailure
        self.entries.withLock { $0 = entries }
    }

    /// The entry for a key, or nil.
    ///
    /// - Throws: the failure that the cache was made with.
    public func entry(for key: String) async throws(ImageError) -> CachedData? {
        reads.add()
        if let failure { throw failure }
        return entries.withLock { $0[key] }
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

    /// Replaces what is known of an entry, if there is one.
    public func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        entries.withLock { $0[key]?.metadata = metadata }
        updates.add()
    }

    /// Removes the entry, if there is one.
    public func remove(for key: String) async throws(ImageError) {
        entries.withLock { $0[key] = nil }
        removals.add()
    }

    /// Removes every entry.
    public func removeAll() async throws(ImageError) { entries.withLock { $0 = [:] } }

    /// The keys of all entries, sorted.
    public var keys: [String] { entries.withLock { $0.keys.sorted() } }

    /// The entry for a key, or nil; not counted.
    public subscript(key: String) -> CachedData? { entries.withLock { $0[key] } }
}

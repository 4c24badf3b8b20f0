import Foundation
import Synchronization

/// A shared cache that is not called while it fails, and whose entries do not count if they could not be removed.
final class WatchedCache: DataCaching {
    /// The number of failures in a row after which it is not called.
    static let mostFailures = 3
    /// The first pause before it is called again, in seconds, and the longest: each failure doubles it.
    static let pauses = 1.0...60.0
    /// The maximum number of keys whose entries do not count; with one more, no earlier entry does.
    static let mostUntrusted = 4096

    private struct State {
        var breaker = CircuitBreaker(after: WatchedCache.mostFailures, pauses: WatchedCache.pauses)
        /// The keys whose entries could not be removed or replaced: they do not count until that succeeds, whenever
        /// they claim to have been stored, because clocks differ.
        var untrusted: Set<String> = []
        /// Entries stored before do not count.
        var allUntrusted: Date?
        /// Whether the program wants everything removed.
        var mayRemoveAll = false

        func trusts(_ metadata: CacheMetadata, for key: String) -> Bool {
            if let allUntrusted, metadata.storedAt <= allUntrusted { return false }
            return !untrusted.contains(key)
        }
    }

    private let tier: TieredDataCache.Tier
    private let clock: any PipelineClock
    private let onEvent: (@Sendable (TieredDataCache.Event) -> Void)?
    private let state = Mutex(State())

    init(
        _ tier: TieredDataCache.Tier, clock: any PipelineClock, onEvent: (@Sendable (TieredDataCache.Event) -> Void)?
    ) {
        (self.tier, self.clock, self.onEvent) = (tier, clock, onEvent)
    }

    func report(_ kind: TieredDataCache.Event.Kind) {
        onEvent?(TieredDataCache.Event(tier: tier.name, kind: kind))
    }

    /// Whether a call would be made now.
    var allowsCall: Bool {
        let now = clock.uptime
        return state.withLock { $0.breaker.allowsCall(at: now) }
    }

    /// Makes a call, unless the last ones have failed. Calls that began before that say nothing new about the cache if
    /// they fail as well.
    private func call<Value: Sendable>(
        _ body: nonisolated(nonsending) (any DataCaching) async throws(ImageError) -> Value
    ) async throws(ImageError) -> Value {
        let now = clock.uptime
        guard let made = state.withLock({ $0.breaker.begin(at: now) }) else { throw isClosed }
        do throws(ImageError) {
            let value = try await body(tier.cache)
            let wasFailing = state.withLock { state in
                defer { state.breaker.succeed() }
                return state.breaker.isOpen
            }
            if wasFailing { report(.reopened) }
            return value
        } catch {
            if error != .cancelled { noteFailure(error, of: made) }
            throw error
        }
    }

    private func noteFailure(_ error: ImageError, of call: CircuitBreaker.Call) {
        let now = clock.uptime
        let closes = state.withLock { $0.breaker.fail(call, at: now) }
        report(.failed(error))
        if closes { report(.closed) }
    }

    private var isClosed: ImageError { .cache(.unavailable(path: tier.name, why: "its last calls have failed")) }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        let entry = try await call { cache async throws(ImageError) in try await cache.entry(for: key) }
        return entry.flatMap { trusts($0.metadata, for: key) ? $0 : nil }
    }

    func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        let metadata = try await call { cache async throws(ImageError) in try await cache.metadata(for: key) }
        return metadata.flatMap { trusts($0, for: key) ? $0 : nil }
    }

    private func trusts(_ metadata: CacheMetadata, for key: String) -> Bool {
        state.withLock { $0.trusts(metadata, for: key) }
    }

    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        try await call { cache async throws(ImageError) in try await cache.store(entry, for: key) }
        state.withLock { _ = $0.untrusted.remove(key) }
    }

    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        // It would make an entry count again that could not be removed.
        guard state.withLock({ !$0.untrusted.contains(key) && $0.allUntrusted == nil }) else { return }
        try await call { cache async throws(ImageError) in try await cache.update(metadata, for: key) }
    }

    func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) async throws(ImageError) {
        guard state.withLock({ !$0.untrusted.contains(key) && $0.allUntrusted == nil }) else { return }
        try await call { cache async throws(ImageError) in
            try await cache.add(thumbHash, for: key, version: version)
        }
    }

    func remove(for key: String) async throws(ImageError) {
        do throws(ImageError) {
            try await call { cache async throws(ImageError) in try await cache.remove(for: key) }
        } catch {
            distrust(key)
            throw error
        }
        state.withLock { _ = $0.untrusted.remove(key) }
    }

    /// Lets the next removal of all entries be carried out.
    func allowRemovalOfAll() { state.withLock { $0.mayRemoveAll = true } }

    /// Removes every entry if the program wants that. Otherwise too many removals were pending: other machines keep
    /// what they have stored, which does not count here.
    func removeAll() async throws(ImageError) {
        let isWanted = state.withLock { state in
            defer { state.mayRemoveAll = false }
            return state.mayRemoveAll
        }
        guard isWanted else { return distrust(nil) }
        try await removing { cache async throws(ImageError) in
            try await cache.removeAll()
            return 0
        }
        state.withLock { ($0.untrusted, $0.allUntrusted) = ([], nil) }
    }

    func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        try await removing { cache async throws(ImageError) in try await cache.removeAll(variantsOf: sourceKey) }
    }

    func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        try await removing { cache async throws(ImageError) in
            try await cache.removeAll(variantsOf: sourceKey, otherThan: version)
            return 0
        }
    }

    func removeExpired() async throws(ImageError) -> Int {
        try await call { cache async throws(ImageError) in try await cache.removeExpired() }
    }

    func removeAll(where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool) async throws(ImageError) -> Int {
        guard allowsCall else { throw isClosed }
        // Not counted as a failure: the cache may be unable to enumerate its entries.
        return try await tier.cache.removeAll(where: isUnwanted)
    }

    @discardableResult
    private func removing(
        _ body: nonisolated(nonsending) (any DataCaching) async throws(ImageError) -> Int
    ) async throws(ImageError) -> Int {
        do throws(ImageError) { return try await call(body) } catch {
            // Its keys are not known here.
            distrust(nil)
            throw error
        }
    }

    /// Makes what is stored for a key count no more, or what was stored before for all keys, if that is nil.
    func distrust(_ key: String?) {
        let now = clock.date
        state.withLock { state in
            if let key, state.untrusted.count < Self.mostUntrusted {
                state.untrusted.insert(key)
            } else {
                (state.untrusted, state.allUntrusted) = ([], now)
            }
        }
    }
}

import HalcyonTesting
import Synchronization

@testable import HalcyonCore

/// A cache in memory of which some reads do not return before a test says so, cancelled or not: as calls of a system
/// do.
final class StickyCache: DataCaching {
    let cache = FakeDataCache()
    /// How many reads have been held, and how many of them have not returned.
    let held = Tally()
    let stuck = Tally()
    private let gate = Gate()
    private let holds = Mutex<@Sendable (String) -> Bool>({ _ in false })

    /// Has those reads held that begin from now on, of the keys for which this is true.
    func hold(_ keys: @escaping @Sendable (String) -> Bool) {
        let old = holds.withLock { holds in
            defer { holds = keys }
            return holds
        }
        withExtendedLifetime(old) {}
    }

    /// Lets all go that are held.
    func release() { gate.open() }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        if holds.withLock({ $0 })(key) {
            held.add()
            stuck.add()
            // Nobody cancels this task.
            await Task { [gate] in await gate.pass() }.value
            stuck.add(-1)
        }
        return try await cache.entry(for: key)
    }

    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        try await cache.store(entry, for: key)
    }
    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        try await cache.update(metadata, for: key)
    }
    func remove(for key: String) async throws(ImageError) { try await cache.remove(for: key) }
    func removeAll() async throws(ImageError) { try await cache.removeAll() }
}

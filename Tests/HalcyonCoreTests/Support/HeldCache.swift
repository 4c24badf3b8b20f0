import HalcyonTesting

@testable import HalcyonCore

/// A cache in memory whose reads or writes wait at a gate.
final class HeldCache: DataCaching {
    private let cache: FakeDataCache
    private let reads: Gate?

    init(reads: Gate?, writes: Gate?) {
        self.reads = reads
        cache = FakeDataCache(gate: writes)
    }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        await reads?.pass()
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

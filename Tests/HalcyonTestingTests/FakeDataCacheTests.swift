import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("FakeDataCache", .timeLimit(.minutes(5)))
struct FakeDataCacheTests {
    private let entry = DataCacheEntry(
        data: Data("cat".utf8), metadata: CacheMetadata(storedAt: Date(timeIntervalSince1970: 0)))

    @Test("Given a pipeline with a cache, when it loads, then the bytes are stored by URL and counted")
    func keepsBytes() async throws {
        let cache = FakeDataCache()
        let pipeline = ImagePipeline(.fake(cache: cache))
        _ = try await pipeline.image(for: ImageRequest("http://test/cat"))
        await pipeline.flush()
        #expect(cache.keys == ["http://test/cat"])
        #expect(cache["http://test/cat"]?.data == Data("/cat".utf8))
        #expect(cache.stores.value == 1)
        #expect(cache.reads.value == 1)
    }

    @Test("Given entries, when updated and removed, then they are, and it is counted")
    func changes() async throws {
        let cache = FakeDataCache(["a": entry, "b": entry])
        let version = entry.metadata.version
        try await cache.update(CacheMetadata(url: "http://c/", storedAt: Date(), version: version), for: "a")
        #expect(cache["a"]?.metadata.url == "http://c/")
        try await cache.update(CacheMetadata(url: "http://d/", storedAt: Date(), version: version &+ 1), for: "a")
        #expect(cache["a"]?.metadata.url == "http://c/")
        try await cache.remove(for: "a")
        #expect(cache.keys == ["b"])
        try await cache.removeAll()
        #expect(cache.keys.isEmpty)
        #expect(cache.updates.value == 1)
        #expect(cache.removals.value == 1)
    }

    @Test("Given a gate, when an entry is stored, then it is there once the gate is open")
    func holdsStores() async throws {
        let gate = Gate()
        let cache = FakeDataCache(gate: gate)
        let store = Task { try await cache.store(entry, for: "a") }
        await gate.waiting.wait(for: 1)
        #expect(cache.keys.isEmpty)
        gate.open()
        try await store.value
        #expect(cache.keys == ["a"])
    }

    @Test("Given failures, when used, then it fails as told")
    func fails() async {
        let full = ImageError.cache(.diskFull(path: "/"))
        let unreadable = FakeDataCache(failure: full)
        await #expect(throws: full) { try await unreadable.entry(for: "a") }
        let unwritable = FakeDataCache(["a": entry], storeFailure: full)
        await #expect(throws: full) { try await unwritable.store(entry, for: "b") }
        await #expect(throws: Never.self) { try await unwritable.entry(for: "a") }
    }
}

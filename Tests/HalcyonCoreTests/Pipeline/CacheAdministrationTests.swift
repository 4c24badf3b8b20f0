import Foundation
import HalcyonTesting
import Testing

@testable import HalcyonCore

@Suite("ImagePipeline.Cache: looking after it")
struct CacheAdministrationTests {
    private let request = ImageRequest("http://test/x")

    private func pipeline(_ cache: any DataCaching) -> ImagePipeline {
        ImagePipeline(ImagePipeline.Configuration(dataCache: cache))
    }

    private func entry(_ count: Int, expiresAt: Date? = nil) -> DataCacheEntry {
        DataCacheEntry(data: Data(count: count), metadata: CacheMetadata(storedAt: .distantPast, expiresAt: expiresAt))
    }

    @Test("Given stores to a slow disk, when variants are removed, then those go and later ones stay")
    func variants() async throws {
        let gate = Gate()
        let cache = FakeDataCache(
            ["http://test/x": entry(1), "http://test/x\nsmall": entry(1), "http://test/xy": entry(1)], gate: gate)
        let pipeline = pipeline(cache)
        pipeline.cache.store(Data([1]), for: request, on: .immediate)
        pipeline.cache.store(Data([1]), for: ImageRequest("http://test/y"), on: .immediate)
        let removed = Tally()
        for url in ["http://test/x", "http://test/y"] {
            // Begins at once, and then waits for the disk.
            _ = startTask {
                try? await pipeline.cache.removeAll(variantsOf: url)
                removed.add()
            }
        }
        #expect(await pipeline.cache.data(for: request) == nil)
        pipeline.cache.store(Data([2]), for: ImageRequest("http://test/y"), on: .immediate)
        #expect(await pipeline.cache.data(for: ImageRequest("http://test/y"))?.data == Data([2]))
        gate.open()
        await removed.wait(for: 2)
        await pipeline.flush()
        #expect(cache.keys == ["http://test/xy", "http://test/y"])
        #expect(cache["http://test/y"]?.data == Data([2]))
    }

    @Test("Given stored and pending entries, when counted or removed by rule, then both are included")
    func rules() async throws {
        let now = Date()
        let cache = FakeDataCache(["a": entry(5), "b": entry(7, expiresAt: now), "c": entry(9)])
        let pipeline = pipeline(cache)
        pipeline.cache.store(Data(count: 20), for: request, on: .immediate)
        let figures = try await pipeline.cache.dataStatistics()
        #expect(figures == DataCacheStatistics(entries: 4, bytes: 41, expired: 1))
        #expect(try await pipeline.cache.removeExpired() == 1)
        #expect(try await pipeline.cache.removeData { $0.bytes == 20 || $0.key == "a" } == 2)
        #expect(cache.keys == ["c"])
        #expect(try await pipeline.cache.dataStatistics()?.bytes == 9)
    }

    @Test("Given a cache with protocol defaults, when administered, then it reports what it cannot do")
    func defaults() async throws {
        let pipeline = pipeline(PlainCache())
        #expect(try await pipeline.cache.dataStatistics() == nil)
        #expect(try await pipeline.cache.removeExpired() == 0)
        await #expect(throws: ImageError.self) { try await pipeline.cache.removeData { _ in true } }
        await pipeline.cache.store(Data([1]), for: request)
        try await pipeline.cache.removeAll(variantsOf: request)
        #expect(await pipeline.cache.data(for: request) == nil)
    }

    /// A cache from before there was more to ask of one.
    private struct PlainCache: DataCaching {
        private let cache = FakeDataCache()

        func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { try await cache.entry(for: key) }
        func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
            try await cache.store(entry, for: key)
        }
        func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
            try await cache.update(metadata, for: key)
        }
        func remove(for key: String) async throws(ImageError) { try await cache.remove(for: key) }
        func removeAll() async throws(ImageError) { try await cache.removeAll() }
    }
}

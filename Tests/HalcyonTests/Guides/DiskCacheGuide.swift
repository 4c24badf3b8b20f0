import Foundation
import HalcyonCore
import HalcyonStore
import HalcyonTesting
import Testing

@Suite("Guide: Disk cache", .timeLimit(.minutes(5)))
struct DiskCacheGuide {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "halcyon-guide-\(UUID().uuidString)")

    @Test("Given the guide, when a cache is made with limits and an expiration, then they hold")
    func limits() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        var limits = DiskCache.Configuration(sizeLimit: 256 << 20, entryLimit: 50_000)
        limits.minimumFreeBytes = 1 << 30  // the disk keeps a gibibyte free for others
        limits.expiration = .days(30)  // for entries that say nothing themselves
        limits.expirationExtension = .lifetime  // and start again with each use
        let cache = DiskCache(directory: folder, configuration: limits)

        // The machine of the test may have less.
        limits.minimumFreeBytes = 0
        try await DiskCache(directory: folder, configuration: limits).store(
            DataCacheEntry(data: Data([1]), metadata: CacheMetadata(storedAt: Date())), for: "a")
        #expect(try await cache.entries().first?.expiresAt.map { $0 > Date() } == true)
        #expect(try await cache.statistics().entryLimit == 50_000)
    }

    @Test("Given the guide, when a cache is looked after, then entries go by rules")
    func removal() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = DiskCache(directory: folder)
        let metadata = CacheMetadata(
            url: "https://example.org/cat.jpg", storedAt: .distantPast, expiresAt: .distantPast)
        for key in ["https://example.org/cat.jpg", "https://example.org/cat.jpg\nsmall", "b", "c"] {
            try await cache.store(DataCacheEntry(data: Data([1]), metadata: metadata), for: key)
        }

        let events = cache.events
        let listener = Task {
            for await event in events {
                if case .expired(let cleaned) = event { print("expired: \(cleaned.keys), \(cleaned.bytes) bytes") }
            }
        }
        try await cache.removeAll(variantsOf: "https://example.org/cat.jpg")  // its bytes, and all that was made of it
        try await cache.removeAll { $0.bytes > 10 << 20 }  // by what is known of each entry
        for try await item in cache.allEntries where item.url == nil { try await cache.remove(for: item.key) }
        try await cache.removeExpired()
        try await cache.trim(toSize: 100 << 20)

        listener.cancel()
        #expect(try await cache.statistics().entries == 0)
    }

    @Test("Given the guide, when the pipeline clears both tiers, then pending stores are removed too")
    func pipeline() async throws {
        let cache = FakeDataCache()
        let pipeline = ImagePipeline(.fake(loader: FakeLoader(), cache: cache))
        let request = ImageRequest("https://example.org/cat.jpg")
        await pipeline.cache.store(Data([1, 2, 3]), for: request)

        try await pipeline.cache.removeAll(variantsOf: request)  // every size, from memory and disk
        try await pipeline.cache.removeExpired()
        try await pipeline.cache.removeData { $0.url?.contains("/avatars/") == true }
        let figures = try await pipeline.cache.dataStatistics()

        #expect(figures == DataCacheStatistics(entries: 0, bytes: 0))
        #expect(cache.keys == [])
    }
}

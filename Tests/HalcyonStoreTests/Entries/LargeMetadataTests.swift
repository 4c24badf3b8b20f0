import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore
import Testing

@Suite("DiskCache: entries that are nearly all header fields")
struct LargeMetadataTests {
    /// What the index may have by itself: an eighth of the limit or 1 MiB, and the free pages that it keeps.
    private static let indexRoom = (1 << 20) + (512 << 10)
    /// What its log may have at any moment.
    private static let logRoom = 24 << 20

    /// 75 bytes, and header fields of 60,000.
    private func largeHead(_ seed: Int) -> DataCacheEntry {
        var entry = entry(75, seed: UInt64(seed))
        entry.metadata.response = HTTPResponse(
            status: .ok, headerFields: [.eTag: String(repeating: "e", count: 60_000)])
        return entry
    }

    private func size(of folder: ScratchFolder, _ suffix: String) -> Int {
        folder.size(URL(fileURLWithPath: folder.index.path + suffix)) ?? 0
    }

    /// Waits until the cache that the test has let go is closed, and its log is in the index.
    private func rest(_ folder: ScratchFolder) async throws {
        try await waitUntilClosed(folder.index)
    }

    @Test(
        "Given 400 small images with large heads, when stored, then the folder stays in its limit",
        .timeLimit(.minutes(5)))
    func stored() async throws {
        let folder = try ScratchFolder()
        var cache: DiskCache? = DiskCache(folder, sizeLimit: 100_000)
        for seed in 0..<400 {
            try await cache?.store(largeHead(seed), for: "k\(seed)")
            #expect(size(of: folder, "") + size(of: folder, "-wal") < 100_000 + Self.indexRoom + Self.logRoom)
        }
        #expect(try await cache?.entry(for: "k399")?.equals(largeHead(399)) == true)
        let entries = try #require(try await cache?.statistics().entries)
        #expect(10..<40 ~= entries)
        cache = nil
        try await rest(folder)
        #expect(size(of: folder, "") + folder.entryBytes <= 100_000 + Self.indexRoom)
    }

    @Test("Given large heads stored at the same time, when all are, then the same limit holds", .timeLimit(.minutes(5)))
    func storedTogether() async throws {
        let folder = try ScratchFolder()
        var cache: DiskCache? = DiskCache(folder, sizeLimit: 100_000)
        try await withThrowingTaskGroup { [cache] group in
            for seed in 0..<400 {
                group.addTask { try await cache?.store(largeHead(seed), for: "k\(seed)") }
            }
            try await group.waitForAll()
        }
        #expect(try await cache?.statistics().entries ?? 0 < 40)
        cache = nil
        try await rest(folder)
        #expect(size(of: folder, "") + folder.entryBytes <= 100_000 + Self.indexRoom)
    }

    @Test("Given entries confirmed with large heads, when updated, then the same limit holds")
    func updated() async throws {
        let folder = try ScratchFolder()
        var cache: DiskCache? = DiskCache(folder, sizeLimit: 100_000)
        for seed in 0..<100 { try await cache?.store(entry(75, seed: UInt64(seed)), for: "k\(seed)") }
        for seed in 0..<100 { try await cache?.update(largeHead(seed).metadata, for: "k\(seed)") }
        cache = nil
        try await rest(folder)
        #expect(size(of: folder, "") + folder.entryBytes <= 100_000 + Self.indexRoom)
    }

    @Test("Given a large index, when its entries are trimmed or removed, then it shrinks again")
    func trimmed() async throws {
        let folder = try ScratchFolder()
        var cache: DiskCache? = DiskCache(folder, sizeLimit: 256 << 20)
        for seed in 0..<150 { try await cache?.store(largeHead(seed), for: "k\(seed)") }
        #expect(try await cache?.statistics().entries == 150)
        try await cache?.trim(toSize: 10_000)
        #expect(1..<40 ~= (try await cache?.statistics().entries ?? 0))
        cache = nil
        try await rest(folder)
        #expect(size(of: folder, "") <= 10_000 + Self.indexRoom)
        cache = DiskCache(folder, sizeLimit: 256 << 20)
        for seed in 0..<150 { try await cache?.store(largeHead(seed), for: "k\(seed)") }
        for seed in 0..<150 { try await cache?.remove(for: "k\(seed)") }
        cache = nil
        try await rest(folder)
        #expect(size(of: folder, "") <= Self.indexRoom)
    }

    @Test("Given an older index that cannot free pages, when trimmed, then it shrinks again")
    func older() async throws {
        let folder = try await ScratchFolder.filled(["a", "b"])
        try ExternalWriter.run("PRAGMA auto_vacuum = 0; VACUUM", in: folder)
        var cache: DiskCache? = DiskCache(folder, sizeLimit: 256 << 20)
        for seed in 0..<100 { try await cache?.store(largeHead(seed), for: "k\(seed)") }
        for seed in 0..<100 { try await cache?.remove(for: "k\(seed)") }
        #expect(try await cache?.trim(toSize: 1 << 20) == 0)
        #expect(try await cache?.present(["a", "b"]) == ["a", "b"])
        #expect(try await cache?.verify().isSound == true)
        cache = nil
        try await rest(folder)
        #expect(size(of: folder, "") <= Self.indexRoom)
    }

    @Test("Given thumbnails, when many images with large heads are stored, then the thumbnails stay")
    func thumbnailsOutlive() async throws {
        let cache = DiskCache(try ScratchFolder(), sizeLimit: 1_000_000)
        // The first of a cache has the lowest rank whatever its weight.
        try await cache.store(largeHead(1_000), for: "first")
        let keys = (0..<20).map { "thumb \($0)" }
        for key in keys { try await cache.store(entry(2_000), for: key) }
        for seed in 0..<100 { try await cache.store(largeHead(seed), for: "k\(seed)") }
        #expect(try await cache.present(keys) == keys)
    }

    @Test(
        "Given any limit, when a large head is stored, updated and trimmed, then nothing traps",
        arguments: [.min, -1, 0, 1, .max - 1, .max])
    func anyLimit(limit: Int) async throws {
        let folder = try ScratchFolder()
        var configuration = DiskCache.Configuration()
        configuration.sizeLimit = limit
        let cache = DiskCache(directory: folder.url, configuration: configuration)
        let isStored = (try? await cache.store(largeHead(1), for: "a")) != nil
        #expect(isStored == (limit > 75))
        try await cache.update(largeHead(1).metadata, for: "a")
        #expect(try await cache.trim(toSize: limit) == 0)
    }

    @Test("Given a head larger than any limit allows, when stored, then it is refused and others stay")
    func tooLarge() async throws {
        let cache = DiskCache(try ScratchFolder(), sizeLimit: 100_000)
        try await cache.store(entry(10), for: "a")
        var huge = largeHead(1)
        huge.metadata.url = String(repeating: "u", count: 2 << 20)
        await #expect(throws: ImageError.self) { try await cache.store(huge, for: "b") }
        #expect(try await cache.present(["a", "b"]) == ["a"])
    }

    @Test("Given ordinary heads, when they fill a cache, then its limit is that of their bytes alone")
    func ordinary() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 400_000)
        for seed in 0..<300 {
            var entry = entry(1_000, seed: UInt64(seed))
            entry.metadata.response = HTTPResponse(
                status: .ok, headerFields: [.eTag: "\"\(seed)\"", .server: String(repeating: "s", count: 600)])
            try await cache.store(entry, for: "https://example.com/\(seed).png")
        }
        #expect(try await cache.statistics().entries == 300)
    }
}

import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore
import Testing

@Suite("DiskCache: entries")
struct DiskCacheTests {
    @Test("Given a missing folder, when a cache is made, then only its first call creates the folder")
    func lazy() async throws {
        let folder = try ScratchFolder()
        let below = folder.url.appending(path: "not/yet")
        let cache = DiskCache(directory: below)
        #expect(!folder.isFolder(below))
        try await cache.store(entry(1), for: "a")
        #expect(folder.isFolder(below))
    }

    @Test("Given a missing folder, when an entry is read, then the read creates it and finds nothing")
    func madeByARead() async throws {
        let folder = try ScratchFolder()
        let below = folder.url.appending(path: "not/yet")
        #expect(try await DiskCache(directory: below).entry(for: "a") == nil)
        #expect(folder.isFolder(below))
    }

    @Test("Given an empty folder, when asked, then there is no entry")
    func miss() async throws {
        let folder = try ScratchFolder()
        #expect(try await DiskCache(folder).entry(for: "a") == nil)
    }

    @Test(
        "Given a stored entry, when read, then its bytes come back",
        arguments: [0, 1, 15, 16, 95, 96, 97, 4_096, 300_001])
    func roundTrip(count: Int) async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(count), for: "a")
        #expect(try await cache.entry(for: "a")?.data == bytes(count))
    }

    @Test("Given a stored entry, when another cache opens the folder, then it has it")
    func reopened() async throws {
        let folder = try ScratchFolder()
        try await DiskCache(folder).store(entry(1_000), for: "a")
        #expect(try await DiskCache(folder).entry(for: "a")?.data == bytes(1_000))
    }

    @Test("Given all of a metadata set, when read by another cache, then nothing of it is lost")
    func metadata() async throws {
        let folder = try ScratchFolder()
        var fields = HTTPFields()
        fields.append(HTTPField(name: .eTag, value: "\"é\""))
        fields.append(HTTPField(name: .vary, value: "Accept"))
        fields.append(HTTPField(name: .vary, value: "Accept-Encoding"))
        fields.append(HTTPField(name: .cacheControl, value: ""))
        if let name = HTTPField.Name("X-Latin") { fields.append(HTTPField(name: name, value: [0xe9, 0x41])) }
        let metadata = CacheMetadata(
            url: "https://example.com/ü?a=b",
            response: HTTPResponse(status: .init(code: 203, reasonPhrase: "So"), headerFields: fields),
            storedAt: Date(timeIntervalSinceReferenceDate: 1.000_000_1), expiresAt: .distantFuture,
            redirects: [
                HTTPResponse(status: .found, headerFields: [.cacheControl: "max-age=60", .vary: "Accept"]),
                HTTPResponse(status: .movedPermanently),
            ])
        try await DiskCache(folder).store(DataCacheEntry(data: bytes(10), metadata: metadata), for: "a")
        let read = try await DiskCache(folder).entry(for: "a")?.metadata
        #expect(read == metadata)
        #expect(read?.response?.headerFields[values: .vary] == ["Accept", "Accept-Encoding"])
        #expect(read?.response?.status.reasonPhrase == "So")
    }

    @Test("Given metadata of nothing but a date, when read, then the rest is nil")
    func leanMetadata() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        let metadata = CacheMetadata(storedAt: .distantPast)
        try await cache.store(DataCacheEntry(data: Data(), metadata: metadata), for: "")
        #expect(try await cache.entry(for: "")?.metadata == metadata)
    }

    @Test("Given an entry, when its metadata is updated, then its bytes stay")
    func update() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(100), for: "a")
        let metadata = CacheMetadata(
            url: "u", storedAt: Date(timeIntervalSince1970: 5), expiresAt: Date(timeIntervalSince1970: 9), version: 1)
        try await cache.update(metadata, for: "a")
        let read = try await cache.entry(for: "a")
        #expect(read?.metadata == metadata)
        #expect(read?.data == bytes(100))
    }

    @Test("RFC 9111, 4.3.4: when older bytes are confirmed, then newer bytes' metadata is unchanged")
    func updateOfOlder() async throws {
        let folder = try ScratchFolder()
        let (cache, other) = (DiskCache(folder), DiskCache(folder))
        try await cache.store(entry(100, seed: 1), for: "a")
        var confirmed = try #require(try await cache.entry(for: "a")).metadata
        confirmed.expiresAt = .distantFuture
        try await other.store(entry(70, seed: 2), for: "a")
        try await cache.update(confirmed, for: "a")
        for cache in [cache, other] {
            #expect(try await cache.entry(for: "a").map { $0.equals(entry(70, seed: 2)) } == true)
        }
    }

    @Test("Given no entry, when metadata is updated, then there is still none")
    func updateOfNothing() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.update(CacheMetadata(storedAt: Date()), for: "a")
        #expect(try await cache.entry(for: "a") == nil)
    }

    @Test("Given an entry, when stored again, then the new one is read and one file is left")
    func replace() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(100, seed: 1), for: "a")
        try await cache.store(entry(70, seed: 2), for: "a")
        #expect(try await cache.entry(for: "a")?.data == bytes(70, seed: 2))
        #expect(folder.entryBytes == 70)
    }

    @Test("Given two entries, when one is removed, then it is gone with its file and the other is not")
    func remove() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(100), for: "a")
        try await cache.store(entry(50), for: "b")
        try await cache.remove(for: "a")
        try await cache.remove(for: "never there")
        #expect(try await cache.present(["a", "b"]) == ["b"])
        #expect(folder.entryBytes == 50)
    }

    @Test("Given entries, when all are removed, then no file is left and storing goes on")
    func removeAll() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for key in ["a", "b", "c"] { try await cache.store(entry(100), for: key) }
        try await cache.removeAll()
        #expect(try await cache.present(["a", "b", "c"]).isEmpty)
        #expect(folder.entryFiles.isEmpty)
        try await cache.store(entry(100), for: "a")
        #expect(try await cache.present(["a", "b"]) == ["a"])
    }

    @Test("Given an entry past its expiry, when read, then it comes with its date")
    func stale() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock)
        let expiry = clock.now + 10
        try await cache.store(entry(100, expiresAt: expiry), for: "a")
        clock.advance(by: 20)
        let read = try await cache.entry(for: "a")
        #expect(read?.metadata.isFresh(at: clock.now) == false)
        #expect(read?.metadata.expiresAt == expiry)
    }

    @Test("Given 500 stores and reads at once, when all have ended, then each key has its own bytes")
    func concurrent() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 64 << 20)
        try await withThrowingTaskGroup { group in
            for seed in 0..<500 {
                group.addTask {
                    try await cache.store(entry(2_000 + seed, seed: UInt64(seed)), for: "k\(seed)")
                    let read = try await cache.entry(for: "k\(seed)")
                    #expect(read?.data == bytes(2_000 + seed, seed: UInt64(seed)))
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("Given a cancelled task, when it asks, then it is told so")
    func cancelled() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await cache.entry(for: "a")
        }
        await #expect(throws: ImageError.cancelled) { try await task.value }
    }
}

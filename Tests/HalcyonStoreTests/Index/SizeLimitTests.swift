import Foundation
import HalcyonCore
import HalcyonStore
import Testing

@Suite("DiskCache: limits")
struct SizeLimitTests {
    @Test("Given a limit, when more is stored, then neither the index nor the disk ever exceeds it")
    func neverExceeded() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 10_000)
        for seed in 0..<60 {
            try await cache.store(entry(100 + seed * 37 % 900, seed: UInt64(seed)), for: "k\(seed)")
            let bytes = try await cache.statistics().bytes
            #expect(bytes <= 10_000)
            #expect(folder.entryBytes == bytes)
        }
        #expect(try await cache.statistics().bytes > 8_000)
    }

    @Test("Given a full cache, when one more is stored, then the least recently used entry goes")
    func leastRecentlyUsed() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 400)
        for key in ["a", "b", "c", "d"] { try await cache.store(entry(100), for: key) }
        _ = try await cache.entry(for: "a")
        _ = try await cache.entry(for: "b")
        try await cache.store(entry(100), for: "e")
        try await cache.store(entry(100), for: "f")
        #expect(try await cache.entries().map(\.key) == ["f", "e", "b", "a"])
    }

    @Test("Given uses written by another cache, when this one evicts, then it knows of them")
    func usesOfAnother() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 300)
        for key in ["a", "b", "c"] { try await cache.store(entry(100), for: key) }
        let clock = TestClock()
        clock.advance(by: 60)
        let other = DiskCache(folder, clock: clock)
        _ = try await other.entry(for: "a")
        try await other.flush()
        try await cache.store(entry(100), for: "d")
        #expect(try await cache.present(["a", "b", "c", "d"]) == ["a", "c", "d"])
    }

    @Test("Given a full cache with an expired entry, when one is stored, then the expired one goes")
    func expiredFirst() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock, sizeLimit: 300)
        try await cache.store(entry(100), for: "old")
        try await cache.store(entry(100), for: "older but fresh")
        try await cache.store(entry(100, expiresAt: clock.now + 5), for: "expired")
        clock.advance(by: 6)
        try await cache.store(entry(100), for: "new")
        #expect(
            try await cache.present(["old", "older but fresh", "expired", "new"]) == ["old", "older but fresh", "new"])
    }

    @Test("Given a full cache, when an already stale entry is stored, then it is kept")
    func staleOnArrival() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock, sizeLimit: 100)
        try await cache.store(entry(100), for: "a")
        try await cache.store(entry(100, expiresAt: clock.now), for: "b")
        #expect(try await cache.present(["a", "b"]) == ["b"])
    }

    @Test("Given an entry larger than the cache, when stored, then it is refused and the old one gone")
    func tooLarge() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 1_000)
        try await cache.store(entry(10), for: "a")
        try await cache.store(entry(10), for: "b")
        await #expect(throws: ImageError.cache(.entryTooLarge(bytes: 1_001, limit: 1_000))) {
            try await cache.store(entry(1_001), for: "a")
        }
        #expect(try await cache.present(["a", "b"]) == ["b"])
        #expect(folder.entryBytes == 10)
    }

    @Test("Given a value that needs several evictions, when stored, then the old one stays to the end")
    func olderStaysToTheLastStep() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 1_000)
        try await cache.store(entry(10), for: "a")
        for seed in 0..<198 { try await cache.store(entry(5, seed: UInt64(seed)), for: "k\(seed)") }
        // What the index says of "a" whenever another goes.
        try ExternalWriter.run(
            """
            CREATE TABLE seen (older INTEGER);
            CREATE TRIGGER watch AFTER DELETE ON entry WHEN OLD.key <> 'a' BEGIN
                INSERT INTO seen SELECT count(*) FROM entry WHERE key = 'a';
            END;
            """, in: folder)
        try await cache.store(entry(900, seed: 2), for: "a")
        #expect(try ExternalWriter.run("SELECT count(*) FROM seen", in: folder) == 178)
        #expect(try ExternalWriter.run("SELECT min(older) FROM seen", in: folder) == 1)
        #expect(try await cache.entry(for: "a")?.data == bytes(900, seed: 2))
        #expect(try await cache.statistics().bytes == 1_000)
        #expect(folder.entryBytes == 1_000)
    }

    @Test("Given an entry as large as the cache, when stored, then it alone is there")
    func exactFit() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 1_000)
        for seed in 0..<200 { try await cache.store(entry(5, seed: UInt64(seed)), for: "k\(seed)") }
        try await cache.store(entry(1_000), for: "whole")
        #expect(try await cache.entries().map(\.key) == ["whole"])
        #expect(folder.entryBytes == 1_000)
    }

    @Test("Given a limit of entries, when more are stored, then only that many are there")
    func entryLimit() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, entryLimit: 3)
        for seed in 0..<10 { try await cache.store(entry(0), for: "k\(seed)") }
        #expect(try await cache.entries().map(\.key) == ["k9", "k8", "k7"])
        #expect(folder.entryFiles.count == 3)
    }

    @Test("Given a cache reopened with a smaller limit, when one is stored, then that limit holds")
    func smallerLimit() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for seed in 0..<300 { try await cache.store(entry(100, seed: UInt64(seed)), for: "k\(seed)") }
        let smaller = DiskCache(folder, sizeLimit: 1_000)
        try await smaller.store(entry(100), for: "new")
        #expect(try await smaller.statistics().bytes == 1_000)
        #expect(folder.entryBytes == 1_000)
    }

    @Test("Given 400 stores at once, when all have ended, then the index, limit and disk agree")
    func concurrentStores() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 20_000)
        try await withThrowingTaskGroup { group in
            for seed in 0..<400 {
                group.addTask { try await cache.store(entry(300, seed: UInt64(seed)), for: "k\(seed % 150)") }
            }
            try await group.waitForAll()
        }
        let statistics = try await cache.statistics()
        #expect(statistics.bytes <= 20_000)
        #expect(statistics.bytes == folder.entryBytes)
        #expect(statistics.entries == folder.entryFiles.count)
    }
}

import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore
import Testing

@Suite("DiskCache: expiration")
struct ExpirationTests {
    private let clock = TestClock()

    private func cache(
        _ folder: ScratchFolder, _ expiration: CacheExpiration = .never,
        _ expirationExtension: ExpirationExtension = .none
    ) -> DiskCache {
        let clock = clock
        var configuration = DiskCache.Configuration()
        configuration.expiration = expiration
        configuration.expirationExtension = expirationExtension
        configuration.now = { clock.now }
        return DiskCache(directory: folder.url, configuration: configuration)
    }

    private func extended(_ seconds: TimeInterval, by span: TimeInterval, ago: TimeInterval = 0) -> DataCacheEntry {
        var entry = entry(10, expiresAt: clock.now + seconds)
        entry.metadata.storedAt = clock.now - ago
        entry.metadata.extensionOnUse = span
        return entry
    }

    @Test(
        "Given entries that say nothing of their expiry, when stored, then the cache's own holds",
        arguments: [
            (CacheExpiration.seconds(60), 60.0), (.days(2), 172_800), (.date(.distantFuture), nil), (.never, nil),
        ] as [(CacheExpiration, TimeInterval?)])
    func ownExpiration(expiration: CacheExpiration, seconds: TimeInterval?) async throws {
        let cache = cache(try ScratchFolder(), expiration)
        try await cache.store(entry(10), for: "silent")
        try await cache.store(entry(10, expiresAt: clock.now + 5), for: "says")
        let expected = expiration == .date(.distantFuture) ? .distantFuture : seconds.map { clock.now + $0 }
        #expect(try await cache.entry(for: "silent")?.metadata.expiresAt == expected)
        #expect(try await cache.entry(for: "says")?.metadata.expiresAt == clock.now + 5)
        try await cache.update(CacheMetadata(storedAt: clock.now, version: 1), for: "says")
        #expect(try await cache.entry(for: "says")?.metadata.expiresAt == expected)
    }

    @Test(
        "Given the cache's own extension, when an entry is used, then its expiry is extended by it",
        arguments: [
            (ExpirationExtension.none, 60.0), (.lifetime, 110), (.by(.seconds(200)), 250), (.by(.seconds(1)), 60),
            (.by(.date(.distantFuture)), 60), (.by(.never), 60),
        ])
    func ownExtension(expirationExtension: ExpirationExtension, seconds: TimeInterval) async throws {
        let cache = cache(try ScratchFolder(), .seconds(60), expirationExtension)
        let start = clock.now
        try await cache.store(entry(10), for: "a")
        clock.advance(by: 50)
        #expect(try await cache.entry(for: "a")?.metadata.expiresAt == start + seconds)
    }

    @Test("Given an unwritten use, when read, listed or counted, then the expiry is already extended")
    func countsBeforeItIsWritten() async throws {
        let folder = try ScratchFolder()
        let cache = cache(folder)
        try await cache.store(extended(60, by: 60), for: "a")
        let written = try ExternalWriter.run("SELECT CAST(expires AS INTEGER) FROM entry", in: folder)
        for _ in 0..<3 {
            clock.advance(by: 50)
            #expect(try await cache.entry(for: "a")?.metadata.expiresAt == clock.now + 60)
        }
        #expect(try ExternalWriter.run("SELECT CAST(expires AS INTEGER) FROM entry", in: folder) == written)
        #expect(try await cache.removeExpired() == 0)
        #expect(try await cache.entries().first?.expiresAt == clock.now + 60)
        #expect(try await cache.statistics().expired == 0)
        #expect(try await DiskCache(folder, clock: clock).entry(for: "a")?.metadata.expiresAt == clock.now + 60)
    }

    @Test("Given an unwritten use, when room is made, then its entry is not evicted as expired")
    func countsInEviction() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, clock: clock, sizeLimit: 30)
        try await cache.store(extended(60, by: 60), for: "a")
        for key in ["b", "c"] { try await cache.store(entry(10), for: key) }
        clock.advance(by: 50)
        _ = try await cache.entry(for: "a")
        clock.advance(by: 50)
        try await cache.store(entry(10), for: "d")
        #expect(try await cache.present(["a", "b", "c", "d"]) == ["a", "c", "d"])
    }

    @Test("Given a stale entry with an extension, when read, then it stays stale")
    func staleStays() async throws {
        let cache = cache(try ScratchFolder())
        let expiry = clock.now + 60
        try await cache.store(extended(60, by: 600), for: "a")
        clock.advance(by: 61)
        #expect(try await cache.entry(for: "a")?.metadata.expiresAt == expiry)
        try await cache.flush()
        #expect(try await cache.removeExpired() == 1)
    }

    @Test("Given an unwritten use, when the entry is updated or stored, then the new expiry holds")
    func newerHolds() async throws {
        let cache = cache(try ScratchFolder())
        for confirms in [true, false] {
            try await cache.store(extended(60, by: 600), for: "a")
            _ = try await cache.entry(for: "a")
            clock.advance(by: 1)
            var new = entry(10, seed: 2, expiresAt: clock.now + 5)
            if confirms {
                new.metadata.version = 1
                try await cache.update(new.metadata, for: "a")
            } else {
                try await cache.store(new, for: "a")
            }
            #expect(try await cache.entry(for: "a")?.metadata.expiresAt == clock.now + 5)
            try await cache.flush()
            #expect(try await cache.entries().first?.expiresAt == clock.now + 5)
        }
    }

    @Test("Given an entry stored while the clock was ahead, when read, then its dates are corrected")
    func fromTheFuture() async throws {
        let folder = try ScratchFolder()
        let cache = cache(folder)
        clock.advance(by: 365 * 86_400)
        var future = entry(10, expiresAt: clock.now + 3_600)
        future.metadata.storedAt = clock.now
        try await cache.store(future, for: "a")
        clock.advance(by: -365 * 86_400)
        let start = clock.now
        #expect(try await cache.entry(for: "a")?.metadata.expiresAt == start + 3_600)
        #expect(try await cache.entry(for: "a")?.metadata.storedAt == start)
        try await cache.flush()
        clock.advance(by: 1_800)
        #expect(try await DiskCache(folder, clock: clock).entry(for: "a")?.metadata.expiresAt == start + 3_600)
        #expect(try await cache.entries().first?.lastUsed == clock.now)
    }

    @Test("Given a full cache, when more is stored, then confirmable stale entries rank as others")
    func confirmable() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, clock: clock, sizeLimit: 40)
        try await cache.store(entry(10), for: "oldest")
        var stale = entry(10, expiresAt: clock.now)
        stale.metadata.response = HTTPResponse(status: .ok, headerFields: [.eTag: "\"1\""])
        try await cache.store(stale, for: "tagged")
        stale.metadata.response = HTTPResponse(
            status: .ok, headerFields: [.lastModified: "Sun, 06 Nov 1994 08:49:37 GMT"])
        try await cache.store(stale, for: "dated")
        stale.metadata.response = HTTPResponse(status: .ok)
        try await cache.store(stale, for: "lost")
        let statistics = try await cache.statistics()
        #expect(statistics.expired == 3)
        #expect(statistics.confirmable == 2)
        try await cache.store(entry(10), for: "new")
        try await cache.store(entry(10), for: "newer")
        #expect(try await cache.entries().map(\.key).sorted() == ["dated", "new", "newer", "tagged"])
        #expect(try await cache.removeExpired() == 2)
    }
}

import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing

/// An event that does not come would be waited for without end.
@Suite("DiskCache.Configuration.removesExpired", .timeLimit(.minutes(5)))
struct AutomaticRemovalTests {
    private let folder: ScratchFolder
    private let clock = TestClock()

    init() throws { folder = try ScratchFolder() }

    private func cache(_ removesExpired: Bool = true) -> DiskCache {
        var configuration = DiskCache.Configuration()
        configuration.now = { [clock] in clock.now }
        configuration.removesExpired = removesExpired
        return DiskCache(directory: folder.url, configuration: configuration)
    }

    /// An entry that a server could revalidate.
    private func entry(_ count: Int, expiresAt: Date?) -> DataCacheEntry {
        var entry = HalcyonStoreTests.entry(count, expiresAt: expiresAt)
        entry.metadata.response = HTTPResponse(status: .ok, headerFields: [.eTag: "\"1\""])
        return entry
    }

    @Test("Given expired entries, when the cache is used after a while, then only they leave")
    func whileUsed() async throws {
        let cache = cache()
        var events = cache.events.makeAsyncIterator()
        try await cache.store(entry(1, expiresAt: nil), for: "never")
        try await cache.store(entry(2, expiresAt: clock.now + 10), for: "soon")
        try await cache.store(entry(3, expiresAt: clock.now + 400), for: "late")
        for (key, bytes) in [("soon", 2), ("late", 3)] {
            for seconds in [299.0, 1] {
                clock.advance(by: seconds)
                _ = try await cache.metadata(for: "never")
            }
            #expect(await events.next() == .expired(.init(keys: [key], bytes: bytes)))
        }
        #expect(try await cache.entries().map(\.key) == ["never"])
    }

    @Test("Given many expired entries, when the cache is opened, then all leave")
    func whenOpened() async throws {
        let first = cache(false)
        for number in 0..<200 { try await first.store(entry(1, expiresAt: clock.now + 10), for: "\(number)") }
        clock.advance(by: 20)
        let later = cache()
        _ = try await later.metadata(for: "0")
        try await eventually("all are gone") { try await first.statistics().entries == 0 }
    }

    @Test("Given a clock that was put back, when the cache is used, then expired entries leave")
    func clockPutBack() async throws {
        let cache = cache()
        var events = cache.events.makeAsyncIterator()
        _ = try await cache.metadata(for: "none")
        clock.advance(by: -86_400)
        try await cache.store(entry(1, expiresAt: clock.now - 1), for: "old")
        clock.advance(by: 300)
        _ = try await cache.metadata(for: "none")
        #expect(await events.next() == .expired(.init(keys: ["old"], bytes: 1)))
    }

    @Test("Given a cache without the option, when it is used, then expired entries stay")
    func withoutIt() async throws {
        let cache = cache(false)
        try await cache.store(entry(1, expiresAt: clock.now + 10), for: "a")
        for _ in 0..<3 {
            clock.advance(by: 1000)
            #expect(try await cache.entry(for: "a") != nil)
        }
        #expect(try await cache.removeExpired() == 1)
    }

    @Test("Given a cache that has just removed entries, when it is let go, then its index is closed")
    func letGo() async throws {
        var cache: DiskCache? = cache()
        try await cache?.store(entry(1, expiresAt: clock.now + 10), for: "a")
        clock.advance(by: 301)
        _ = try await cache?.metadata(for: "a")
        let reference = WeakReference(try #require(cache))
        cache = nil
        try await eventually("it is gone") { reference.object == nil }
        try await waitUntilClosed(folder.index)
    }
}

import Foundation
import HalcyonCore
import HalcyonStore
import Testing

/// Finished images that were made of older bytes than their source's entry has go with that entry: it alone tells that
/// they are out of date.
@Suite("DiskCache: what was made of older bytes")
struct OtherFormsTests {
    private let folder: ScratchFolder
    private let clock = TestClock()
    private static let source = "https://a/x\nfields"
    private static let older = source + "\nprocessed 1"
    private static let same = source + "\nprocessed 2"
    private static let others = ["https://a/x", "https://a/x\nprocessed 1", "https://a/y\nprocessed 1"]

    init() throws { folder = try ScratchFolder() }

    /// Version 2 of a source, a finished image of it, one of version 1, and other sources' entries.
    private func filled(sizeLimit: Int = 1 << 20) async throws -> DiskCache {
        let cache = DiskCache(folder, clock: clock, sizeLimit: sizeLimit)
        try await cache.store(entry(100, seed: 2, expiresAt: clock.now + 60), for: Self.source)
        for key in [Self.same] + Self.others { try await cache.store(entry(10, seed: 2), for: key) }
        try await cache.store(entry(10, seed: 1), for: Self.older)
        return cache
    }

    private func expectOlderGone(_ cache: DiskCache) async throws {
        let keys = try await cache.entries().map(\.key)
        #expect(keys.sorted() == (Self.others + [Self.same]).sorted())
        #expect(folder.entryFiles.count == keys.count)
        #expect(try await cache.statistics().bytes == keys.count * 10)
    }

    @Test("Given one URL with header fields, when its plain form has new bytes, then others stay")
    func otherSources() async throws {
        let cache = DiskCache(folder, clock: clock)
        let (plain, form) = ("https://a/x", "https://a/x\nprocessed 1")
        for key in [plain, form, Self.source, Self.same] { try await cache.store(entry(10, seed: 1), for: key) }
        try await cache.removeAll(variantsOf: plain, otherThan: 2)
        #expect(try await cache.entries().map(\.key).sorted() == [Self.source, Self.same])
        #expect(try await cache.removeAll(variantsOf: plain) == 2)
        #expect(folder.entryFiles.isEmpty)
    }

    @Test("Given an image of older bytes, when the newer are removed, then only it goes with them")
    func removal() async throws {
        let cache = try await filled()
        try await cache.remove(for: Self.source)
        try await expectOlderGone(cache)
    }

    @Test("Given an image of older bytes, when a rule removes the newer, then only it goes with them")
    func rule() async throws {
        let cache = try await filled()
        #expect(try await cache.removeAll { $0.bytes == 100 } == 1)
        try await expectOlderGone(cache)
    }

    @Test("Given an image of older bytes, when the newer have expired, then only it goes with them")
    func expiry() async throws {
        let cache = try await filled()
        clock.advance(by: 61)
        #expect(try await cache.removeExpired() == 1)
        try await expectOlderGone(cache)
    }

    @Test("Given an image of older bytes, when the newer are trimmed, then only it goes with them")
    func eviction() async throws {
        let cache = try await filled()
        // The expired ones are the first.
        clock.advance(by: 61)
        #expect(try await cache.trim(toSize: 60) > 0)
        try await expectOlderGone(cache)
    }

    @Test("Given an image of older bytes, when a store evicts the newer, then only it goes with them")
    func evictionForOthers() async throws {
        let cache = try await filled(sizeLimit: 200)
        clock.advance(by: 61)
        try await cache.store(entry(100, seed: 3), for: "https://b/")
        try await cache.remove(for: "https://b/")
        try await expectOlderGone(cache)
    }

    @Test("Given an image of older bytes, when the newer are damaged, then only it goes with them")
    func damage() async throws {
        let cache = try await filled()
        let file = try #require(folder.entryFiles.first { folder.size($0) == 100 })
        try Data(count: 100).write(to: file)
        #expect(try await cache.entry(for: Self.source) == nil)
        try await expectOlderGone(cache)
    }
}

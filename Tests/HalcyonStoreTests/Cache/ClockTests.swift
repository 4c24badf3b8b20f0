import Foundation
import HalcyonCore
import HalcyonStore
import Testing

@Suite("DiskCache: clocks that jump")
struct ClockTests {
    private static let year: TimeInterval = 365 * 86_400

    @Test("Given a clock set back a year, when a full cache stores more, then the oldest go first")
    func back() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        for key in ["a", "b", "c"] {
            try await DiskCache(folder, clock: clock, sizeLimit: 300).store(entry(100), for: key)
            clock.advance(by: 1)
        }
        clock.advance(by: -Self.year)
        let cache = DiskCache(folder, clock: clock, sizeLimit: 300)
        for key in ["d", "e"] { try await cache.store(entry(100), for: key) }
        #expect(try await cache.present(["a", "b", "c", "d", "e"]) == ["c", "d", "e"])
        _ = try await cache.entry(for: "c")
        try await cache.store(entry(100), for: "f")
        #expect(try await cache.entries().map(\.key) == ["f", "c", "e"])
    }

    @Test("Given uses from a clock that was ahead, when it is right again, then eviction is in order")
    func ahead() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock, sizeLimit: 300)
        for key in ["a", "b"] { try await cache.store(entry(100), for: key) }
        clock.advance(by: 10 * Self.year)
        _ = try await cache.entry(for: "a")
        try await cache.flush()
        clock.advance(by: -10 * Self.year)
        let other = DiskCache(folder, clock: clock, sizeLimit: 300)
        for key in ["c", "d"] { try await other.store(entry(100), for: key) }
        #expect(try await other.entries().map(\.key) == ["d", "c", "a"])
        try await other.store(entry(100), for: "e")
        #expect(try await other.entries().map(\.key) == ["e", "d", "c"])
    }

    @Test("Given a clock ten years ahead, when it is right again, then unexpired entries are fresh")
    func expiry() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock)
        try await cache.store(entry(100, expiresAt: clock.now + 60), for: "a")
        clock.advance(by: 10 * Self.year)
        #expect(try await cache.entry(for: "a")?.metadata.isFresh(at: clock.now) == false)
        #expect(try await cache.statistics().expired == 1)
        clock.advance(by: -10 * Self.year)
        #expect(try await cache.entry(for: "a")?.metadata.isFresh(at: clock.now) == true)
        #expect(try await cache.removeExpired() == 0)
    }

    @Test("Given files dated years ahead, when swept, then orphans stay until old, and entries stay")
    func filesFromTheFuture() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(100), for: "a")
        let stored = try #require(folder.entryFiles.first)
        let left = stored.deletingLastPathComponent().appending(
            path: stored.lastPathComponent.prefix(16) + "-0000000000000001")
        try bytes(10).write(to: left)
        for file in [stored, left] { try date(file, Date() + 10 * Self.year) }
        #expect(try await cache.verify().orphansRemoved == 0)
        for file in [stored, left] { try date(file, Date() - 10 * Self.year) }
        #expect(try await cache.verify().orphansRemoved == 1)
        #expect(try await cache.entry(for: "a")?.data == bytes(100))
    }

    private func date(_ file: URL, _ date: Date) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
}

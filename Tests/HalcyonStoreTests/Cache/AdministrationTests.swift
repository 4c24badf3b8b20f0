import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing

@Suite("DiskCache: administration")
struct AdministrationTests {
    @Test("Given entries, when counted, then the figures are theirs")
    func statistics() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock, sizeLimit: 5_000)
        let start = clock.now
        try await cache.store(entry(100), for: "a")
        clock.advance(by: 10)
        try await cache.store(entry(50, expiresAt: start + 20), for: "b")
        try await cache.store(entry(7, expiresAt: start + 21), for: "c")
        clock.advance(by: 10)
        _ = try await cache.entry(for: "b")
        let statistics = try await cache.statistics()
        #expect(statistics.directory == folder.url)
        #expect(statistics.entries == 3)
        #expect(statistics.bytes == 157)
        #expect(statistics.sizeLimit == 5_000)
        #expect(statistics.expired == 1)
        #expect(statistics.oldestUse == start)
        #expect(statistics.newestUse == start + 20)
        #expect(statistics.indexBytes > 0)
    }

    @Test("Given no entries, when counted, then all is zero")
    func emptyStatistics() async throws {
        let folder = try ScratchFolder()
        let statistics = try await DiskCache(folder).statistics()
        #expect(statistics.entries == 0)
        #expect(statistics.bytes == 0)
        #expect(statistics.oldestUse == nil)
    }

    @Test("Given entries, when listed in pages, then the most recently used come first")
    func listing() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock)
        for seed in 1...5 {
            try await cache.store(entry(seed, seed: UInt64(seed), expiresAt: clock.now), for: "k\(seed)")
        }
        clock.advance(by: 1)
        _ = try await cache.entry(for: "k2")
        let first = try await cache.entries(limit: 2)
        #expect(first.map(\.key) == ["k2", "k5"])
        #expect(first.first?.bytes == 2)
        #expect(first.first?.url == "https://example.com/2")
        #expect(first.first?.storedAt == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(first.first?.lastUsed == clock.now)
        #expect(first.first?.expiresAt == clock.now - 1)
        #expect(try await cache.entries(limit: 2, offset: 3).map(\.key) == ["k3", "k1"])
        #expect(try await cache.entries(limit: 2, offset: 5).isEmpty)
        #expect(try await cache.entries(limit: -1, offset: -1).isEmpty)
    }

    @Test("Given a use, when flushed, then another cache sees it")
    func flush() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock)
        try await cache.store(entry(1), for: "a")
        clock.advance(by: 100)
        _ = try await cache.entry(for: "a")
        try await cache.flush()
        #expect(try await DiskCache(folder).entries().first?.lastUsed == clock.now)
    }

    @Test("Given uses, few or many, when nobody flushes, then they are written all the same", arguments: [1, 1_100])
    func unflushed(count: Int) async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock)
        for seed in 0..<count { try await cache.store(entry(1), for: "k\(seed)") }
        clock.advance(by: 100)
        for seed in 0..<count { _ = try await cache.entry(for: "k\(seed)") }
        let other = DiskCache(folder, clock: clock)
        try await eventually("all uses are written", within: .seconds(200)) {
            try await other.entries().count { $0.lastUsed >= clock.now } == count
        }
    }

    @Test("Given entries, when trimmed, then the least recently used go until the rest fits")
    func trim() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for seed in 0..<200 { try await cache.store(entry(10), for: "k\(seed)") }
        #expect(try await cache.trim(toSize: 25) == 198)
        #expect(try await cache.entries().map(\.key) == ["k199", "k198"])
        #expect(folder.entryBytes == 20)
        #expect(try await cache.trim(toSize: 0) == 2)
        #expect(folder.entryFiles.isEmpty)
    }

    @Test("Given fresh and expired entries, when the expired are removed, then the fresh stay")
    func removeExpired() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock)
        for seed in 0..<150 { try await cache.store(entry(1, expiresAt: clock.now + Double(seed)), for: "k\(seed)") }
        try await cache.store(entry(1), for: "for ever")
        clock.advance(by: 99)
        #expect(try await cache.removeExpired() == 100)
        #expect(try await cache.statistics().entries == 51)
        #expect(folder.entryFiles.count == 51)
        #expect(try await cache.present(["for ever", "k99", "k100"]) == ["for ever", "k100"])
    }

    @Test("Given a large index, when all are removed, then the index is small again")
    func removeAllShrinks() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for seed in 0..<400 { try await cache.store(entry(1), for: "k\(seed)") }
        let before = try await cache.statistics().indexBytes
        try await cache.removeAll()
        let after = try await cache.statistics()
        #expect(after.entries == 0)
        #expect(after.indexBytes < before / 2)
    }

    @Test("Given a cache open twice, when one removes all, then the other goes on with the new index")
    func removeAllBeside() async throws {
        let folder = try ScratchFolder()
        let (one, two) = (DiskCache(folder), DiskCache(folder))
        try await one.store(entry(10), for: "a")
        #expect(try await two.present(["a"]) == ["a"])
        try await one.removeAll()
        #expect(try await two.present(["a"]).isEmpty)
        try await two.store(entry(10), for: "b")
        #expect(try await one.present(["a", "b"]) == ["b"])
    }

    @Test(
        "Given the environment, when the folder is chosen, then the XDG rules hold",
        arguments: [
            (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/halcyon"),
            (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/halcyon"),
            (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/halcyon"),
            (["HOME": "/h"], "/h/.cache/halcyon"),
        ])
    func defaultDirectory(environment: [String: String], expected: String) {
        let directory = DiskCache.defaultDirectory(named: "halcyon", environment: environment)
        #expect(directory.standardizedFileURL.path == expected)
    }

    @Test("Given no home, when the folder is chosen, then it is a temporary one with the user's ID")
    func homeless() {
        let directory = DiskCache.defaultDirectory(named: "halcyon", environment: [:])
        #expect(directory.path.hasPrefix(FileManager.default.temporaryDirectory.standardizedFileURL.path))
        #expect(directory.lastPathComponent == "halcyon-\(geteuid())")
    }

    @Test("Given a cache with open connections, when it is let go, then they are closed")
    func closes() async throws {
        let folder = try ScratchFolder()
        let path = folder.index.path
        do {
            let cache = DiskCache(folder)
            try await cache.store(entry(10), for: "a")
            #expect(openFiles(below: path) > 0)
        }
        try await eventually("no file is open", within: .seconds(200)) { openFiles(below: path) == 0 }
    }

    private func openFiles(below prefix: String) -> Int {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return descriptors.count {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            return target?.hasPrefix(prefix) ?? false
        }
    }
}

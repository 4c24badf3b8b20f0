import Foundation
import HalcyonCore
import HalcyonStore
import Synchronization
import TestSupport
import Testing

@Suite("DiskCache: removal by rules")
struct RemovalTests {
    @Test("Given variants of several sources, when those of one are removed, then no other's are")
    func variants() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        let source = "https://a/ü%_'x"
        var kept = ["https://a/ü%_'", "https://a/ü%_'xy", "https://a/ü%_'xy\nsmall", "other\n\(source)", ""]
        for key in kept { try await cache.store(entry(10), for: key) }
        for number in 0..<100 { try await cache.store(entry(10), for: "\(source)\nsize \(number)") }
        try await cache.store(entry(10), for: source)
        try await cache.store(entry(10), for: source + "\nheaders\nsize")
        #expect(try await cache.removeAll(variantsOf: source + "\nheaders") == 1)
        #expect(try await cache.removeAll(variantsOf: source) == 101)
        #expect(try await cache.removeAll(variantsOf: source) == 0)
        kept.sort()
        #expect(try await cache.entries().map(\.key).sorted() == kept)
        #expect(folder.entryFiles.count == kept.count)
    }

    @Test("Given keys that contain a NUL, when a source's variants are removed, then only they go")
    func variantsWithZero() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        let keys = ["a\0b", "a\0b\nsmall", "a\0c\nsmall", "a", "a\nsmall"]
        for key in keys { try await cache.store(entry(10), for: key) }
        #expect(try await cache.removeAll(variantsOf: "a\0b") == 2)
        #expect(try await cache.removeAll(variantsOf: "a") == 2)
        #expect(try await cache.entries().map(\.key) == ["a\0c\nsmall"])
    }

    @Test("Given 400 entries, when a rule removes some, then it sees each once and the rest stay")
    func predicate() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for number in 0..<400 { try await cache.store(entry(number % 7, seed: UInt64(number)), for: "k\(number)") }
        let asked = Mutex<[String: Int]>([:])
        let removed = try await cache.removeAll { item in
            asked.withLock { $0[item.key, default: 0] += 1 }
            return item.bytes > 3 && item.url != "https://example.com/4"
        }
        #expect(asked.withLock { $0.count } == 400)
        #expect(asked.withLock { $0.values.allSatisfy { $0 == 1 } })
        let left = try await cache.entries()
        #expect(removed == 400 - left.count)
        #expect(left.count { $0.bytes > 3 } == 1)
        #expect(folder.entryFiles.count == left.count)
    }

    @Test("Given 300 entries, when iterated while others are stored, then each comes exactly once")
    func sequence() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for number in 0..<300 { try await cache.store(entry(1), for: "k\(number)") }
        var seen: [String: Int] = [:]
        for try await item in cache.allEntries {
            seen[item.key, default: 0] += 1
            if seen.count % 50 == 0 { try await cache.store(entry(1), for: "new \(seen.count)") }
            if seen.count % 90 == 0 { try await cache.remove(for: item.key) }
        }
        #expect(seen.keys.count { $0.hasPrefix("k") } == 300)
        #expect(seen.values.allSatisfy { $0 == 1 })
        var none = DiskCache(try ScratchFolder()).allEntries.makeAsyncIterator()
        #expect(try await none.next() == nil)
    }

    @Test(
        "Given a listener, when the cache cleans, then it hears what went and why",
        // An event that does not come would be waited for without end.
        .timeLimit(.minutes(5)))
    func events() async throws {
        let folder = try ScratchFolder()
        let clock = TestClock()
        let cache = DiskCache(folder, clock: clock, sizeLimit: 30)
        for key in ["a", "b", "c"] { try await cache.store(entry(10), for: key) }
        var events = cache.events.makeAsyncIterator()
        try await cache.store(entry(10, expiresAt: clock.now + 1), for: "d")
        #expect(await events.next() == .evicted(.init(keys: ["a"], bytes: 10)))
        clock.advance(by: 2)
        try await cache.store(entry(9), for: "e")
        #expect(await events.next() == .expired(.init(keys: ["d"], bytes: 10)))
        try await cache.remove(for: "b")
        try await cache.trim(toSize: 9)
        #expect(await events.next() == .trimmed(.init(keys: ["c"], bytes: 10)))
        try await cache.store(entry(3, expiresAt: clock.now), for: "f")
        try await cache.removeExpired()
        #expect(await events.next() == .expired(.init(keys: ["f"], bytes: 3)))
        for file in folder.entryFiles { try FileManager.default.removeItem(at: file) }
        _ = try await cache.entry(for: "e")
        #expect(await events.next() == .damaged(.init(keys: ["e"], bytes: 9)))
        // Not the total, which may be added up again just now for the sake of the damaged entry.
        try await cache.store(entry(3), for: "g")
        try ExternalWriter.run("UPDATE entry SET bytes = -1", in: folder)
        _ = try await cache.entry(for: "g")
        guard case .rebuilt = await events.next() else {
            Issue.record("nobody told that the index was rebuilt")
            return
        }
    }

    @Test("Given entries another cache has just removed, when read, then no damage is logged")
    func removedByOthers() async throws {
        let folder = try ScratchFolder()
        let warnings = Warnings()
        var configuration = DiskCache.Configuration()
        configuration.logger = warnings.logger
        let cache = DiskCache(directory: folder.url, configuration: configuration)
        let other = DiskCache(folder)
        for _ in 0..<10 {
            try await cache.store(entry(10), for: "a")
            try await other.removeAll()
            #expect(try await cache.entry(for: "a") == nil)
        }
        #expect(warnings.all.isEmpty)
    }

    @Test("Given two listeners, when a cache is let go, then both streams end")
    func eventsEnd() async throws {
        var cache: DiskCache? = DiskCache(try ScratchFolder())
        let streams = [cache?.events, cache?.events].compactMap(\.self)
        cache = nil
        for stream in streams { for await _ in stream {} }
        #expect(streams.count == 2)
    }
}

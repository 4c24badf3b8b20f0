import Foundation
import HalcyonCore
import TestSupport
import Testing

@testable import HalcyonStore

@Suite("A folder whose lock somebody keeps", .timeLimit(.minutes(1)))
struct StalledLockTests {
    /// Holds the lock of a folder, as another process would that has stalled.
    private final class Holder {
        private let file: Int32

        init(_ folder: URL) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            file = open(folder.path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            #expect(flock(file, LOCK_EX) == 0)
        }

        deinit { close(file) }
    }

    @Test("Given a lock that is never given back, when the cache is asked, then it fails soon, the next time at once")
    func failsSoon() async throws {
        let scratch = try TemporaryDirectory()
        let folder = scratch.file("cache")
        var holder: Holder? = try Holder(folder)
        let cache = DiskCache(directory: folder)
        let clock = ContinuousClock()
        let begin = clock.now
        // As many as there are threads, and more.
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<20 {
                group.addTask {
                    do throws(ImageError) {
                        _ = try await cache.entry(for: "key \(number)")
                        return false
                    } catch {
                        if case .cache(.unavailable) = error { return true }
                        return false
                    }
                }
            }
            for await isUnavailable in group { #expect(isUnavailable) }
        }
        #expect(clock.now - begin < .seconds(10))
        let second = clock.now
        await #expect(throws: ImageError.self) { try await cache.entry(for: "another") }
        #expect(clock.now - second < .seconds(1))
        holder = nil
        withExtendedLifetime(holder) {}
        let entry = CachedData(data: Data("abc".utf8), metadata: CacheMetadata(storedAt: Date()))
        try await cache.store(entry, for: "key")
        #expect(try await cache.entry(for: "key")?.data == entry.data)
    }

    @Test("Given an index in whose place another has come, when the old one is closed, then the new one keeps its log")
    func closingKeepsTheLog() async throws {
        let scratch = try TemporaryDirectory()
        let folder = scratch.file("cache")
        let entry = CachedData(data: Data("abc".utf8), metadata: CacheMetadata(storedAt: Date()))
        let new = DiskCache(directory: folder)
        for round in 0..<5 {
            var old: DiskCache? = DiskCache(directory: folder)
            try await old?.store(entry, for: "old")
            _ = try await old?.entry(for: "old")
            try await new.removeAll()
            try await new.store(entry, for: "new \(round)")
            let identity = try #require(FileIdentity(path: folder.path + "/index.sqlite-wal"))
            weak var store = old?.store
            old = nil
            for _ in 0..<1_000 where store != nil { try await Task.sleep(for: .milliseconds(2)) }
            #expect(store == nil)
            #expect(FileIdentity(path: folder.path + "/index.sqlite-wal") == identity)
            #expect(try await DiskCache(directory: folder).entry(for: "new \(round)")?.data == entry.data)
        }
    }
}

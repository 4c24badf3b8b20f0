import Foundation
import HalcyonCore
import Synchronization
import TestSupport
import Testing

@testable import HalcyonStore

@Suite("A folder whose lock somebody keeps", .timeLimit(.minutes(5)))
struct StalledLockTests {
    /// Holds the lock of a folder, as another process would that has stalled.
    private final class Holder: Sendable {
        private let file: Int32

        init(_ folder: URL) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            file = open(folder.path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            #expect(flock(file, LOCK_EX) == 0)
        }

        deinit { close(file) }
    }

    /// A clock that only waiting moves.
    private final class Clock: Sendable {
        private let state = Mutex((now: 1_000.0, pauses: 0))

        var now: Double { state.withLock(\.now) }
        var pauses: Int { state.withLock(\.pauses) }

        func advance(by seconds: Double) { state.withLock { $0.now += seconds } }

        var waiting: FolderLock.Waiting {
            FolderLock.Waiting(now: { self.now }) { seconds in
                self.state.withLock { $0 = ($0.now + seconds, $0.pauses + 1) }
            }
        }
    }

    /// Whether the lock of a folder is to be had.
    private func isHeld(_ folder: URL, by clock: Clock) -> Bool {
        do throws(StoreFailure) {
            return try FolderLock.hold(folder.path, exclusive: false, waiting: clock.waiting) { true }
        } catch {
            #expect("\(error)".contains("another process has held its lock for more than 2 s"))
            return false
        }
    }

    @Test("Given a lock that stays held, when waited for, then it fails after 2 s, and later at once")
    func patience() throws {
        let scratch = try TemporaryDirectory()
        let folder = scratch.file("cache")
        var holder: Holder? = try Holder(folder)
        let clock = Clock()
        #expect(!isHeld(folder, by: clock))
        #expect(1_002..<1_002.03 ~= clock.now)
        let pauses = clock.pauses
        #expect(pauses > 50)
        for _ in 0..<5 { #expect(!isHeld(folder, by: clock)) }
        #expect(clock.pauses == pauses)
        // Later, somebody looks whether it is still so.
        clock.advance(by: FolderLock.impatience + 0.01)
        #expect(!isHeld(folder, by: clock))
        #expect(clock.pauses > pauses)
        holder = nil
        withExtendedLifetime(holder) {}
        #expect(isHeld(folder, by: clock))
    }

    @Test("Given a lock that is waited for, when it is released in time, then the wait succeeds")
    func givenBack() throws {
        let scratch = try TemporaryDirectory()
        let folder = scratch.file("cache")
        let holder = Mutex<Holder?>(try Holder(folder))
        let clock = Clock()
        var waiting = clock.waiting
        let pause = waiting.pause
        waiting.pause = {
            pause($0)
            if clock.now > 1_001 { holder.withLock { $0 = nil } }
        }
        #expect(try FolderLock.hold(folder.path, exclusive: true, waiting: waiting) { true })
        #expect(1_001..<1_001.03 ~= clock.now)
    }

    @Test("Given a lock that one call gave up on, when another gets it, then later calls wait again")
    func forgiven() throws {
        let scratch = try TemporaryDirectory()
        let folder = scratch.file("cache")
        let holder = Mutex<Holder?>(try Holder(folder))
        var waiting = Clock().waiting
        waiting.pause = { _ in
            // It has waited for longer.
            #expect(!isHeld(folder, by: Clock()))
            holder.withLock { $0 = nil }
        }
        #expect(try FolderLock.hold(folder.path, exclusive: true, waiting: waiting) { true })
        let next = try Holder(folder)
        let later = Clock()
        #expect(!isHeld(folder, by: later))
        withExtendedLifetime(next) {}
        #expect(1_002..<1_002.03 ~= later.now)
    }

    @Test("Given a lock that is held, when the cache is used, then calls fail until it is released")
    func callsFail() async throws {
        let scratch = try TemporaryDirectory()
        let folder = scratch.file("cache")
        var holder: Holder? = try Holder(folder)
        let cache = DiskCache(directory: folder)
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
        holder = nil
        withExtendedLifetime(holder) {}
        let entry = DataCacheEntry(data: Data("abc".utf8), metadata: CacheMetadata(storedAt: Date()))
        try await cache.store(entry, for: "key")
        #expect(try await cache.entry(for: "key")?.data == entry.data)
    }

    @Test("Given an index that was replaced, when the old one closes, then the new one keeps its log")
    func closingKeepsTheLog() async throws {
        let scratch = try TemporaryDirectory()
        let folder = scratch.file("cache")
        let entry = DataCacheEntry(data: Data("abc".utf8), metadata: CacheMetadata(storedAt: Date()))
        let new = DiskCache(directory: folder)
        for round in 0..<5 {
            var old: DiskCache? = DiskCache(directory: folder)
            try await old?.store(entry, for: "old")
            _ = try await old?.entry(for: "old")
            try await new.removeAll()
            try await new.store(entry, for: "new \(round)")
            let identity = try #require(FileIdentity(path: folder.path + "/index.sqlite-wal"))
            weak let store = old?.store
            old = nil
            try await eventually("the old one is closed") { store == nil }
            #expect(FileIdentity(path: folder.path + "/index.sqlite-wal") == identity)
            #expect(try await DiskCache(directory: folder).entry(for: "new \(round)")?.data == entry.data)
        }
    }
}

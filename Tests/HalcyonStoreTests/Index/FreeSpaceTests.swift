import Foundation
import HalcyonCore
import HalcyonStore
import Synchronization
import Testing

@Suite("DiskCache: minimum free disk")
struct FreeSpaceTests {
    /// A cache on a disk of that many bytes, of which others have taken `taken`.
    private func cache(_ folder: ScratchFolder, disk: Int, taken: Taken, minimum: Int) -> DiskCache {
        var configuration = DiskCache.Configuration(minimumFreeBytes: minimum)
        configuration.freeBytes = { _ in
            taken.looks.withLock { $0 += 1 }
            return disk - taken.value.withLock { $0 } - folder.entryBytes
        }
        return DiskCache(directory: folder.url, configuration: configuration)
    }

    @Test("Given a disk that gets full, when stored, then entries go until it has left what it must")
    func evicts() async throws {
        let folder = try ScratchFolder()
        let taken = Taken(0)
        let cache = cache(folder, disk: 100_000, taken: taken, minimum: 20_000)
        for number in 0..<300 {
            try await cache.store(entry(1_000), for: "k\(number)")
            #expect(folder.entryBytes <= 80_000)
        }
        #expect(folder.entryBytes > 70_000)
        #expect(try await cache.present(["k299", "k0"]) == ["k299"])
        taken.value.withLock { $0 = 50_000 }
        for number in 0..<17 { try await cache.store(entry(1_000), for: "n\(number)") }
        #expect(folder.entryBytes <= 30_000)
        #expect(try await cache.statistics().freeBytes == 50_000 - folder.entryBytes)
    }

    @Test("Given a disk that others have filled, when stored, then it fails and the old value stays")
    func fails() async throws {
        let folder = try ScratchFolder()
        let taken = Taken(0)
        let cache = cache(folder, disk: 100_000, taken: taken, minimum: 20_000)
        for key in ["a", "b"] { try await cache.store(entry(1_000), for: key) }
        taken.value.withLock { $0 = 99_000 }
        await #expect(throws: ImageError.cache(.diskFull(path: folder.url.path))) {
            for _ in 0..<20 { try await cache.store(entry(500, seed: 2), for: "a") }
        }
        #expect(try await cache.present(["b"]).isEmpty)
        #expect(try await cache.entry(for: "a") != nil)
        taken.value.withLock { $0 = 0 }
        try await cache.store(entry(1_000), for: "b")
    }

    @Test("Given a minimum beyond all disks, when stored, then the store fails and nothing overflows")
    func mostMinimum() async throws {
        let folder = try ScratchFolder()
        let cache = cache(folder, disk: 0, taken: Taken(0), minimum: .max)
        await #expect(throws: ImageError.cache(.diskFull(path: folder.url.path))) {
            try await cache.store(entry(1_000), for: "a")
        }
    }

    @Test("Given a roomy disk, when 160 are stored, then it is asked ten times; no minimum, never")
    func looksSeldom() async throws {
        for (minimum, expected) in [(1_000, 10), (0, 0)] {
            let folder = try ScratchFolder()
            let taken = Taken(0)
            let cache = cache(folder, disk: 1 << 30, taken: taken, minimum: minimum)
            for number in 0..<160 { try await cache.store(entry(10), for: "k\(number)") }
            #expect(taken.looks.withLock { $0 } == expected)
        }
    }

    @Test("Given the system's free space, when read, then a missing folder has that of its disk")
    func system() throws {
        let configuration = DiskCache.Configuration()
        let there = try #require(configuration.freeBytes(FileManager.default.temporaryDirectory))
        let notYet = try #require(
            configuration.freeBytes(FileManager.default.temporaryDirectory.appending(path: "no/no")))
        #expect(there > 0)
        #expect(abs(there - notYet) < 1 << 30)
    }
}

/// What others have taken of a disk, and how often it was looked at.
final class Taken: Sendable {
    let value: Mutex<Int>
    let looks = Mutex(0)

    init(_ value: Int) { self.value = Mutex(value) }
}

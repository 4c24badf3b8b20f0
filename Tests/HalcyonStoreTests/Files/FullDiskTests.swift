import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore
import HalcyonTesting
import Testing

/// On a real file system of one mebibyte.
@Suite(
    "DiskCache: full disks",
    .enabled(if: SmallDisk.isPermitted, "mounting a small file system is not permitted here"))
struct FullDiskTests {
    @Test("Given a full disk, when an entry is stored, then it is refused and nothing else changes")
    func fullDisk() async throws {
        let disk = try #require(SmallDisk())
        let folder = disk.url.appending(path: "cache")
        let cache = DiskCache(directory: folder)
        try await cache.store(entry(100_000), for: "a")
        let before = files(folder)
        await #expect(throws: ImageError.cache(.diskFull(path: folder.path))) {
            try await cache.store(entry(1_200_000, seed: 2), for: "b")
        }
        await #expect(throws: ImageError.cache(.diskFull(path: folder.path))) {
            try await cache.store(entry(1_200_000, seed: 2), for: "a")
        }
        #expect(files(folder) == before)
        #expect(try await cache.entry(for: "a")?.data == bytes(100_000))
        #expect(try await cache.entry(for: "b") == nil)
        try await cache.store(entry(1_000, seed: 3), for: "c")
        #expect(try await cache.entry(for: "c")?.data == bytes(1_000, seed: 3))
    }

    @Test("Given a disk that fills up little by little, when stored, then index and files stay whole")
    func fillingUp() async throws {
        let disk = try #require(SmallDisk())
        let folder = disk.url.appending(path: "cache")
        let cache = DiskCache(directory: folder)
        var stored: [UInt64] = []
        var refused = 0
        for seed in UInt64(0)..<400 {
            do {
                try await cache.store(entry(4_000, seed: seed), for: "k\(seed)")
                stored.append(seed)
            } catch {
                #expect(error == .cache(.diskFull(path: folder.path)))
                refused += 1
            }
        }
        #expect(refused > 0)
        #expect(stored.count > 50)
        for seed in stored { #expect(try await cache.entry(for: "k\(seed)")?.data == bytes(4_000, seed: seed)) }
        #expect(try await cache.verify().isSound)
    }

    @Test("Given a disk too full for an index, when used, then the error says so")
    func noRoomForIndex() async throws {
        let disk = try #require(SmallDisk())
        try disk.fill()
        let cache = DiskCache(directory: disk.url.appending(path: "cache"))
        await #expect(throws: ImageError.cache(.diskFull(path: disk.url.path + "/cache"))) {
            try await cache.store(entry(10), for: "a")
        }
        try disk.empty()
        try await cache.store(entry(10), for: "a")
        #expect(try await cache.entry(for: "a")?.data == bytes(10))
    }

    /// The ways to remove the entries "s", "s\nprocessed A" and "s\nprocessed B".
    enum Removal: String, CaseIterable {
        case single, variants, otherVersions, expired, trimming, unwanted, everything
    }

    @Test(
        "Given a disk that others have filled, when entries are removed, then they are gone",
        arguments: Removal.allCases)
    func removes(by removal: Removal) async throws {
        let disk = try #require(SmallDisk())
        let folder = disk.url.appending(path: "cache")
        let clock = TestClock()
        var configuration = DiskCache.Configuration()
        configuration.now = { clock.now }
        let cache = DiskCache(directory: folder, configuration: configuration)
        let keys = ["s", "s\nprocessed A", "s\nprocessed B"]
        for key in keys { try await cache.store(entry(20_000, expiresAt: clock.now + 1), for: key) }
        // Used since, which is not written yet.
        #expect(try await cache.present(keys) == keys)
        clock.advance(by: 10)
        try disk.fill()
        switch removal {
        case .single: for key in keys { try await cache.remove(for: key) }
        case .variants: _ = try await cache.removeAll(variantsOf: "s")
        case .otherVersions: try await cache.removeAll(variantsOf: "s", otherThan: 2)
        case .expired: #expect(try await cache.removeExpired() == 3)
        case .trimming: try await cache.trim(toSize: 0)
        case .unwanted: #expect(try await cache.removeAll { _ in true } == 3)
        case .everything: try await cache.removeAll()
        }
        #expect(try await cache.present(keys).isEmpty)
        #expect(files(folder).isEmpty)
        try disk.empty()
        #expect(try await cache.present(keys).isEmpty)
        #expect(try await cache.verify().isSound)
    }

    @Test("Given a full disk, when newer images are loaded, then older ones never answer")
    func newer() async throws {
        let disk = try #require(SmallDisk())
        let cache = DiskCache(directory: disk.url.appending(path: "cache"))
        let (loader, url) = (FakeLoader(), "http://test/x")
        let fresh: HTTPFields = [.cacheControl: "max-age=600"]
        func load(_ policy: CachePolicy.Network = .automatic) async throws -> (Data, ResponseSource) {
            let pipeline = ImagePipeline(.fake(loader: loader, cache: cache))
            let response = try await pipeline.data(for: ImageRequest(url, cachePolicy: CachePolicy(network: policy)))
            await pipeline.flush()
            return (response.data, response.source)
        }
        loader[url] = .data(bytes(20_000), fields: fresh)
        _ = try await load()
        #expect(try await load() == (bytes(20_000), .disk))
        try disk.fill()
        loader[url] = .data(bytes(40_000, seed: 2), fields: fresh)
        _ = try await load(.reload)
        // Its room is the older one's.
        #expect(try await load() == (bytes(40_000, seed: 2), .network))
        try disk.empty()
        #expect(try await load() == (bytes(40_000, seed: 2), .network))
        #expect(try await load() == (bytes(40_000, seed: 2), .disk))
    }

    @Test("Given a full disk, when what has expired is removed, then what was used lately stays")
    func usedLately() async throws {
        let disk = try #require(SmallDisk())
        let clock = TestClock()
        var configuration = DiskCache.Configuration()
        configuration.now = { clock.now }
        let cache = DiskCache(directory: disk.url.appending(path: "cache"), configuration: configuration)
        for key in ["a", "b"] {
            var entry = entry(40_000, expiresAt: clock.now + 5)
            entry.metadata.extensionOnUse = 60
            try await cache.store(entry, for: key)
        }
        try disk.fill()
        #expect(try await cache.present(["a"]) == ["a"])
        clock.advance(by: 10)
        #expect(try await cache.removeExpired() == 1)
        #expect(try await cache.present(["a", "b"]) == ["a"])
    }

    /// The entries' files.
    private func files(_ folder: URL) -> Set<String> {
        Set(
            (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter {
                $0.split(separator: "/").count == 3
            })
    }
}

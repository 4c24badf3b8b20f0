import Foundation
import HalcyonCore
import HalcyonStore
import Testing

@Suite("DiskCache: order of eviction")
struct EvictionOrderTests {
    @Test("Given thumbnails and photos, when large photos keep coming, then the thumbnails stay")
    func smallOutliveLarge() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 1_000_000)
        // The first of a cache has the lowest rank whatever its weight.
        try await cache.store(entry(200_000), for: "first")
        for number in 0..<20 { try await cache.store(entry(2_000), for: "thumb \(number)") }
        for number in 0..<30 { try await cache.store(entry(200_000), for: "photo \(number)") }
        let keys = Set(try await cache.entries().map(\.key))
        #expect(keys.count { $0.hasPrefix("thumb") } == 20)
        #expect(keys.contains("photo 29") && !keys.contains("photo 0"))
    }

    @Test("Given an unused thumbnail, when the cache turns over often enough, then it goes as well")
    func nothingIsImmortal() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 200_000)
        try await cache.store(entry(100), for: "thumb")
        for number in 0..<200 { try await cache.store(entry(150_000), for: "photo \(number)") }
        #expect(try await cache.entries().map(\.key) == ["photo 199"])
    }

    @Test("Given a rebuilt index, when room is made, then entries go in their earlier order of use")
    func madeAnew() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 4_000)
        let keys = (0..<40).map { "k\($0)" }
        for key in keys { try await cache.store(entry(100), for: key) }
        try ExternalWriter.run("UPDATE total SET bytes = -1", in: folder)
        for number in 0..<39 {
            try await cache.store(entry(100), for: "new \(number)")
            #expect(try await Set(cache.entries().map(\.key)).isSuperset(of: keys[(number + 1)...]))
        }
    }

    @Test("Given an old use, when it is written late, then it does not lower the entry's rank")
    func writtenLate() async throws {
        let folder = try ScratchFolder()
        let (sleeper, cache) = (DiskCache(folder, sizeLimit: 200_000), DiskCache(folder, sizeLimit: 200_000))
        for key in ["first", "thumb"] { try await cache.store(entry(100), for: key) }
        _ = try await sleeper.entry(for: "thumb")
        // As the uses of a cache that has been awake have left it.
        try ExternalWriter.run("UPDATE entry SET rank = rank + 30 WHERE key = 'thumb'", in: folder)
        let rank = "SELECT CAST(rank AS INTEGER) FROM entry WHERE key = 'thumb'"
        let before = try #require(try ExternalWriter.run(rank, in: folder))
        try await sleeper.flush()
        let after = try #require(try ExternalWriter.run(rank, in: folder))
        #expect(after >= before)
    }

    @Test(
        "Given a rank that damage has raised, when room is made, then the entry goes in its turn",
        arguments: ["1e300", "9e999", "-5"])
    func damagedRank(rank: String) async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 300)
        for key in ["a", "b", "c"] { try await cache.store(entry(100), for: key) }
        try ExternalWriter.run("UPDATE entry SET rank = \(rank) WHERE key = 'a'", in: folder)
        for number in 0..<6 { try await cache.store(entry(100), for: "k\(number)") }
        #expect(try await cache.entries().map(\.key) == ["k5", "k4", "k3"])
    }
}

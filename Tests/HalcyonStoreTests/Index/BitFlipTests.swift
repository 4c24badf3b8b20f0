import Foundation
import HalcyonCore
import HalcyonStore
import Synchronization
import TestSupport
import Testing

/// One bit after another of an index is turned over, and the cache used as if nothing were wrong.
@Suite("DiskCache: flipped bits")
struct BitFlipTests {
    static let count = 36

    @Test(
        "Given one bit flipped in an index at rest or in its log, when used, then nothing is wrong",
        arguments: ["index.sqlite", "index.sqlite-wal", "index.sqlite-shm"])
    func atRest(file: String) async throws {
        let replica = try await Self.replica(withLog: file != "index.sqlite")
        let bytes = try #require(replica.files[file]).count
        // A prime, so that every column of the rows is met.
        let step = Effort.isWhole ? (file == "index.sqlite" ? 1 : 23) : bytes < 40_000 ? 199 : 2_999
        let tally = FlipTally()
        try await withThrowingTaskGroup { group in
            for part in 0..<2 {
                group.addTask {
                    for place in stride(from: part * step, to: bytes, by: 2 * step) {
                        let bit = UInt8(truncatingIfNeeded: SplitMix(seed: UInt64(place)).first % 8)
                        let folder = try replica.folder(place, changing: file) { $0[place] ^= 1 << bit }
                        await FlippedCache(folder: folder, place: place).use(tally)
                        // The cache that was let go may still be putting something there.
                        for _ in 0..<50 where FileManager.default.fileExists(atPath: folder.path) {
                            try? FileManager.default.removeItem(at: folder)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        tally.report(file)
        tally.expectSound()
    }

    static func sample(_ number: Int) -> DataCacheEntry {
        entry(
            20 + number * 37 % 300, seed: UInt64(number),
            expiresAt: number % 2 == 0 ? Date(timeIntervalSince1970: 1_900_000_000 + Double(number)) : nil)
    }

    private static func replica(withLog: Bool) async throws -> Replica {
        let folder = try ScratchFolder()
        var cache: DiskCache? = DiskCache(folder)
        for number in 0..<count { try await cache?.store(sample(number), for: "k\(number)") }
        if withLog { return try Replica(of: folder) }
        cache = nil
        try await waitUntilClosed(folder.index)
        return try Replica(of: folder)
    }
}

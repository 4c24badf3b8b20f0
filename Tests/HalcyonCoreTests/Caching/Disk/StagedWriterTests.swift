import Foundation
import HalcyonTesting
import Logging
import Testing

@testable import HalcyonCore

@Suite("WriteBehindCache: writers", .timeLimit(.minutes(5)))
struct StagedWriterTests {
    #if HALCYON_TSAN
    private let rounds = 300
    #else
    private let rounds = 3000
    #endif

    /// Notes when two calls for one key change it at a time.
    private final class Watchman: DataCaching {
        let cache = FakeDataCache()
        let running = Tally()

        func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { try await cache.entry(for: key) }
        func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {}
        func removeAll() async throws(ImageError) { try await cache.removeAll() }

        func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
            running.add()
            defer { running.add(-1) }
            await Task.yield()
            try await cache.store(entry, for: key)
        }

        func remove(for key: String) async throws(ImageError) {
            running.add()
            defer { running.add(-1) }
            await Task.yield()
            try await cache.remove(for: key)
        }
    }

    private func entry(_ text: String) -> DataCacheEntry {
        DataCacheEntry(
            data: Data(text.utf8), metadata: CacheMetadata(storedAt: Date(timeIntervalSinceReferenceDate: 0)))
    }

    @Test("Given stores and removals in a row, when each follows the end of a write, then a key has one writer")
    func oneWriter() async throws {
        let disk = Watchman()
        let cache = WriteBehindCache(disk, ledger: SourceLedger(), logger: Logger(label: "test"))
        for round in 0..<rounds {
            cache.put(entry("first \(round)"), for: "x")
            await cache.flush()
            cache.put(entry("second \(round)"), for: "x")
            if round % 2 == 0 { cache.drop("x") } else { cache.put(entry("last \(round)"), for: "x") }
            await cache.flush()
            let stored = try await disk.entry(for: "x").map { String(decoding: $0.data, as: UTF8.self) }
            #expect(stored == (round % 2 == 0 ? nil : "last \(round)"))
        }
        #expect(disk.running.peak == 1)
    }
}

import Foundation
import HalcyonTesting
import Logging
import Synchronization
import TestSupport
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

    @Test("Given a key, when stores and removals come just as a write ends, then it has one writer")
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

    /// A clock that stands still, and does something the next time that it is read.
    private final class TrippedClock: PipelineClock {
        let sleepers = Gate()
        let trip = Mutex<(@Sendable () -> Void)?>(nil)

        var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
        var uptime: Double {
            let action = trip.withLock { trip in
                defer { trip = nil }
                return trip
            }
            action?()
            return 0
        }

        func sleep(seconds: Double) async throws(ImageError) { await sleepers.pass() }
    }

    /// The race of `oneWriter`, forced: the writer reads the clock after it has ended its write, before it looks for
    /// what was staged meanwhile.
    @Test("Given a writer ending its last write, when an entry is stored, then it is written once")
    func writesOnce() async throws {
        let (gate, clock) = (Gate(), TrippedClock())
        let disk = FakeDataCache(gate: gate)
        let cache = WriteBehindCache(disk, ledger: SourceLedger(), logger: Logger(label: "test"), clock: clock)
        cache.put(entry("first"), for: "x")
        await gate.waiting.wait(for: 1)
        clock.trip.withLock { trip in
            trip = { [entry] in
                gate.close()
                cache.put(entry("second"), for: "x")
            }
        }
        gate.open()
        await gate.waiting.wait(for: 1)
        // Time for a second writer, which would find the same entry.
        for _ in 0..<1000 { await Task.yield() }
        gate.open()
        await cache.flush()
        try await eventually("the writers have ended") { gate.waiting.value == 0 }
        #expect(disk.stores.value == 2)
        #expect(try await disk.entry(for: "x")?.data == Data("second".utf8))
    }

    @Test("Given a flush waiting for an entry, when another replaces it, then it waits for that one")
    func waitsForReplacement() async throws {
        let (gate, clock) = (Gate(), TrippedClock())
        let disk = FakeDataCache(gate: gate)
        let cache = WriteBehindCache(disk, ledger: SourceLedger(), logger: Logger(label: "test"), clock: clock)
        cache.put(entry("written"), for: "x")
        await gate.waiting.wait(for: 1)
        cache.put(entry("replaced"), for: "x")
        async let isDone = cache.flush()
        await clock.sleepers.waiting.wait(for: 1)
        cache.put(entry("last"), for: "x")
        // The writer reads the clock between both entries.
        clock.trip.withLock { $0 = { gate.close() } }
        gate.open()
        await gate.waiting.wait(for: 1)
        #expect(cache.state.withLock { $0.waitingForWrites.count } == 1)
        gate.open()
        #expect(await isDone)
        #expect(try await disk.entry(for: "x")?.data == Data("last".utf8))
        #expect(disk.stores.value == 2)
    }

    /// Bytes that count themselves while they are in memory.
    private func counted(_ count: Int, in live: Tally) -> DataCacheEntry {
        live.add()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        let data = Data(
            bytesNoCopy: memory, count: count,
            deallocator: .custom { memory, _ in
                memory.deallocate()
                live.add(-1)
            })
        return DataCacheEntry(data: data, metadata: CacheMetadata(storedAt: Date(), version: 1))
    }

    @Test(
        "Given a cache that hangs, when much is stored, then what is left out is freed at once",
        arguments: [false, true])
    func leftOut(isMade: Bool) async throws {
        let gate = Gate()
        let disk = HookedCache { call async throws(ImageError) in if case .store = call { await gate.pass() } }
        let cache = WriteBehindCache(disk, ledger: SourceLedger(), logger: Logger(label: "test"))
        let live = Tally()
        // 256 MiB, of which 64 may wait, and 16 entries are being written.
        for number in 0..<512 {
            let entry = counted(512 << 10, in: live)
            if isMade {
                cache.store(for: "\(number)", costing: 512 << 10, version: 1, ticket: nil) {
                    _ async throws(ImageError) in entry
                }
            } else {
                cache.store(entry, for: "\(number)")
            }
        }
        try await eventually("the rest is freed") { live.value <= 128 + WriteBehindCache.mostWrites + 1 }
        gate.open()
        await cache.flush()
        try await eventually("all is freed but what the disk has") { live.value == disk.disk.keys.count }
    }
}

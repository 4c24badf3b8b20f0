import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("The memory of large pictures")
struct PixelMemoryPoolTests {
    private let clock = FakeClock()

    /// Fills what is asked for, so that memory that is too small shows.
    private func block(_ pool: PixelMemoryPool, _ count: Int) throws -> PixelMemoryPool.Block {
        let block = try #require(pool.take(count))
        block.address.initializeMemory(as: UInt8.self, repeating: 7, count: min(count, 1 << 16))
        (block.address + count - 1).storeBytes(of: 7, as: UInt8.self)
        return block
    }

    @Test("Given a freed large picture, when one of about its size is made, then it reuses the memory")
    func reuse() throws {
        let pool = PixelMemoryPool(clock: clock)
        let first = try block(pool, 8 << 20)
        pool.give(first)
        #expect(pool.byteCounts == [8 << 20])
        let second = try block(pool, (8 << 20) - 100_000)
        #expect(second.address == first.address)
        #expect(pool.byteCounts.isEmpty)
        let third = try block(pool, 8 << 20)
        #expect(third.address != first.address)
        pool.give(second)
        pool.give(third)
        let fitting = try block(pool, 8 << 20)
        #expect(fitting.byteCount == 8 << 20)
        pool.give(fitting)
        pool.removeAll()
        #expect(pool.byteCounts.isEmpty)
    }

    @Test("Given kept memory, when a larger or much smaller block is needed, then it is left alone")
    func others() throws {
        let pool = PixelMemoryPool(clock: clock)
        pool.give(try block(pool, 8 << 20))
        for count in [9 << 20, 6 << 20] {
            let other = try block(pool, count)
            #expect(other.byteCount == count)
            #expect(pool.byteCounts == [8 << 20])
            free(other.address)
        }
        pool.removeAll()
    }

    @Test("Given small pictures, or one over the limit, when they are gone, then nothing is kept")
    func limits() throws {
        let pool = PixelMemoryPool(clock: clock)
        pool.give(try block(pool, PixelMemoryPool.smallest - 1))
        pool.give(try block(pool, PixelMemoryPool.limit + 1))
        #expect(pool.byteCounts.isEmpty)
        for _ in 0..<3 { pool.give(try block(pool, PixelMemoryPool.limit / 2 - 1)) }
        let blocks = try (0..<3).map { _ in try block(pool, PixelMemoryPool.limit / 2 - 1) }
        for block in blocks { pool.give(block) }
        #expect(pool.byteCounts.reduce(0, +) == PixelMemoryPool.limit - 2)
        pool.removeAll()
    }

    @Test("Given memory that nobody needs, when its time has passed, then it goes back to the system")
    func lifetime() async throws {
        let pool = PixelMemoryPool(clock: clock)
        pool.give(try block(pool, 4 << 20))
        await clock.wait(forSleepers: 1)
        clock.advance(PixelMemoryPool.lifetime / 2)
        // Kept later, and so freed later.
        pool.give(try block(pool, 6 << 20))
        clock.advance(PixelMemoryPool.lifetime / 2)
        try await eventually("the first is freed") { pool.byteCounts == [6 << 20] }
        await clock.wait(forSleepers: 1)
        clock.advance(PixelMemoryPool.lifetime)
        try await eventually("both are freed") { pool.byteCounts.isEmpty }
        // And from the beginning.
        pool.give(try block(pool, 4 << 20))
        await clock.wait(forSleepers: 1)
        clock.advance(PixelMemoryPool.lifetime)
        try await eventually("the third is freed") { pool.byteCounts.isEmpty }
    }

    @Test("Given a picture whose maker fails, when that has thrown, then its memory is not lost")
    func failure() throws {
        var addresses: Set<UInt> = []
        for _ in 0..<200 {
            #expect(throws: ImageError.cancelled) {
                _ = try PixelBuffer(width: 2000, height: 2000, hasAlpha: false) { memory throws(ImageError) in
                    addresses.insert(UInt(bitPattern: memory.baseAddress))
                    throw .cancelled
                }
            }
        }
        // Other tests may take it in between. Lost memory would have another address each time.
        #expect(addresses.count < 100)
    }

    @Test("Given a system short of memory, when it says so, then nothing is kept")
    func pressure() throws {
        let handler = MemoryPressureHandler(clock: clock) { _ in nil }
        for act in [{ handler.signal(.critical) }, { handler.removeAll() }, { handler.trim() }] {
            // Other tests keep and take theirs meanwhile, but none of that size.
            _ = try PixelBuffer(width: 1501, height: 1003, hasAlpha: false) { _ in }
            act()
            #expect(!PixelMemoryPool.shared.byteCounts.contains(1501 * 1003 * 4))
        }
    }
}

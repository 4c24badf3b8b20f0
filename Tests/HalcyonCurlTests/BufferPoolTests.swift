import Foundation
import TestSupport
import Testing

@testable import HalcyonCurl

@Suite struct BufferPoolTests {
    @Test("Given a returned block, when one of similar size is taken, then it is reused only once")
    func reuse() throws {
        let pool = openPool()
        let first = try #require(pool.take(atLeast: 199_000))
        #expect(first.capacity >= 199_000)
        let start = first.start
        pool.give(first)
        #expect(pool.freeBytes == first.capacity)
        let second = try #require(pool.take(atLeast: 200_000))
        #expect(second.start == start)
        #expect(pool.freeBytes == 0)
        let third = try #require(pool.take(atLeast: 200_000))
        #expect(third.start != start)
        pool.give(second)
        pool.give(third)
    }

    @Test("Given any size, when a block is taken, then it is at least that and at most a quarter more")
    func sizes() throws {
        let pool = openPool()
        for count in [1, 5000, 32767, 32768, 32769, 40961, 65535, 65537, 1_000_000, 1 << 20, 4 << 20, 20 << 20] {
            let block = try #require(pool.take(atLeast: count))
            #expect(block.capacity >= count)
            #expect(block.capacity <= count + count / 4)
            pool.give(block)
        }
    }

    @Test("Given a full pool, when more comes back, then it keeps what came last, within its limit")
    func limit() throws {
        let pool = openPool(limit: 1 << 20)
        let blocks = try (0..<20).map { _ in try #require(pool.take(atLeast: 64 << 10)) }
        blocks.forEach(pool.give)
        #expect(pool.freeBytes == 1 << 20)
        let newest = try #require(pool.take(atLeast: 64 << 10))
        #expect(newest.start == blocks.last?.start)
        pool.give(newest)
    }

    @Test("Given blocks too small or too large, when they come back, then none is kept")
    func unkept() throws {
        let pool = openPool(limit: 1 << 20)
        for count in [1000, 300 << 10, 2 << 20] {
            pool.give(try #require(pool.take(atLeast: count)))
            #expect(pool.freeBytes == 0)
        }
    }

    @Test("Given a pool opened twice, when closed, then it keeps blocks only until the second close")
    func closing() throws {
        let pool = openPool()
        pool.open()
        let late = try #require(pool.take(atLeast: 64 << 10))
        pool.give(try #require(pool.take(atLeast: 100 << 10)))
        pool.close()
        #expect(pool.freeBytes > 0)
        pool.close()
        #expect(pool.freeBytes == 0)
        pool.give(late)
        #expect(pool.freeBytes == 0)
    }

    @Test("Given a growing buffer, when its bytes are read, then they are right and its blocks freed")
    func growing() throws {
        let pool = openPool()
        let content = testBytes(700_000)
        var buffer = ChunkBuffer(pool)
        for start in stride(from: 0, to: content.count, by: 7000) {
            let isAppended = content[start..<(start + 7000)].withUnsafeBytes { bytes in
                bytes.baseAddress.map { buffer.append($0, count: bytes.count) } ?? false
            }
            #expect(isAppended)
        }
        let before = pool.freeBytes
        do {
            let taken = buffer.take()
            let data = try #require(taken)
            #expect(data == content)
        }
        #expect(pool.freeBytes >= before + content.count)
        let rest = buffer.take()
        #expect(rest == nil)
    }

    @Test("Given many threads, when they take, fill and return blocks, then no two share one")
    func threads() {
        let pool = openPool(limit: 1 << 20)
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            for round in 0..<500 {
                guard let block = pool.take(atLeast: (32 << 10) + round % 5 * 8192), let start = block.start else {
                    Issue.record("no memory")
                    return
                }
                memset(start, Int32(number), block.capacity)
                let bytes = UnsafeRawBufferPointer(start: start, count: block.capacity)
                #expect(bytes.allSatisfy { $0 == UInt8(number) })
                pool.give(block)
            }
        }
        #expect(pool.freeBytes <= 1 << 20)
    }

    private func openPool(limit: Int = 16 << 20) -> BufferPool {
        let pool = BufferPool(limit: limit)
        pool.open()
        return pool
    }
}

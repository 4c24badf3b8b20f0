import Foundation
import HalcyonCore
import Synchronization

/// Memory for receiving bodies, reused for the next body when a body's `Data` is freed.
///
/// Bodies are allocated on the engine's thread and freed on their readers'. The system's allocator returns such memory
/// to the kernel and faults it in again page by page, which took a quarter of the time of a fast download.
///
/// Blocks are kept only while an engine's thread runs (``open()``, ``close()``), and only up to a number of bytes:
/// beyond that, the oldest are freed. Small blocks, which would save nothing, and huge ones are left to the allocator.
final class BufferPool: Sendable {
    /// A block of memory, owned by whoever has it, to be returned once.
    struct Block: Sendable {
        fileprivate let address: UInt
        let capacity: Int

        var start: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }
    }

    private static let smallest = 32 << 10
    private let limit: Int
    private let state = Mutex(State())

    private struct State {
        var openings = 0
        /// Ordered by age; the oldest is first.
        var blocks: [Block] = []
        var bytes = 0
    }

    /// - Parameter limit: The maximum number of free bytes to keep. A block of more than a quarter of it is not kept.
    init(limit: Int = 16 << 20) { self.limit = limit }

    deinit { state.withLock { $0.blocks }.forEach(Self.free) }

    /// Returns a block of at least `count` bytes, uninitialized, or nil if there is no memory.
    func take(atLeast count: Int) -> Block? {
        guard isKept(count) else { return Self.allocate(count) }
        let capacity = Self.capacity(for: count)
        let found = state.withLock { state -> Block? in
            guard let index = state.blocks.lastIndex(where: { $0.capacity == capacity }) else { return nil }
            state.bytes -= capacity
            return state.blocks.remove(at: index)
        }
        return found ?? Self.allocate(capacity)
    }

    /// Returns a block to the pool.
    func give(_ block: Block) {
        guard isKept(block.capacity) else { return Self.free(block) }
        let surplus = state.withLock { state -> ArraySlice<Block> in
            guard state.openings > 0 else { return [block] }
            state.blocks.append(block)
            state.bytes += block.capacity
            guard state.bytes > limit else { return [] }
            var count = 0
            while state.bytes > limit {
                state.bytes -= state.blocks[count].capacity
                count += 1
            }
            defer { state.blocks.removeFirst(count) }
            return state.blocks[..<count]
        }
        surplus.forEach(Self.free)
    }

    /// Starts keeping blocks.
    func open() { state.withLock { $0.openings += 1 } }

    /// Frees the blocks, and those that are returned later, unless someone else still has the pool open.
    func close() {
        let blocks = state.withLock { state -> [Block] in
            state.openings -= 1
            guard state.openings == 0 else { return [] }
            defer { (state.blocks, state.bytes) = ([], 0) }
            return state.blocks
        }
        blocks.forEach(Self.free)
    }

    /// The number of free bytes kept.
    var freeBytes: Int { state.withLock { $0.bytes } }

    private func isKept(_ count: Int) -> Bool { count >= Self.smallest && count <= limit / 4 }

    /// Rounds up to one of four sizes between a power of two and the next, so that at most a fifth of a block is
    /// unused.
    private static func capacity(for count: Int) -> Int {
        let step = 1 << (Int.bitWidth - 3 - count.leadingZeroBitCount)
        return (count + step - 1) & ~(step - 1)
    }

    private static func allocate(_ count: Int) -> Block? {
        malloc(count).map { Block(address: UInt(bitPattern: $0), capacity: count) }
    }

    private static func free(_ block: Block) { Foundation.free(block.start) }
}

/// Received bytes that the reader has not taken yet, in one block that is passed on without a copy.
struct ChunkBuffer: ~Copyable {
    private let pool: BufferPool
    private var block: BufferPool.Block?
    private(set) var count = 0

    init(_ pool: BufferPool) { self.pool = pool }

    deinit { if let block { pool.give(block) } }

    /// Makes room for `total` bytes in all, so that this many fit in one block.
    ///
    /// - Returns: False if there is no memory.
    mutating func reserve(_ total: Int) -> Bool {
        guard total > block?.capacity ?? 0 else { return true }
        guard let larger = pool.take(atLeast: total), let start = larger.start else { return false }
        if let block, let old = block.start {
            memcpy(start, old, count)
            pool.give(block)
        }
        block = larger
        return true
    }

    /// - Returns: False if there is no memory.
    mutating func append(_ more: UnsafeRawPointer, count added: Int) -> Bool {
        let total = count + added
        let capacity = block?.capacity ?? 0
        guard total <= capacity || reserve(max(total, capacity * 2, 16384)), let start = block?.start else {
            return false
        }
        memcpy(start + count, more, added)
        count = total
        return true
    }

    /// Returns all bytes, or nil if there are none.
    mutating func take() -> Data? {
        guard count > 0, let block, let start = block.start else { return nil }
        let data = Data(bytesNoCopy: start, count: count, deallocator: .custom { [pool] _, _ in pool.give(block) })
        self.block = nil
        count = 0
        return data
    }
}

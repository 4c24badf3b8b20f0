import Foundation
import HalcyonCore
import Synchronization

/// Memory that bodies are received into, kept for the next body when a body's `Data` is freed.
///
/// Bodies are allocated on the engine's thread and freed on their readers'. The system's allocator gives such memory
/// back to the kernel and faults it in again, page by page, which took a quarter of the time of a fast download.
///
/// Blocks are kept only while an engine's thread runs (``open()``, ``close()``), and only so many bytes of them: over
/// that, the ones that have lain there longest go. Small blocks, where nothing is to be saved, and huge ones are the
/// allocator's as ever.
final class BufferPool: Sendable {
    /// What an allocator hands out: owned by whoever has it, to be given back once.
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
        /// The one that has lain there longest comes first.
        var blocks: [Block] = []
        var bytes = 0
    }

    /// - Parameter limit: How many free bytes are kept at most. A block of more than a quarter of it is not kept.
    init(limit: Int = 16 << 20) { self.limit = limit }

    deinit { state.withLock { $0.blocks }.forEach(Self.free) }

    /// A block of at least so many bytes, with anything in them; nil if there is no memory.
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

    /// Takes a block back.
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

    /// From now on blocks are kept.
    func open() { state.withLock { $0.openings += 1 } }

    /// Frees the blocks, and those that still come back, unless it is open for someone else.
    func close() {
        let blocks = state.withLock { state -> [Block] in
            state.openings -= 1
            guard state.openings == 0 else { return [] }
            defer { (state.blocks, state.bytes) = ([], 0) }
            return state.blocks
        }
        blocks.forEach(Self.free)
    }

    /// How many free bytes it keeps.
    var freeBytes: Int { state.withLock { $0.bytes } }

    private func isKept(_ count: Int) -> Bool { count >= Self.smallest && count <= limit / 4 }

    /// Four sizes between a power of two and the next, so that at most a fifth of a block lies idle.
    private static func capacity(for count: Int) -> Int {
        let step = 1 << (Int.bitWidth - 3 - count.leadingZeroBitCount)
        return (count + step - 1) & ~(step - 1)
    }

    private static func allocate(_ count: Int) -> Block? {
        malloc(count).map { Block(address: UInt(bitPattern: $0), capacity: count) }
    }

    private static func free(_ block: Block) { Foundation.free(block.start) }
}

/// Bytes that have arrived and nobody has taken yet, in one block that is handed over without a copy.
struct ChunkBuffer: ~Copyable {
    private let pool: BufferPool
    private var block: BufferPool.Block?
    private(set) var count = 0

    init(_ pool: BufferPool) { self.pool = pool }

    deinit { if let block { pool.give(block) } }

    /// Makes room for `total` bytes in all, so that as many arrive in one block.
    ///
    /// - Returns: false where there is no memory.
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

    /// - Returns: false where there is no memory.
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

    /// All bytes; nil if there are none.
    mutating func take() -> Data? {
        guard count > 0, let block, let start = block.start else { return nil }
        let data = Data(bytesNoCopy: start, count: count, deallocator: .custom { [pool] _, _ in pool.give(block) })
        self.block = nil
        count = 0
        return data
    }
}

import Foundation

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

import Foundation

/// Bytes that have arrived and nobody has taken yet, in one block that is handed over without a copy.
struct ChunkBuffer: ~Copyable {
    private var bytes: UnsafeMutableRawPointer?
    private var capacity = 0
    private(set) var count = 0

    deinit { free(bytes) }

    /// Makes room for `total` bytes in all, so that as many arrive in one block.
    ///
    /// - Returns: false where there is no memory.
    mutating func reserve(_ total: Int) -> Bool {
        guard total > capacity else { return true }
        guard let larger = realloc(bytes, total) else { return false }
        bytes = larger
        capacity = total
        return true
    }

    /// - Returns: false where there is no memory.
    mutating func append(_ more: UnsafeRawPointer, count added: Int) -> Bool {
        let total = count + added
        guard total <= capacity || reserve(max(total, capacity * 2, 16384)), let bytes else { return false }
        memcpy(bytes + count, more, added)
        count = total
        return true
    }

    /// All bytes; nil where there are none.
    mutating func take() -> Data? {
        guard count > 0, let bytes else { return nil }
        let data = Data(bytesNoCopy: bytes, count: count, deallocator: .free)
        self.bytes = nil
        capacity = 0
        count = 0
        return data
    }
}

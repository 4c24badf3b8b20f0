#if os(Linux)
import HalcyonCore
import Synchronization

/// A place for a helper between two frames of a pass: its owner takes it out while it works, and the pool may take it
/// for good.
final class HelperSlot: Sendable {
    private let pool: HelperPool
    private let helper = Mutex<Helper?>(nil)

    init(_ pool: HelperPool) { self.pool = pool }

    /// It forgets the animation when it is asked for something else.
    deinit { if let helper = take() { pool.give(helper) } }

    func take() -> Helper? {
        helper.withLock { helper in
            defer { helper = nil }
            return helper
        }
    }

    func put(_ kept: Helper) {
        helper.withLock { $0 = kept }
        pool.keep(self)
    }
}
#endif

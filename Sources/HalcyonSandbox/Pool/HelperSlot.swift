#if os(Linux)
import Synchronization

/// A place for a helper between two frames of a pass: its owner takes it out while it works, and the pool may take it
/// for good.
final class HelperSlot: Sendable {
    private let pool: HelperPool
    private let helper = Mutex<Helper?>(nil)

    init(_ pool: HelperPool) { self.pool = pool }

    /// It holds the state of one animation, and so is of no use to another image.
    deinit { take()?.kill() }

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

#if HALCYON_TSAN
import Foundation

/// Replaces `Synchronization.Mutex` in builds for the thread sanitizer, which understands pthread's locks but not a
/// futex inside an uninstrumented library. The engine's own is not visible to other packages.
///
/// `@unchecked Sendable` holds because the value is accessed only between lock and unlock.
final class Mutex<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ value: consuming sending Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
#endif

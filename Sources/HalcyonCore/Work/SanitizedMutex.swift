#if HALCYON_TSAN
import Foundation

typealias Mutex<Value: ~Copyable> = SanitizedMutex<Value>

/// Stands in for `Synchronization.Mutex` in builds for the thread sanitizer, which understands pthread's locks but not a
/// futex inside an uninstrumented library. The other modules and their tests use it too, each by a `typealias` of its own.
///
/// `@unchecked Sendable` holds because the value is touched only between lock and unlock.
package final class SanitizedMutex<Value: ~Copyable>: @unchecked Sendable {
    private var value: Value
    /// A value of no size has the address of what follows it, and the lock is read before it is held.
    private let spacer: UInt8 = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: consuming sending Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    package func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
#endif

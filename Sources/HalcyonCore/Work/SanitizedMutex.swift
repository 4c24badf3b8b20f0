#if HALCYON_TSAN
import Foundation

/// Stands in for `Synchronization.Mutex` in builds for the thread sanitizer, which understands pthread's locks but not a
/// futex inside an uninstrumented library. For the fakes and the tests of this package as well: each module names it by a
/// `typealias` of its own, which goes before the imported one.
///
/// `@unchecked Sendable` holds because the value is touched only between lock and unlock.
package final class Mutex<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: consuming sending Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    package func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
#endif

#if HALCYON_TSAN
import Foundation

typealias Mutex<Value: ~Copyable> = SanitizedMutex<Value>

/// Replaces `Synchronization.Mutex` in builds for the thread sanitizer, which understands pthread's locks but not a
/// futex inside an uninstrumented library. The other modules and their tests use it too, with their own `typealias`.
///
/// `@unchecked Sendable` holds because the value is accessed only between lock and unlock.
package final class SanitizedMutex<Value: ~Copyable>: @unchecked Sendable {
    /// A zero-sized property, such as the value of a `Mutex<Void>`, has the address of the object itself, whose header
    /// is read before the lock is held.
    private struct Sized: ~Copyable {
        var value: Value
        let size: UInt8 = 0
    }

    private var content: Sized
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: consuming sending Value) {
        content = Sized(value: value)
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
        return try body(&content.value)
    }
}
#endif

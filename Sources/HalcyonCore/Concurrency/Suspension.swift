#if HALCYON_TSAN
import Foundation

/// A waiting task, to be resumed exactly once; reports the happens-before order to the thread sanitizer, which cannot
/// see into the runtime's uninstrumented continuations.
package struct Suspension<Value: Sendable>: Sendable {
    fileprivate let continuation: CheckedContinuation<Value, Never>
    fileprivate let tag: Tag

    package func resume(returning value: Value) {
        tag.release()
        continuation.resume(returning: value)
    }
}

/// Waits until the suspension passed to `body` is resumed.
package func suspended<Value: Sendable>(_ body: (Suspension<Value>) -> Void) async -> Value {
    let tag = Tag()
    let value = await withCheckedContinuation { body(Suspension(continuation: $0, tag: tag)) }
    tag.acquire()
    return value
}

@_silgen_name("__tsan_acquire") private func tsanAcquire(_: UnsafeRawPointer)
@_silgen_name("__tsan_release") private func tsanRelease(_: UnsafeRawPointer)

private final class Tag: Sendable {
    func acquire() { tsanAcquire(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())) }
    func release() { tsanRelease(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())) }
}

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
#else
/// A waiting task, to be resumed exactly once.
package struct Suspension<Value: Sendable>: Sendable {
    fileprivate let continuation: UnsafeContinuation<Value, Never>

    package func resume(returning value: Value) { continuation.resume(returning: value) }
}

/// Waits until the suspension passed to `body` is resumed.
@inline(__always)
package func suspended<Value: Sendable>(_ body: (Suspension<Value>) -> Void) async -> Value {
    await withUnsafeContinuation { body(Suspension(continuation: $0)) }
}
#endif

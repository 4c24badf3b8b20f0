#if HALCYON_TSAN
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

import HalcyonCore
import Synchronization

#if HALCYON_TSAN
/// The lock that the thread sanitizer understands: the engine's tests, which it watches, use this type.
private typealias Mutex<Value> = SanitizedMutex<Value>
#endif

/// A value that a closure needs and that is only known after the closure was made.
public final class Later<Value: Sendable>: Sendable {
    private let stored = Mutex<Value?>(nil)

    /// Nothing yet.
    public init() {}

    /// The value, once it is known.
    public var value: Value? { stored.withLock { $0 } }

    /// Makes it known.
    public func set(_ value: Value) { stored.withLock { $0 = value } }
}

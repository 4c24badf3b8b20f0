#if HALCYON_TSAN
import HalcyonCore

/// The lock that the thread sanitizer understands, used instead of `Synchronization.Mutex`.
typealias Mutex<Value: ~Copyable> = SanitizedMutex<Value>
#endif

#if HALCYON_TSAN
import HalcyonCore

/// The lock that the thread sanitizer understands, instead of `Synchronization.Mutex`.
typealias Mutex<Value> = SanitizedMutex<Value>
#endif

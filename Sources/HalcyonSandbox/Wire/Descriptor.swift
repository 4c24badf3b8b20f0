#if os(Linux)
import CSandbox
import Glibc

/// A file descriptor that is closed with its owner.
final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Waits until it can be read, or written if that is what is waited for. Signals do not end the wait.
    ///
    /// - Parameter seconds: How long to wait at most; nil for ever.
    /// - Returns: Whether it can.
    func wait(forRoom isForRoom: Bool = false, seconds: Double?) -> Bool {
        let milliseconds = seconds.map { Int64(min(max(0, $0) * 1e3, 1e9).rounded(.up)) } ?? -1
        return halcyon_sandbox_wait(number, isForRoom ? 1 : 0, milliseconds) != 0
    }
}
#endif

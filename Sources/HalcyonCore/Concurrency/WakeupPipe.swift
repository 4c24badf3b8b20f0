import Foundation

/// Wakes a thread that polls it, and stays readable.
package final class WakeupPipe: Sendable {
    /// Becomes readable when the thread is to wake.
    package let number: Int32
    private let writeEnd: Int32

    /// - Returns: Nil if no descriptors are left.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        number = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        close(number)
        close(writeEnd)
    }

    /// Wakes the thread.
    package func wake() {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }
}

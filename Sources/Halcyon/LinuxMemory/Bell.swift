#if os(Linux)
import Foundation

/// Wakes a thread that polls it, and stays rung.
final class Bell: Sendable {
    /// Becomes readable when it is rung.
    let number: Int32
    private let rope: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        number = ends[0]
        rope = ends[1]
    }

    deinit {
        close(number)
        close(rope)
    }

    func ring() {
        var byte: UInt8 = 0
        _ = write(rope, &byte, 1)
    }
}
#endif

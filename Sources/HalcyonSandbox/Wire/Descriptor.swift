#if os(Linux)
import Glibc

/// A file descriptor that is closed with its owner.
final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }
}
#endif

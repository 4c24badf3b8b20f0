#if os(Linux)
import Foundation

/// A counter of the kernel's that wakes who polls it (eventfd(2)).
final class EventDescriptor: Sendable {
    let number = CLibrary.makeEventDescriptor()

    init?() {
        if number < 0 { return nil }
    }

    deinit {
        if number >= 0 { close(number) }
    }

    func reset() {
        var count: UInt64 = 0
        _ = read(number, &count, MemoryLayout.size(ofValue: count))
    }
}
#endif

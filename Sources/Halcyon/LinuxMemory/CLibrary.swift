#if os(Linux)
import Foundation

/// What the C library has that is in no header which Swift sees, looked up by its name.
enum CLibrary {
    private static let eventfd = dlsym(nil, "eventfd").map {
        unsafeBitCast($0, to: (@convention(c) (UInt32, Int32) -> Int32).self)
    }

    /// A counter that wakes who polls it (eventfd(2)); negative where there is none.
    static func makeEventDescriptor() -> Int32 { eventfd?(0, O_CLOEXEC | O_NONBLOCK) ?? -1 }
}
#endif

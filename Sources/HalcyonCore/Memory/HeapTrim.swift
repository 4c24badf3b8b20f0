import Foundation

/// Has the C library give back to the system what was freed.
enum HeapTrim {
    #if os(Linux)
    /// GNU's alone, and in no header that Swift sees.
    private static let function = dlsym(nil, "malloc_trim").map {
        unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self)
    }
    #endif

    /// Freed pixels lie between others in the heap of Linux: there it keeps them for itself until it is told.
    static func run() {
        #if os(Linux)
        _ = function?(0)
        #endif
    }
}

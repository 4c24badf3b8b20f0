import Foundation

/// What tells whether a local file is still the one that an image was made of: its place on the disk, its size, and when
/// its content and its entry were last changed, to the nanosecond.
///
/// A program that writes the file again, or puts another in its place, changes one of them, even if it sets the time of
/// modification back.
struct FileFacts: Sendable {
    private struct Numbers: Equatable {
        let device, node, size: Int
        let modifiedAt, changedAt: SIMD2<Int>

        init(_ status: stat) {
            device = Int(truncatingIfNeeded: status.st_dev)
            node = Int(truncatingIfNeeded: status.st_ino)
            size = Int(status.st_size)
            #if canImport(Darwin)
            modifiedAt = SIMD2(status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
            changedAt = SIMD2(status.st_ctimespec.tv_sec, status.st_ctimespec.tv_nsec)
            #else
            modifiedAt = SIMD2(status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            changedAt = SIMD2(status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
            #endif
        }
    }

    private let path: String
    private let numbers: Numbers

    /// - Parameters:
    ///   - path: Where the file lies.
    ///   - status: What the system says of it.
    init(path: String, _ status: stat) {
        self.path = path
        numbers = Numbers(status)
    }

    /// Asks the system, which takes about as long as a memory hit itself: no file is opened.
    var isUnchanged: Bool {
        var status = stat()
        return stat(path, &status) == 0 && Numbers(status) == numbers
    }

    /// File systems keep time in steps of a tick of the kernel, 10 ms at most: a change in the same step as this one
    /// could not be seen. The microseconds until that step is over; nil if it is.
    var microsecondsUntilSettled: UInt32? {
        var now = timespec()
        guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
        let age = (now.tv_sec - numbers.changedAt.x) * 1_000_000 + (now.tv_nsec - numbers.changedAt.y) / 1000
        return (0..<Self.step).contains(age) ? UInt32(Self.step - age) : nil
    }

    private static let step = 10_000
}

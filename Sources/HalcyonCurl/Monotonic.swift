import Foundation

/// A clock that only goes forward, in nanoseconds.
enum Monotonic {
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    static func seconds(from start: UInt64, to end: UInt64) -> Double { end > start ? Double(end - start) / 1e9 : 0 }

    /// The moment `seconds` after `start`; never, for a time that is infinite, beyond the clock, or no number.
    static func deadline(_ seconds: Double, after start: UInt64) -> UInt64 {
        let nanoseconds = seconds * 1e9
        guard nanoseconds < 1e18 else { return .max }
        return start + UInt64(max(0, nanoseconds))
    }
}

public import Foundation

/// The time of the machine.
public struct SystemClock: Timekeeping {
    /// A century: beyond this a sleep's end is no number of nanoseconds any more.
    private static let longestSleep = 3_153_600_000.0

    /// The machine's time.
    public init() {}

    /// The time of day.
    public var date: Date { Date() }

    /// Seconds since the machine was started.
    public var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Returns after so many seconds; at once for none.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled.
    public func sleep(seconds: Double) async throws(ImageError) {
        do {
            // Written so that NaN is no time at all.
            let seconds = seconds > 0 ? min(seconds, Self.longestSleep) : 0
            try await Task.sleep(for: .seconds(seconds))
        } catch {
            throw .cancelled
        }
    }
}

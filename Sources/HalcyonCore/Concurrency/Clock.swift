public import Foundation

/// Tells the time and lets it pass: a pipeline takes it from here alone, so that a test can move it on by hand.
public protocol Timekeeping: Sendable {
    /// The time of day, by which cached bytes age.
    var date: Date { get }

    /// The time of day, read as cheaply as can be: it may be some milliseconds ahead of ``date``, and never behind it,
    /// for nothing is to be fresh after its time. For what is asked at each hit of a memory cache. Default: ``date``.
    var coarseDate: Date { get }

    /// Seconds since some fixed moment. Never goes back; for durations and time limits.
    var uptime: Double { get }

    /// Returns after so many seconds; at once for none.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled.
    func sleep(seconds: Double) async throws(ImageError)
}

extension Timekeeping {
    /// The time of day.
    public var coarseDate: Date { date }
}

/// The time of the machine.
public struct SystemClock: Timekeeping {
    /// A century: beyond this a sleep's end is no number of nanoseconds any more.
    private static let longestSleep = 3_153_600_000.0

    /// The machine's time.
    public init() {}

    /// The time of day.
    public var date: Date { Date() }

    /// The time of day by the last tick of the kernel, which is read in a fifth of the time, and ``coarseness`` more,
    /// so that it is not behind ``date``; elsewhere than on Linux as ``date``.
    public var coarseDate: Date {
        Date(timeIntervalSinceReferenceDate: Self.coarseSeconds)
    }

    /// Seconds by which ``coarseDate`` is ahead at most: ticks of the kernel are 1 to 10 ms apart, and may come late.
    static let coarseness = 0.02

    /// As ``coarseDate``, in seconds since the reference date.
    static var coarseSeconds: Double {
        #if os(Linux)
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return Double(time.tv_sec - 978_307_200) + (Double(time.tv_nsec) * 1e-9 + coarseness)
        #else
        Date.timeIntervalSinceReferenceDate
        #endif
    }

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

/// The time of a clock, as cheap as can be: that of the machine is asked past the protocol, for some nanoseconds less.
///
/// A class, for to lend it costs nothing: a copy of a clock of any type costs a hit in memory twice what reading it does.
final class CoarseTime: Sendable {
    private let clock: any Timekeeping
    private let isMachines: Bool

    init(_ clock: any Timekeeping) {
        self.clock = clock
        isMachines = clock is SystemClock
    }

    /// In seconds since the reference date.
    @inline(__always)
    var now: Double { isMachines ? SystemClock.coarseSeconds : another }

    @inline(never)
    private var another: Double { clock.coarseDate.timeIntervalSinceReferenceDate }
}

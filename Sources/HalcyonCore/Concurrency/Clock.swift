public import Foundation

/// A source of time and delays: a pipeline uses no other one, so that a test can advance time by hand.
public protocol PipelineClock: Sendable {
    /// The current time of day, which determines the age of cached bytes.
    var date: Date { get }

    /// The time of day, read as cheaply as possible: it may be some milliseconds ahead of ``date`` but never behind it,
    /// because nothing may count as fresh after its time. Used at each hit of a memory cache. Default: ``date``.
    var coarseDate: Date { get }

    /// Seconds since some fixed moment. Never goes backwards; for durations and time limits.
    var uptime: Double { get }

    /// Returns after that many seconds; immediately if `seconds` is not positive.
    ///
    /// - Throws: `ImageError.cancelled`, immediately, if the calling task is cancelled.
    func sleep(seconds: Double) async throws(ImageError)
}

extension PipelineClock {
    /// The time of day.
    public var coarseDate: Date { date }
}

/// The system clock.
public struct SystemClock: PipelineClock {
    /// A century: the end of a longer sleep cannot be represented in nanoseconds.
    private static let longestSleep = 3_153_600_000.0

    /// Creates the system clock.
    public init() {}

    /// The time of day.
    public var date: Date { Date() }

    /// The time of the kernel's last tick, which takes a fifth of the time to read, plus 20 ms, so that it is never
    /// behind ``date``. On systems other than Linux, the same as ``date``.
    public var coarseDate: Date {
        Date(timeIntervalSinceReferenceDate: Self.coarseSeconds)
    }

    /// How far ``coarseDate`` may be ahead, in seconds: kernel ticks are 1 to 10 ms apart, and may come late.
    static let coarseness = 0.02

    /// The same as ``coarseDate``, in seconds since the reference date.
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

    /// Returns after that many seconds; immediately if `seconds` is not positive.
    ///
    /// - Throws: `ImageError.cancelled`, immediately, if the calling task is cancelled.
    public func sleep(seconds: Double) async throws(ImageError) {
        do {
            // Written so that NaN means no delay.
            let seconds = seconds > 0 ? min(seconds, Self.longestSleep) : 0
            try await Task.sleep(for: .seconds(seconds))
        } catch {
            throw .cancelled
        }
    }
}

/// The time of a clock, read as cheaply as possible: reads the system clock directly, which saves some nanoseconds.
///
/// A class, because lending it costs nothing: copying a clock of any type costs a memory hit twice as much as reading.
final class CoarseTime: Sendable {
    let clock: any PipelineClock
    private let isMachines: Bool

    init(_ clock: any PipelineClock) {
        self.clock = clock
        isMachines = clock is SystemClock
    }

    /// In seconds since the reference date.
    @inline(__always)
    var now: Double { isMachines ? SystemClock.coarseSeconds : another }

    @inline(never)
    private var another: Double { clock.coarseDate.timeIntervalSinceReferenceDate }
}

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

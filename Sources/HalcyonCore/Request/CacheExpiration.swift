public import Foundation

/// How long a stored entry counts as fresh.
public enum CacheExpiration: Sendable, Hashable {
    /// For so many seconds after it was stored. What is no number counts as 0, and infinity as never.
    case seconds(TimeInterval)
    /// For so many days of 24 hours after it was stored.
    case days(Int)
    /// Until a moment in time. One that is made of no number counts as past.
    case date(Date)
    /// For ever.
    case never

    /// The moment at which an entry stored at `start` ceases to be fresh; nil for never.
    public func date(from start: Date) -> Date? {
        switch self {
        case .seconds(let seconds): Self.date(seconds, after: start)
        case .days(let days): Self.date(TimeInterval(days) * 86_400, after: start)
        case .date(let date):
            date.timeIntervalSinceReferenceDate.isNaN ? .distantPast : date
        case .never: nil
        }
    }

    /// Nothing infinite, which would be no number as soon as somebody calculates with it.
    private static func date(_ seconds: TimeInterval, after start: Date) -> Date? {
        if seconds == .infinity { return nil }
        return start.addingTimeInterval(seconds.isFinite ? seconds : seconds.isNaN ? 0 : -longest)
    }

    /// More than has passed since there were calendars.
    private static let longest = 1e12
}

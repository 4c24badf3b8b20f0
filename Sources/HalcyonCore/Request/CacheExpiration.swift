public import Foundation

/// How long a stored entry counts as fresh.
public enum CacheExpiration: Sendable, Hashable {
    /// For so many seconds after it was stored.
    case seconds(TimeInterval)
    /// For so many days of 24 hours after it was stored.
    case days(Int)
    /// Until a moment in time.
    case date(Date)
    /// For ever.
    case never

    /// The moment at which an entry stored at `start` ceases to be fresh; nil for never.
    public func date(from start: Date) -> Date? {
        switch self {
        case .seconds(let seconds): start.addingTimeInterval(seconds)
        case .days(let days): start.addingTimeInterval(TimeInterval(days) * 86_400)
        case .date(let date): date
        case .never: nil
        }
    }
}

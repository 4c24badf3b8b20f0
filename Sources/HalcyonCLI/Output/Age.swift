import Foundation

extension Date {
    /// The time from this moment to a later one in one unit: `"12 s"`, `"3 min"`, `"5 h"`, `"9 d"`.
    func age(at later: Date) -> String {
        let seconds = max(0, later.timeIntervalSince(self))
        return switch seconds {
        case ..<120: "\(Int(seconds)) s"
        case ..<7200: "\(Int(seconds / 60)) min"
        case ..<172_800: "\(Int(seconds / 3600)) h"
        default: "\(Int(min(seconds / 86_400, 99_999))) d"
        }
    }
}

extension JSONValue {
    /// A moment as RFC 3339 text, in UTC.
    static func date(_ date: Date) -> JSONValue {
        .string(date.formatted(.iso8601))
    }
}

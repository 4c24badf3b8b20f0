import Foundation
import Synchronization

/// The value of the field `Date` (RFC 9110, 6.6.1): `Sun, 06 Nov 1994 08:49:37 GMT`.
enum DateField {
    /// The value for now. It is written once a second.
    static var now: String {
        let second = time(nil)
        return last.withLock { last in
            if last.second != second { last = (second, text(of: second)) }
            return last.text
        }
    }

    /// The value for a number of seconds since 1970.
    static func text(of second: time_t) -> String {
        var second = second
        var parts = tm()
        gmtime_r(&second, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = days[Int(parts.tm_wday) % days.count]
        let month = months[Int(parts.tm_mon) % months.count]
        let time = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
        return "\(day), \(two(parts.tm_mday)) \(month) \(parts.tm_year + 1_900) \(time) GMT"
    }

    private static let last = Mutex<(second: time_t, text: String)>((-1, ""))
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}

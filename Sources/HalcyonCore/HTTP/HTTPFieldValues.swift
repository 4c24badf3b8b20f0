import Foundation

/// The three forms that a date has in HTTP (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`, and the obsolete
/// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
///
/// Nothing else is a date, by a single blank or letter: a cache has to take a malformed `Expires` for the past
/// (RFC 9111, 5.3), and what one reader forgives another takes for stale.
enum HTTPDate {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    /// The moment that a text names; nil for any other text.
    ///
    /// - Parameter now: Tells which century a year of two digits is of: the last one before it would be more than 50
    ///   years ahead.
    static func date(_ text: String, now: Date) -> Date? {
        guard text.utf8.count < 64 else { return nil }
        var reader = Reader(rest: text[...])
        guard let day = days.first(where: { reader.skip($0) }) ?? days.first(where: { reader.skip($0.prefix(3)) })
        else { return nil }
        let hasLongName = text.hasPrefix(day)
        let moment: (year: Int?, month: Int?, day: Int?, seconds: Int?)
        if reader.skip(", ") {
            let separator = hasLongName ? "-" : " "
            let day = reader.number(2)
            guard reader.skip(separator), let month = reader.month(of: months), reader.skip(separator) else {
                return nil
            }
            let year = hasLongName ? reader.number(2).map { fullYear($0, now) } : reader.number(4)
            guard reader.skip(" ") else { return nil }
            moment = (year, month, day, reader.time())
            guard reader.skip(" GMT") else { return nil }
        } else {
            guard !hasLongName, reader.skip(" "), let month = reader.month(of: months), reader.skip(" ") else {
                return nil
            }
            let day = reader.skip(" ") ? reader.number(1) : reader.number(2)
            guard reader.skip(" ") else { return nil }
            let seconds = reader.time()
            guard reader.skip(" ") else { return nil }
            moment = (reader.number(4), month, day, seconds)
        }
        guard reader.rest.isEmpty, let year = moment.year, let month = moment.month, let day = moment.day,
            let seconds = moment.seconds, (1...length(of: month, in: year)).contains(day)
        else { return nil }
        return Date(timeIntervalSince1970: Double(daysSince1970(year, month, day) * 86_400 + seconds))
    }

    /// What is left of a text.
    private struct Reader {
        var rest: Substring

        mutating func skip(_ text: some StringProtocol) -> Bool {
            guard rest.utf8.starts(with: text.utf8) else { return false }
            rest = Substring(rest.utf8.dropFirst(text.utf8.count))
            return true
        }

        /// So many digits, and no sign.
        mutating func number(_ count: Int) -> Int? {
            let digits = rest.utf8.prefix(count)
            guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
            rest = Substring(rest.utf8.dropFirst(count))
            return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
        }

        /// From 1 on.
        mutating func month(of names: [String]) -> Int? {
            for (index, name) in names.enumerated() where skip(name) { return index + 1 }
            return nil
        }

        /// The seconds of a day; one more where a leap second ends it.
        mutating func time() -> Int? {
            guard let hour = number(2), skip(":"), let minute = number(2), skip(":"), let second = number(2),
                hour < 24, minute < 60, second <= 60
            else { return nil }
            return (hour * 60 + minute) * 60 + second
        }
    }

    private static func fullYear(_ lastDigits: Int, _ now: Date) -> Int {
        let thisYear = 1970 + Int((now.timeIntervalSince1970 / 31_556_952).within(-1e6...1e6, orElse: 0))
        let year = thisYear / 100 * 100 + lastDigits
        return year > thisYear + 50 ? year - 100 : year
    }

    private static func length(of month: Int, in year: Int) -> Int {
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        // Years that begin in March have their leap day at the end.
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}

import Foundation

/// The three forms that a date has in HTTP (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`, and the obsolete
/// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
enum HTTPDate {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// The moment that a text names; nil for any other text.
    ///
    /// - Parameter now: Tells which century a year of two digits is of: the last one before it would be more than 50
    ///   years ahead.
    static func date(_ text: String, now: Date) -> Date? {
        guard text.utf8.count < 64 else { return nil }
        let words = text.split { $0 == " " || $0 == "," || $0 == "-" || $0 == ":" }.map { $0.lowercased() }
        // Day, month, year, hour, minute, second.
        let parts: [String]
        if words.count == 8, words[7] == "gmt" {
            parts = Array(words[1...6])
        } else if words.count == 7 {
            parts = [words[2], words[1], words[6], words[3], words[4], words[5]]
        } else {
            return nil
        }
        guard let month = months.firstIndex(of: parts[1]), let day = number(parts[0], 1...31),
            var year = number(parts[2], 0...9999), let hour = number(parts[3], 0...23),
            let minute = number(parts[4], 0...59), let second = number(parts[5], 0...60)
        else { return nil }
        if parts[2].utf8.count == 2 {
            let thisYear = 1970 + Int(now.timeIntervalSince1970 / 31_556_952)
            year += thisYear / 100 * 100
            if year > thisYear + 50 { year -= 100 }
        } else if parts[2].utf8.count != 4 {
            return nil
        }
        let days = daysSince1970(year, month + 1, day)
        return Date(timeIntervalSince1970: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
    }

    private static func number(_ text: String, _ range: ClosedRange<Int>) -> Int? {
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), range.contains(number) else {
            return nil
        }
        return number
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

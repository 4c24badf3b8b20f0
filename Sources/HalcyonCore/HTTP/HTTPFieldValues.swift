import Foundation
import HTTPTypes

/// Parses the three date formats of HTTP (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`, and the obsolete
/// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
///
/// Rejects any deviation, even of a single space or letter: a cache must treat a malformed `Expires` as a time in the
/// past (RFC 9111, 5.3), and a lenient parser would take for fresh what a strict one takes for stale.
enum HTTPDate {
    private static let months: [StaticString] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    /// The short name of each day, and the rest of the long one.
    private static let days: [(StaticString, StaticString)] = [
        ("Mon", "day"), ("Tue", "sday"), ("Wed", "nesday"), ("Thu", "rsday"), ("Fri", "day"), ("Sat", "urday"),
        ("Sun", "day"),
    ]

    /// Returns the moment that a text denotes; nil for any other text.
    ///
    /// - Parameter now: Determines the century of a two-digit year: the current one, or the previous one if the year
    ///   would be more than 50 years ahead.
    static func date(_ text: String, now: Date) -> Date? {
        guard text.utf8.count < 64 else { return nil }
        // By bytes: each answer has two or three dates, and is read four times.
        var text = text
        return text.withUTF8 { date(Reader(bytes: $0), now: now) }
    }

    private static func date(_ reader: consuming Reader, now: Date) -> Date? {
        guard let day = days.first(where: { reader.skip($0.0) }) else { return nil }
        let hasLongName = reader.skip(day.1)
        let moment: (year: Int?, month: Int?, day: Int?, seconds: Int?)
        if reader.skip(", ") {
            let separator: StaticString = hasLongName ? "-" : " "
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
        guard reader.isAtEnd, let year = moment.year, let month = moment.month, let day = moment.day,
            let seconds = moment.seconds, (1...length(of: month, in: year)).contains(day)
        else { return nil }
        return Date(timeIntervalSince1970: Double(daysSince1970(year, month, day) * 86_400 + seconds))
    }

    /// Reads the bytes of a text from its start.
    private struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        private var position = 0

        init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

        var isAtEnd: Bool { position == bytes.count }

        mutating func skip(_ text: StaticString) -> Bool {
            let count = text.utf8CodeUnitCount
            guard bytes.count - position >= count else { return false }
            for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
            position += count
            return true
        }

        /// Reads exactly `count` digits, without a sign.
        mutating func number(_ count: Int) -> Int? {
            guard bytes.count - position >= count else { return nil }
            var number = 0
            for index in position..<(position + count) {
                guard case 48...57 = bytes[index] else { return nil }
                number = number * 10 + Int(bytes[index]) - 48
            }
            position += count
            return number
        }

        /// Reads a month's name and returns its number, from 1.
        mutating func month(of names: [StaticString]) -> Int? {
            for (index, name) in names.enumerated() where skip(name) { return index + 1 }
            return nil
        }

        /// Reads a time of day and returns its seconds; accepts second 60, for leap seconds.
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

/// An `ETag` (RFC 9110, 8.8.3).
struct EntityTag: Sendable, Hashable {
    /// The text between the quotes; the whole text if it has none.
    let opaque: String
    /// Whether the tag is weak: it promises only equivalent content.
    let isWeak: Bool

    /// Parses a tag. Returns nil if the text does not name one version: if it is empty, `*`, which matches any version
    /// (13.1.2), several tags, or a tag with non-ASCII characters. Other bytes in a field have no defined meaning
    /// (5.5): different bytes can decode to the same character, and Swift compares different characters as equal.
    init?(_ text: String) {
        let text = text.trimmed
        guard !text.isEmpty, text != "*", text.utf8.allSatisfy({ $0 < 128 }) else { return nil }
        isWeak = text.hasPrefix("W/")
        let quote = UInt8(ascii: "\"")
        // By bytes, which are all ASCII.
        let tag = isWeak ? text.utf8.dropFirst(2) : text.utf8[...]
        let isQuoted = tag.count >= 2 && tag.first == quote && tag.last == quote
        let inner = isQuoted ? tag.dropFirst().dropLast() : tag
        if isQuoted, inner.contains(quote) { return nil }
        opaque = String(Substring(inner))
    }

    /// Whether a text is exactly one strong tag (RFC 9110, 8.8.3) that is not empty: servers without version names send
    /// an empty one.
    static func namesVersion(_ text: String) -> Bool {
        guard text.utf8.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return false }
        // A quote inside would mean several tags.
        return text.utf8.dropFirst().dropLast().allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "\"") }
    }

    /// Whether both are strong and equal (RFC 9110, 8.8.3.2).
    func isStrongly(_ other: EntityTag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }

    /// Whether both are equal, regardless of their strength (RFC 9110, 8.8.3.2).
    func isWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }
}

/// The `Content-Range` field of a part (RFC 9110, 14.4): `bytes 200-999/1000`, `bytes 200-999/*`.
struct ContentRange: Equatable {
    /// The offset of the part's first byte.
    let first: Int
    /// The offset of the part's last byte.
    let last: Int
    /// The total number of bytes, or nil if the server does not know it.
    let total: Int?

    /// Returns nil unless the text denotes a possible byte range.
    init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let sides = words[1].split(separator: "/", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        let ends = sides[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]), first <= last else {
            return nil
        }
        if sides[1] == "*" {
            total = nil
        } else {
            guard let number = Self.number(sides[1]), last < number else { return nil }
            total = number
        }
        (self.first, self.last) = (first, last)
    }

    /// Accepts only digits, because `Int` also accepts signs, and only numbers small enough that sums cannot overflow.
    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), number < Int.max / 4 else {
            return nil
        }
        return number
    }
}

extension HTTPFields {
    /// The fields without those that apply to a single connection and must not be stored (RFC 9111, 3.1).
    var withoutConnectionFields: HTTPFields {
        let named = self[values: .connection].flatMap { value in
            // The usual ones, which are not worth a look at each of their letters.
            value == "keep-alive" || value == "close"
                ? [] : value.split(separator: ",").map { String($0).trimmed.lowercased() }
        }
        func isDropped(_ field: HTTPField) -> Bool {
            let name = field.name.canonicalName
            return Self.connectionFields.contains(name) || named.contains(name)
        }
        // Not a filter: adding the others one by one takes longer than removing one or two.
        var kept = self
        for field in self where isDropped(field) { kept[field.name] = nil }
        return kept
    }

    /// A list, because comparing short texts takes less time than the hash of one.
    private static let connectionFields = [
        "connection", "keep-alive", "proxy-authenticate", "proxy-authentication-info", "proxy-authorization",
        "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
    ]
}

extension HTTPFields {
    /// The value of a field, like the subscript by name, which takes 14 times the instructions if there is only one.
    func value(_ name: HTTPField.Name) -> String? {
        guard let first = firstIndex(where: { $0.name == name }) else { return nil }
        let hasMore = self[index(after: first)...].contains { $0.name == name }
        return hasMore ? self[name] : self[first].value
    }
}

extension HTTPFields {
    /// The memory overhead of a field, in bytes, besides its name and value.
    package static let bytesOfField = 128

    /// Returns the total bytes of names and values, plus `field` for each field.
    package func byteCount(perField field: Int = HTTPFields.bytesOfField) -> Int {
        reduce(0) { $0 + $1.name.rawName.utf8.count + $1.withUnsafeBytesOfValue { $0.count } + field }
    }
}

extension HTTPResponse {
    /// The names of the request fields that selected this response: those in `Vary` (RFC 9110, 12.5.5), in lower case,
    /// including `*`.
    var varyingFields: Set<String> {
        Set(headerFields[values: .vary].flatMap { $0.split(separator: ",").map { String($0).trimmed.lowercased() } })
    }
}

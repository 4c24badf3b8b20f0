/// The value of a `Content-Range` field of a part (RFC 9110, 14.4): `bytes 200-999/1000`, `bytes 200-999/*`.
struct ContentRange: Equatable {
    /// The place of the part's first byte.
    let first: Int
    /// The place of its last byte.
    let last: Int
    /// The bytes of the whole, or nil where the server does not know.
    let total: Int?

    /// Nil for anything that names no range of bytes, or an impossible one.
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

    /// Digits alone: `Int` takes signs too. Nothing near the greatest number, so that sums cannot overflow.
    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), number < Int.max / 4 else {
            return nil
        }
        return number
    }
}

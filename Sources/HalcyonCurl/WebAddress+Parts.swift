extension WebAddress {
    /// Host and port as a request's head has them: no user, and no port that is the scheme's own.
    var authority: String {
        let standard = origin.scheme == "https" ? "443" : "80"
        return origin.port == standard ? origin.host : "\(origin.host):\(origin.port)"
    }

    /// Path and query as they are sent.
    var path: String {
        let rest = text[(place?.upperBound ?? text.endIndex)...]
        return String(rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex)])
    }

    /// Whether it has a question mark with nothing after it, which makes it another URL than it would be without (RFC
    /// 3986, section 6.2.3).
    var hasEmptyQuery: Bool {
        let bytes = text.utf8
        guard let mark = bytes.firstIndex(where: { "?#".utf8.contains($0) }), bytes[mark] == UInt8(ascii: "?")
        else { return false }
        let next = bytes.index(after: mark)
        return next == bytes.endIndex || bytes[next] == UInt8(ascii: "#")
    }

    /// The same address with this one's user and password, if it has none of its own and is of the same origin.
    func lendingUser(to other: WebAddress) -> WebAddress {
        guard other.origin == origin, let place, let end = text[place].utf8.lastIndex(of: UInt8(ascii: "@")),
            let otherPlace = other.place, !other.text[otherPlace].utf8.contains(UInt8(ascii: "@"))
        else { return other }
        var longer = other.text
        longer.insert(contentsOf: text[place.lowerBound...end], at: otherPlace.lowerBound)
        return WebAddress(text: longer, origin: origin)
    }

    /// Where user, host and port stand. By bytes: a delimiter that a combining mark follows is one all the same.
    private var place: Range<String.Index>? {
        guard let start = text.utf8.firstRange(of: "://".utf8)?.upperBound else { return nil }
        return start..<(text[start...].utf8.firstIndex { "/?#".utf8.contains($0) } ?? text.endIndex)
    }
}

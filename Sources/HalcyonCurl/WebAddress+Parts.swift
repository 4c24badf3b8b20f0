extension WebAddress {
    /// Host and port as a request's head has them: no user, and no port that is the scheme's own.
    var authority: String {
        let standard = origin.scheme == "https" ? "443" : "80"
        return origin.port == standard ? origin.host : "\(origin.host):\(origin.port)"
    }

    /// Path and query as they are sent.
    var path: String {
        let rest = text[(place?.upperBound ?? text.endIndex)...]
        return String(rest.prefix { $0 != "#" })
    }

    /// The same address with this one's user and password, where it has none of its own and is of the same origin.
    func lendingUser(to other: WebAddress) -> WebAddress {
        guard other.origin == origin, let place, let end = text[place].lastIndex(of: "@"),
            let otherPlace = other.place, !other.text[otherPlace].contains("@")
        else { return other }
        var longer = other.text
        longer.insert(contentsOf: text[place.lowerBound...end], at: otherPlace.lowerBound)
        return WebAddress(text: longer, origin: origin)
    }

    /// Where user, host and port stand.
    private var place: Range<String.Index>? {
        guard let start = text.firstRange(of: "://")?.upperBound else { return nil }
        return start..<(text[start...].firstIndex { "/?#".contains($0) } ?? text.endIndex)
    }
}

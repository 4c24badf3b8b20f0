/// The parts of a reference to a resource, relative or not (RFC 3986, section 4.1). Any text has parts: nothing is
/// validated, encoded or decoded.
///
/// A missing part is nil, which differs from an empty part: `/a?` is not `/a` (section 6.2.3).
package struct URLReference: Sendable, Hashable {
    /// The text before the first colon, if it may be a scheme.
    package var scheme: String?
    /// User, host and port: the text after two slashes.
    package var authority: String?
    /// The text between the other parts; may be empty.
    package var path: String
    /// The text after the first question mark.
    package var query: String?
    /// The text after the first number sign.
    package var fragment: String?

    /// Splits a text into its parts (appendix B).
    package init(_ text: String) {
        // Searches bytes: a delimiter still counts if a combining mark follows it.
        var rest = text[...]
        fragment = Self.cutting(&rest, at: "#")
        query = Self.cutting(&rest, at: "?")
        if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) {
            scheme = String(rest[..<colon])
            rest = rest[rest.utf8.index(after: colon)...]
        }
        if rest.utf8.starts(with: "//".utf8) {
            let start = rest.utf8.index(rest.startIndex, offsetBy: 2)
            let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            authority = String(rest[start..<end])
            rest = rest[end...]
        }
        path = String(rest)
    }

    /// Resolves this reference against `base`, an absolute URL with an authority (section 5.2.2, like strict parsers:
    /// `http:g` is a URL without an authority everywhere).
    package func resolved(against base: URLReference) -> URLReference {
        var target = self
        if scheme != nil {
            if authority != nil { target.path = Self.withoutDotSegments(path) }
            return target
        }
        target.scheme = base.scheme
        if authority != nil {
            target.path = Self.withoutDotSegments(path)
            return target
        }
        target.authority = base.authority
        if path.isEmpty {
            target.path = base.path
            target.query = query ?? base.query
        } else if path.utf8.first == UInt8(ascii: "/") {
            target.path = Self.withoutDotSegments(path)
        } else {
            // The base's path up to its last slash (section 5.2.3).
            let slash = base.path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let folder = slash.map { base.path[...$0] } ?? "/"
            target.path = Self.withoutDotSegments(folder + path)
        }
        return target
    }

    /// The text composed of the parts (section 5.3).
    package var text: String {
        var text = ""
        if let scheme { text += scheme + ":" }
        if let authority { text += "//" + authority }
        text += path
        if let query { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }

    /// Removes the segments `.` and `..` from a path, and the segments that the latter cancel (section 5.2.4). Returns
    /// a path that does not begin with a slash unchanged.
    private static func withoutDotSegments(_ path: some StringProtocol) -> String {
        let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard segments.count > 1, segments[0].isEmpty else { return String(path) }
        var kept: [Substring] = []
        for (index, segment) in segments.enumerated().dropFirst() {
            let isDot = segment.elementsEqual(".".utf8)
            let isDoubleDot = segment.elementsEqual("..".utf8)
            if isDoubleDot, !kept.isEmpty { kept.removeLast() }
            if !isDot, !isDoubleDot {
                kept.append(Substring(decoding: segment, as: UTF8.self))
            } else if index == segments.count - 1 {
                // The remaining path names a folder.
                kept.append("")
            }
        }
        return "/" + kept.joined(separator: "/")
    }

    /// Cuts a text at the first delimiter, which is removed.
    ///
    /// - Returns: The text after the delimiter; nil if it does not occur.
    private static func cutting(_ text: inout Substring, at delimiter: Unicode.Scalar) -> String? {
        guard let place = text.utf8.firstIndex(of: UInt8(ascii: delimiter)) else { return nil }
        let rest = String(text[text.utf8.index(after: place)...])
        text = text[..<place]
        return rest
    }

    /// Whether a text may be a scheme (section 3.1): a letter, then letters, digits, `+`, `-` and `.`.
    private static func isScheme(_ text: Substring) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) }
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) || "+-.".utf8.contains($0) }
    }
}

/// URLs that have nothing to decode, encode or normalize, as most have. They need no parser: all that there are make of
/// them what they were. It recognizes fewer than there are.
package enum PlainURL {
    /// Splits the text of a URL.
    ///
    /// - Returns: Its parts; nil if it is not plain.
    package static func parts(of url: String) -> (scheme: String, authority: String, path: String)? {
        guard let scheme = ["https", "http"].first(where: { url.hasPrefix($0) }) else { return nil }
        let rest = url.utf8.dropFirst(scheme.utf8.count)
        guard rest.starts(with: "://".utf8), case let place = rest.dropFirst(3),
            let slash = place.firstIndex(of: UInt8(ascii: "/"))
        else { return nil }
        let (authority, path) = (String(Substring(place[..<slash])), String(Substring(place[slash...])))
        return isAuthority(authority, scheme: scheme) && isPath(path) ? (scheme, authority, path) : nil
    }

    /// Whether a text is a host, with a port or not: a name in lower case, or an IPv4 address of four decimal numbers.
    package static func isAuthority(_ text: String, scheme: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return isHost(bytes[...]) }
            let port = bytes[(colon + 1)...]
            return isHost(bytes[..<colon]) && isNumber(port, atMost: 65_535) && port.first != UInt8(ascii: "0")
                && !port.elementsEqual(scheme == "https" ? "443".utf8 : "80".utf8)
        }
    }

    private static func isHost(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var (labelCount, isName, isAddress) = (0, false, true)
        var start = bytes.startIndex
        for end in start...bytes.endIndex where end == bytes.endIndex || bytes[end] == UInt8(ascii: ".") {
            let label = bytes[start..<end]
            guard let first = label.first,
                label.allSatisfy({ isSmallLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") })
            else { return false }
            labelCount += 1
            // Parsers take a name for an address only if each label begins with a digit.
            isName = isName || isSmallLetter(first)
            isAddress = isAddress && isNumber(label, atMost: 255)
            start = end + 1
        }
        return isName || isAddress && labelCount == 4
    }

    /// Whether a text is a decimal number without leading zeros.
    private static func isNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, atMost limit: Int) -> Bool {
        guard (1...5).contains(bytes.count), bytes.allSatisfy(isDigit) else { return false }
        guard bytes.first != UInt8(ascii: "0") || bytes.count == 1 else { return false }
        return bytes.reduce(0) { $0 * 10 + Int($1) - 48 } <= limit
    }

    /// Whether a path, with its query, has only bytes that are never encoded, and no segment that begins with a dot.
    package static func isPath(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            // An empty query has rules of its own.
            guard bytes.first == UInt8(ascii: "/"), bytes.last != UInt8(ascii: "?") else { return false }
            var isQuery = false
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "?") where !isQuery: isQuery = true
                case UInt8(ascii: "=") where isQuery, UInt8(ascii: "&") where isQuery: break
                case UInt8(ascii: ".") where bytes[index - 1] != UInt8(ascii: "/"): break
                case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"): break
                default: guard isSmallLetter(byte | 32) || isDigit(byte) else { return false }
                }
            }
            return true
        }
    }

    private static func isSmallLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

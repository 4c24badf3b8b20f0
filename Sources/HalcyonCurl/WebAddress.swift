import CCurl
import Foundation
import HTTPTypes
import HalcyonCore

/// A URL that libcurl understands, with the scheme `http` or `https` and a host.
struct WebAddress: Sendable {
    /// The normalized URL, which is passed to libcurl.
    let text: String
    /// Scheme, host and port, to which credentials may be sent (RFC 6454).
    let origin: Origin

    struct Origin: Sendable, Hashable, CustomStringConvertible {
        let scheme: String
        let host: String
        let port: String
        var description: String { "\(host):\(port)" }
    }

    /// Creates the address of a request.
    init(_ request: HTTPRequest) throws(ImageError) {
        if let plain = Self.plain(request) {
            self = plain
        } else {
            self = try Self.normalized(request)
        }
    }

    /// Creates the address of a request whose path and query are sent exactly as they are written. They must consist
    /// of what a URL may contain.
    init(verbatim request: HTTPRequest) throws(ImageError) {
        let root = try WebAddress(
            HTTPRequest(method: .get, scheme: request.scheme, authority: request.authority, path: "/"))
        self.init(text: root.text.dropLast() + (request.path ?? "/"), origin: root.origin)
    }

    /// Parses and normalizes the URL of any request.
    static func normalized(_ request: HTTPRequest) throws(ImageError) -> WebAddress {
        guard let scheme = request.scheme, !scheme.isEmpty else { throw .request(.invalidURL(request.shownURL)) }
        guard Self.isWeb(scheme) else { throw .request(.unsupportedScheme(scheme)) }
        // libcurl takes `http:///path` for `http://path`.
        guard let authority = request.authority, Self.namesHost(authority) else {
            throw .request(.missingHost(request.shownURL))
        }
        switch Self.parse(URLReference(request.urlText)) {
        case .success(let address): return address
        case .failure(.noHost): throw .request(.missingHost(request.shownURL))
        case .failure: throw .request(.invalidURL(request.shownURL))
        }
    }

    /// Returns the address of a URL that has nothing to normalize, as most have: parsing it twice, once by libcurl, is
    /// a twentieth of a download's instructions. Returns nil if anything is unusual.
    static func plain(_ request: HTTPRequest) -> WebAddress? {
        guard let scheme = request.scheme, scheme == "http" || scheme == "https", let authority = request.authority,
            PlainURL.isAuthority(authority, scheme: scheme), let path = request.path, PlainURL.isPath(path)
        else { return nil }
        let colon = authority.utf8.lastIndex(of: UInt8(ascii: ":"))
        let port = colon.map { authority[$0...].dropFirst() } ?? (scheme == "https" ? "443" : "80")
        let origin = Origin(
            scheme: scheme, host: String(authority[..<(colon ?? authority.endIndex)]), port: String(port))
        return WebAddress(text: request.urlText, origin: origin)
    }

    /// Resolves a reference found at this URL (RFC 3986, section 5).
    ///
    /// It does not use libcurl, which takes an empty reference for a folder, drops empty queries and takes `http:/a`
    /// for `http://a`.
    func resolving(_ location: String) throws(ImageError) -> WebAddress {
        let target = URLReference(location).resolved(against: URLReference(text))
        switch Self.parse(target) {
        case .success(let address): return address
        case .failure(let refusal):
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: refusal.message))
        }
    }

    private enum Refusal: Error {
        case notURL(String)
        case scheme(String)
        case noHost

        var message: String {
            switch self {
            case .notURL(let why): why
            case .scheme(let scheme): "the scheme '\(scheme)' is not supported"
            case .noHost: "it has no host"
            }
        }
    }

    /// ``text`` without a user name and password.
    var shown: String { URLText.withoutUser(text) }

    init(text: String, origin: Origin) {
        self.text = text
        self.origin = origin
    }

    /// Percent-encodes what a URL may not contain (RFC 3986, section 2.1), as browsers do: blanks, controls, and
    /// everything that is not ASCII. Versions of libcurl differ in what they encode and what they refuse.
    private static func encoded(_ text: String) -> String {
        func isLegal(_ byte: UInt8) -> Bool { byte > 32 && byte < 127 }
        guard !text.utf8.allSatisfy(isLegal) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isLegal(byte) {
                bytes.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a path in which percent-encoded dots of `.` and `..` segments are decoded, which is equivalent (RFC
    /// 3986, section 6.2.2.2). libcurl removes such segments, newer versions (8.14, for one) even if they are encoded.
    private static func withPlainDots(_ path: String) -> String {
        guard path.utf8.contains(UInt8(ascii: "%")) else { return path }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            let plain = segment.replacingOccurrences(of: "%2e", with: ".", options: .caseInsensitive)
            return plain == "." || plain == ".." ? plain : String(segment)
        }
        return segments.joined(separator: "/")
    }

    /// Returns an authority with a non-ASCII host, percent-encoded or not, in the form that name servers know (RFC
    /// 5891, section 4.4): in a C locale libcurl converts none.
    ///
    /// - Returns: Nil if the host is not a name.
    private static func asciiHost(_ authority: String) -> String? {
        let start = placeStart(authority)
        let place = authority[start...]
        // Nearly all are plain; decoding them would take a thirtieth of a small download's processor time.
        if place.utf8.allSatisfy({ $0 < 128 && $0 != UInt8(ascii: "%") }) { return authority }
        guard !place.utf8.starts(with: "[".utf8) else { return authority }
        let end = place.utf8.lastIndex(of: UInt8(ascii: ":")) ?? place.endIndex
        guard let host = place[..<end].removingPercentEncoding else { return nil }
        guard !host.utf8.allSatisfy({ $0 < 128 }) else { return authority }
        func isOfNames(_ byte: UInt8) -> Bool { byte > 32 && byte != 127 && !"/?#@:[]\\%<>^|".utf8.contains(byte) }
        guard host.utf8.allSatisfy(isOfNames),
            let whole = URL(string: "http://\(host)/").map({ URLReference($0.absoluteString) }),
            let name = whole.authority, isName(name),
            // A character that normalizes to a slash, a question mark or a number sign would cut the name.
            whole.path == "/", whole.query == nil, whole.fragment == nil
        else { return nil }
        return encoded(String(authority[..<start])) + name + place[end...]
    }

    /// Whether a text consists only of characters that host names contain.
    private static func isName(_ text: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) }
        return !text.isEmpty
            && text.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) || "-._".utf8.contains($0) }
    }

    /// Returns where host and port begin in an authority. By bytes, like libcurl, because a combining mark may follow.
    private static func placeStart(_ authority: String) -> String.Index {
        authority.utf8.lastIndex(of: UInt8(ascii: "@")).map(authority.utf8.index(after:)) ?? authority.startIndex
    }

    private static func isWeb(_ scheme: String) -> Bool { ["http", "https"].contains(scheme.lowercased()) }

    private static func namesHost(_ authority: String) -> Bool {
        let place = authority[placeStart(authority)...].utf8
        return !place.isEmpty && place.first != UInt8(ascii: ":")
    }

    private static func parse(_ reference: URLReference) -> Result<WebAddress, Refusal> {
        guard let scheme = reference.scheme?.lowercased() else { return .failure(.notURL("it has no scheme")) }
        guard isWeb(scheme) else { return .failure(.scheme(scheme)) }
        // libcurl takes `http:/host` and `http:///host` for `http://host`.
        guard let authority = reference.authority, namesHost(authority) else { return .failure(.noHost) }
        guard let place = asciiHost(authority) else {
            return .failure(.notURL("its host name is not valid"))
        }
        var reference = reference
        reference.authority = place
        reference.path = withPlainDots(encoded(reference.path))
        reference.query = reference.query.map(encoded)
        reference.fragment = reference.fragment.map(encoded)
        return parse(reference.text, hasEmptyQuery: reference.query?.isEmpty ?? false)
    }

    private static func parse(_ text: String, hasEmptyQuery: Bool) -> Result<WebAddress, Refusal> {
        guard let handle = curl_url() else { return .failure(.notURL("out of memory")) }
        defer { curl_url_cleanup(handle) }
        let code = curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_NON_SUPPORT_SCHEME) | UInt32(CURLU_URLENCODE))
        guard code == CURLUE_OK else {
            return .failure(code == CURLUE_NO_HOST ? .noHost : .notURL(String(cString: curl_url_strerror(code))))
        }
        func part(_ part: CURLUPart, _ flags: Int32 = 0) -> String? {
            var value: UnsafeMutablePointer<CChar>?
            guard curl_url_get(handle, part, &value, UInt32(flags)) == CURLUE_OK, let value else { return nil }
            defer { curl_free(value) }
            return String(cString: value)
        }
        guard let scheme = part(CURLUPART_SCHEME)?.lowercased(), isWeb(scheme) else {
            return .failure(.notURL("not a URL"))
        }
        guard let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty else { return .failure(.noHost) }
        guard let port = part(CURLUPART_PORT, CURLU_DEFAULT_PORT), let url = part(CURLUPART_URL) else {
            return .failure(.notURL("not a URL"))
        }
        var whole = URLReference(url)
        // libcurl's normal form omits it, but the URL is a different one without it (RFC 3986, section 6.2.3).
        if hasEmptyQuery, whole.query == nil { whole.query = "" }
        return .success(WebAddress(text: whole.text, origin: Origin(scheme: scheme, host: host, port: port)))
    }
}

extension WebAddress {
    /// Host and port as in a request's head: no user, and no default port.
    var authority: String {
        let standard = origin.scheme == "https" ? "443" : "80"
        return origin.port == standard ? origin.host : "\(origin.host):\(origin.port)"
    }

    /// Path and query as they are sent.
    var path: String {
        let rest = text[(place?.upperBound ?? text.endIndex)...]
        return String(rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex)])
    }

    /// Whether it has a question mark with nothing after it, without which it would be a different URL (RFC 3986,
    /// section 6.2.3).
    var hasEmptyQuery: Bool {
        let bytes = text.utf8
        let (question, number) = (UInt8(ascii: "?"), UInt8(ascii: "#"))
        guard let mark = bytes.firstIndex(where: { $0 == question || $0 == number }), bytes[mark] == question else {
            return false
        }
        let next = bytes.index(after: mark)
        return next == bytes.endIndex || bytes[next] == UInt8(ascii: "#")
    }

    /// Returns another address with this one's user and password, if it has none and has the same origin.
    func lendingUser(to other: WebAddress) -> WebAddress {
        guard other.origin == origin, let place, let end = text[place].utf8.lastIndex(of: UInt8(ascii: "@")),
            let otherPlace = other.place, !other.text[otherPlace].utf8.contains(UInt8(ascii: "@"))
        else { return other }
        var longer = other.text
        longer.insert(contentsOf: text[place.lowerBound...end], at: otherPlace.lowerBound)
        return WebAddress(text: longer, origin: origin)
    }

    /// The range of user, host and port. By bytes, because a delimiter counts even if a combining mark follows.
    private var place: Range<String.Index>? {
        guard let start = text.utf8.firstRange(of: "://".utf8)?.upperBound else { return nil }
        return start..<(text[start...].utf8.firstIndex { "/?#".utf8.contains($0) } ?? text.endIndex)
    }
}

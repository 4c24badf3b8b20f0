package import Foundation
package import HTTPTypes

extension URL {
    /// Creates a URL from a text that may contain characters to encode, and percent-encodings, which stay as they are.
    ///
    /// `URL(string:)` encodes the percent signs once more if there is any other character to encode: it makes
    /// `a%2520%C3%BC` of `a%20ü`.
    package init?(lenient text: String, relativeTo base: URL? = nil) {
        var parts = URLReference(text)
        if text.utf8.contains(UInt8(ascii: "%")) {
            parts.path = PercentEncoding.completed(parts.path)
            parts.query = parts.query.map(PercentEncoding.completed)
            parts.fragment = parts.fragment.map(PercentEncoding.completed)
        }
        self.init(string: parts.text, relativeTo: base)
    }
}

extension HTTPRequest {
    /// Creates a GET request for any URL, even one that cannot be loaded: loading it then fails with the reason.
    ///
    /// A user name and password in the URL become an `Authorization` field (RFC 7617), as in browsers.
    init(ofAny url: URL) {
        if let plain = HTTPRequest(plain: url.absoluteString) {
            self = plain
        } else {
            self.init(parsing: url)
        }
    }

    /// Creates a GET request for a URL that needs no parser, as most do; nil for any other. `URL` takes several times
    /// as long.
    init?(plain url: String) {
        guard let parts = PlainURL.parts(of: url) else { return nil }
        self.init(method: .get, scheme: parts.scheme, authority: parts.authority, path: parts.path)
    }

    /// Creates the request by the parts that `URL` finds.
    init(parsing url: URL) {
        guard let scheme = url.scheme, ["http", "https"].contains(scheme.lowercased()) else {
            // HTTPRequest(url:) traps on a URL without a scheme.
            let rest = url.absoluteString.dropFirst(url.scheme.map { $0.count + 1 } ?? 0)
            self.init(method: .get, scheme: url.scheme, authority: nil, path: String(rest))
            return
        }
        self.init(url: url)
        normalizeAuthority()
        if let user = url.user(percentEncoded: false) {
            let credentials = Data("\(user):\(url.password(percentEncoded: false) ?? "")".utf8)
            headerFields[.authorization] = "Basic \(credentials.base64EncodedString())"
        }
    }

    /// Lowercases the scheme and host and removes the scheme's default port: the result is an equivalent URL (RFC 3986,
    /// sections 6.2.2.1 and 6.2.3), so that all spellings share one cache key.
    private mutating func normalizeAuthority() {
        func hasCapitals(_ text: String) -> Bool {
            text.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        }
        if let text = scheme, hasCapitals(text) { scheme = text.lowercased() }
        guard var text = authority else { return }
        if hasCapitals(text) { text = text.lowercased() }
        let port = scheme == "https" ? ":443" : ":80"
        if text.hasSuffix(port) {
            text.removeLast(port.count)
        } else if text.hasSuffix(":") {
            text.removeLast()
        }
        if text != authority { authority = text }
    }

    /// Normalises a request that was built by hand to the form of a parsed URL: see ``normalizeAuthority()``; a path
    /// with a leading slash and no fragment (RFC 3986, 6.2.3 and 3.5); common methods in upper case, as in browsers.
    ///
    /// - Returns: Whether anything has changed.
    mutating func normalize() -> Bool {
        guard let lowScheme = scheme?.lowercased(), lowScheme == "http" || lowScheme == "https",
            authority?.isEmpty == false
        else { return false }
        let before = (scheme, authority, path, method)
        normalizeAuthority()
        var text = path ?? ""
        if let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) { text = String(text[..<end]) }
        if text.isEmpty || text.utf8.first == UInt8(ascii: "?") { text = "/" + text }
        if text != path { path = text }
        let usual = method.rawValue.uppercased()
        if usual != method.rawValue, Self.usualMethods.contains(usual) {
            method = HTTPRequest.Method(rawValue: usual) ?? method
        }
        return before != (scheme, authority, path, method)
    }

    /// The methods that Fetch normalizes (WHATWG Fetch, 2.2.1).
    private static let usualMethods: Set = ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"]

    /// The host, in lower case, and the port, which defaults to the scheme's; nil if there is no host.
    package var hostAndPort: (host: String, port: Int)? {
        guard let authority, !authority.isEmpty else { return nil }
        // Searches bytes: a delimiter still counts if a combining mark follows it.
        let bytes = authority.utf8
        let place = bytes[(bytes.lastIndex(of: UInt8(ascii: "@")).map(bytes.index(after:)) ?? bytes.startIndex)...]
        // An IPv6 address contains colons, and is enclosed in brackets (RFC 3986, 3.2.2).
        let end =
            place.lastIndex(of: UInt8(ascii: "]")).map(place.index(after:)) ?? place.firstIndex(of: UInt8(ascii: ":"))
            ?? place.endIndex
        let host = String(decoding: place[..<end], as: UTF8.self).lowercased()
        guard !host.isEmpty else { return nil }
        let standard = scheme?.lowercased() == "https" ? 443 : 80
        return (host, Int(String(decoding: place[end...].dropFirst(), as: UTF8.self)) ?? standard)
    }

    /// The request's URL as text, composed of its scheme, authority and path; missing parts are omitted.
    package var urlText: String {
        var text = ""
        text.reserveCapacity(urlLength)
        if let scheme {
            text += scheme
            text += ":"
        }
        if let authority {
            text += "//"
            text += authority
        }
        if let path { text += path }
        return text
    }

    /// The length of ``urlText`` in bytes, or a little more.
    var urlLength: Int { 3 + (scheme?.utf8.count ?? 0) + (authority?.utf8.count ?? 0) + (path?.utf8.count ?? 0) }

    /// ``urlText`` without a user name and password, for logging, storing and showing.
    package var shownURL: String { URLText.withoutUser(urlText) }

    /// The user name and password of the URL, unchanged; nil if it has none.
    var userInfo: Substring? {
        guard let authority, let at = authority.utf8.lastIndex(of: UInt8(ascii: "@")) else { return nil }
        return authority[..<at]
    }
}

extension HTTPRequest {
    /// Checks that the request has a URL that can be loaded.
    ///
    /// - Parameters:
    ///   - schemes: The allowed schemes; nil allows all.
    ///   - known: The schemes that the loader knows; nil for `http` and `https`. It checks what follows other ones.
    ///   - limit: The maximum length of the URL in bytes.
    /// - Throws: `ImageError.request(.invalidURL)`, `.urlTooLong`, `.unsupportedScheme`, `.schemeNotAllowed` or
    ///   `.missingHost`.
    func validateURL(
        allowing schemes: Set<String>?, knownTo known: Set<String>?, atMost limit: Int
    ) throws(ImageError) {
        try validateLength(atMost: limit)
        guard let scheme = scheme?.lowercased(), !scheme.isEmpty else { throw .request(.invalidURL(shownURL)) }
        let isWeb = scheme == "http" || scheme == "https"
        guard known?.contains(scheme) ?? isWeb else { throw .request(.unsupportedScheme(scheme)) }
        if let schemes, !schemes.contains(scheme) { throw .request(.schemeNotAllowed(scheme)) }
        guard isWeb else { return }
        guard let authority, !authority.isEmpty, !authority.hasPrefix(":") else {
            throw .request(.missingHost(shownURL))
        }
    }

    /// Rejects a URL that is too long.
    ///
    /// - Throws: `ImageError.request(.urlTooLong)`, with the URL's beginning.
    package func validateLength(atMost limit: Int) throws(ImageError) {
        // Does not compose the text, which may be huge.
        guard urlLength > limit else { return }
        let (scheme, authority, path) = (scheme ?? "", authority ?? "", path ?? "")
        // Keeps the end of the authority, so that a user name and password can still be separated from the host.
        let start = HTTPRequest(
            method: method, scheme: String(scheme.prefix(256)), authority: String(authority.suffix(256)),
            path: String(path.prefix(256)))
        throw .request(.urlTooLong(URLText.beginning(of: start.shownURL), limit: limit))
    }
}

extension KeyText {
    /// Appends the method, URL and fields of a request, except tracing fields; the body is left out.
    mutating func append(_ http: HTTPRequest) {
        append(http.method.rawValue)
        append(http.urlText)
        for (name, value) in http.headerFields.combined(leavingOut: HTTPFields.tracingFields) {
            append(name)
            append(value)
        }
    }
}

extension HTTPFields {
    /// The names, in lower case, of fields that trace a single request through a system or state its urgency: requests
    /// that differ only in these are equivalent.
    static let tracingFields: Set = [
        "b3", "baggage", "correlation-context", "elastic-apm-traceparent", "priority", "request-id", "sentry-trace",
        "traceparent", "tracestate", "uber-trace-id", "x-amz-cf-id", "x-amzn-trace-id", "x-b3-flags",
        "x-b3-parentspanid", "x-b3-sampled", "x-b3-spanid", "x-b3-traceid", "x-client-trace-id",
        "x-cloud-trace-context", "x-correlation-id", "x-datadog-origin", "x-datadog-parent-id",
        "x-datadog-sampling-priority", "x-datadog-tags", "x-datadog-trace-id", "x-ot-span-context", "x-request-id",
        "x-trace-id",
    ]

    /// The names, in lower case, of fields that do not select a response and are not part of a source's cache key.
    static let leftOutOfKeys: Set = tracingFields.union([
        "accept-encoding", "cache-control", "connection", "content-length", "dnt", "expect", "if-match",
        "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "keep-alive", "pragma",
        "proxy-connection", "referer", "te", "upgrade-insecure-requests", "user-agent",
    ])

    /// Returns one value for each name, sorted by name: the order of a dictionary, such as `URLRequest` uses, changes
    /// with each run. Fields with the same name form one list (RFC 9110, 5.3), except `Cookie`, whose parts are
    /// separated by semicolons (RFC 9113, 8.2.3).
    ///
    /// - Parameter names: The names to leave out, in lower case.
    func combined(leavingOut names: Set<String>) -> [(name: String, value: String)] {
        var values: [String: String] = [:]
        for field in self {
            let name = field.name.canonicalName
            guard !names.contains(name) else { continue }
            values[name] = values[name].map { $0 + (name == "cookie" ? "; " : ", ") + field.value } ?? field.value
        }
        return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension HTTPRequest.Method {
    /// Whether requests with this method change nothing on the server (RFC 9110, 9.2.1). Unknown methods count as
    /// unsafe.
    var isSafe: Bool { [.get, .head, .options, .trace].contains(self) }
}

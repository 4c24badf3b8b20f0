import CCurl
import HTTPTypes
import HalcyonCore

/// A URL that libcurl understands, with a scheme of the web and a host.
struct WebAddress: Sendable {
    /// The normal form, which libcurl is given.
    let text: String
    /// Scheme, host and port: where credentials may go (RFC 6454).
    let origin: Origin

    struct Origin: Sendable, Hashable, CustomStringConvertible {
        let scheme: String
        let host: String
        let port: String
        var description: String { "\(host):\(port)" }
    }

    /// The URL of a request.
    init(_ request: HTTPRequest) throws(ImageError) {
        let text = request.urlText
        guard let scheme = request.scheme, !scheme.isEmpty else { throw .request(.invalidURL(request.shownURL)) }
        guard Self.isWeb(scheme) else { throw .request(.unsupportedScheme(scheme)) }
        // libcurl takes `http:///path` for `http://path`.
        guard let authority = request.authority, Self.namesHost(authority) else {
            throw .request(.missingHost(request.shownURL))
        }
        switch Self.parse(text, relativeTo: nil) {
        case .success(let address): self = address
        case .failure(.noHost): throw .request(.missingHost(request.shownURL))
        case .failure: throw .request(.invalidURL(request.shownURL))
        }
    }

    /// What a reference means that was found at this URL (RFC 3986, section 5).
    func resolving(_ location: String) throws(ImageError) -> WebAddress {
        switch Self.parse(location, relativeTo: text) {
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
            case .noHost: "it names no host"
            }
        }
    }

    /// ``text`` without a user name and password.
    var shown: String { URLText.withoutUser(text) }

    init(text: String, origin: Origin) {
        self.text = text
        self.origin = origin
    }

    /// With what may not stand in a URL percent-encoded (RFC 3986, section 2.1), as browsers do it: blanks, controls, and
    /// all that is not ASCII. Versions of libcurl differ in what they encode themselves and what they refuse. The host
    /// is left as it is: there it means something else.
    private static func encoded(_ text: String) -> String {
        func isLegal(_ byte: UInt8) -> Bool { byte > 32 && byte < 127 }
        guard !text.utf8.allSatisfy(isLegal) else { return text }
        var start = text.startIndex
        let path = text.firstIndex { "/?#".contains($0) } ?? text.endIndex
        if text[path...].hasPrefix("//") {
            let authority = text.index(path, offsetBy: 2)
            start = text[authority...].firstIndex { "/?#".contains($0) } ?? text.endIndex
        }
        var bytes = Array(text[..<start].utf8)
        for byte in text[start...].utf8 {
            if isLegal(byte) {
                bytes.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isWeb(_ scheme: String) -> Bool { ["http", "https"].contains(scheme.lowercased()) }

    private static func namesHost(_ authority: String) -> Bool {
        let afterUser = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority[...]
        return !afterUser.isEmpty && afterUser.first != ":"
    }

    private static func parse(_ text: String, relativeTo base: String?) -> Result<WebAddress, Refusal> {
        guard let handle = curl_url() else { return .failure(.notURL("no memory")) }
        defer { curl_url_cleanup(handle) }
        let flags = UInt32(CURLU_NON_SUPPORT_SCHEME) | UInt32(CURLU_URLENCODE)
        if let base { curl_url_set(handle, CURLUPART_URL, base, flags) }
        let code = curl_url_set(handle, CURLUPART_URL, encoded(text), flags)
        guard code == CURLUE_OK else {
            return .failure(code == CURLUE_NO_HOST ? .noHost : .notURL(String(cString: curl_url_strerror(code))))
        }
        func part(_ part: CURLUPart, _ flags: Int32 = 0) -> String? {
            var value: UnsafeMutablePointer<CChar>?
            guard curl_url_get(handle, part, &value, UInt32(flags)) == CURLUE_OK, let value else { return nil }
            defer { curl_free(value) }
            return String(cString: value)
        }
        guard let scheme = part(CURLUPART_SCHEME)?.lowercased() else { return .failure(.notURL("no scheme")) }
        guard isWeb(scheme) else { return .failure(.scheme(scheme)) }
        guard let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty else { return .failure(.noHost) }
        guard let port = part(CURLUPART_PORT, CURLU_DEFAULT_PORT), let url = part(CURLUPART_URL) else {
            return .failure(.notURL("not a URL"))
        }
        return .success(WebAddress(text: url, origin: Origin(scheme: scheme, host: host, port: port)))
    }
}

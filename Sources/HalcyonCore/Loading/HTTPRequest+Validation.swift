import HTTPTypes

extension HTTPRequest {
    /// Lets URLs of the web pass.
    ///
    /// - Parameters:
    ///   - schemes: Those that are allowed, if not all.
    ///   - limit: The maximum length of the URL in bytes.
    /// - Throws: `ImageError.request(.invalidURL)`, `.urlTooLong`, `.unsupportedScheme`, `.schemeNotAllowed` or
    ///   `.missingHost`.
    func validateURL(allowing schemes: Set<String>?, atMost limit: Int) throws(ImageError) {
        try validateLength(atMost: limit)
        guard let scheme = scheme?.lowercased(), !scheme.isEmpty else { throw .request(.invalidURL(shownURL)) }
        guard scheme == "http" || scheme == "https" else { throw .request(.unsupportedScheme(scheme)) }
        if let schemes, !schemes.contains(scheme) { throw .request(.schemeNotAllowed(scheme)) }
        guard let authority, !authority.isEmpty, !authority.hasPrefix(":") else {
            throw .request(.missingHost(shownURL))
        }
    }

    /// Refuses a URL that is too long.
    ///
    /// - Throws: `ImageError.request(.urlTooLong)`, with the URL's beginning.
    package func validateLength(atMost limit: Int) throws(ImageError) {
        // Without putting the text together: it may be huge.
        guard (authority?.utf8.count ?? 0) + (path?.utf8.count ?? 0) > limit - (scheme?.utf8.count ?? 0) - 3 else {
            return
        }
        let start = HTTPRequest(
            method: method, scheme: scheme, authority: authority.map { String($0.suffix(256)) },
            path: path.map { String($0.prefix(256)) })
        throw .request(.urlTooLong(URLText.shortened(start.shownURL, to: 128), limit: limit))
    }
}

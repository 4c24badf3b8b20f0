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
        let (scheme, authority, path) = (scheme ?? "", authority ?? "", path ?? "")
        guard scheme.utf8.count + 3 + authority.utf8.count + path.utf8.count > limit else { return }
        // The end of the authority, so that a name and a password before it are still told from the host.
        let start = HTTPRequest(
            method: method, scheme: String(scheme.prefix(256)), authority: String(authority.suffix(256)),
            path: String(path.prefix(256)))
        throw .request(.urlTooLong(URLText.beginning(of: start.shownURL), limit: limit))
    }
}

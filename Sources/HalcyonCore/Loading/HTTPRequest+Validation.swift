import HTTPTypes

extension HTTPRequest {
    /// Lets URLs of the web pass.
    ///
    /// - Parameter schemes: Those that are allowed, if not all.
    /// - Throws: `ImageError.request(.invalidURL)`, `.unsupportedScheme`, `.schemeNotAllowed` or `.missingHost`.
    func validateURL(allowing schemes: Set<String>?) throws(ImageError) {
        guard let scheme = scheme?.lowercased(), !scheme.isEmpty else { throw .request(.invalidURL(shownURL)) }
        guard scheme == "http" || scheme == "https" else { throw .request(.unsupportedScheme(scheme)) }
        if let schemes, !schemes.contains(scheme) { throw .request(.schemeNotAllowed(scheme)) }
        guard let authority, !authority.isEmpty, !authority.hasPrefix(":") else {
            throw .request(.missingHost(shownURL))
        }
    }
}

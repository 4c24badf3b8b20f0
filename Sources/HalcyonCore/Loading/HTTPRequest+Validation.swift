import HTTPTypes

extension HTTPRequest {
    /// Lets URLs of the web pass.
    ///
    /// - Throws: `ImageError.request(.invalidURL)`, `.unsupportedScheme` or `.missingHost`.
    func validateURL() throws(ImageError) {
        guard let scheme = scheme?.lowercased(), !scheme.isEmpty else { throw .request(.invalidURL(urlText)) }
        guard scheme == "http" || scheme == "https" else { throw .request(.unsupportedScheme(scheme)) }
        guard let authority, !authority.isEmpty, !authority.hasPrefix(":") else {
            throw .request(.missingHost(urlText))
        }
    }
}

/// What a pipeline does not even begin to load.
extension ImagePipeline {
    /// Lets requests pass whose source the configuration allows.
    ///
    /// - Throws: `ImageError.request(.schemeNotAllowed)`, `.tooLarge` or `.urlTooLong`.
    @inline(never)  // copies the source
    func admit(_ request: ImageRequest) throws(ImageError) {
        let source = request.source
        if case .provider(let provider as DataURLProvider) = source,
            provider.identifier.utf8.count > configuration.maximumDataURLBytes
        {
            throw .request(.tooLarge(limit: configuration.maximumDataURLBytes))
        }
        if case .remote(let http, _) = source { try http.validateLength(atMost: configuration.maximumURLBytes) }
        guard let allowed = configuration.allowedSchemes, let scheme = source.scheme, !allowed.contains(scheme) else {
            return
        }
        throw .request(.schemeNotAllowed(scheme))
    }
}

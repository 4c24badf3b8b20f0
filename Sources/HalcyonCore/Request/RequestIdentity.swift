import HTTPTypes

/// Keeps the source of a request, and its keys, which are made at their first use. A changed request gets a new identity, so
/// copies never share a wrong key.
///
/// The source is here because it is some hundred bytes, and each caller that waits has several copies of its request.
final class RequestIdentity: Sendable {
    let source: ImageSource
    /// Whether it takes more than a look into memory to answer it: it says itself what caches are to do (RFC 9111, 5.2.1),
    /// or may change something at its server (4).
    let asksOfCaches: Bool
    let imageKey = LazyReference<ImageKey>()
    let loadIdentity = LazyReference<LoadIdentity>()
    let completed = LazyReference<CompletedRequest>()

    /// Shared with the requests that are made of this one, while they have its source.
    private let providerName: ProviderNameHolder?

    convenience init(_ source: ImageSource) {
        if case .provider = source {
            self.init(source, ProviderNameHolder())
        } else {
            self.init(source, nil)
        }
    }

    /// A new one for a request that is changed in something else than its source.
    convenience init(changing other: RequestIdentity) { self.init(other.source, other.providerName) }

    /// The name of the source, which is a provider.
    func name(of provider: any ImageDataProvider) -> ProviderName {
        providerName?.name(of: provider) ?? ProviderName(of: provider)
    }

    private init(_ source: ImageSource, _ providerName: ProviderNameHolder?) {
        self.source = source
        self.providerName = providerName
        if case .remote(let http, _) = source {
            asksOfCaches =
                http.method != .get && !http.method.isSafe
                || !http.headerFields.isEmpty && CacheControl.asksOfCaches(http.headerFields)
        } else {
            asksOfCaches = false
        }
    }
}

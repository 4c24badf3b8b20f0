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

    init(_ source: ImageSource) {
        self.source = source
        if case .remote(let http, _) = source {
            asksOfCaches =
                http.method != .get && !http.method.isSafe
                || !http.headerFields.isEmpty && CacheControl.asksOfCaches(http.headerFields)
        } else {
            asksOfCaches = false
        }
    }
}

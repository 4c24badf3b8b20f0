import HTTPTypes

/// Keeps the source of a request, and its keys, which are made at their first use. A changed request gets a new identity, so
/// copies never share a wrong key.
///
/// The source is here because it is some hundred bytes, and each caller that waits has several copies of its request.
final class RequestIdentity: Sendable {
    let source: ImageSource
    /// Whether it says itself what caches are to do (RFC 9111, 5.2.1), which takes more than a look into memory.
    let asksOfCaches: Bool
    let imageKey = LazyReference<ImageKey>()
    let loadIdentity = LazyReference<LoadIdentity>()
    let completed = LazyReference<CompletedRequest>()

    init(_ source: ImageSource) {
        self.source = source
        if case .remote(let http, _) = source, !http.headerFields.isEmpty {
            asksOfCaches = CacheControl.asksOfCaches(http.headerFields)
        } else {
            asksOfCaches = false
        }
    }
}

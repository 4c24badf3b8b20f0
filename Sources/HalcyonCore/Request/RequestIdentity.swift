/// Keeps the keys of a request, which are made at their first use. A changed request gets a new identity, so copies never
/// share a wrong key.
final class RequestIdentity: Sendable {
    let imageKey = LazyReference<ImageKey>()
    let loadIdentity = LazyReference<LoadIdentity>()
    let completed = LazyReference<CompletedRequest>()
}

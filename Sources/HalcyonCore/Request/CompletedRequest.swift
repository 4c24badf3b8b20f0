/// A request together with what a pipeline adds to it.
///
/// Kept with the request that it was made of, so that a memory hit in a pipeline that changes keys costs no more than in
/// one that does not.
final class CompletedRequest: Sendable {
    /// Whose additions they are.
    let defaults: RequestDefaults
    let request: ImageRequest

    init(_ request: ImageRequest, by defaults: RequestDefaults) {
        self.defaults = defaults
        self.request = defaults.applied(to: request)
    }
}

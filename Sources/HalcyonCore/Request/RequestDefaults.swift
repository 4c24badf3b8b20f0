import HTTPTypes

/// What a pipeline adds to each request.
final class RequestDefaults: Sendable {
    let cachePolicy: CachePolicy
    private let options: ImageRequest.Options
    private let headerFields: HTTPFields
    private let keyMapper: CacheKeyMapper?
    /// Whether a request's keys or caches may come out different from what it says itself.
    let changesIdentity: Bool
    /// Whether a look-up in memory depends on more than the request's own words.
    let changesLookup: Bool
    /// Most pipelines add nothing, and use a request with the keys that it has.
    private let addsNothing: Bool

    init(
        cachePolicy: CachePolicy, options: ImageRequest.Options, headerFields: HTTPFields, keyMapper: CacheKeyMapper?
    ) {
        self.cachePolicy = cachePolicy
        self.options = options.namingRules()
        self.headerFields = headerFields
        self.keyMapper = keyMapper
        changesIdentity =
            keyMapper != nil || !headerFields.isEmpty || options.caches != nil || options.modifier != nil
            || options.authentication != nil || options.frames == .first
        changesLookup = changesIdentity || options.precision != nil
        addsNothing = !changesIdentity && options.isEmpty
    }

    /// The request with all that this says and it does not.
    func applied(to request: ImageRequest) -> ImageRequest {
        var request = request
        request.options = request.options.completed(by: options)
        if case .remote(var http, let body) = request.source {
            let missing = headerFields.filter { !http.headerFields.contains($0.name) }
            if !missing.isEmpty {
                for field in missing { http.headerFields.append(field) }
                request.source = .remote(http, body: body)
            }
            if let keyMapper, request.cacheKey == nil { request.cacheKey = keyMapper.key(for: http) }
        }
        return request
    }

    /// The request as this pipeline runs it.
    ///
    /// Not inlined: the copies of options that it makes would be part of what each waiting caller takes.
    @inline(never)
    func completed(_ request: ImageRequest, id: LoadID) -> ImageRequest {
        var completed = withCompleted(request) { $0 }
        if completed.hasOptions, completed.targetSize == nil, completed.processors.isEmpty, completed.storage != nil {
            // A whole picture without processors is what its bytes are: these are what is kept of it.
            completed.storage = nil
        }
        completed.cachePolicy = request.cachePolicy.completed(by: cachePolicy)
        completed.priority = request.priority
        completed.purpose = request.purpose
        completed.isKeptForCertain = request.isKeptForCertain
        completed.loadID = id
        return completed
    }

    /// Lends the request with all that this says and it does not; but the policy and the priority may be those of another
    /// copy of it.
    func withCompleted<Result>(_ request: ImageRequest, _ body: (ImageRequest) -> Result) -> Result {
        if addsNothing { return body(request) }
        return request.identity.completed.withObject {
            CompletedRequest(request, by: self)
        } _: { kept in
            // Another pipeline's.
            kept.defaults === self ? body(kept.request) : body(applied(to: request))
        }
    }
}

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

import HTTPTypes

/// The settings that a pipeline adds to each request.
final class RequestDefaults: Sendable {
    let cachePolicy: CachePolicy
    private let options: ImageRequest.Options
    private let headerFields: HTTPFields
    private let cacheKey: (@Sendable (ImageRequest) -> String?)?
    private let keyMapper: CacheKeyMapper?
    private let targetSize: TargetSize?
    private let processors: [any ImageProcessing]
    private let priority: LoadPriority
    /// Whether they may change a request's keys or caches.
    let changesIdentity: Bool
    /// Whether a look-up in memory depends on more than the request itself.
    let changesLookup: Bool
    /// True for most pipelines, which use a request with the keys that it has.
    private let addsNothing: Bool

    init(
        cachePolicy: CachePolicy, options: ImageRequest.Options, headerFields: HTTPFields,
        cacheKey: (@Sendable (ImageRequest) -> String?)?, keyMapper: CacheKeyMapper?,
        targetSize: TargetSize?, processors: [any ImageProcessing], priority: LoadPriority
    ) {
        self.cachePolicy = cachePolicy
        var options = options
        options.transfer = options.transfer.namingRules()
        self.options = options
        self.headerFields = headerFields
        self.cacheKey = cacheKey
        self.keyMapper = keyMapper
        self.targetSize = targetSize
        self.processors = processors
        self.priority = priority
        changesIdentity =
            cacheKey != nil || keyMapper != nil || !headerFields.isEmpty || options.caches != nil || targetSize != nil
            || !processors.isEmpty
            || options.transfer.changesIdentity || options.frames == .first
        changesLookup = changesIdentity || options.precision != nil
        addsNothing = !changesIdentity && options.isEmpty
    }

    /// Returns the request, completed with these defaults.
    ///
    /// - Parameter isAlternative: Whether its source is another one than the program's request has: what names that one
    ///   must not name this one too. Default: false.
    func applied(to request: ImageRequest, isAlternative: Bool = false) -> ImageRequest {
        var request = request
        request.options = request.options.completed(by: options)
        if request.targetSize == nil, let targetSize { request.targetSize = targetSize }
        if request.processors.isEmpty, !processors.isEmpty { request.processors = processors }
        if let cacheKey, request.cacheKey == nil, !isAlternative { request.cacheKey = cacheKey(request) }
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

    /// The priority of a request that may not be completed yet.
    func priority(of request: ImageRequest) -> LoadPriority { request.ownPriority ?? priority }

    /// Returns the request as this pipeline runs it.
    ///
    /// Not inlined: the copies of options would take space in the frame of each waiting caller.
    @inline(never)
    func completed(_ request: ImageRequest, id: LoadID) -> ImageRequest {
        var completed = withCompleted(request) { $0 }
        if completed.hasOptions, completed.isWhole, completed.storage != nil {
            // A whole picture without processors equals its bytes, so only these are stored.
            completed.storage = nil
        }
        completed.cachePolicy = request.cachePolicy.completed(by: cachePolicy)
        completed.priority = priority(of: request)
        completed.purpose = request.purpose
        completed.isKeptForCertain = request.isKeptForCertain
        completed.loadID = id
        return completed
    }

    /// Passes the completed request to `body`; its policy and priority may be those of another copy of the request.
    func withCompleted<Result>(_ request: ImageRequest, _ body: (ImageRequest) -> Result) -> Result {
        if addsNothing { return body(request) }
        return request.identity.completed.withObject {
            CompletedRequest(request, by: self)
        } _: { kept in
            // It may be kept from another pipeline.
            kept.defaults === self ? body(kept.request) : body(applied(to: request))
        }
    }
}

extension ImageRequest {
    /// Whether it is for the whole picture without processors: the bytes of its source are that picture.
    var isWhole: Bool { targetSize == nil && processors.isEmpty }
}

/// A request, completed with a pipeline's defaults.
///
/// Kept with the original request, so that a memory hit in a pipeline that changes keys costs no more than in one that
/// does not.
final class CompletedRequest: Sendable {
    /// The defaults that completed it.
    let defaults: RequestDefaults
    let request: ImageRequest

    init(_ request: ImageRequest, by defaults: RequestDefaults) {
        self.defaults = defaults
        self.request = defaults.applied(to: request)
    }
}

/// The first look of each request: into memory, on the caller's thread.
///
/// A struct, stored in the pipeline itself: a hit allocates nothing and goes through no other object.
struct MemoryLookup: Sendable {
    private let imageCache: ImageCache
    private let defaults: RequestDefaults
    private let time: CoarseTime
    /// Whether a stale image may be used without its server. With the RFC's rules alone, the time is not enough to
    /// decide that.
    private let knowsStale: Bool
    /// Whether there is an observer to report hits to.
    let isObserved: Bool

    init(_ parts: EngineParts) {
        imageCache = parts.caches.imageCache
        defaults = parts.defaults
        time = CoarseTime(parts.configuration.clock)
        knowsStale = parts.configuration.freshness != .strict
        isObserved = parts.reporter.isActive
    }

    /// Returns what memory has for a request that is not completed yet: its image, or another that satisfies it.
    @inline(__always)
    func answer(to request: ImageRequest) -> ImageCache.LookupResult? {
        let policy = request.cachePolicy.completed(by: defaults.cachePolicy)
        guard policy.readsMemory, !request.identity.asksOfCaches else { return nil }
        let wish = ImageCache.LookupOptions(allowsStale: policy.network == .never && knowsStale, for: request.purpose)
        if defaults.changesLookup || request.hasOptions { return answer(toCompleted: request, wish) }
        return request.withImageKey { imageCache.answer(for: $0, wish, by: time) }
    }

    @inline(never)
    private func answer(toCompleted request: ImageRequest, _ wish: ImageCache.LookupOptions) -> ImageCache.LookupResult?
    {
        defaults.withCompleted(request) { request in
            if request.identity.asksOfCaches { return nil }
            var wish = wish
            switch request.precision {
            case .exact: wish.precision = .exact
            case .atLeast: wish.precision = .atLeast
            case nil: break
            }
            let cache = request.caches?.imageCache ?? imageCache
            return request.withImageKey { cache.answer(for: $0, wish, by: time) }
        }
    }

    /// Returns the identity of a request's image in the caches, including the pipeline's defaults.
    func imageKey(of request: ImageRequest) -> ImageKey {
        if defaults.changesIdentity || request.hasOptions {
            return defaults.withCompleted(request) { $0.imageKey }
        }
        return request.imageKey
    }
}

extension ImageCache.LookupOptions {
    fileprivate init(allowsStale: Bool, for purpose: ImageRequest.Purpose) {
        self.init(
            allowsStale: allowsStale, precision: purpose == .view ? .atLeastForView : .exact,
            isUse: purpose != .prefetching)
    }
}

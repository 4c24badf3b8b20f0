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
        let options = ImageCache.LookupOptions(
            allowsStale: policy.network == .never && knowsStale, for: request.purpose)
        if defaults.changesLookup || request.hasOptions { return answer(toCompleted: request, options) }
        return request.withImageKey { imageCache.answer(for: $0, options, by: time) }
    }

    @inline(never)
    private func answer(
        toCompleted request: ImageRequest, _ options: ImageCache.LookupOptions
    ) -> ImageCache.LookupResult? {
        defaults.withCompleted(request) { request in
            if request.identity.asksOfCaches { return nil }
            var options = options
            switch request.precision {
            case .exact: options.precision = .exact
            case .atLeast: options.precision = .atLeast
            case nil: break
            }
            let cache = request.caches?.imageCache ?? imageCache
            return request.withImageKey { cache.answer(for: $0, options, by: time) }
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

/// Finished images in memory, as the stages use them: fresh ones are answers, stale ones as soon as their bytes are
/// revalidated, without another decode.
///
/// Requests were counted at their first look, by ``MemoryLookup``.
final class MemoryImages: Sendable {
    private let parts: EngineParts
    private let reporter: Reporter
    private let caching: CachingRules
    private let versions: Versions

    init(_ parts: EngineParts, _ versions: Versions) {
        self.parts = parts
        reporter = parts.reporter
        caching = parts.caching
        self.versions = versions
    }

    /// Returns the image in memory, if it may be the answer without contacting the server.
    func memoryAnswer(to request: ImageRequest) -> ImageResult? {
        guard request.cachePolicy.readsMemory, caching.mayUseCaches(request) else { return nil }
        let entry = entry(for: request) ?? equalEntry(for: request)
        let answer = entry.flatMap { self.answer($0, to: request) }
        reporter.observe(request, .memoryLookup(isHit: answer != nil))
        return answer
    }

    private func answer(_ entry: ImageCache.Entry, to request: ImageRequest) -> ImageResult? {
        var isStale = false
        // Without metadata, the program has stored it, or its source never changes.
        if let metadata = entry.metadata {
            guard let isStaleAnswer = caching.isStaleAnswer(metadata, to: request) else { return nil }
            isStale = isStaleAnswer
        }
        if isStale { reporter.observe(request, .answeredStale) }
        let response = ImageResponse(
            image: entry.image, source: .memory, cacheKey: request.imageKey, isStale: isStale)
        return ImageResult(response, known: entry.metadata.map(KnownBytes.init), file: entry.file, isKept: true)
    }

    /// Returns the image in memory, if it may be an answer once it is revalidated.
    @inline(never)  // copies an entry
    func staleImage(for request: ImageRequest) -> CachedImage? {
        versions.looking(for: request, { heldImage(for: request) }, version: { $0.metadata.version })
    }

    private func heldImage(for request: ImageRequest) -> CachedImage? {
        guard request.cachePolicy.memory.reads, request.cachePolicy.network != .reload,
            let entry = entry(for: request), let metadata = entry.metadata
        else { return nil }
        return CachedImage(entry.image, metadata, source: .memory)
    }

    /// Returns what memory has of a request's image, even if it is stale. Not private, for tests.
    func entry(for request: ImageRequest) -> ImageCache.Entry? {
        request.withImageKey {
            parts.imageCache(of: request).entry(for: $0, isUse: request.purpose != .prefetching, isCounted: false)
        }
    }

    /// Returns another image in memory that has the size that the request's image would have. Larger ones are never
    /// answers here: the work is shared with callers that want the exact image.
    private func equalEntry(for request: ImageRequest) -> ImageCache.Entry? {
        request.withImageKey {
            parts.imageCache(of: request).otherEntry(for: $0, .exact, isUse: request.purpose != .prefetching)
        }
    }

    /// Puts a finished image into memory, unless its server forbids that.
    func keepInMemory(_ result: ImageResult, for request: ImageRequest) {
        // The stored image may be valid for everybody, and stays.
        if result.metadata?.isPersonal == true { return }
        if let metadata = result.metadata, caching.forbidsStoring(metadata, for: request, inMemory: true) {
            // The previous image is outdated.
            if request.cachePolicy.memory.writes {
                request.withImageKey { parts.imageCache(of: request).remove(for: $0) }
            }
            return
        }
        store(result, for: request)
    }

    /// Puts a finished image into memory, with the metadata of the bytes that it was made of, unless something newer is
    /// already known.
    private func store(_ result: ImageResult, for request: ImageRequest) {
        guard request.cachePolicy.memory.writes else { return }
        let image = result.response.image
        let isKnown = result.metadata != nil || result.file != nil
        let isStored = parts.imageCache(of: request)
            .store(
                image, isKnown ? MemoryEntry.Origin(result.metadata, file: result.file) : nil,
                for: request.imageKey, expiration: request.hasOptions ? request.memoryExpiration : nil,
                ticket: request.ticket, isSpeculative: request.purpose == .prefetching)
        if isStored { reporter.observe(request, .storedInMemory(byteCount: image.cost)) }
    }

    /// Notes in memory that an image was delivered: one loaded by a prefetcher counts as an ordinary one from then on.
    func countAsUsed(_ request: ImageRequest) {
        guard request.purpose != .prefetching else { return }
        request.withImageKey { parts.imageCache(of: request).useIfSpeculative($0) }
    }
}

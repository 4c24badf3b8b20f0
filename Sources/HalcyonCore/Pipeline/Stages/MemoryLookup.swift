/// The memory cache, as requests use it.
extension ImagePipeline {
    /// Returns what memory has for a request that is not completed yet: its image, or another that satisfies it.
    @inline(__always)
    func answerInMemory(to request: ImageRequest) -> ImageCache.LookupResult? {
        let policy = request.cachePolicy.completed(by: defaults.cachePolicy)
        guard policy.readsMemory, !request.identity.asksOfCaches else { return nil }
        let wish = ImageCache.LookupOptions(allowsStale: allowsAnyStale(policy.network), for: request.purpose)
        if defaults.changesLookup || request.hasOptions { return answerInMemory(toCompleted: request, wish) }
        return request.withImageKey { imageCache.answer(for: $0, wish, by: time) }
    }

    @inline(never)
    private func answerInMemory(toCompleted request: ImageRequest, _ wish: ImageCache.LookupOptions) -> ImageCache
        .LookupResult?
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

    /// With the RFC's rules alone, the time is not enough to decide whether a stale image may be used without its
    /// server.
    @inline(__always)
    private func allowsAnyStale(_ network: CachePolicy.Network) -> Bool {
        network == .never && configuration.freshness != .strict
    }

    // The rest is for the stages: there, requests are completed, and were counted at their first look-up.

    /// Returns what memory has of a request's image, even if it is stale.
    func memoryEntry(for request: ImageRequest) -> ImageCache.Entry? {
        request.withImageKey {
            imageCache(of: request).entry(for: $0, isUse: request.purpose != .prefetching, isCounted: false)
        }
    }

    /// Returns another image in memory that has the size that the request's image would have. Larger ones are never
    /// answers here: the work is shared with callers that want the exact image.
    func equalMemoryEntry(for request: ImageRequest) -> ImageCache.Entry? {
        request.withImageKey {
            imageCache(of: request).otherEntry(for: $0, .exact, isUse: request.purpose != .prefetching)
        }
    }

    /// Puts a finished image into memory, with the metadata of the bytes that it was made of, unless something newer is
    /// already known.
    func store(_ finished: ImageResult, for request: ImageRequest) {
        guard request.cachePolicy.memory.writes else { return }
        let image = finished.response.image
        let isKnown = finished.metadata != nil || finished.file != nil
        let isStored = imageCache(of: request)
            .store(
                image, isKnown ? MemoryEntry.Metadata(finished.metadata, file: finished.file) : nil,
                for: request.imageKey, expiration: request.hasOptions ? request.memoryExpiration : nil,
                ticket: request.ticket, isSpeculative: request.purpose == .prefetching)
        if isStored { observe(request, .storedInMemory(byteCount: image.cost)) }
    }

    /// Notes in memory that an image was delivered: one loaded by a prefetcher counts as an ordinary one from then on.
    func countAsUsed(_ request: ImageRequest) {
        guard request.purpose != .prefetching else { return }
        request.withImageKey { imageCache(of: request).useIfSpeculative($0) }
    }
}

extension ImageCache.LookupOptions {
    init(allowsStale: Bool, for purpose: ImageRequest.Purpose) {
        self.init(
            allowsStale: allowsStale, precision: purpose == .view ? .atLeastForView : .exact,
            isUse: purpose != .prefetching)
    }
}

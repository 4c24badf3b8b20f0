import Foundation

/// Looking after the caches: figures, and removal by other rules than a request's.
extension ImagePipeline.Cache {
    /// Removes all that was made of a request's source, whatever its size, processors and form: finished images from
    /// memory, and from the disk cache those and the source's bytes.
    ///
    /// Two requests have the same source where their ``ImageRequest/sourceKey`` is the same. What was stored for a
    /// request of the same URL with other header fields goes as well where this request has none. What loads of the
    /// source bring that have begun is not stored.
    ///
    /// - Throws: as ``removeAll()``.
    public func removeAll(variantsOf request: ImageRequest) async throws(ImageError) {
        let request = completed(request)
        let cache = pipeline.dataCache(of: request)
        let clearing = beginRemoval(variantsOf: request)
        if let cache, let clearing { try await cache.finish(clearing) }
    }

    /// From now on nothing that was made of a request's source is an answer; the disk follows.
    func beginRemoval(variantsOf request: ImageRequest) -> StagedDataCache.Clearing? {
        let cache = pipeline.dataCache(of: request)
        return outdatingVariants(of: request) {
            removeImages(of: request)
            let clearing = cache?.beginClearing(variantsOf: request.loadIdentity.sourceKey)
            // A cache that cannot look through its keys knows at least this one by its name.
            cache?.drop(request.processedKey)
            return clearing
        }
    }

    /// Removes what is past its expiry from memory and disk, entries that their server could confirm included.
    ///
    /// - Returns: How many entries were removed from the disk cache; 0 without one.
    /// - Throws: `ImageError.cache` when not all could be removed from the disk cache.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        removeExpiredImages()
        return try await pipeline.caches.dataCache?.removeExpired() ?? 0
    }

    /// Removes from the disk cache the entries of which `isUnwanted` says so; memory stays as it is.
    ///
    /// It is called on a thread of the cache's own, once for each entry. What is stored meanwhile may be asked about.
    ///
    /// - Returns: How many were removed; 0 without a disk cache.
    /// - Throws: `ImageError.cache` when not all could be removed, or when the cache cannot look through its entries.
    @discardableResult
    public func removeData(
        where isUnwanted: @escaping @Sendable (DataCacheItem) -> Bool
    ) async throws(ImageError) -> Int {
        try await pipeline.caches.dataCache?.removeAll(where: isUnwanted) ?? 0
    }

    /// Counts what the disk cache holds, once what is on its way there has arrived; nil without one, or where it cannot
    /// tell.
    ///
    /// - Throws: `ImageError.cache` when the cache cannot be read.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? {
        try await pipeline.caches.dataCache?.statistics()
    }

    func removeImages(of request: ImageRequest) {
        let key = request.imageKey
        let withFields = request.sourceKey + "\n"
        pipeline.imageCache(of: request).removeAll { $0.hasSource(of: key) || $0.source.hasPrefix(withFields) }
        let source = request.sourceKey
        pipeline.refusals.removeAll { $0 == source || $0.hasPrefix(withFields) }
    }

    func removeExpiredImages() {
        pipeline.imageCache.removeExpired()
        pipeline.imageCache.removeStale(at: pipeline.now.timeIntervalSinceReferenceDate)
    }
}

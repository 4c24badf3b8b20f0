public import Foundation

extension ImagePipeline {
    /// Both caches of a pipeline, by request. What is still on its way to the disk counts as stored, and what is on its
    /// way from there as removed.
    ///
    /// A request that names caches of its own (``ImageRequest/Options/caches``) means those.
    public struct Cache: Sendable {
        let pipeline: ImagePipeline

        fileprivate init(_ pipeline: ImagePipeline) { self.pipeline = pipeline }

        /// The finished image, if it is in memory, be it stale. Counts as a use of it. Asks for no policy.
        public func image(for request: ImageRequest) -> DecodedImage? {
            let request = completed(request)
            return pipeline.imageCache(of: request).image(for: request.imageKey)
        }

        /// The finished image, and whether it was in memory or on the disk; nil where neither has it. Asks for no
        /// policy, and never the network.
        ///
        /// One that is on the disk is decoded, processed and put into memory, as by a load that must do without the
        /// network: stale bytes count. Nothing is read from local files, nor from providers whose bytes are not kept on
        /// the disk.
        ///
        /// - Throws: `ImageError.decoding` or `.processing` where the bytes are there and no image can be made of them;
        ///   damaged bytes are removed, unless the request may not write to the disk. `ImageError.cancelled`, at once,
        ///   when the calling task is cancelled.
        public func response(for request: ImageRequest) async throws(ImageError) -> ImageResponse? {
            let request = lookup(for: request)
            if let response = pipeline.cachedResponse(for: request) { return response }
            return try await storedResponse(for: request)
        }

        /// The bytes of a request's source and what is known of them, fresh or stale, if they are in the disk cache.
        /// Counts as a use of them.
        public func data(for request: ImageRequest) async -> CachedData? {
            let request = completed(request)
            return await pipeline.dataCache(of: request)?.entry(for: request.loadIdentity.sourceKey)
        }

        /// Puts a finished image into memory, as if the request had been loaded. Nothing is written to the disk. It
        /// stays until it is removed, or replaced by a load of the same request that begins later: no server knows of it.
        public func store(_ image: DecodedImage, for request: ImageRequest) {
            let request = completed(request)
            pipeline.imageCache(of: request)
                .store(image, for: request.imageKey, expiration: request.memoryExpiration)
        }

        /// Puts bytes into the disk cache, as if the request's source had just been loaded; returns before they are
        /// written.
        ///
        /// Finished images that were made of older bytes go, from memory and from the disk, and loads that have begun
        /// do not put theirs in the place of these.
        public func store(_ data: Data, for request: ImageRequest) async {
            let request = completed(request)
            let (entry, begun) = placed(data, for: request)
            guard let cache = pipeline.dataCache(of: request) else { return }
            cache.put(entry, for: request.loadIdentity.sourceKey, ticket: begun.ticket)
            await cache.waitForRoom()
        }

        /// Removes a request's finished image from memory, and from the disk cache that image and its source's bytes;
        /// other sizes and chains of processors of these bytes stay. What loads of the source bring that have begun is not stored.
        ///
        /// Waits for the disk as ``ImagePipeline/flush()`` does, also in a cancelled task.
        public func remove(for request: ImageRequest) async {
            let request = completed(request)
            let (cache, keys) = (pipeline.dataCache(of: request), keys(of: request))
            outdating(request) {
                pipeline.imageCache(of: request).remove(for: request.imageKey)
                pipeline.refusals.remove(request.loadIdentity.sourceKey)
                dropEntries(of: request, in: cache)
            }
            await cache?.settle(keys)
        }

        /// Empties both caches. What loads bring that have begun is not stored.
        ///
        /// Waits for the disk as ``ImagePipeline/flush()`` does, also in a cancelled task.
        ///
        /// - Throws: `ImageError.cache` when not all could be removed from the disk cache, or when it does not answer in
        ///   time; `ImageError.cancelled` in place of the latter in a cancelled task. The disk follows when it can.
        public func removeAll() async throws(ImageError) {
            let cache = pipeline.caches.dataCache
            let clearing = outdatingAll {
                pipeline.imageCache.removeAll()
                pipeline.refusals.removeAll()
                return cache?.beginClearing()
            }
            if let cache, let clearing { try await cache.finish(clearing) }
        }

        /// Whether the disk cache has the bytes of a request's source, fresh or stale. Counts as a use of them.
        public func hasData(for request: ImageRequest) async -> Bool { await data(for: request) != nil }

        func completed(_ request: ImageRequest) -> ImageRequest { pipeline.defaults.completed(request, id: LoadID()) }

        /// An entry of bytes that are newer from now on than all that was loaded, and the request with the ticket to store
        /// it with.
        func placed(_ data: Data, for request: ImageRequest) -> (CachedData, ImageRequest) {
            var metadata = pipeline.metadata(url: nil, response: nil, for: request)
            metadata.version = CacheMetadata.version(of: data)
            var begun = pipeline.begun(request)
            begun.cachePolicy = CachePolicy(memory: .readWrite, disk: .readWrite)
            _ = pipeline.accept(&metadata, .placed(data), for: begun)
            pipeline.refusals.remove(begun.loadIdentity.sourceKey)
            return (CachedData(data: data, metadata: metadata), begun)
        }

        /// Removes a request's finished image and its source's bytes from the disk cache. Of other finished images those
        /// stay that were made of these bytes.
        func dropEntries(of request: ImageRequest, in cache: StagedDataCache?) {
            cache?.dropSource(request.loadIdentity.sourceKey, sparing: .stored)
            cache?.drop(request.processedKey)
        }

        /// Its names in the disk cache.
        func keys(of request: ImageRequest) -> [String] { [request.loadIdentity.sourceKey, request.processedKey] }
    }

    /// The caches, to look after them. Going past this to the disk cache itself misses what is still on its way there.
    public var cache: Cache { Cache(self) }
}

/// Images that are in memory or on the disk.
extension ImagePipeline.Cache {
    /// A request that the caches alone can answer.
    func lookup(for request: ImageRequest) -> ImageRequest {
        var lookup = request
        let policy = request.cachePolicy.completed(by: pipeline.defaults.cachePolicy)
        // It finds whatever is there. What is made of it goes to the disk only where the request lets it.
        lookup.cachePolicy = CachePolicy(
            memory: .readWrite, disk: policy.disk.writes ? .readWrite : .readOnly, network: .never)
        // None but its own source, and nothing is waited for that would have to be written.
        lookup.alternatives = []
        lookup.delivery = .immediate
        return lookup
    }

    /// What the disk has for a lookup.
    func storedResponse(for lookup: ImageRequest) async throws(ImageError) -> ImageResponse? {
        switch lookup.source {
        case .file: return nil
        case .provider(let provider) where !provider.isCachedOnDisk: return nil
        case .provider, .remote: break
        }
        do throws(ImageError) {
            return try await pipeline.load(lookup, demand: .constant(lookup.priority))
        } catch .cache(.notCached), .cache(.stale) {
            return nil
        }
    }
}

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

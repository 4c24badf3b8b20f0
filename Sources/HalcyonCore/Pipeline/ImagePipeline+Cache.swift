public import Foundation

extension ImagePipeline {
    /// Gives access to both caches of a pipeline by request, or by anything that makes one, such as a URL. An entry
    /// that is still being written to the disk counts as stored, and one that is still being removed counts as removed.
    ///
    /// For a request with its own caches (``ImageRequest/Options/caches``), these are used. A cache that the request's
    /// ``CachePolicy`` does not read counts as empty, and one that it does not write is not changed by a store.
    /// Removals ignore the policy.
    public struct Cache: Sendable {
        let pipeline: ImagePipeline

        fileprivate init(_ pipeline: ImagePipeline) { self.pipeline = pipeline }

        var engine: Engine { pipeline.engine }
        var parts: EngineParts { pipeline.engine.parts }

        /// Returns the finished image if it is in memory, even if it is stale. Counts as a use of it.
        public func image(for source: some ImageRequestConvertible) -> DecodedImage? {
            let request = completed(source.asImageRequest())
            guard request.cachePolicy.memory.reads else { return nil }
            return parts.imageCache(of: request).image(for: request.imageKey)
        }

        /// The finished image in memory, for use like a dictionary's value: all three ways concern memory alone.
        ///
        /// Reads as ``image(for:)`` does, and stores as ``store(_:for:)-(DecodedImage,_)`` does. Setting nil removes
        /// the image from memory; what the disk cache has of it stays, and answers the next load. To remove that too,
        /// call ``remove(for:)``.
        public subscript(source: some ImageRequestConvertible) -> DecodedImage? {
            get { image(for: source) }
            nonmutating set {
                if let newValue { return store(newValue, for: source) }
                let request = completed(source.asImageRequest())
                parts.imageCache(of: request).remove(for: request.imageKey)
            }
        }

        /// Returns the finished image, and whether it was in memory or on the disk; nil if neither has it. Never uses
        /// the network.
        ///
        /// An image on the disk is decoded, processed and put into memory, as by a load without network: stale bytes
        /// count. Local files are not read, nor providers whose bytes are not kept on the disk; of a file, the finished
        /// image is found that a request with such a ``ImageRequest/Options/storage-swift.property`` has kept.
        ///
        /// - Throws: `ImageError.decoding` or `.processing` if the bytes exist but no image can be made of them;
        ///   damaged bytes are removed, unless the request may not write to the disk. `ImageError.cancelled`, at once,
        ///   if the calling task is cancelled.
        public func response(for source: some ImageRequestConvertible) async throws(ImageError) -> ImageResponse? {
            let request = lookup(for: source.asImageRequest())
            if let response = pipeline.cachedResponse(for: request) { return response }
            return try await storedResponse(for: request)
        }

        /// Returns the bytes of a request's source and their metadata, fresh or stale, if they are in the disk cache.
        /// Counts as a use of them.
        public func data(for source: some ImageRequestConvertible) async -> DataCacheEntry? {
            let request = completed(source.asImageRequest())
            guard request.cachePolicy.disk.reads else { return nil }
            return await parts.dataCache(of: request)?.entry(for: request.loadIdentity.sourceKey)
        }

        /// Puts a finished image into memory, as if the request had been loaded. Nothing is written to the disk; see
        /// ``store(_:for:toDisk:)``. As no server knows the image, it stays until it is removed, or replaced by a load
        /// of the same request that begins later.
        public func store(_ image: DecodedImage, for source: some ImageRequestConvertible) {
            let request = completed(source.asImageRequest())
            guard request.cachePolicy.memory.writes else { return }
            parts.imageCache(of: request)
                .store(image, for: request.imageKey, expiration: request.memoryExpiration)
        }

        /// Puts a finished image into memory at once, as ``store(_:for:)-(DecodedImage,_)`` does, and then into the
        /// disk cache, in the request's form: encoded by its ``ImageRequest/Options/serializer``, by default losslessly
        /// or in the image's own format. Returns before it is written; a load that begins then finds it.
        ///
        /// For a request without target size and processors, the disk cache gets the bytes of the source, as by
        /// ``store(_:for:)-(Data,_)``. For other requests, it gets the finished image, which only requests find whose
        /// ``ImageRequest/Options/storage-swift.property`` keeps such images: give this one the same.
        ///
        /// - Parameter toDisk: Whether the image goes to the disk cache as well.
        /// - Throws: `ImageError.encoding` if the image cannot be written, which includes an animation if the
        ///   serializer has no format; `ImageError.cache(.writeFailed)` if the request would not find it on the disk:
        ///   it has a target size or processors, and its storage is `.original`, or its source is a local file or a
        ///   provider that is not cached; `ImageError.cancelled` if the calling task is cancelled. Memory has the image
        ///   in either case.
        public func store(
            _ image: DecodedImage, for source: some ImageRequestConvertible, toDisk: Bool
        ) async throws(ImageError) {
            let request = completed(source.asImageRequest())
            let placing = toDisk ? engine.versions.placing(request) : nil
            store(image, for: source)
            if let placing { try await storeOnDisk(image, for: request, by: placing) }
        }

        /// Puts bytes into the disk cache, as if the request's source had just been loaded; returns before they are
        /// written. Does nothing for local files, and for providers that are not cached: their bytes are never kept.
        ///
        /// Finished images made of older bytes are removed from memory and from the disk, and loads that have already
        /// begun do not overwrite these bytes.
        public func store(_ data: Data, for source: some ImageRequestConvertible) async {
            await put(data, for: completed(source.asImageRequest()))?.waitForRoom()
        }

        /// Removes a request's finished image from memory, and that image and its source's bytes from the disk cache.
        /// Other sizes and chains of processors of these bytes stay. Loads of the source that have already begun do not
        /// store their results. To keep the bytes, call ``removeVariant(for:)``.
        ///
        /// Waits for the disk as ``ImagePipeline/flush()`` does, even in a cancelled task.
        public func remove(for source: some ImageRequestConvertible) async {
            let request = completed(source.asImageRequest())
            engine.invalidation.remove(request)
            await parts.dataCache(of: request)?.settle(keys(of: request))
        }

        /// Removes a request's finished image from memory and, if it is there, from the disk cache. The bytes of its
        /// source and other images made of them stay, so that the next load makes the image again without network.
        /// Loads that have already begun may store the image again.
        ///
        /// Waits for the disk as ``ImagePipeline/flush()`` does, even in a cancelled task.
        public func removeVariant(for source: some ImageRequestConvertible) async {
            let request = completed(source.asImageRequest())
            parts.imageCache(of: request).remove(for: request.imageKey)
            guard let cache = parts.dataCache(of: request) else { return }
            cache.drop(request.processedKey)
            await cache.settle([request.processedKey])
        }

        /// Empties both caches. Loads that have already begun do not store their results.
        ///
        /// Waits for the disk as ``ImagePipeline/flush()`` does, even in a cancelled task.
        ///
        /// - Throws: `ImageError.cache` if not everything could be removed from the disk cache, or if it does not
        ///   respond in time; `ImageError.cancelled` instead of the latter in a cancelled task. The disk is cleared as
        ///   soon as it can be.
        public func removeAll() async throws(ImageError) {
            let clearing = engine.invalidation.removeAll()
            if let cache = parts.caches.dataCache, let clearing { try await cache.finish(clearing) }
        }

        /// Whether the disk cache has the bytes of a request's source, fresh or stale. Does not count as a use of them.
        /// A cache that does not respond in time (``ImagePipeline/Configuration/diskTimeout``) counts as empty.
        public func hasData(for source: some ImageRequestConvertible) async -> Bool {
            let request = completed(source.asImageRequest())
            guard request.cachePolicy.disk.reads, let cache = parts.dataCache(of: request) else { return false }
            return await cache.contains(request.loadIdentity.sourceKey, with: parts.patience)
        }

        /// Returns where a request's image, or what it can be made of without network, is cached: `.memory` for the
        /// finished image; `.disk` for the finished image, if the request's `storage` keeps such, or for the bytes of
        /// its source; nil if neither cache has it. Entries count whether they are fresh or stale, but a finished image
        /// of a local file counts only as long as the file is as it was. A disk cache that does not respond in time
        /// counts as empty.
        ///
        /// Nothing is read, decoded or counted as a use. A ``DataCaching`` of your own that does not implement
        /// ``DataCaching/metadata(for:)-swift.requirement`` reads the entry, though.
        public func contains(_ source: some ImageRequestConvertible) async -> ResponseSource? {
            let request = completed(source.asImageRequest())
            let policy = request.cachePolicy
            if policy.memory.reads, parts.imageCache(of: request).contains(request.imageKey) { return .memory }
            guard policy.disk.reads, let cache = parts.dataCache(of: request) else { return nil }
            if request.isForFile { return await engine.diskImages.hasImage(ofFile: request, in: cache) ? .disk : nil }
            var keys = [request.loadIdentity.sourceKey]
            if request.keepsProcessed { keys.append(request.processedKey) }
            for key in keys where await cache.contains(key, with: parts.patience) { return .disk }
            return nil
        }

        /// The key of a request's finished image in the memory cache: ``ImageRequest/imageKey`` with the pipeline's
        /// defaults and names (``ImagePipeline/Configuration/cacheKey``, ``ImagePipeline/Configuration/keyMapper``).
        public func imageKey(for source: some ImageRequestConvertible) -> ImageKey {
            completed(source.asImageRequest()).imageKey
        }

        /// The key of a request's source in the disk cache: ``ImageRequest/sourceKey`` with the pipeline's defaults
        /// and names (``ImagePipeline/Configuration/cacheKey``, ``ImagePipeline/Configuration/keyMapper``).
        public func sourceKey(for source: some ImageRequestConvertible) -> String {
            completed(source.asImageRequest()).sourceKey
        }

        /// Puts bytes into the disk cache, as just loaded, and returns that cache; nil if the request does not write
        /// there, or if the bytes of its source are never kept.
        func put(_ data: Data, for request: ImageRequest) -> WriteBehindCache? {
            guard request.cachePolicy.disk.writes, request.isKeptOnDisk else { return nil }
            return put(data, by: engine.versions.placing(request))
        }

        private func put(_ data: Data, by placing: ImageRequest) -> WriteBehindCache? {
            parts.thumbHashes(of: placing).remove(placing.loadIdentity.sourceKey)
            let entry = engine.versions.placed(data, for: placing)
            let cache = parts.dataCache(of: placing)
            cache?.put(entry, for: placing.loadIdentity.sourceKey, ticket: placing.ticket)
            return cache
        }

        /// Encodes an image and puts it into the disk cache, unless something was stored or removed meanwhile.
        ///
        /// - Parameter placing: See ``Versions/placing(_:)``.
        func storeOnDisk(
            _ image: DecodedImage, for request: ImageRequest, by placing: ImageRequest
        ) async throws(ImageError) {
            guard request.cachePolicy.disk.writes, let cache = parts.dataCache(of: request) else { return }
            if let refusal = refusal(of: request) { throw .cache(.writeFailed(.init(refusal))) }
            let data = try await engine.diskImages.encoded(image, for: request)
            guard engine.versions.isCurrent(placing) else { return }
            if request.isWhole {
                await put(data, by: placing)?.waitForRoom()
            } else {
                await engine.diskImages.put(data, for: placing, in: cache)
                await cache.waitForRoom()
            }
        }

        /// Why a request would not find what is stored for it on the disk; nil if it would.
        private func refusal(of request: ImageRequest) -> String? {
            if request.isWhole || !request.isForFile, !request.isKeptOnDisk {
                return "it keeps nothing of local files, nor of providers that are not cached"
            }
            if request.isWhole || request.keepsProcessed { return nil }
            return "finished images are found there only with storage = .processed or .both"
        }

        func completed(_ request: ImageRequest) -> ImageRequest { parts.defaults.completed(request, id: LoadID()) }

        /// The request's keys in the disk cache.
        func keys(of request: ImageRequest) -> [String] { [request.loadIdentity.sourceKey, request.processedKey] }
    }

    /// Access to the caches. Using the disk cache directly instead misses what is still being written to it.
    public var cache: Cache { Cache(self) }
}

extension ImageRequest {
    /// Whether the disk cache may keep the bytes of its source: local files are on the disk already.
    fileprivate var isKeptOnDisk: Bool {
        switch source {
        case .remote: true
        case .file: false
        case .provider(let provider): provider.isCachedOnDisk
        }
    }
}

/// Look-ups in memory and on the disk.
extension ImagePipeline.Cache {
    /// Returns the request with a policy that lets only the caches answer it.
    func lookup(for request: ImageRequest) -> ImageRequest {
        var lookup = request
        // It finds whatever is cached, fresh or stale.
        lookup.cachePolicy = request.cachePolicy.completed(by: parts.defaults.cachePolicy)
        lookup.cachePolicy.network = .never
        // Use only its own source, and do not wait for anything to be written.
        lookup.alternatives = []
        lookup.delivery = .immediate
        return lookup
    }

    /// Loads the image of a lookup from the disk.
    func storedResponse(for lookup: ImageRequest) async throws(ImageError) -> ImageResponse? {
        let demand = LivePriority.constant(parts.defaults.priority(of: lookup))
        if lookup.isForFile {
            return await engine.images.storedImage(ofFile: completed(lookup), demand: demand)?.response
        }
        guard lookup.isKeptOnDisk else { return nil }
        do throws(ImageError) {
            return try await engine.loads.plainImage(for: lookup, demand: demand).response
        } catch .cache(.notCached), .cache(.stale) {
            return nil
        }
    }
}

/// Cache maintenance: statistics, and removal by rules other than a request.
extension ImagePipeline.Cache {
    /// Removes everything made of a request's source, whatever its size, processors and form: finished images from
    /// memory, and finished images and the source's bytes from the disk cache.
    ///
    /// Two requests have the same source if their ``ImageRequest/sourceKey`` is equal. If this request has no header
    /// fields, entries for the same URL with other header fields are removed too. Loads of the source that have already
    /// begun do not store their results.
    ///
    /// - Throws: See ``removeAll()``.
    public func removeAll(variantsOf source: some ImageRequestConvertible) async throws(ImageError) {
        let request = completed(source.asImageRequest())
        let cache = parts.dataCache(of: request)
        let clearing = engine.invalidation.removeAll(variantsOf: request)
        if let cache, let clearing { try await cache.finish(clearing) }
    }

    /// Removes expired entries from memory and disk, including those that their server could revalidate.
    ///
    /// - Returns: The number of entries removed from the disk cache; 0 without one.
    /// - Throws: `ImageError.cache` if not all could be removed from the disk cache.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        engine.invalidation.removeExpiredImages()
        return try await parts.caches.dataCache?.removeExpired() ?? 0
    }

    /// Removes from the disk cache the entries for which `isUnwanted` returns true; memory is not changed.
    ///
    /// The closure is called on the cache's own thread, once for each entry, possibly including entries stored
    /// meanwhile.
    ///
    /// - Returns: The number of entries removed; 0 without a disk cache.
    /// - Throws: `ImageError.cache` if not all could be removed, or if the cache cannot enumerate its entries.
    @discardableResult
    public func removeData(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool
    ) async throws(ImageError) -> Int {
        try await parts.caches.dataCache?.removeAll(where: isUnwanted) ?? 0
    }

    /// Returns the statistics of the disk cache, after all pending writes; nil without one, or if it has none.
    ///
    /// - Throws: `ImageError.cache` if the cache cannot be read.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? {
        try await parts.caches.dataCache?.statistics()
    }
}

import HTTPTypes

/// Finished images from a cache: fresh ones are answers at once, stale ones as soon as their bytes are revalidated,
/// without another decode.
extension ImagePipeline {
    /// Returns the image in memory, if it may be the answer without contacting the server.
    func memoryAnswer(to request: ImageRequest) -> ImageResult? {
        guard request.cachePolicy.readsMemory, mayUseCaches(request) else { return nil }
        let entry = memoryEntry(for: request) ?? equalMemoryEntry(for: request)
        let answer = entry.flatMap { self.answer($0, to: request) }
        observe(request, .memoryLookup(isHit: answer != nil))
        return answer
    }

    private func answer(_ entry: ImageCache.Entry, to request: ImageRequest) -> ImageResult? {
        var isStale = false
        // Without metadata, the program has stored it, or its source never changes.
        if let metadata = entry.metadata {
            guard let isStaleAnswer = isStaleAnswer(metadata, to: request) else { return nil }
            isStale = isStaleAnswer
        }
        if isStale { observe(request, .answeredStale) }
        let response = ImageResponse(
            image: entry.image, source: .memory, cacheKey: request.imageKey, isStale: isStale)
        return ImageResult(response, metadata: entry.metadata, file: entry.file, isStored: true)
    }

    /// Returns a finished image from a cache, once its bytes are found to be still current; or other bytes, from which
    /// it has to be produced again; neither if no cache has it.
    ///
    /// - Parameters:
    ///   - stale: The image in memory; see ``staleImage(for:)``.
    ///   - delay: Notified if the disk cache does not respond in time.
    @inline(never)  // 3,184 bytes
    func revalidatedImage(
        _ stale: CachedImage?, to request: ImageRequest, _ job: ImageJob, noting delay: DiskDelay?
    ) async throws(ImageError) -> (answer: ImageResult?, bytes: LoadedBytes?) {
        var kept = stale
        if kept == nil, let stored = await storedImage(for: request, demand: job.demand, noting: delay) {
            if let isStale = isStaleAnswer(stored.metadata, to: request) {
                if isStale { observe(request, .answeredStale) }
                acceptStored(stored.metadata, for: request)
                return (await finished(stored, stored.metadata, isStale: isStale, for: request), nil)
            }
            kept = stored
        }
        guard let kept else { return (nil, nil) }
        let loaded = try await bytes(
            for: request, knowing: kept.known, demand: job.demand, onEvent: { job.forward($0.map(\.withoutBody)) }
        ).response
        guard let metadata = loaded.metadata, metadata.version == kept.metadata.version, loaded.source != .network
        else {
            return (nil, LoadedBytes(loaded))
        }
        let answer = await finished(kept, metadata, isStale: loaded.isStale, metrics: loaded.metrics, for: request)
        if kept.source == .disk, !loaded.isStale, !metadata.isPersonal, request.cachePolicy.disk.writes,
            let cache = dataCache(of: request)
        {
            let key = request.processedKey
            // The same rule as for the bytes; see handleNotModified(_:_:_:for:).
            if metadata.forbidsStoring || metadata.isTooLong {
                cache.drop(key)
            } else {
                await update(metadata, for: key, in: cache)
            }
        }
        if loaded.isConfirmationDue { confirmBehind(request) }
        return (answer, nil)
    }

    /// Whether an image with this metadata is stale, if it may be the answer without contacting the server; nil if it
    /// may not.
    private func isStaleAnswer(_ metadata: CacheMetadata, to request: ImageRequest) -> Bool? {
        guard case .use(let isStale) = reuseRules(for: request).verdict(on: metadata, at: now) else { return nil }
        return isStale
    }

    /// Returns the image in memory, if it may be an answer once it is revalidated.
    @inline(never)  // copies an entry
    func staleImage(for request: ImageRequest) -> CachedImage? {
        looking(for: request, { heldImage(for: request) }, version: { $0.metadata.version })
    }

    private func heldImage(for request: ImageRequest) -> CachedImage? {
        guard request.cachePolicy.memory.reads, request.cachePolicy.network != .reload,
            let entry = memoryEntry(for: request), let metadata = entry.metadata
        else { return nil }
        return CachedImage(entry.image, metadata, source: .memory)
    }

    private func finished(
        _ kept: CachedImage, _ metadata: CacheMetadata, isStale: Bool, metrics: TransferMetrics? = nil,
        for request: ImageRequest
    ) async -> ImageResult {
        if kept.source == .disk { await preload(kept.image, for: request) }
        let response = ImageResponse(
            image: kept.image, source: kept.source, cacheKey: request.imageKey, isStale: isStale, metrics: metrics)
        let finished = ImageResult(response, metadata: metadata, isStored: true)
        // An image that memory has of it is just as stale.
        if kept.source == .disk || !isStale { keepInMemory(finished, for: request) }
        return finished
    }
}

/// An image from a cache that is no answer until the bytes that it was made of are known to be current. A class,
/// because the metadata of these bytes are large.
final class CachedImage: Sendable {
    let image: DecodedImage
    /// The metadata of these bytes.
    let known: KnownBytes
    /// The cache that has it.
    let source: ResponseSource

    var metadata: CacheMetadata { known.metadata }

    init(_ image: DecodedImage, _ metadata: CacheMetadata, source: ResponseSource) {
        self.image = image
        known = KnownBytes(metadata)
        self.source = source
    }
}

/// Finished images in the disk cache, for requests that store them.
extension ImagePipeline {
    /// Returns the image as it was stored, even if it is stale.
    func storedImage(for request: ImageRequest, demand: LivePriority, noting delay: DiskDelay?) async -> CachedImage? {
        guard readsProcessed(request), let cache = dataCache(of: request),
            let entry = await lookingOnDisk(
                for: request,
                { await processedEntry(for: request, in: cache, demand: demand, noting: delay) })
        else { return nil }
        let serializer = request.serializer ?? FormatSerializer()
        do throws(ImageError) {
            let waiting = Backlog.Load(backlog: downloader.backlog, byteCount: entry.data.count)
            let image = try await cpuPermits.withPermit(for: demand, isNew: true, waitingWith: waiting) {
                () async throws(ImageError) in
                try await timed(request) { () async throws(ImageError) in
                    try await WorkExecutor.cpu.run {
                        [decoders, limits = configuration.decodingLimits] () throws(ImageError) in
                        var image = try serializer.image(from: entry.data, decoders: decoders, limits: limits)
                        image.isLossyCopy = !serializer.isExact(image)
                        return image
                    }
                } _: {
                    .decoded($0?.size, seconds: $1)
                }
            }
            return CachedImage(withFrameLimit(image), entry.metadata, source: .disk)
        } catch {
            // The damaged entry is replaced when the image is produced again.
            return nil
        }
    }

    /// Returns a finished image, unless the disk cache already has other bytes of its source: the image was then made
    /// of older ones.
    func processedEntry(
        for request: ImageRequest, in cache: WriteBehindCache, demand: LivePriority, noting delay: DiskDelay? = nil
    ) async -> DataCacheEntry? {
        let found = await entry(for: request.processedKey, in: cache, request, demand: demand, noting: delay)
        guard let entry = found else { return nil }
        // In this order: bytes that replace the source's after the second look are found to differ.
        let key = request.loadIdentity.sourceKey
        let version = entry.metadata.version
        return await cache.hasOther(than: version, for: key, with: patience, noting: delay) ? nil : entry
    }

    /// Queues the image for the disk cache; it is encoded in the background.
    func keepProcessed(_ finished: ImageResult, for request: ImageRequest) {
        guard keepsProcessed(request), request.cachePolicy.disk.writes, let cache = dataCache(of: request),
            finished.metadata?.isPersonal != true,
            finished.metadata != nil || finished.response.source == .memory,
            // Made of a lossy copy, it would lose quality a second time.
            !finished.response.image.isLossyCopy
        else { return }
        let key = request.processedKey
        // The rules for the bytes apply to what is made of them; see keep(_:for:).
        if case .remote(let http, _) = request.source, let response = finished.metadata?.response,
            finished.metadata?.isTooLong == true
                || !storingRules(for: request)
                    .allowsStoring(response, to: http, through: finished.metadata?.redirects ?? [])
        {
            if response.status != .partialContent { cache.drop(key) }
            return
        }
        let image = finished.response.image
        let known = finished.metadata
        keepAnimation(finished, for: request, in: cache)
        // Read back from the disk, an animation with missing frames would look complete.
        if image.damage != nil { return }
        let serializer = request.serializer ?? FormatSerializer()
        // Holds only the pixels while it waits: a small image may come with many times as many source bytes, which are
        // not counted.
        cache.store(
            for: key, costing: image.cost + (known?.excessByteCount ?? 0), version: known?.version,
            ticket: request.ticket, isAwaited: awaitsStore(request)
        ) { [self] demand async throws(ImageError) in
            guard let metadata = await metadata(known, for: request, in: cache) else { return nil }
            // Has the lowest priority until somebody waits for it: then it must not queue behind decodes, since there
            // may always be more urgent ones.
            let data = try await encodePermits.withPermit(for: demand, isNew: true) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [encoders] () throws(ImageError) in
                    try serializer.data(for: image, encoders: encoders)
                }
            }
            guard let data else { return nil }
            observe(request, .storedOnDisk(byteCount: data.count))
            return DataCacheEntry(data: data, metadata: metadata)
        }
    }

    /// Keeps the bytes of an animated image, even if bytes are not to be kept: a serializer may be unable to write it,
    /// one frame must not replace it, and it must not be loaded again each time.
    private func keepAnimation(
        _ finished: ImageResult, for request: ImageRequest, in cache: WriteBehindCache
    ) {
        let image = finished.response.image
        guard image.frames != nil || image.damage != nil, request.storage == .processed,
            finished.response.source != .disk, let data = finished.response.data, let metadata = finished.metadata
        else { return }
        observe(request, .storedOnDisk(byteCount: data.count))
        cache.store(
            DataCacheEntry(data: data, metadata: metadata), for: request.loadIdentity.sourceKey, ticket: request.ticket,
            isAwaited: awaitsStore(request))
    }

    /// Returns the metadata of the bytes that an image was made of. Memory does not know where they came from, nor
    /// whether they may be kept: for an image made of one in memory, the disk cache has to know.
    private func metadata(
        _ known: CacheMetadata?, for request: ImageRequest, in cache: WriteBehindCache
    ) async -> CacheMetadata? {
        if let known { return known }
        if let entry = await cache.entry(for: request.loadIdentity.sourceKey) { return entry.metadata }
        var rest = request
        while !rest.processors.isEmpty {
            rest.processors.removeLast()
            if let entry = await cache.entry(for: rest.processedKey) { return entry.metadata }
        }
        return nil
    }

    func keepsProcessed(_ request: ImageRequest) -> Bool {
        request.hasOptions && request.storage?.keepsProcessed == true
    }

    /// Whether the finished image may be on the disk.
    func readsProcessed(_ request: ImageRequest) -> Bool { keepsProcessed(request) && request.cachePolicy.readsDisk }
}

import HTTPTypes

/// Finished images in the disk cache, for requests that store them.
final class DiskImages: Sendable {
    private let parts: EngineParts
    private let reporter: Reporter
    private let caching: CachingRules
    private let versions: Versions
    private let permits: ProcessorPermits
    private let disk: DiskEntries

    init(_ parts: EngineParts, _ versions: Versions, _ permits: ProcessorPermits, _ disk: DiskEntries) {
        self.parts = parts
        reporter = parts.reporter
        caching = parts.caching
        self.versions = versions
        self.permits = permits
        self.disk = disk
    }

    /// Returns the image as it was stored, even if it is stale.
    func storedImage(for request: ImageRequest, demand: LivePriority, noting delay: DiskDelay?) async -> CachedImage? {
        guard request.readsProcessed, let cache = parts.dataCache(of: request),
            let entry = await versions.lookingOnDisk(
                for: request,
                { await processedEntry(for: request, in: cache, demand: demand, noting: delay) })
        else { return nil }
        let serializer = request.serializer ?? FormatSerializer()
        do throws(ImageError) {
            let waiting = Backlog.Load(backlog: parts.downloader.backlog, byteCount: entry.data.count)
            let image = try await permits.cpu.withPermit(for: demand, isNew: true, waitingWith: waiting) {
                () async throws(ImageError) in
                try await reporter.timed(request) { () async throws(ImageError) in
                    try await WorkExecutor.cpu.run {
                        [decoders = parts.decoders, limits = parts.configuration.decodingLimits]
                        () throws(ImageError) in
                        var image = try serializer.image(from: entry.data, decoders: decoders, limits: limits)
                        image.isLossyCopy = !serializer.isExact(image)
                        return image
                    }
                } _: {
                    .decoded($0?.size, seconds: $1)
                }
            }
            return CachedImage(parts.withFrameLimit(image), entry.metadata, source: .disk)
        } catch {
            // The damaged entry is replaced when the image is produced again.
            return nil
        }
    }

    /// Returns a finished image, unless the disk cache already has other bytes of its source: the image was then made
    /// of older ones.
    private func processedEntry(
        for request: ImageRequest, in cache: WriteBehindCache, demand: LivePriority, noting delay: DiskDelay? = nil
    ) async -> DataCacheEntry? {
        let found = await disk.entry(for: request.processedKey, in: cache, request, demand: demand, noting: delay)
        guard let entry = found else { return nil }
        // In this order: bytes that replace the source's after the second look are found to differ.
        let key = request.loadIdentity.sourceKey
        let version = entry.metadata.version
        return await cache.hasOther(than: version, for: key, with: parts.patience, noting: delay) ? nil : entry
    }

    /// Queues the image for the disk cache; it is encoded in the background.
    func keepProcessed(_ finished: ImageResult, for request: ImageRequest) {
        guard request.keepsProcessed, request.cachePolicy.disk.writes, let cache = parts.dataCache(of: request),
            finished.metadata?.isPersonal != true,
            finished.metadata != nil || finished.response.source == .memory,
            // Made of a lossy copy, it would lose quality a second time.
            !finished.response.image.isLossyCopy
        else { return }
        let key = request.processedKey
        // The rules for the bytes apply to what is made of them; see ``DiskEntries/keep(_:for:replacing:)``.
        if case .remote(let http, _) = request.source, let response = finished.metadata?.response,
            finished.metadata?.isTooLong == true
                || !caching.storingRules(for: request)
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
            ticket: request.ticket, isAwaited: request.awaitsStore
        ) { [self] demand async throws(ImageError) in
            guard let metadata = await metadata(known, for: request, in: cache) else { return nil }
            // Has the lowest priority until somebody waits for it: then it must not queue behind decodes, since there
            // may always be more urgent ones.
            let data = try await permits.encoding.withPermit(for: demand, isNew: true) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [encoders = parts.encoders] () throws(ImageError) in
                    try serializer.data(for: image, encoders: encoders)
                }
            }
            guard let data else { return nil }
            reporter.observe(request, .storedOnDisk(byteCount: data.count))
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
        reporter.observe(request, .storedOnDisk(byteCount: data.count))
        cache.store(
            DataCacheEntry(data: data, metadata: metadata), for: request.loadIdentity.sourceKey, ticket: request.ticket,
            isAwaited: request.awaitsStore)
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
}

/// What a view may get from the disk while the main thread waits.
extension DiskImages {
    /// Whether a disk look-up may answer a request.
    func mayHaveOnDisk(_ request: ImageRequest) -> Bool {
        let policy = request.cachePolicy.completed(by: parts.defaults.cachePolicy)
        if policy.network == .reload || policy.network == .revalidate { return false }
        if case .file = request.source { return true }
        return policy.disk.reads
    }

    /// Whether the disk has what a request needs, according to its policy: its next load makes no transfer.
    func hasOnDisk(_ request: ImageRequest) async -> Bool {
        if case .file = request.source { return true }
        let request = parts.defaults.completed(request, id: LoadID())
        guard let cache = parts.dataCache(of: request) else { return false }
        // A finished image answers only requests for one.
        if request.keepsProcessed,
            let entry = await processedEntry(for: request, in: cache, demand: .constant(request.priority)),
            caching.isAnswer(entry, to: request)
        {
            return true
        }
        guard let entry = await cache.entry(for: request.loadIdentity.sourceKey, with: parts.patience) else {
            return false
        }
        return caching.isAnswer(entry, to: request)
    }
}

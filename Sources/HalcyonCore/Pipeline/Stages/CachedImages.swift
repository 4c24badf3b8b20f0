/// Finished images that a cache has: fresh ones are answers, and stale ones are once their bytes have been found to be
/// the right ones, without another decode.
extension ImagePipeline {
    /// The image in memory, where it may be the answer without its server.
    func memoryAnswer(to request: ImageRequest) -> FinishedImage? {
        guard request.cachePolicy.readsMemory, mayUseCaches(request) else { return nil }
        let entry = memoryEntry(for: request) ?? equalMemoryEntry(for: request)
        let answer = entry.flatMap { self.answer($0, to: request) }
        observe(request, .memoryLookup(isHit: answer != nil))
        return answer
    }

    private func answer(_ entry: ImageCache.Entry, to request: ImageRequest) -> FinishedImage? {
        var isStale = false
        // Without any, it was put there by the program, or is of a source that does not change.
        if let metadata = entry.metadata {
            guard let isStaleAnswer = isStaleAnswer(metadata, to: request) else { return nil }
            isStale = isStaleAnswer
        }
        if isStale { observe(request, .answeredStale) }
        let response = ImageResponse(
            image: entry.image, source: .memory, cacheKey: request.imageKey, isStale: isStale)
        return FinishedImage(response, metadata: entry.metadata, file: entry.file, isStored: true)
    }

    /// A finished image in a cache, once its bytes have been found to be still the right ones; or other bytes, of which
    /// it has to be made anew; neither, where no cache has it.
    ///
    /// - Parameters:
    ///   - stale: What memory has; see ``staleImage(for:)``.
    ///   - delay: Told if the disk cache does not answer in time.
    @inline(never)  // 3,184 bytes
    func keptAnswer(
        _ stale: KeptImage?, to request: ImageRequest, _ job: ImageJob, noting delay: DiskDelay?
    ) async throws(ImageError) -> (answer: FinishedImage?, bytes: LoadedBytes?) {
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
            // As with the bytes; see merged(_:_:_:for:).
            if metadata.forbidsStoring || metadata.isTooLong {
                cache.drop(key)
            } else {
                await update(metadata, for: key, in: cache)
            }
        }
        if loaded.isConfirmationDue { confirmBehind(request) }
        return (answer, nil)
    }

    /// Whether an image of which so much is known is stale, where it may be the answer without its server; nil where
    /// not.
    private func isStaleAnswer(_ metadata: CacheMetadata, to request: ImageRequest) -> Bool? {
        guard case .use(let isStale) = reuseRules(for: request).verdict(on: metadata, at: now) else { return nil }
        return isStale
    }

    /// What memory has, where that may be an answer once it is confirmed.
    @inline(never)  // copies an entry
    func staleImage(for request: ImageRequest) -> KeptImage? {
        looking(for: request, { heldImage(for: request) }, version: { $0.metadata.version })
    }

    private func heldImage(for request: ImageRequest) -> KeptImage? {
        guard request.cachePolicy.memory.reads, request.cachePolicy.network != .reload,
            let entry = memoryEntry(for: request), let metadata = entry.metadata
        else { return nil }
        return KeptImage(entry.image, metadata, source: .memory)
    }

    private func finished(
        _ kept: KeptImage, _ metadata: CacheMetadata, isStale: Bool, metrics: TransferMetrics? = nil,
        for request: ImageRequest
    ) async -> FinishedImage {
        if kept.source == .disk { await preload(kept.image, for: request) }
        let response = ImageResponse(
            image: kept.image, source: kept.source, cacheKey: request.imageKey, isStale: isStale, metrics: metrics)
        let finished = FinishedImage(response, metadata: metadata, isStored: true)
        // What memory has of it is as stale.
        if kept.source == .disk || !isStale { keepInMemory(finished, for: request) }
        return finished
    }
}

/// Shares the work for finished images: takes them from a cache, or applies processors to what the stages below return.
///
/// Requests here are completed: they include the pipeline's defaults.
final class ImageStage: Sendable {
    private typealias Job = SharedWork<ImageJobKey, ImageResult, LoadingSnapshot>.Job

    /// The running work and those who wait for it; not private, for tests.
    let jobs = SharedWork<ImageJobKey, ImageResult, LoadingSnapshot>()
    private let parts: EngineParts
    private let reporter: Reporter
    private let caching: CachingRules
    private let versions: Versions
    private let permits: CPUPermits
    private let previews: Previews
    private let revalidations: BackgroundRevalidations
    private let memory: MemoryImages
    private let disk: DiskEntries
    private let diskImages: DiskImages
    private let decodes: DecodeStage
    private let regions: RegionStage
    private let data: DataStage

    init(
        _ parts: EngineParts, _ versions: Versions, _ permits: CPUPermits, _ previews: Previews,
        _ revalidations: BackgroundRevalidations, _ memory: MemoryImages, _ disk: DiskEntries,
        _ diskImages: DiskImages, _ decodes: DecodeStage, _ regions: RegionStage, _ data: DataStage
    ) {
        self.parts = parts
        reporter = parts.reporter
        caching = parts.caching
        self.versions = versions
        self.permits = permits
        self.previews = previews
        self.revalidations = revalidations
        self.memory = memory
        self.disk = disk
        self.diskImages = diskImages
        self.decodes = decodes
        self.regions = regions
        self.data = data
    }

    /// Returns the finished image: from memory, from the disk if its bytes are current, or made of them.
    ///
    /// - Parameters:
    ///   - isIntermediate: Whether it is only a step towards another image, and is neither stored nor preloaded.
    ///   - loaded: The bytes to make the image of, if they are already loaded.
    func image(
        _ request: ImageRequest, demand: LivePriority, isIntermediate: Bool, from loaded: LoadedBytes? = nil,
        onEvent: SnapshotHandler?
    ) async throws(ImageError) -> ImageResult {
        try await jobs.value(for: ImageJobKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            // If the bytes are given, nothing in memory is an answer.
            if loaded == nil, let answer = lookedUp(request) { return answer }
            if isIntermediate { return try await step(request, from: loaded, job) }
            guard let stale = staleImage(for: request) else {
                return try await produce(request, isIntermediate: false, from: loaded, job)
            }
            return try await revalidatedOrProduced(stale.image, request, from: loaded, job)
        }
    }

    /// Returns what is to be revalidated before anything is produced: a stale image in memory, or nil for one that the
    /// disk cache may have; and neither, if there can be none.
    @inline(never)  // copies an image
    private func staleImage(for request: ImageRequest) -> (image: CachedImage?, Void)? {
        guard caching.mayUseCaches(request) else { return nil }
        let stale = memory.staleImage(for: request)
        return stale != nil || request.readsProcessed ? (stale, ()) : nil
    }

    @inline(never)  // a finished image is rarely found in a cache
    private func revalidatedOrProduced(
        _ stale: CachedImage?, _ request: ImageRequest, from loaded: LoadedBytes?, _ job: Job
    ) async throws(ImageError) -> ImageResult {
        let delay = DiskDelay()
        let (answer, bytes) = try await revalidatedImage(stale, to: request, job, noting: delay)
        if let answer { return answer }
        // It may have waited for the disk cache once.
        return try await produce(
            delay.isLate ? withoutDiskReads(request) : request, isIntermediate: false, from: bytes ?? loaded, job)
    }

    /// Returns an image that is only a step towards another: as the disk has it, if that may be used without contacting
    /// a server, or produced.
    private func step(
        _ request: ImageRequest, from loaded: LoadedBytes?, _ job: Job
    ) async throws(ImageError) -> ImageResult {
        guard loaded == nil, request.readsProcessed, !request.isWhole, caching.mayUseCaches(request) else {
            return try await produce(request, isIntermediate: true, from: loaded, job)
        }
        return try await storedOrProducedStep(request, job)
    }

    @inline(never)  // few requests keep finished images
    private func storedOrProducedStep(_ request: ImageRequest, _ job: Job) async throws(ImageError) -> ImageResult {
        let delay = DiskDelay()
        let stored = await diskImages.storedImage(for: request, demand: job.demand, noting: delay)
        // Of a lossy copy, another one would be made, which loses more.
        let isLossy = stored?.image.isLossyCopy == true && request.cachePolicy.disk.writes
        let usable = isLossy ? nil : stored
        if let usable, let isStale = caching.isStaleAnswer(usable.metadata, to: request) {
            return await step(usable, isStale: isStale, for: request)
        }
        do throws(ImageError) {
            let (answer, bytes) = try await confirmed(usable, to: request, job, isIntermediate: true)
            if let answer { return answer }
            return try await produce(
                delay.isLate ? withoutDiskReads(request) : request, isIntermediate: true, from: bytes, job)
        } catch {
            // Without its source, the copy is the best that there is, unless the answer has just removed it.
            guard stored != nil, error != .cancelled,
                let stored = await diskImages.storedImage(for: request, demand: job.demand, noting: nil)
            else { throw error }
            if let isStale = caching.isStaleAnswer(stored.metadata, to: request) {
                return await step(stored, isStale: isStale, for: request)
            }
            let rules = caching.reuseRules(for: request)
            guard rules.allowsStale(stored.metadata, after: error, at: caching.now) else { throw error }
            return await step(stored, isStale: true, for: request)
        }
    }

    private func step(_ stored: CachedImage, isStale: Bool, for request: ImageRequest) async -> ImageResult {
        if isStale { reporter.observe(request, .answeredStale) }
        versions.acceptStored(stored.metadata, for: request)
        return await result(of: stored, stored.known, isStale: isStale, isIntermediate: true, for: request)
    }

    @inline(never)  // copies the request
    private func withoutDiskReads(_ request: ImageRequest) -> ImageRequest {
        var request = request
        request.cachePolicy.disk = request.cachePolicy.disk.writes ? .writeOnly : .off
        return request
    }

    @inline(never)  // copies an entry
    private func lookedUp(_ request: ImageRequest) -> ImageResult? {
        versions.looking(for: request, { memory.memoryAnswer(to: request) }, version: { $0.metadata?.version })
    }

    /// Returns a finished image from a cache, once its bytes are found to be still current; or other bytes, from which
    /// it has to be produced again; neither if no cache has it.
    ///
    /// - Parameters:
    ///   - stale: The image in memory; see ``MemoryImages/staleImage(for:)``.
    ///   - delay: Notified if the disk cache does not respond in time.
    @inline(never)  // 3,184 bytes
    private func revalidatedImage(
        _ stale: CachedImage?, to request: ImageRequest, _ job: Job, noting delay: DiskDelay?
    ) async throws(ImageError) -> (answer: ImageResult?, bytes: LoadedBytes?) {
        var kept = stale
        if kept == nil, let stored = await diskImages.storedImage(for: request, demand: job.demand, noting: delay) {
            if let isStale = caching.isStaleAnswer(stored.metadata, to: request) {
                if isStale { reporter.observe(request, .answeredStale) }
                versions.acceptStored(stored.metadata, for: request)
                return (await result(of: stored, stored.known, isStale: isStale, for: request), nil)
            }
            kept = stored
        }
        let (answer, bytes) = try await confirmed(kept, to: request, job)
        if answer?.isRevalidationDue == true { revalidateInBackground(request) }
        return (answer, bytes)
    }

    /// Returns a finished image that is stale, once its server has confirmed that its bytes are still current; or other
    /// bytes, from which it has to be produced again; neither if there is none.
    @inline(never)  // with all that it waits for
    private func confirmed(
        _ kept: CachedImage?, to request: ImageRequest, _ job: Job, isIntermediate: Bool = false
    ) async throws(ImageError) -> (answer: ImageResult?, bytes: LoadedBytes?) {
        guard let kept else { return (nil, nil) }
        let loaded = try await data.bytes(
            for: request, knowing: kept.known, demand: job.demand, onEvent: { job.forward($0.map(\.withoutBody)) }
        ).response
        guard let known = loaded.known, known.metadata.version == kept.metadata.version, loaded.source != .network
        else {
            return (nil, LoadedBytes(loaded))
        }
        let metadata = known.metadata
        let answer = await result(
            of: kept, known, isStale: loaded.isStale, isRevalidationDue: loaded.isRevalidationDue,
            metrics: loaded.metrics, isIntermediate: isIntermediate, for: request)
        if kept.source == .disk, !loaded.isStale, !metadata.isPersonal, request.cachePolicy.disk.writes,
            let cache = parts.dataCache(of: request)
        {
            let key = request.processedKey
            // The same rule as for the bytes; see `TransferStage.handleNotModified(_:_:for:)`.
            if metadata.forbidsStoring || metadata.isTooLong {
                cache.drop(key)
            } else {
                await disk.update(metadata, for: key, in: cache)
            }
        }
        return (answer, nil)
    }

    /// Returns the finished image that the disk has of a local file as it is now; nil if there is none.
    func storedImage(ofFile request: ImageRequest, demand: LivePriority) async -> ImageResult? {
        guard let stored = await diskImages.storedImage(for: request, demand: demand, noting: nil),
            let isStale = caching.isStaleAnswer(stored.metadata, to: request)
        else { return nil }
        return await result(of: stored, stored.known, isStale: isStale, for: request)
    }

    private func result(
        of kept: CachedImage, _ known: KnownBytes, isStale: Bool, isRevalidationDue: Bool = false,
        metrics: TransferMetrics? = nil, isIntermediate: Bool = false, for request: ImageRequest
    ) async -> ImageResult {
        if kept.source == .disk, !isIntermediate { await kept.image.preload(for: request) }
        let response = ImageResponse(
            image: kept.image, source: kept.source, cacheKey: request.imageKey, isStale: isStale, metrics: metrics)
        // A file has no metadata for HTTP: memory asks the file itself whether it is still the same.
        let result = ImageResult(
            response, known: kept.file == nil ? known : nil, file: kept.file, isKept: !isIntermediate,
            isRevalidationDue: isRevalidationDue)
        // An image that memory has of it is just as stale.
        if !isIntermediate, kept.source == .disk || !isStale { memory.keepInMemory(result, for: request) }
        return result
    }

    @inline(never)  // it has two callers
    private func produce(
        _ request: ImageRequest, isIntermediate: Bool, from loaded: LoadedBytes?, _ job: Job
    ) async throws(ImageError) -> ImageResult {
        let made: ImageResult
        if request.processors.isEmpty {
            made = try await decodes.decoded(request, from: loaded, demand: job.demand, onEvent: job.forward)
        } else if let region = region(of: request) {
            made = try await regions.image(
                region, of: request, from: loaded, demand: job.demand, onEvent: job.forward)
        } else {
            made = try await processed(request, by: lastProcessors(of: request), from: loaded, job)
        }
        if !isIntermediate { await made.preload(for: request) }
        return keep(made, for: request, isIntermediate: isIntermediate)
    }

    /// The region that a request is for, without other processors.
    @inline(never)  // few requests are for one
    private func region(of request: ImageRequest) -> ImageProcessors.Region? {
        request.processors.count == 1 ? request.processors[0] as? ImageProcessors.Region : nil
    }

    @inline(never)  // copies the answer
    private func keep(
        _ made: ImageResult, for request: ImageRequest, isIntermediate: Bool
    ) -> ImageResult {
        var response = made.response
        response.cacheKey = request.imageKey
        let result = ImageResult(
            response, known: made.known, file: made.file, isKept: !isIntermediate,
            isRevalidationDue: made.isRevalidationDue)
        if !isIntermediate {
            memory.keepInMemory(result, for: request)
            diskImages.keepProcessed(result, for: request)
            if result.isRevalidationDue { revalidateInBackground(request) }
        }
        return result
    }

    /// Revalidates an image, or produces it again, in the background.
    func revalidateInBackground(_ request: ImageRequest) {
        revalidations.revalidateInBackground(request) { [self] request async throws(ImageError) in
            _ = try await image(request, demand: .constant(request.priority), isIntermediate: false, onEvent: nil)
        }
    }

    /// The longest chain in which each step is separate, shared work. Each level of work uses some of the caller's
    /// stack, so the rest of a longer chain is done by a single level, step after step.
    private static let longestSharedChain = 32

    private func lastProcessors(of request: ImageRequest) -> ArraySlice<any ImageProcessing> {
        let all = request.processors
        return all.count > Self.longestSharedChain ? all[Self.longestSharedChain...] : all.suffix(1)
    }

    /// Applies the last processors to the image of the remaining request: chains with the same beginning share it.
    @inline(never)  // 2,976 bytes
    private func processed(
        _ request: ImageRequest, by processors: ArraySlice<any ImageProcessing>, from loaded: LoadedBytes?,
        _ job: Job
    ) async throws(ImageError) -> ImageResult {
        let previews = previews.processedPreviews(for: request, by: processors, job.forward)
        defer { previews?.end() }
        let base = try await baseImage(of: request, by: processors.count, from: loaded, demand: job.demand) {
            snapshot in
            if let previews { previews.pass(snapshot) } else { job.forward(snapshot) }
        }
        versions.hold(base.metadata, for: request)
        var response = base.response
        for processor in processors {
            response.image = try await processed(response.image, by: processor, for: request, demand: job.demand)
        }
        return ImageResult(
            response, known: base.known, file: base.file, isRevalidationDue: base.isRevalidationDue)
    }

    private func processed(
        _ image: DecodedImage, by processor: any ImageProcessing, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> DecodedImage {
        let waiting = Backlog.Load(backlog: permits.pictures, byteCount: image.cost)
        return try await permits.cpu.withPermit(for: demand, waitingWith: waiting) { () async throws(ImageError) in
            try await reporter.timed(request) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { () throws(ImageError) in
                    var result = try processor.applied(to: image)
                    if image.isLossyCopy { result.isLossyCopy = true }
                    return result
                }
            } _: {
                .processed(processor.identifier, isSuccess: $0 != nil, seconds: $1)
            }
        }
    }

    /// Returns the image that the last `count` processors work on.
    private func baseImage(
        of request: ImageRequest, by count: Int, from loaded: LoadedBytes?, demand: LivePriority,
        onEvent: @escaping SnapshotHandler
    ) async throws(ImageError) -> ImageResult {
        var rest = request
        rest.processors.removeLast(count)
        let base = try await image(rest, demand: demand, isIntermediate: true, from: loaded, onEvent: onEvent)
        guard base.response.image.isLossyCopy, base.response.source == .memory, request.keepsProcessed,
            request.cachePolicy.disk.writes
        else { return base }
        // An image that will be stored is made of the source's bytes if possible, as if memory did not have it.
        rest.cachePolicy.memory = rest.cachePolicy.memory.writes ? .writeOnly : .off
        do throws(ImageError) {
            return try await image(rest, demand: demand, isIntermediate: true, from: loaded, onEvent: onEvent)
        } catch {
            if error == .cancelled { throw error }
            return base
        }
    }
}

import HTTPTypes

/// The stages of a request: image, decode, data. Each stage is work shared by all requests that need it, and each
/// permit is held for its own stage only: a slow origin must not starve the decoders.
///
/// Requests here are completed: they include the pipeline's defaults.
///
/// Thousands of loads may wait at a time, each with the frame of every function that it waits in, and a function's
/// frame has room for everything inlined into it. So work before or after a wait is not inlined, here and in the
/// neighbouring files; the comments give the size of the frame that this avoids, or its content. (Before, the frame of
/// the work in `bytes(for:knowing:demand:onEvent:)` had 53,776 bytes, now 240.)
extension ImagePipeline {
    typealias ImageJob = SharedWork<ImageJobKey, ImageResult, LoadingSnapshot>.Job
    typealias DecodeJob = SharedWork<DecodeKey, ImageResult, LoadingSnapshot>.Job

    /// Applies the last processor to the image of the remaining request: chains with the same beginning share it.
    ///
    /// - Parameter loaded: The bytes to make the image of, if they are already loaded.
    func image(
        _ request: ImageRequest, demand: LivePriority, isIntermediate: Bool, from loaded: LoadedBytes? = nil,
        onEvent: SnapshotHandler?
    ) async throws(ImageError) -> ImageResult {
        try await images.value(for: ImageJobKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            // If the bytes are given, nothing in memory is an answer.
            if loaded == nil, let answer = lookedUp(request) { return answer }
            var loaded = loaded
            if !isIntermediate, mayUseCaches(request) {
                let stale = staleImage(for: request)
                if stale != nil || readsProcessed(request) {
                    let delay = DiskDelay()
                    let (answer, bytes) = try await revalidatedImage(stale, to: request, job, noting: delay)
                    if let answer { return answer }
                    loaded = bytes ?? loaded
                    // It has already waited for the disk cache once.
                    if delay.isLate {
                        return try await produce(
                            withoutDiskReads(request), isIntermediate: isIntermediate, from: loaded, job)
                    }
                }
            }
            return try await produce(request, isIntermediate: isIntermediate, from: loaded, job)
        }
    }

    @inline(never)  // copies the request
    private func withoutDiskReads(_ request: ImageRequest) -> ImageRequest {
        var request = request
        request.cachePolicy.disk = request.cachePolicy.disk.writes ? .writeOnly : .off
        return request
    }

    @inline(never)  // copies an entry
    private func lookedUp(_ request: ImageRequest) -> ImageResult? {
        looking(for: request, { memoryAnswer(to: request) }, version: { $0.metadata?.version })
    }

    private func produce(
        _ request: ImageRequest, isIntermediate: Bool, from loaded: LoadedBytes?, _ job: ImageJob
    ) async throws(ImageError) -> ImageResult {
        let made: ImageResult
        if request.processors.isEmpty {
            made = try await decoded(request, from: loaded, demand: job.demand, onEvent: job.forward)
        } else {
            made = try await processed(request, by: lastProcessors(of: request), from: loaded, job)
        }
        if !isIntermediate { await preload(made, for: request) }
        return finished(made, for: request, isIntermediate: isIntermediate)
    }

    @inline(never)  // copies the answer
    private func finished(
        _ made: ImageResult, for request: ImageRequest, isIntermediate: Bool
    ) -> ImageResult {
        var response = made.response
        response.cacheKey = request.imageKey
        let finished = ImageResult(
            response, metadata: made.metadata, file: made.file, isStored: !isIntermediate,
            isConfirmationDue: made.isConfirmationDue)
        if !isIntermediate {
            keepInMemory(finished, for: request)
            keepProcessed(finished, for: request)
            if finished.isConfirmationDue { confirmBehind(request) }
        }
        return finished
    }

    /// Revalidates an image, or produces it again, in the background.
    func confirmBehind(_ request: ImageRequest) {
        confirmBehind(request) { [self] request async throws(ImageError) in
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

    @inline(never)  // 2,464 bytes
    private func processed(
        _ request: ImageRequest, by processors: ArraySlice<any ImageProcessing>, from loaded: LoadedBytes?,
        _ job: ImageJob
    ) async throws(ImageError) -> ImageResult {
        let previews = processedPreviews(for: request, by: processors, job.report)
        defer { previews?.end() }
        let base = try await baseImage(of: request, by: processors.count, from: loaded, demand: job.demand) {
            snapshot in
            if let previews { previews.pass(snapshot) } else { job.forward(snapshot) }
        }
        hold(base.metadata, for: request)
        var response = base.response
        for processor in processors {
            response.image = try await processed(response.image, by: processor, for: request, demand: job.demand)
        }
        return ImageResult(
            response, metadata: base.metadata, file: base.file, isConfirmationDue: base.isConfirmationDue)
    }

    private func processed(
        _ image: DecodedImage, by processor: any ImageProcessing, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> DecodedImage {
        let waiting = Backlog.Load(backlog: pictures, byteCount: image.cost)
        return try await cpuPermits.withPermit(for: demand, waitingWith: waiting) { () async throws(ImageError) in
            try await timed(request) { () async throws(ImageError) in
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
        guard base.response.image.isLossyCopy, keepsProcessed(request), request.cachePolicy.disk.writes else {
            return base
        }
        // An image that will be stored is made of the source's bytes if possible, as if memory did not have it.
        rest.cachePolicy.memory = rest.cachePolicy.memory.writes ? .writeOnly : .off
        do throws(ImageError) {
            return try await image(rest, demand: demand, isIntermediate: true, from: loaded, onEvent: onEvent)
        } catch {
            if error == .cancelled { throw error }
            return base
        }
    }

    /// Decodes the picture at the wanted size, without processors.
    private func decoded(
        _ request: ImageRequest, from known: LoadedBytes?, demand: LivePriority, onEvent: @escaping SnapshotHandler
    ) async throws(ImageError) -> ImageResult {
        try await decodes.value(for: DecodeKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            let previews = decodingPreviews(for: request, job.report)
            defer { previews?.end() }
            let loaded: LoadedBytes
            if let known {
                loaded = known
            } else {
                loaded = try await bytes(for: request, demand: job.demand) { snapshot in
                    if let previews { previews.pass(snapshot) } else { job.forward(snapshot.map(\.withoutBody)) }
                }
            }
            previews?.endAtWhole()
            hold(loaded, for: request)
            do throws(ImageError) {
                return try await decode(loaded, for: request, demand: job.demand)
            } catch {
                return try await decodedAgain(loaded, after: error, for: request, job)
            }
        }
    }

    /// Decodes the picture from its origin, if its bytes in the cache are damaged.
    ///
    /// - Throws: `error` if there is nothing else to decode.
    @inline(never)  // 1,328 bytes
    private func decodedAgain(
        _ loaded: LoadedBytes, after error: ImageError, for request: ImageRequest, _ job: DecodeJob
    ) async throws(ImageError) -> ImageResult {
        // For sources that are not cached, there is nothing to drop, nor another place to load them from.
        guard error.saysThatBytesAreDamaged, loaded.response.metadata != nil else { throw error }
        guard loaded.response.source == .disk, request.cachePolicy.network != .never else {
            dropDamaged(loaded, of: request)
            throw error
        }
        // Bytes damaged in the cache may be intact at their origin; the new ones replace them.
        var again = request
        again.cachePolicy.network = .reload
        let previews = decodingPreviews(for: request, job.report)
        defer { previews?.end() }
        let reloaded = try await bytes(for: again, demand: job.demand) { snapshot in
            if let previews { previews.pass(snapshot) } else { job.forward(snapshot.map(\.withoutBody)) }
        }
        previews?.endAtWhole()
        do throws(ImageError) {
            return try await decode(reloaded, for: request, demand: job.demand)
        } catch {
            if error.saysThatBytesAreDamaged { dropDamaged(reloaded, of: request) }
            throw error
        }
    }

    @inline(never)  // copies the metadata
    private func hold(_ loaded: LoadedBytes, for request: ImageRequest) {
        hold(loaded.response.metadata, for: request)
    }

    /// Removes bytes that do not decode, and everything made of older ones.
    private func dropDamaged(_ loaded: LoadedBytes, of request: ImageRequest) {
        guard let metadata = loaded.response.metadata, request.cachePolicy.disk.writes,
            let cache = dataCache(of: request)
        else { return }
        drop(request.loadIdentity.sourceKey, replacedBy: metadata, for: request, in: cache)
    }

    @inline(never)  // a second wait, kept out of the frame of the first
    private func decode(
        _ loaded: LoadedBytes, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> ImageResult {
        // These answer requests for bytes, but contain no image.
        switch loaded.response.response?.status {
        case .notModified?: throw .response(.status(304))
        case .noContent?, .resetContent?: throw .response(.emptyBody)
        default: break
        }
        let waiting = Backlog.Load(
            backlog: downloader.backlog, byteCount: loaded.response.data.count, body: loaded.response.body)
        guard await cpuPermits.acquire(for: demand, isNew: true, waitingWith: waiting) else { throw .cancelled }
        defer { cpuPermits.release() }
        return try await decodeNow(loaded, for: request)
    }

    /// Decodes, with a permit. Timed separately: the wait for the permit says nothing about the decoder.
    @inline(never)  // 1,664 bytes
    private func decodeNow(
        _ loaded: LoadedBytes, for request: ImageRequest
    ) async throws(ImageError) -> ImageResult {
        let loaded = loaded.response
        let options = DecodingOptions(
            targetSize: request.targetSize, limits: configuration.decodingLimits,
            frames: request.isStill ? .first : .onDemand)
        let image = try await timed(request) { () async throws(ImageError) in
            try await WorkExecutor.cpu.run { [decoders] () throws(ImageError) in
                try decoders.decode(loaded.data, options: options)
            }
        } _: {
            .decoded($0?.size, seconds: $1)
        }
        let response = ImageResponse(
            image: withFrameLimit(image), source: loaded.source, cacheKey: request.imageKey, isStale: loaded.isStale,
            data: loaded.data, metrics: loaded.metrics)
        return ImageResult(
            response, metadata: loaded.metadata, file: loaded.file, isConfirmationDue: loaded.isConfirmationDue)
    }
}

/// The result of the work for an image. A class, because thousands may wait for one, each with copies of it.
final class ImageResult: Sendable {
    let response: ImageResponse
    /// The metadata of the bytes that it was made of; nil if they are not kept.
    let metadata: CacheMetadata?
    /// The facts about the local file that it was made of; nil for other sources.
    let file: FileFacts?
    /// Whether it was stored in the memory cache. Work that began only as a step towards another image does not store
    /// it, nor preload its frames; a caller that joined that work does.
    let isStored: Bool
    /// Whether its bytes must be revalidated in the background.
    let isConfirmationDue: Bool

    init(
        _ response: ImageResponse, metadata: CacheMetadata? = nil, file: FileFacts? = nil, isStored: Bool = false,
        isConfirmationDue: Bool = false
    ) {
        self.response = response
        self.metadata = metadata
        self.file = file
        self.isStored = isStored
        self.isConfirmationDue = isConfirmationDue
    }
}

/// The answer of a load. A class, like those below: answers and entries are some hundred bytes, and thousands of loads
/// may wait, each with room for the most that it ever holds.
final class LoadedBytes: Sendable {
    let response: DataResponse

    init(_ response: DataResponse) { self.response = response }
}

/// A cached entry of a source.
final class StoredBytes: Sendable {
    let entry: DataCacheEntry

    init(_ entry: DataCacheEntry) { self.entry = entry }
}

/// The metadata of the bytes that an image was made of.
final class KnownBytes: Sendable {
    let metadata: CacheMetadata

    init(_ metadata: CacheMetadata) { self.metadata = metadata }
}

extension ImageError {
    /// Whether the bytes themselves are damaged, and the error is not due to a limit or an unsupported format.
    var saysThatBytesAreDamaged: Bool {
        guard case .decoding(let reason) = self else { return false }
        return switch reason {
        case .empty, .notAnImage, .truncated, .corrupt: true
        case .unsupportedFormat, .tooManyPixels, .tooManyScans, .outOfMemory, .tooManyBytes, .tooManyFrames,
            .tooManyAnimationPixels, .metadataTooLarge, .tookTooLong:
            false
        }
    }
}

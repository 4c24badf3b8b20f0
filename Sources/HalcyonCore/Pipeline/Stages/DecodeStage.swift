import Foundation
import HTTPTypes

/// Shares the decoding of a source's bytes at one size, without processors.
final class DecodeStage: Sendable {
    private typealias Job = SharedWork<DecodeKey, ImageResult, LoadingSnapshot>.Job

    /// The running work and those who wait for it; not private, for tests.
    let jobs = SharedWork<DecodeKey, ImageResult, LoadingSnapshot>()
    private let parts: EngineParts
    private let reporter: Reporter
    private let versions: Versions
    private let permits: CPUPermits
    private let previews: Previews
    private let disk: DiskEntries
    private let data: DataStage
    private let thumbHashes: ThumbHashes

    init(
        _ parts: EngineParts, _ versions: Versions, _ permits: CPUPermits, _ previews: Previews,
        _ thumbHashes: ThumbHashes, _ disk: DiskEntries, _ data: DataStage
    ) {
        self.parts = parts
        reporter = parts.reporter
        self.versions = versions
        self.permits = permits
        self.previews = previews
        self.disk = disk
        self.data = data
        self.thumbHashes = thumbHashes
    }

    /// Decodes the picture at the wanted size, without processors.
    func decoded(
        _ request: ImageRequest, from known: LoadedBytes?, demand: LivePriority, onEvent: @escaping SnapshotHandler
    ) async throws(ImageError) -> ImageResult {
        try await jobs.value(for: DecodeKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            let previews = previews.decodingPreviews(for: request, job.forward)
            defer { previews?.end() }
            let loaded: LoadedBytes
            if let known {
                loaded = known
            } else {
                loaded = try await data.bytes(for: request, demand: job.demand) { snapshot in
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
        _ loaded: LoadedBytes, after error: ImageError, for request: ImageRequest, _ job: Job
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
        let previews = previews.decodingPreviews(for: request, job.forward)
        defer { previews?.end() }
        let reloaded = try await data.bytes(for: again, demand: job.demand) { snapshot in
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
        versions.hold(loaded.response.metadata, for: request)
    }

    /// Removes bytes that do not decode, and everything made of older ones.
    private func dropDamaged(_ loaded: LoadedBytes, of request: ImageRequest) {
        guard let metadata = loaded.response.metadata, request.cachePolicy.disk.writes,
            let cache = parts.dataCache(of: request)
        else { return }
        disk.drop(request.loadIdentity.sourceKey, replacedBy: metadata, for: request, in: cache)
    }

    @inline(never)  // a second wait, kept out of the frame of the first
    private func decode(
        _ loaded: LoadedBytes, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> ImageResult {
        try loaded.response.checkHasImage()
        let waiting = Backlog.Load(
            backlog: parts.downloader.backlog, byteCount: loaded.response.data.count, body: loaded.response.body)
        guard await permits.cpu.acquire(for: demand, isNew: true, waitingWith: waiting) else { throw .cancelled }
        defer { permits.cpu.release() }
        return try await decodeNow(loaded, for: request)
    }

    /// Decodes, with a permit. Timed separately: the wait for the permit says nothing about the decoder.
    @inline(never)  // 1,664 bytes
    private func decodeNow(
        _ loaded: LoadedBytes, for request: ImageRequest
    ) async throws(ImageError) -> ImageResult {
        if let picture = loaded.picture { return try await sized(picture, for: request) }
        let loaded = loaded.response
        var options = DecodingOptions(
            targetSize: parts.decodedSize(of: request), limits: parts.configuration.decodingLimits,
            frames: request.isStill ? .first : .onDemand,
            maximumThreads: min(permits.cpu.share, WorkExecutor.cpuThreadCount))
        options.targetIsLimit = request.targetSize == nil
        options.contentType = loaded.response?.headerFields[.contentType]
        options.url = loaded.url ?? request.sourceURL
        let makesHash = thumbHashes.wants(loaded.known, for: request)
        let (image, hash) = try await reporter.timed(request) { () async throws(ImageError) in
            try await WorkExecutor.cpu.run { [parts, options] () throws(ImageError) in
                let image = try parts.decoders.decode(parts.decodable(loaded.data, of: request), options: options)
                return (image, makesHash ? ThumbHash(of: image, decodedFor: options.targetSize) : nil)
            }
        } _: {
            .decoded($0?.0.size, seconds: $1)
        }
        let response = ImageResponse(
            image: parts.withFrameLimit(image), source: loaded.source, cacheKey: request.imageKey,
            isStale: loaded.isStale, data: loaded.data, metrics: loaded.metrics)
        return ImageResult(
            response, known: thumbHashes.keep(hash, of: loaded.known, for: request), file: loaded.file,
            isRevalidationDue: loaded.isRevalidationDue)
    }

    /// Makes the picture of a source without bytes as small as it is wanted.
    @inline(never)  // few sources have none
    private func sized(_ picture: DecodedImage, for request: ImageRequest) async throws(ImageError) -> ImageResult {
        var image = picture
        if request.isStill { image.frames = nil }
        if let target = parts.decodedSize(of: request), !target.layout(for: image.size).isIdentity(for: image.size) {
            let whole = image
            image = try await WorkExecutor.cpu.run { () throws(ImageError) in
                try ImageProcessors.Resize(to: target).applied(to: whole)
            }
            image.originalSize = whole.size
            image.isDownsampled = true
        }
        return ImageResult(
            ImageResponse(image: parts.withFrameLimit(image), source: .provider, cacheKey: request.imageKey))
    }
}

extension ImageRequest {
    /// The URL of its source, before redirects; nil for a provider.
    fileprivate var sourceURL: String? {
        switch source {
        case .file(let url): url.absoluteString
        case .remote(let http, _): http.shownURL
        case .provider: nil
        }
    }
}

extension DataResponse {
    /// Checks that it may have an image: some answers to requests for bytes have none.
    func checkHasImage() throws(ImageError) {
        switch response?.status {
        case .notModified?: throw .response(.status(304))
        case .noContent?, .resetContent?: throw .response(.emptyBody)
        default: break
        }
    }
}

extension ImageError {
    /// Whether the bytes themselves are damaged, and the error is not due to a limit or an unsupported format.
    var saysThatBytesAreDamaged: Bool {
        guard case .decoding(let reason) = self else { return false }
        return switch reason {
        case .empty, .notAnImage, .truncated, .corrupt: true
        case .unsupportedFormat, .tooManyPixels, .tooManyScans, .outOfMemory, .tooManyBytes, .tooManyFrames,
            .tooManyAnimationPixels, .metadataTooLarge, .tookTooLong, .decoderCrashed, .decoderMisbehaved,
            .sandboxUnavailable, .noSuchRegion:
            false
        }
    }
}

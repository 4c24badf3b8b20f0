/// The start and the end of every load: the request with the pipeline's defaults, its sources one after the other, and
/// the reports to the observer.
final class Loads: Sendable {
    private let parts: EngineParts
    private let reporter: Reporter
    private let versions: Versions
    private let revalidations: BackgroundRevalidations
    private let memory: MemoryImages
    private let diskImages: DiskImages
    private let images: ImageStage
    private let regions: RegionStage
    private let data: DataStage

    init(
        _ parts: EngineParts, _ versions: Versions, _ revalidations: BackgroundRevalidations, _ memory: MemoryImages,
        _ diskImages: DiskImages, _ images: ImageStage, _ regions: RegionStage, _ data: DataStage
    ) {
        self.parts = parts
        reporter = parts.reporter
        self.versions = versions
        self.revalidations = revalidations
        self.memory = memory
        self.diskImages = diskImages
        self.images = images
        self.regions = regions
        self.data = data
    }

    /// Loads the finished image, and stores it in the caches.
    func load(
        _ request: ImageRequest, id: LoadID = LoadID(), demand: LivePriority, onEvent: SnapshotHandler? = nil
    ) async throws(ImageError) -> ImageResponse {
        try await finishedImage(for: request, id: id, demand: demand, onEvent: onEvent).response
    }

    /// Like ``load(_:id:demand:onEvent:)``, by reference: answers are large, and thousands may wait for one.
    func finishedImage(
        for request: ImageRequest, id: LoadID = LoadID(), demand: LivePriority, onEvent: SnapshotHandler? = nil
    ) async throws(ImageError) -> ImageResult {
        if !parts.configuration.interceptors.isEmpty {
            Hold.giveBack()
            return try await interceptedImage(for: request, id: id, demand: demand, onEvent: onEvent)
        }
        return try await plainImage(for: request, id: id, demand: demand, onEvent: onEvent)
    }

    /// Asks the interceptors, and then loads the image. Not inlined: few pipelines have any.
    @inline(never)
    private func interceptedImage(
        for request: ImageRequest, id: LoadID, demand: LivePriority, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> ImageResult {
        let response = try await InterceptedLoad.response(
            to: request, parts, asking: parts.configuration.interceptors
        ) { [self] request async throws(ImageError) in
            try await plainImage(for: request, id: id, demand: demand, onEvent: onEvent).response
        }
        return ImageResult(
            response, known: response.known, isKept: true, isRevalidationDue: response.isBeingRevalidated)
    }

    /// Loads the finished image without asking interceptors.
    func plainImage(
        for request: ImageRequest, id: LoadID = LoadID(), demand: LivePriority, onEvent: SnapshotHandler? = nil
    ) async throws(ImageError) -> ImageResult {
        // The caller may be code that another load runs, such as a provider.
        Hold.giveBack()
        let request = parts.defaults.completed(request, id: id)
        if reporter.isActive || mayHaveCandidates(request) {
            return try await observedImage(for: request, demand: demand, onEvent: onEvent)
        }
        try checkSource(of: request)
        return try await answer(to: begun(request), demand: demand, onEvent: onEvent)
    }

    /// Returns the request with the ticket of a load that begins, and checks that this load does not wait for itself.
    @inline(never)  // copies the request
    private func begun(_ request: ImageRequest) throws(ImageError) -> ImageRequest {
        let request = versions.begun(request)
        try ProviderTurn.check(request, in: parts)
        return request
    }

    /// The general case, which few loads need. Not inlined: it would take space in the frame of each waiting caller.
    @inline(never)  // 448 bytes
    private func observedImage(
        for request: ImageRequest, demand: LivePriority, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> ImageResult {
        try await reporter.observed(request, decodes: true, source: { $0.response.source }) {
            () async throws(ImageError) in
            try await firstSource(of: request) { request async throws(ImageError) in
                try await answer(to: begun(request), demand: demand, onEvent: onEvent)
            }
        }
    }

    /// Not inlined: it has several callers, and would take space in the frame of each waiting one.
    @inline(never)
    private func answer(
        to request: ImageRequest, demand: LivePriority, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> ImageResult {
        let result = try await images.image(request, demand: demand, isIntermediate: false, onEvent: onEvent)
        if result.isKept { memory.countAsUsed(request) } else { await keepJoined(result, for: request) }
        try await waitUntilStored(request)
        return result
    }

    /// Does what work for an image otherwise does at its end, for a load that joined work begun only as a step towards
    /// another image.
    @inline(never)
    private func keepJoined(_ result: ImageResult, for request: ImageRequest) async {
        await result.preload(for: request)
        memory.keepInMemory(result, for: request)
        diskImages.keepProcessed(result, for: request)
        if result.isRevalidationDue { images.revalidateInBackground(request) }
    }

    /// Loads the bytes of the source.
    func data(
        for request: ImageRequest, id: LoadID = LoadID(), demand: LivePriority, onEvent: SnapshotHandler? = nil
    ) async throws(ImageError) -> DataResponse {
        if !parts.configuration.dataInterceptors.isEmpty {
            Hold.giveBack()
            return try await interceptedData(for: request, id: id, demand: demand, onEvent: onEvent)
        }
        return try await plainData(for: request, id: id, demand: demand, onEvent: onEvent)
    }

    /// Asks the interceptors, and then loads the bytes. Not inlined: few pipelines have any.
    @inline(never)
    private func interceptedData(
        for request: ImageRequest, id: LoadID, demand: LivePriority, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> DataResponse {
        try await InterceptedDataLoad.response(to: request, parts, asking: parts.configuration.dataInterceptors) {
            [self] request async throws(ImageError) in
            try await plainData(for: request, id: id, demand: demand, onEvent: onEvent)
        }
    }

    /// Loads the bytes without asking interceptors.
    private func plainData(
        for request: ImageRequest, id: LoadID, demand: LivePriority, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> DataResponse {
        Hold.giveBack()
        var request = parts.defaults.completed(request, id: id)
        if case .provider(let provider) = request.source, provider is any ImagePixelProvider {
            throw .request(.providerFailed("it makes pixels, and has no bytes"))
        }
        // The bytes are the only form that can be stored.
        if request.storage == .processed { request.storage = .original }
        return try await reporter.observed(request, decodes: false, source: { $0.source }) {
            () async throws(ImageError) in
            try await firstSource(of: request) { request async throws(ImageError) in
                let request = try begun(request)
                let response = try await data.bytes(for: request, demand: demand, onEvent: onEvent).response
                if response.isRevalidationDue { revalidateBytesInBackground(request) }
                if request.isKeptForCertain { keepLeftOut(response, for: request) }
                try await waitUntilStored(request)
                return response
            }
        }
    }

    /// Opens a picture for decoding regions of it.
    func regionReader(for request: ImageRequest, demand: LivePriority) async throws(ImageError) -> RegionReader {
        Hold.giveBack()
        let request = parts.defaults.completed(request, id: LoadID())
        return try await reporter.observed(request, decodes: true, source: { $0.source }) {
            () async throws(ImageError) in
            try await firstSource(of: request) { request async throws(ImageError) in
                let request = try begun(request)
                let (picture, isNew) = try await regions.picture(for: request, demand: demand)
                if isNew, picture.isRevalidationDue { revalidateBytesInBackground(request) }
                return RegionReader(picture, of: request, source: isNew ? picture.source : .memory, in: regions)
            }
        }
    }

    @inline(never)
    private func revalidateBytesInBackground(_ request: ImageRequest) {
        revalidations.revalidateInBackground(request) { [data] request async throws(ImageError) in
            _ = try await data.bytes(for: request, demand: .constant(request.priority), onEvent: nil)
        }
    }

    /// Returns the answer of the first source that has one.
    private func firstSource<Answer: Sendable>(
        of request: ImageRequest,
        _ answer: nonisolated(nonsending) (ImageRequest) async throws(ImageError) -> Answer
    ) async throws(ImageError) -> Answer {
        let attempts = candidates(for: request)
        guard attempts.count > 1 else {
            try checkSource(of: request)
            return try await answer(request)
        }
        return try await firstSource(of: attempts, answer)
    }

    @inline(never)
    private func firstSource<Answer: Sendable>(
        of attempts: [ImageRequest],
        _ answer: nonisolated(nonsending) (ImageRequest) async throws(ImageError) -> Answer
    ) async throws(ImageError) -> Answer {
        var failures: [ImageError.SourceFailure] = []
        for attempt in attempts {
            do throws(ImageError) {
                try checkSource(of: attempt)
                return try await answer(attempt)
            } catch {
                if error == .cancelled || error == .request(.invalidated) { throw error }
                failures.append(ImageError.SourceFailure(source: attempt.source.logText, error: error))
            }
        }
        throw .request(.allSourcesFailed(failures))
    }

    /// Whether the request may have other sources than its own.
    @inline(never)
    private func mayHaveCandidates(_ request: ImageRequest) -> Bool {
        request.hasOptions && (request.alternatives?.isEmpty == false || request.lowDataSource != nil)
    }

    /// Not inlined: the copies of options would take space in the frame of each waiting caller.
    @inline(never)
    private func candidates(for request: ImageRequest) -> [ImageRequest] {
        guard request.hasOptions else { return [request] }
        let options = request.options
        func with(_ source: ImageSource) -> ImageRequest {
            var attempt = request
            attempt.source = source
            // The name of one source must not be used for another.
            attempt.cacheKey = nil
            return parts.defaults.changesIdentity ? parts.defaults.applied(to: attempt, isAlternative: true) : attempt
        }
        var attempts = [request]
        if let low = options.lowDataSource, request.cachePolicy.network != .never,
            parts.configuration.isNetworkConstrained()
        {
            attempts[0].cachePolicy.network = .never
            attempts.append(with(low))
        }
        return attempts + (options.alternatives ?? []).map(with)
    }

    @inline(never)
    private func waitUntilStored(_ request: ImageRequest) async throws(ImageError) {
        guard request.hasOptions, request.delivery == .afterStore, let cache = parts.dataCache(of: request) else {
            return
        }
        try await cache.settleUnlessCancelled([request.loadIdentity.sourceKey, request.processedKey])
    }

    /// Stores the bytes of a load that somebody else had begun, if they were left out for lack of room.
    @inline(never)
    private func keepLeftOut(_ response: DataResponse, for request: ImageRequest) {
        guard let metadata = response.metadata, let cache = parts.dataCache(of: request),
            cache.takeLeftOut(request.loadIdentity.sourceKey, version: metadata.version)
        else { return }
        cache.put(
            DataCacheEntry(data: response.data, metadata: metadata), for: request.loadIdentity.sourceKey,
            ticket: request.ticket)
    }
}

/// Checks before a load begins.
extension Loads {
    /// Checks that the configuration allows the request's source.
    ///
    /// - Throws: `ImageError.request(.schemeNotAllowed)`, `.tooLarge` or `.urlTooLong`.
    @inline(never)  // copies the source
    private func checkSource(of request: ImageRequest) throws(ImageError) {
        let source = request.source
        if case .provider(let provider as DataURLProvider) = source,
            provider.identifier.utf8.count > parts.configuration.maximumDataURLBytes
        {
            throw .request(.tooLarge(limit: parts.configuration.maximumDataURLBytes))
        }
        if case .remote(let http, _) = source { try http.validateLength(atMost: parts.configuration.maximumURLBytes) }
        guard let allowed = parts.configuration.allowedSchemes, let scheme = source.scheme, !allowed.contains(scheme)
        else { return }
        throw .request(.schemeNotAllowed(scheme))
    }
}

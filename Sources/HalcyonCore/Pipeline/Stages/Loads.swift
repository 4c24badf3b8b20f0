/// The start and the end of every load: the request with the pipeline's defaults, its sources one after the other, and
/// the reports to the observer.
extension ImagePipeline {
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
        Hold.giveBack()
        let request = defaults.completed(request, id: id)
        if observer != nil || mayHaveCandidates(request) {
            return try await observedImage(for: request, demand: demand, onEvent: onEvent)
        }
        try admit(request)
        return try await answer(to: admitted(request), demand: demand, onEvent: onEvent)
    }

    /// Returns the request as one load runs it, after checking that it does not wait for itself.
    @inline(never)  // copies the request
    private func admitted(_ request: ImageRequest) throws(ImageError) -> ImageRequest {
        let request = begun(request)
        try ProviderTurn.check(request, in: self)
        return request
    }

    /// The general case, which few loads need. Not inlined: it would take space in the frame of each waiting caller.
    @inline(never)  // 448 bytes
    private func observedImage(
        for request: ImageRequest, demand: LivePriority, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> ImageResult {
        try await observed(request, decodes: true, source: { $0.response.source }) {
            () async throws(ImageError) in
            try await firstSource(of: request) { request async throws(ImageError) in
                try await answer(to: admitted(request), demand: demand, onEvent: onEvent)
            }
        }
    }

    /// Not inlined: it has several callers, and would take space in the frame of each waiting one.
    @inline(never)
    private func answer(
        to request: ImageRequest, demand: LivePriority, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> ImageResult {
        let finished = try await image(request, demand: demand, isIntermediate: false, onEvent: onEvent)
        if finished.isStored { countAsUsed(request) } else { await keepJoined(finished, for: request) }
        try await waitUntilStored(request)
        return finished
    }

    /// Does what work for an image otherwise does at its end, for a load that joined work begun only as a step towards
    /// another image.
    @inline(never)
    private func keepJoined(_ finished: ImageResult, for request: ImageRequest) async {
        await preload(finished, for: request)
        keepInMemory(finished, for: request)
        keepProcessed(finished, for: request)
    }

    /// Loads the bytes of the source.
    func data(
        for request: ImageRequest, id: LoadID = LoadID(), demand: LivePriority, onEvent: SnapshotHandler? = nil
    ) async throws(ImageError) -> DataResponse {
        Hold.giveBack()
        var request = defaults.completed(request, id: id)
        // The bytes are the only form that can be stored.
        if request.storage == .processed { request.storage = .original }
        return try await observed(request, decodes: false, source: { $0.source }) { () async throws(ImageError) in
            try await firstSource(of: request) { request async throws(ImageError) in
                let request = try admitted(request)
                let response = try await bytes(for: request, demand: demand, onEvent: onEvent).response
                if response.isConfirmationDue { confirmBytesBehind(request) }
                if request.isKeptForCertain { keepLeftOut(response, for: request) }
                try await waitUntilStored(request)
                return response
            }
        }
    }

    @inline(never)
    private func confirmBytesBehind(_ request: ImageRequest) {
        confirmBehind(request) { [self] request async throws(ImageError) in
            _ = try await bytes(for: request, demand: .constant(request.priority), onEvent: nil)
        }
    }

    /// Returns the answer of the first source that has one.
    private func firstSource<Answer: Sendable>(
        of request: ImageRequest,
        _ answer: nonisolated(nonsending) (ImageRequest) async throws(ImageError) -> Answer
    ) async throws(ImageError) -> Answer {
        let attempts = candidates(for: request)
        guard attempts.count > 1 else {
            try admit(request)
            return try await answer(request)
        }
        return try await firstSource(of: attempts, answer)
    }

    @inline(never)
    private func firstSource<Answer: Sendable>(
        of attempts: [ImageRequest],
        _ answer: nonisolated(nonsending) (ImageRequest) async throws(ImageError) -> Answer
    ) async throws(ImageError) -> Answer {
        var errors: [ImageError] = []
        for attempt in attempts {
            do throws(ImageError) {
                try admit(attempt)
                return try await answer(attempt)
            } catch {
                if error == .cancelled { throw error }
                errors.append(error)
            }
        }
        throw .request(.allSourcesFailed(errors))
    }

    /// Whether the request may have other sources than its own.
    @inline(never)
    private func mayHaveCandidates(_ request: ImageRequest) -> Bool {
        request.hasOptions && (request.alternatives != nil || request.lowDataSource != nil)
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
            return defaults.changesIdentity ? defaults.applied(to: attempt) : attempt
        }
        var attempts = [request]
        if let low = options.lowDataSource, request.cachePolicy.network != .never, configuration.isNetworkConstrained()
        {
            attempts[0].cachePolicy.network = .never
            attempts.append(with(low))
        }
        return attempts + (options.alternatives ?? []).map(with)
    }

    @inline(never)
    private func waitUntilStored(_ request: ImageRequest) async throws(ImageError) {
        guard request.hasOptions, request.delivery == .afterStore, let cache = dataCache(of: request) else { return }
        try await cache.settleUnlessCancelled([request.loadIdentity.sourceKey, request.processedKey])
    }

    /// Whether a request's answer waits until it is stored.
    func awaitsStore(_ request: ImageRequest) -> Bool {
        request.isKeptForCertain || request.hasOptions && request.delivery == .afterStore
    }

    /// Stores the bytes of a load that somebody else had begun, if they were left out for lack of room.
    @inline(never)
    private func keepLeftOut(_ response: DataResponse, for request: ImageRequest) {
        guard let metadata = response.metadata, let cache = dataCache(of: request),
            cache.takeLeftOut(request.loadIdentity.sourceKey, version: metadata.version)
        else { return }
        cache.put(
            DataCacheEntry(data: response.data, metadata: metadata), for: request.loadIdentity.sourceKey,
            ticket: request.ticket)
    }

    /// The disk cache that a request uses.
    @inline(never)
    func dataCache(of request: ImageRequest) -> WriteBehindCache? {
        request.hasOptions ? (request.caches ?? caches).dataCache : caches.dataCache
    }

    /// The memory cache that a request uses.
    @inline(never)
    func imageCache(of request: ImageRequest) -> ImageCache {
        request.hasOptions ? request.caches?.imageCache ?? imageCache : imageCache
    }
}

/// Frames of animated images in the stages.
extension ImagePipeline {
    /// Returns the image with the pipeline's memory limit for frames.
    func withFrameLimit(_ image: DecodedImage) -> DecodedImage {
        guard let limit = configuration.animationMemoryLimit, let frames = image.frames, frames.memoryLimit != limit
        else { return image }
        var image = image
        image.frames = frames.limited(to: limit)
        return image
    }

    /// Decodes all frames, if the request wants that and they fit. A frame that fails is left to the views that show
    /// it.
    @inline(never)  // copies the image
    func preload(_ finished: ImageResult, for request: ImageRequest) async {
        await preload(finished.response.image, for: request)
    }

    func preload(_ image: DecodedImage, for request: ImageRequest) async {
        guard request.hasOptions, request.frames == .preloaded, let frames = image.frames else { return }
        try? await frames.preload()
    }
}

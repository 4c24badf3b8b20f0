import HTTPTypes

/// The way of a request, stage by stage: image, decode, data. Each stage is work shared by all who want it, and each
/// permit is held for its own stage only: a slow origin must not starve the decoders.
///
/// Requests here are completed: they have what the pipeline adds to them.
extension ImagePipeline {
    typealias ImageJob = SharedWork<ImageJobKey, FinishedImage, LoadingSnapshot>.Job

    /// The last processor over the image of the rest: chains that begin alike share their beginning.
    ///
    /// - Parameter loaded: The bytes to make it of, where they are there already.
    func image(
        _ request: ImageRequest, demand: Demand, isIntermediate: Bool, from loaded: LoadedBytes? = nil,
        onEvent: SnapshotHandler?
    ) async throws(ImageError) -> FinishedImage {
        try await images.value(for: ImageJobKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            // Of other bytes than those that are there, nothing in memory is an answer.
            if loaded == nil,
                let answer = looking(
                    for: request, { memoryAnswer(to: request) }, version: { $0.metadata?.version })
            {
                return answer
            }
            var loaded = loaded
            if !isIntermediate {
                let (answer, bytes) = try await keptAnswer(to: request, job)
                if let answer { return answer }
                loaded = bytes ?? loaded
            }
            return try await made(request, isIntermediate: isIntermediate, from: loaded, job)
        }
    }

    private func made(
        _ request: ImageRequest, isIntermediate: Bool, from loaded: LoadedBytes?, _ job: ImageJob
    ) async throws(ImageError) -> FinishedImage {
        let made: FinishedImage
        let last = lastProcessors(of: request)
        if !last.isEmpty {
            made = try await processed(request, by: last, from: loaded, job)
        } else {
            made = try await decoded(request, from: loaded, demand: job.demand, onEvent: job.forward)
        }
        if !isIntermediate { await preload(made.response.image, for: request) }
        var response = made.response
        response.cacheKey = request.imageKey
        let finished = FinishedImage(
            response, metadata: made.metadata, file: made.file, isStored: !isIntermediate,
            isConfirmationDue: made.isConfirmationDue)
        if !isIntermediate {
            keepInMemory(finished, for: request)
            keepProcessed(finished, for: request)
            if finished.isConfirmationDue { confirmBehind(request) }
        }
        return finished
    }

    /// Confirms an image, or makes it anew, behind the answer.
    func confirmBehind(_ request: ImageRequest) {
        confirmBehind(request) { [self] request async throws(ImageError) in
            _ = try await image(request, demand: .constant(request.priority), isIntermediate: false, onEvent: nil)
        }
    }

    /// The longest chain each step of which is work of its own, to be shared. Each level of work takes some of the stack
    /// of whoever starts it, so what is longer than this has its end done by one level, step after step.
    private static let longestSharedChain = 32

    private func lastProcessors(of request: ImageRequest) -> ArraySlice<any ImageProcessing> {
        let all = request.processors
        return all.count > Self.longestSharedChain ? all[Self.longestSharedChain...] : all.suffix(1)
    }

    private func processed(
        _ request: ImageRequest, by processors: ArraySlice<any ImageProcessing>, from loaded: LoadedBytes?,
        _ job: ImageJob
    ) async throws(ImageError) -> FinishedImage {
        let previews = processedPreviews(for: request, by: processors, job.report)
        defer { previews?.end() }
        let base = try await rest(of: request, by: processors.count, from: loaded, demand: job.demand) { snapshot in
            if let previews { previews.pass(snapshot) } else { job.forward(snapshot) }
        }
        hold(base.metadata, for: request)
        var response = base.response
        for processor in processors {
            response.image = try await processed(response.image, by: processor, for: request, demand: job.demand)
        }
        return FinishedImage(
            response, metadata: base.metadata, file: base.file, isConfirmationDue: base.isConfirmationDue)
    }

    private func processed(
        _ image: DecodedImage, by processor: any ImageProcessing, for request: ImageRequest, demand: Demand
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

    /// What the last processors work on, of which there are `count`.
    private func rest(
        of request: ImageRequest, by count: Int, from loaded: LoadedBytes?, demand: Demand,
        onEvent: @escaping SnapshotHandler
    ) async throws(ImageError) -> FinishedImage {
        var rest = request
        rest.processors.removeLast(count)
        let base = try await image(rest, demand: demand, isIntermediate: true, from: loaded, onEvent: onEvent)
        guard base.response.image.isLossyCopy, keepsProcessed(request), request.cachePolicy.disk.writes else {
            return base
        }
        // To be stored, it is made of the source's bytes where that can be, as it would be without what memory has.
        rest.cachePolicy.memory = rest.cachePolicy.memory.writes ? .writeOnly : .off
        do throws(ImageError) {
            return try await image(rest, demand: demand, isIntermediate: true, from: loaded, onEvent: onEvent)
        } catch {
            if error == .cancelled { throw error }
            return base
        }
    }

    /// The picture at the size wanted, without processors.
    private func decoded(
        _ request: ImageRequest, from known: LoadedBytes?, demand: Demand, onEvent: @escaping SnapshotHandler
    ) async throws(ImageError) -> FinishedImage {
        try await decodes.value(for: DecodeKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            let previews = decodingPreviews(for: request, job.report)
            defer { previews?.end() }
            let loaded: DataResponse
            if let known {
                loaded = known.response
            } else {
                loaded = try await bytes(for: request, demand: job.demand) { snapshot in
                    if let previews { previews.pass(snapshot) } else { job.forward(snapshot.map(\.withoutBody)) }
                }
            }
            previews?.endAtWhole()
            hold(loaded.metadata, for: request)
            do throws(ImageError) {
                return try await decode(loaded, for: request, demand: job.demand)
            } catch {
                // Of sources that are not cached there is nothing to drop, nor anywhere else to load them from.
                guard error.saysThatBytesAreDamaged, loaded.metadata != nil else { throw error }
                if loaded.source == .disk, request.cachePolicy.network != .never {
                    // Damaged in the cache, they may still be whole at their origin; what comes takes their place.
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
                        if error.saysThatBytesAreDamaged { dropDamaged(reloaded.metadata, of: request) }
                        throw error
                    }
                }
                dropDamaged(loaded.metadata, of: request)
                throw error
            }
        }
    }

    /// Bytes that do not decode are not worth keeping, nor is what was made of older ones.
    private func dropDamaged(_ metadata: CacheMetadata?, of request: ImageRequest) {
        guard let metadata, request.cachePolicy.disk.writes, let cache = dataCache(of: request) else { return }
        drop(request.loadIdentity.sourceKey, replacedBy: metadata, for: request, in: cache)
    }

    private func decode(
        _ loaded: DataResponse, for request: ImageRequest, demand: Demand
    ) async throws(ImageError) -> FinishedImage {
        // Answers to who asks for bytes, and no images.
        switch loaded.response?.status {
        case .notModified?: throw .response(.status(304))
        case .noContent?, .resetContent?: throw .response(.emptyBody)
        default: break
        }
        let options = DecodingOptions(
            targetSize: request.targetSize, limits: configuration.decodingLimits,
            frames: request.isStill ? .first : .onDemand)
        // Timed inside: the wait for a turn says nothing of the decoder.
        let waiting = Backlog.Load(backlog: downloader.backlog, byteCount: loaded.data.count)
        let image = try await cpuPermits.withPermit(for: demand, isNew: true, waitingWith: waiting) {
            () async throws(ImageError) in
            try await timed(request) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [decoders] () throws(ImageError) in
                    try decoders.decode(loaded.data, options: options)
                }
            } _: {
                .decoded($0?.size, seconds: $1)
            }
        }
        let response = ImageResponse(
            image: withFrameLimit(image), source: loaded.source, cacheKey: request.imageKey, isStale: loaded.isStale,
            data: loaded.data, metrics: loaded.metrics)
        return FinishedImage(
            response, metadata: loaded.metadata, file: loaded.file, isConfirmationDue: loaded.isConfirmationDue)
    }
}

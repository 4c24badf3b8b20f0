/// The way of a request, stage by stage: image, decode, data. Each stage is work shared by all who want it, and each permit
/// is held for its own stage only: a slow origin must not starve the decoders.
///
/// Requests here are completed: they have what the pipeline adds to them.
extension ImagePipeline {
    /// The last processor over the image of the rest: chains that begin alike share their beginning.
    func image(
        _ request: ImageRequest, demand: Demand, isIntermediate: Bool, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> FinishedImage {
        try await images.value(for: ImageJobKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            // Other work for this image may have ended since its caller looked.
            if request.cachePolicy.readsMemory {
                let image = request.withImageKey { imageCache(of: request).image(for: $0) }
                observe(request, .memoryLookup(isHit: image != nil))
                if let image {
                    let response = ImageResponse(image: image, source: .memory, cacheKey: request.imageKey)
                    return FinishedImage(response, isStored: true)
                }
            }
            if !isIntermediate, let stored = await storedImage(for: request, demand: job.demand) {
                await preload(stored.image, for: request)
                store(stored, for: request)
                return FinishedImage(stored, isStored: true)
            }
            let made: FinishedImage
            if let processor = request.processors.last {
                made = try await processed(request, by: processor, job)
            } else {
                made = try await decoded(request, demand: job.demand, onEvent: job.forward)
            }
            if !isIntermediate { await preload(made.response.image, for: request) }
            var response = made.response
            response.cacheKey = request.imageKey
            let finished = FinishedImage(response, metadata: made.metadata, isStored: !isIntermediate)
            if !isIntermediate {
                store(finished.response, for: request)
                await keepProcessed(finished, for: request)
            }
            return finished
        }
    }

    private func processed(
        _ request: ImageRequest, by processor: any ImageProcessing,
        _ job: SharedWork<ImageJobKey, FinishedImage, LoadingSnapshot>.Job
    ) async throws(ImageError) -> FinishedImage {
        var rest = request
        rest.processors.removeLast()
        let previews = processedPreviews(for: request, by: processor, job.report)
        defer { previews?.end() }
        let base = try await image(rest, demand: job.demand, isIntermediate: true) { snapshot in
            if let previews { previews.pass(snapshot.event) } else { job.forward(snapshot) }
        }
        var response = base.response
        response.image = try await cpuPermits.withPermit(for: job.demand) { () async throws(ImageError) in
            try await timed(request) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [pixels = base.response.image] () throws(ImageError) in
                    try processor.applied(to: pixels)
                }
            } _: {
                .processed(processor.identifier, isSuccess: $0 != nil, seconds: $1)
            }
        }
        return FinishedImage(response, metadata: base.metadata)
    }

    /// The picture at the size wanted, without processors.
    private func decoded(
        _ request: ImageRequest, demand: Demand, onEvent: @escaping SnapshotHandler
    ) async throws(ImageError) -> FinishedImage {
        try await decodes.value(for: DecodeKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            let previews = decodingPreviews(for: request, job.report)
            defer { previews?.end() }
            let loaded = try await bytes(for: request, demand: job.demand) { snapshot in
                if let previews { previews.pass(snapshot.event) } else { job.forward(snapshot) }
            }
            previews?.endAtWhole()
            do throws(ImageError) {
                return try await decode(loaded, for: request, demand: job.demand)
            } catch {
                // Of sources that are not cached there is nothing to drop, nor anywhere else to load them from.
                guard error.saysThatBytesAreDamaged, loaded.metadata != nil else { throw error }
                if loaded.source == .disk, request.cachePolicy.network != .never {
                    // Damaged in the cache, they may still be whole at their origin; what comes takes their place.
                    var again = request
                    again.cachePolicy.network = .reload
                    let reloaded = try await bytes(for: again, demand: job.demand, onEvent: job.forward)
                    do throws(ImageError) {
                        return try await decode(reloaded, for: request, demand: job.demand)
                    } catch {
                        if error.saysThatBytesAreDamaged { dropDamaged(request) }
                        throw error
                    }
                }
                dropDamaged(request)
                throw error
            }
        }
    }

    /// Bytes that do not decode are not worth keeping.
    private func dropDamaged(_ request: ImageRequest) {
        if request.cachePolicy.disk.writes { dataCache(of: request)?.drop(request.loadIdentity.sourceKey) }
    }

    private func decode(
        _ loaded: DataResponse, for request: ImageRequest, demand: Demand
    ) async throws(ImageError) -> FinishedImage {
        let options = DecodingOptions(
            targetSize: request.targetSize, limits: configuration.decodingLimits,
            frames: request.isStill ? .first : .onDemand)
        // Timed inside: the wait for a turn says nothing of the decoder.
        let image = try await cpuPermits.withPermit(for: demand) { () async throws(ImageError) in
            try await timed(request) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [decoders] () throws(ImageError) in
                    try decoders.decode(loaded.data, options: options)
                }
            } _: {
                .decoded($0?.size, seconds: $1)
            }
        }
        let response = ImageResponse(
            image: withFrameLimit(image), source: loaded.source, cacheKey: request.imageKey, data: loaded.data,
            metrics: loaded.metrics)
        return FinishedImage(response, metadata: loaded.metadata)
    }

    func store(_ response: ImageResponse, for request: ImageRequest) {
        guard request.cachePolicy.memory.writes else { return }
        imageCache(of: request).store(response.image, for: request.imageKey)
        observe(request, .storedInMemory(byteCount: response.image.cost))
    }
}

/// The way of a request, stage by stage: image, decode, data. Each stage is work shared by all who want it, and each permit
/// is held for its own stage only: a slow origin must not starve the decoders.
extension ImagePipeline {
    typealias ProgressHandler = @Sendable (Stamped<LoadingProgress>) -> Void

    /// The finished image, which goes to the memory cache.
    func load(
        _ request: ImageRequest, demand: Demand, onProgress: ProgressHandler? = nil
    ) async throws(ImageError) -> ImageResponse {
        let finished = try await image(request, demand: demand, isIntermediate: false, onProgress: onProgress)
        if !finished.isStored { store(finished.response, for: request) }
        return finished.response
    }

    /// The last processor over the image of the rest: chains that begin alike share their beginning.
    private func image(
        _ request: ImageRequest, demand: Demand, isIntermediate: Bool, onProgress: ProgressHandler?
    ) async throws(ImageError) -> FinishedImage {
        let key = ImageJobKey(
            image: request.imageKey, load: LoadKey(request), memory: request.cachePolicy.memory
        )
        return try await images.value(for: key, demand: demand, onEvent: onProgress) {
            [self] job async throws(ImageError) in
            // Other work for this image may have ended since its caller looked.
            if let image = cachedImage(for: request) {
                let response = ImageResponse(image: image, source: .memory, cacheKey: request.imageKey)
                return FinishedImage(response: response, isStored: true)
            }
            var response: ImageResponse
            if let processor = request.processors.last {
                var rest = request
                rest.processors.removeLast()
                let base = try await image(rest, demand: job.demand, isIntermediate: true, onProgress: job.forward)
                response = base.response
                let pixels = response.image
                response.image = try await cpuPermits.withPermit(for: job.demand) { () async throws(ImageError) in
                    try await WorkExecutor.cpu.run { () throws(ImageError) in try processor.process(pixels) }
                }
            } else {
                response = try await decoded(request, demand: job.demand, onProgress: job.forward)
            }
            response.cacheKey = request.imageKey
            if !isIntermediate { store(response, for: request) }
            return FinishedImage(response: response, isStored: !isIntermediate)
        }
    }

    /// The picture at the size wanted, without processors.
    private func decoded(
        _ request: ImageRequest, demand: Demand, onProgress: @escaping ProgressHandler
    ) async throws(ImageError) -> ImageResponse {
        let key = DecodeKey(load: LoadKey(request), targetSize: request.targetSize)
        return try await decodes.value(for: key, demand: demand, onEvent: onProgress) {
            [self] job async throws(ImageError) in
            let loaded = try await data(for: request, demand: job.demand, onProgress: job.forward)
            do throws(ImageError) {
                return try await decode(loaded, for: request, demand: job.demand)
            } catch {
                guard error.saysThatBytesAreDamaged, loaded.source != .provider else { throw error }
                if loaded.source == .disk, request.cachePolicy.network != .never {
                    // Damaged in the cache, they may still be whole at their origin; what comes takes their place.
                    var again = request
                    again.cachePolicy.network = .reload
                    let reloaded = try await data(for: again, demand: job.demand, onProgress: job.forward)
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
        if request.cachePolicy.disk.writes { dataCache?.drop(request.loadIdentity.sourceKey) }
    }

    private func decode(
        _ loaded: DataResponse, for request: ImageRequest, demand: Demand
    ) async throws(ImageError) -> ImageResponse {
        let options = DecodingOptions(targetSize: request.targetSize, limits: configuration.decodingLimits)
        let image = try await cpuPermits.withPermit(for: demand) { () async throws(ImageError) in
            try await WorkExecutor.cpu.run { [decoders] () throws(ImageError) in
                try decoders.decode(loaded.data, options: options)
            }
        }
        return ImageResponse(image: image, source: loaded.source, cacheKey: request.imageKey)
    }

    private func store(_ response: ImageResponse, for request: ImageRequest) {
        guard request.cachePolicy.memory.writes else { return }
        imageCache.store(response.image, for: request.imageKey)
    }
}

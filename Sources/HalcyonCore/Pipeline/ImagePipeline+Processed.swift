/// Finished images in the disk cache, for requests that want them kept.
extension ImagePipeline {
    /// The image as it was stored, where there is a fresh one.
    func storedImage(for request: ImageRequest, demand: Demand) async -> ImageResponse? {
        guard keepsProcessed(request), request.cachePolicy.readsDisk, let cache = dataCache(of: request),
            let entry = await cache.entry(for: request.processedKey),
            request.cachePolicy.network == .never || entry.metadata.isFresh(at: configuration.clock.date)
        else { return nil }
        let serializer = request.serializer ?? FormatSerializer()
        do throws(ImageError) {
            let image = try await cpuPermits.withPermit(for: demand) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run {
                    [decoders, limits = configuration.decodingLimits] () throws(ImageError) in
                    try serializer.image(from: entry.data, decoders: decoders, limits: limits)
                }
            }
            return ImageResponse(image: image, source: .disk, cacheKey: request.imageKey)
        } catch {
            // Made anew, it takes the damaged one's place.
            return nil
        }
    }

    /// Sends the image on its way to the disk cache; it is encoded behind the caller's back.
    func keepProcessed(_ finished: FinishedImage, for request: ImageRequest) {
        guard keepsProcessed(request), request.cachePolicy.disk.writes, let cache = dataCache(of: request),
            let metadata = finished.metadata
        else { return }
        let image = finished.response.image
        let serializer = request.serializer ?? FormatSerializer()
        cache.store(for: request.processedKey) { [self] () async throws(ImageError) in
            let data = try await cpuPermits.withPermit(for: .constant(.veryLow)) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [encoders] () throws(ImageError) in
                    try serializer.data(for: image, encoders: encoders)
                }
            }
            guard let data else { return nil }
            observe(request, .storedOnDisk(byteCount: data.count))
            return CachedData(data: data, metadata: metadata)
        }
    }

    /// Whole pictures without processors are what their bytes are.
    private func keepsProcessed(_ request: ImageRequest) -> Bool {
        guard request.hasOptions, request.storage?.keepsProcessed == true else { return false }
        return request.targetSize != nil || !request.processors.isEmpty
    }
}

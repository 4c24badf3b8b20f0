/// Previews on their way through the stages.
extension ImagePipeline {
    /// From here on a preview may tell something of a picture.
    private static let leastBytes = 1024

    /// Decodes what has arrived. Each time half as much again as the last time: all previews together then cost no more
    /// than a fixed multiple of the bytes.
    func decodingPreviews(
        for request: ImageRequest, _ report: @escaping @Sendable (LoadingSnapshot) -> Void
    ) -> PreviewMaker {
        PreviewMaker { snapshot, last in
            guard snapshot.body != nil else { return false }
            return snapshot.progress.received >= max(Self.leastBytes, last + last / 2)
        } make: { [self] snapshot in
            guard let body = snapshot.body else { return nil }
            let data = body.joined()
            let options = DecodingOptions(
                targetSize: request.targetSize, limits: configuration.decodingLimits, frames: .first)
            let image = await spareTime { [decoders] () throws(ImageError) in
                try decoders.preview(of: data, options: options)
            }
            return image.map { image in
                LoadingSnapshot.Preview(
                    response: ImageResponse(
                        image: image, source: .network, cacheKey: request.imageKey, isPreview: true),
                    byteCount: data.count)
            }
        } report: {
            report($0)
        }
    }

    /// Runs a processor over the previews of the stage below.
    func processedPreviews(
        for request: ImageRequest, by processor: any ImageProcessing,
        _ report: @escaping @Sendable (LoadingSnapshot) -> Void
    ) -> PreviewMaker {
        PreviewMaker { snapshot, last in
            snapshot.preview.map { $0.byteCount > last } ?? false
        } make: { [self] snapshot in
            guard let preview = snapshot.preview else { return nil }
            let image = await spareTime { () throws(ImageError) in try processor.applied(to: preview.response.image) }
            return image.map { image in
                var response = preview.response
                response.image = image
                response.cacheKey = request.imageKey
                return LoadingSnapshot.Preview(response: response, byteCount: preview.byteCount)
            }
        } report: {
            report($0)
        }
    }

    /// Works when nothing that is finished waits to be decoded. A preview that fails is none.
    private func spareTime(
        _ work: @Sendable () throws(ImageError) -> DecodedImage?
    ) async -> DecodedImage? {
        do throws(ImageError) {
            return try await cpuPermits.withPermit(for: .constant(.veryLow)) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run(work)
            }
        } catch {
            return nil
        }
    }
}

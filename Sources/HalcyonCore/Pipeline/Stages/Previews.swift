/// Previews on their way through the stages.
extension ImagePipeline {
    /// Decodes what has arrived; nil where the request wants no previews.
    @inline(never)  // few want any
    func decodingPreviews(
        for request: ImageRequest, _ report: @escaping @Sendable (LoadingSnapshot) -> Void
    ) -> PreviewMaker? {
        guard let policy = request.previewPolicy else { return nil }
        let options = DecodingOptions(
            targetSize: request.targetSize, limits: configuration.decodingLimits, frames: .first)
        let session = PreviewSession(decoders, options, policy)
        return PreviewMaker(interval: policy.interval, clock: configuration.clock) { snapshot, last in
            snapshot.body != nil && policy.isDue(snapshot.progress, after: last)
        } make: { [self] snapshot in
            guard let body = snapshot.body else { return nil }
            return await spareTime { () throws(ImageError) in
                try session.preview(of: body, snapshot.progress).map { image, byteCount in
                    LoadingSnapshot.Preview(
                        response: ImageResponse(
                            image: image, source: .network, cacheKey: request.imageKey, isPreview: true),
                        byteCount: byteCount)
                }
            }
        } report: {
            report($0)
        }
    }

    /// Runs processors over the previews of the stage below; nil where the request wants no previews.
    func processedPreviews(
        for request: ImageRequest, by processors: ArraySlice<any ImageProcessing>,
        _ report: @escaping @Sendable (LoadingSnapshot) -> Void
    ) -> PreviewMaker? {
        guard request.previewPolicy != nil else { return nil }
        return PreviewMaker { snapshot, last in
            snapshot.preview.map { $0.byteCount > last } ?? false
        } make: { [self] snapshot in
            guard let preview = snapshot.preview else { return nil }
            return await spareTime { () throws(ImageError) in
                var response = preview.response
                for processor in processors { response.image = try processor.applied(to: response.image) }
                response.cacheKey = request.imageKey
                return LoadingSnapshot.Preview(response: response, byteCount: preview.byteCount)
            }
        } report: {
            report($0)
        }
    }

    /// Works when nothing that is finished waits to be decoded. A preview that fails is none.
    private func spareTime(
        _ work: @Sendable () throws(ImageError) -> LoadingSnapshot.Preview?
    ) async -> LoadingSnapshot.Preview? {
        do throws(ImageError) {
            return try await cpuPermits.withPermit(for: .constant(.veryLow)) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run(work)
            }
        } catch {
            return nil
        }
    }
}

extension ImageRequest {
    /// What is said about previews, where there are to be any.
    var previewPolicy: PreviewPolicy? { hasOptions ? self.previews.flatMap { $0.isOn ? $0 : nil } : nil }
}

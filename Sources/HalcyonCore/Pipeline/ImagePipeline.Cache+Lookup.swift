/// Images that are in memory or on the disk.
extension ImagePipeline.Cache {
    /// A request that the caches alone can answer.
    func lookup(for request: ImageRequest) -> ImageRequest {
        var lookup = request
        let policy = request.cachePolicy.completed(by: pipeline.defaults.cachePolicy)
        // It finds whatever is there. What is made of it goes to the disk only where the request lets it.
        lookup.cachePolicy = CachePolicy(
            memory: .readWrite, disk: policy.disk.writes ? .readWrite : .readOnly, network: .never)
        // None but its own source, and nothing is waited for that would have to be written.
        lookup.alternatives = []
        lookup.delivery = .immediate
        return lookup
    }

    /// What the disk has for a lookup.
    func storedResponse(for lookup: ImageRequest) async throws(ImageError) -> ImageResponse? {
        switch lookup.source {
        case .file: return nil
        case .provider(let provider) where !provider.isCachedOnDisk: return nil
        case .provider, .remote: break
        }
        do throws(ImageError) {
            return try await pipeline.load(lookup, demand: .constant(lookup.priority))
        } catch .cache(.notCached), .cache(.stale) {
            return nil
        }
    }
}

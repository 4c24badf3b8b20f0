/// Images that are in memory or on the disk.
extension ImagePipeline.Cache {
    /// A request that the caches alone can answer.
    func lookup(for request: ImageRequest) -> ImageRequest {
        var lookup = request
        lookup.cachePolicy = CachePolicy(memory: .readWrite, disk: .readWrite, network: .never)
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
        } catch .cache(.notCached) {
            return nil
        }
    }
}

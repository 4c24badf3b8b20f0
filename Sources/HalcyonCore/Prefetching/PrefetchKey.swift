/// What makes two items of a prefetcher one: the image for the memory, the load alone for the disk, and where they go.
struct PrefetchKey: Hashable, Sendable {
    private let load: LoadKey
    private let image: ImageJobKey?
    /// Beside what the keys have of it: what it leaves to the pipeline may come out different from what it seems.
    private let policy: CachePolicy
    /// Where else they may come from, while the network is to be spared and after a failure.
    private let lowDataSource: LoadIdentity?
    private let alternatives: [LoadIdentity]

    init(_ request: ImageRequest, _ destination: ImagePrefetcher.Destination) {
        load = LoadKey(request)
        var policy = request.cachePolicy
        switch destination {
        case .memory:
            image = ImageJobKey(request)
        case .disk:
            image = nil
            policy.memory = .off
        }
        self.policy = policy
        guard request.hasOptions else {
            (lowDataSource, alternatives) = (nil, [])
            return
        }
        lowDataSource = request.lowDataSource.map { ImageRequest(source: $0).loadIdentity }
        alternatives = (request.alternatives ?? []).map { ImageRequest(source: $0).loadIdentity }
    }
}

/// What makes two items of a prefetcher one: the image for the memory, the load alone for the disk.
struct PrefetchKey: Hashable, Sendable {
    private let load: LoadIdentity
    private let image: ImageKey?
    private let policy: CachePolicy

    init(_ request: ImageRequest, _ destination: ImagePrefetcher.Destination) {
        load = request.loadIdentity
        var policy = request.cachePolicy
        switch destination {
        case .memory:
            image = request.imageKey
        case .disk:
            image = nil
            policy.memory = .off
        }
        self.policy = policy
    }
}

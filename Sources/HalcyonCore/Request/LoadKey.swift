/// The identity of a running load: what is asked of whom, and which ways to it are allowed.
struct LoadKey: Hashable, Sendable {
    private let identity: LoadIdentity
    private let disk: CachePolicy.Access
    private let network: CachePolicy.Network

    init(_ request: ImageRequest) {
        identity = request.loadIdentity
        disk = request.cachePolicy.disk
        network = request.cachePolicy.network
    }
}

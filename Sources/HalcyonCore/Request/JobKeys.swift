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

/// The identity of a running decode: a load, and the size that is decoded at.
struct DecodeKey: Hashable, Sendable {
    let load: LoadKey
    let targetSize: TargetSize?
}

/// The identity of a running image: what it is to be, and how it is loaded.
struct ImageJobKey: Hashable, Sendable {
    let image: ImageKey
    let load: LoadKey
    let memory: CachePolicy.Access
}

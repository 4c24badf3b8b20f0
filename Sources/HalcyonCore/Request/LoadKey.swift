/// The identity of a running load: what is asked of whom, and which ways to it are allowed.
struct LoadKey: Hashable, Sendable {
    private let identity: LoadIdentity
    private let disk: CachePolicy.Access
    private let network: CachePolicy.Network
    private let keepsBytes: Bool
    private let caches: ObjectIdentifier?
    /// Set where a load is not to be shared: no other has the same.
    private let loner: LoadID?
    /// What else makes the load safe; nil for what the pipeline says.
    private let redirects: String?
    private let validator: String?
    /// The version of an entry whose bytes are not wanted: where they are still the right ones, there are none.
    private let known: UInt64?
    /// What had happened to the source when the load began: who comes after a newer answer or an invalidation must not
    /// join a load from before it.
    private let epoch: WaitID?

    /// Not inlined: the copy of the options would be part of what each waiting caller takes.
    @inline(never)
    init(_ request: ImageRequest, knowing version: UInt64? = nil) {
        known = version
        epoch = request.ticket?.epoch
        identity = request.loadIdentity
        disk = request.cachePolicy.disk
        network = request.cachePolicy.network
        // Each caller has asked for a change of its own.
        let isLoner = request.isUnsafe || request.hasOptions && request.sharesWork == false
        loner = isLoner ? request.loadID : nil
        guard request.hasOptions else {
            (keepsBytes, caches, redirects, validator) = (true, nil, nil, nil)
            return
        }
        let options = request.options
        keepsBytes = options.storage?.keepsOriginal ?? true
        caches = options.caches.map(ObjectIdentifier.init)
        redirects = options.redirects?.identifier
        validator = options.validator?.identifier
    }
}

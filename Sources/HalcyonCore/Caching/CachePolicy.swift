/// Which caches a request looks into, which it writes to, and when it may use the network.
public struct CachePolicy: Sendable, Hashable {
    /// What a request does with one cache.
    public enum Access: Sendable, Hashable {
        /// Looks into it, and stores what was loaded.
        case readWrite
        /// Looks into it and stores nothing.
        case readOnly
        /// Does not look into it, and stores what was loaded.
        case writeOnly
        /// Does not look into it, and stores nothing.
        case off

        /// Whether the request looks into the cache.
        public var reads: Bool { self == .readWrite || self == .readOnly }
        /// Whether the request stores into the cache.
        public var writes: Bool { self == .readWrite || self == .writeOnly }
    }

    /// When a request may use the network.
    public enum Network: Sendable, Hashable {
        /// When the caches have nothing fresh; a stale entry is confirmed with its server where it can be. Where that is out
        /// of reach or fails, or allows it, a stale entry is the answer; see ``ImageResponse/isStale``.
        case automatic
        /// Always; no cache is looked into. They are written to as ``memory`` and ``disk`` say.
        case reload
        /// Always, but an entry in the cache is only confirmed where its server can confirm it (status 304). A fresh one that
        /// its server calls `immutable` needs no confirmation (RFC 8246).
        case revalidate
        /// Never: what no cache has fails with `ImageError.cache(.notCached)`. Stale entries count; but with
        /// ``FreshnessRules/strict`` not those that their server wants confirmed at any rate (`must-revalidate`, `no-cache`),
        /// which fail with `ImageError.cache(.stale)`. Local files, and providers whose bytes are not kept on disk, are loaded
        /// all the same; other providers count as network. A server's word that there is nothing (404, 410) that still holds
        /// fails with that status.
        case never
    }

    private var ownMemory: Access?
    private var ownDisk: Access?
    private var ownNetwork: Network?

    /// What it is told; for what it is not told, the pipeline's default.
    public init(memory: Access? = nil, disk: Access? = nil, network: Network? = nil) {
        ownMemory = memory
        ownDisk = disk
        ownNetwork = network
    }

    /// The memory cache of decoded images. Images of older bytes than those that the request brings leave it whatever this
    /// says. Default: what the pipeline says, which is `.readWrite` unless changed.
    public var memory: Access {
        get { ownMemory ?? .readWrite }
        set { ownMemory = newValue }
    }

    /// The cache of bytes. Default: what the pipeline says, which is `.readWrite` unless changed.
    public var disk: Access {
        get { ownDisk ?? .readWrite }
        set { ownDisk = newValue }
    }

    /// The network. Default: what the pipeline says, which is `.automatic` unless changed.
    public var network: Network {
        get { ownNetwork ?? .automatic }
        set { ownNetwork = newValue }
    }

    /// This policy, and `defaults` for what it was not told.
    @inline(__always)
    func completed(by defaults: CachePolicy) -> CachePolicy {
        CachePolicy(
            memory: ownMemory ?? defaults.ownMemory, disk: ownDisk ?? defaults.ownDisk,
            network: ownNetwork ?? defaults.ownNetwork)
    }

    /// Whether bytes in the disk cache may be an answer.
    var readsDisk: Bool { disk.reads && network != .reload }

    /// Whether a decoded image in memory is an answer.
    var readsMemory: Bool { memory.reads && network != .reload && network != .revalidate }
}

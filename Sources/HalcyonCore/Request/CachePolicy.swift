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
        /// Leaves it alone.
        case off

        /// Whether the request looks into the cache.
        public var reads: Bool { self == .readWrite || self == .readOnly }
        /// Whether the request stores into the cache.
        public var writes: Bool { self == .readWrite || self == .writeOnly }
    }

    /// When a request may use the network.
    public enum Network: Sendable, Hashable {
        /// When the caches have nothing fresh; a stale entry is confirmed with its server where it can be.
        case automatic
        /// Always; no cache is looked into. They are written to as ``memory`` and ``disk`` say.
        case reload
        /// Always, but an entry in the cache is only confirmed where its server can confirm it (status 304).
        case revalidate
        /// Never: what no cache has fails with `ImageError.cache(.notCached)`. Stale entries count.
        case never
    }

    /// The memory cache of decoded images. Default: `.readWrite`.
    public var memory: Access
    /// The cache of bytes. Default: `.readWrite`.
    public var disk: Access
    /// The network. Default: `.automatic`.
    public var network: Network

    /// The defaults, unless told otherwise.
    public init(memory: Access = .readWrite, disk: Access = .readWrite, network: Network = .automatic) {
        self.memory = memory
        self.disk = disk
        self.network = network
    }

    /// Whether a decoded image in memory is an answer.
    var readsMemory: Bool { memory.reads && network != .reload && network != .revalidate }
}

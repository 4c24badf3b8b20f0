public import Foundation

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

/// How long a stored entry counts as fresh.
public enum CacheExpiration: Sendable, Hashable {
    /// For so many seconds after it was stored. What is no number counts as 0, and infinity as never.
    case seconds(TimeInterval)
    /// For so many days of 24 hours after it was stored.
    case days(Int)
    /// Until a moment in time. One that is made of no number counts as past.
    case date(Date)
    /// For ever.
    case never

    /// The moment at which an entry stored at `start` ceases to be fresh; nil for never.
    public func date(from start: Date) -> Date? {
        switch self {
        case .seconds(let seconds): Self.date(seconds, after: start)
        case .days(let days): Self.date(TimeInterval(days) * 86_400, after: start)
        case .date(let date):
            date.timeIntervalSinceReferenceDate.isNaN ? .distantPast : date
        case .never: nil
        }
    }

    /// Nothing infinite, which would be no number as soon as somebody calculates with it.
    private static func date(_ seconds: TimeInterval, after start: Date) -> Date? {
        if seconds == .infinity { return nil }
        return start.addingTimeInterval(seconds.isFinite ? seconds : seconds.isNaN ? 0 : -longest)
    }

    /// More than has passed since there were calendars.
    private static let longest = 1e12
}

/// What a use of a cached entry does to its expiry.
public enum ExpirationExtension: Sendable, Hashable {
    /// Nothing: it stays where it was when the entry was stored or confirmed.
    case none
    /// Its time begins anew with each use.
    case lifetime
    /// It comes so long after the use. A date and `.never` are no durations, and leave it where it is.
    case by(CacheExpiration)
}

/// Which rules say how long cached bytes are fresh. An ``ImageRequest/Options/expiration`` of a request goes before them
/// all.
public enum FreshnessRules: Sendable, Hashable {
    /// What the server says (RFC 9111), and ``ImagePipeline/Configuration/expiration`` where it says nothing: most servers
    /// of images say nothing, and their images rarely change under their URLs.
    case images
    /// RFC 9111 alone, with its heuristics where the server says nothing.
    case strict
    /// ``ImagePipeline/Configuration/expiration`` alone, whatever the server says; but what it forbids to store (`no-store`)
    /// stays in memory alone.
    case expirationOnly
}

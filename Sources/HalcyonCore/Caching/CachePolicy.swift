public import Foundation

/// Decides which caches a request reads, which it writes, and when it may use the network.
public struct CachePolicy: Sendable, Hashable {
    /// How a request uses one cache.
    public enum Access: Sendable, Hashable {
        /// Reads from the cache, and stores what was loaded.
        case readWrite
        /// Reads from the cache, and stores nothing.
        case readOnly
        /// Does not read from the cache, but stores what was loaded.
        case writeOnly
        /// Neither reads nor stores.
        case off

        /// Whether the request reads from the cache.
        public var reads: Bool { self == .readWrite || self == .readOnly }
        /// Whether the request stores into the cache.
        public var writes: Bool { self == .readWrite || self == .writeOnly }
    }

    /// When a request may use the network.
    public enum Network: Sendable, Hashable {
        /// If the caches have nothing fresh. A stale entry is revalidated if possible. If the server cannot be reached
        /// or fails, or permits it, the stale entry is the answer; see ``ImageResponse/isStale``.
        case automatic
        /// Always; no cache is read. They are written according to ``memory`` and ``disk``.
        case reload
        /// Always, but a cached entry is only revalidated if its server supports that (status 304). A fresh entry that
        /// its server calls `immutable` needs no revalidation (RFC 8246).
        case revalidate
        /// Never: a request that no cache can answer fails with `ImageError.cache(.notCached)`. Stale entries count;
        /// but with ``CacheFreshness/strict``, those that their server wants revalidated in any case
        /// (`must-revalidate`, `no-cache`) fail with `ImageError.cache(.stale)`. Local files, and providers whose bytes
        /// are not kept on disk, are still loaded; other providers count as network. While a server's refusal (404,
        /// 410) is valid, the request fails with that status.
        case never
    }

    private var ownMemory: Access?
    private var ownDisk: Access?
    private var ownNetwork: Network?

    /// Creates a policy; nil values are taken from the pipeline's default.
    public init(memory: Access? = nil, disk: Access? = nil, network: Network? = nil) {
        ownMemory = memory
        ownDisk = disk
        ownNetwork = network
    }

    /// The use of the memory cache of decoded images. Images made of older bytes than those that the request loads are
    /// removed in any case. Default: the pipeline's, which is `.readWrite` unless changed.
    public var memory: Access {
        get { ownMemory ?? .readWrite }
        set { ownMemory = newValue }
    }

    /// The use of the cache of bytes. Default: the pipeline's, which is `.readWrite` unless changed.
    public var disk: Access {
        get { ownDisk ?? .readWrite }
        set { ownDisk = newValue }
    }

    /// The use of the network. Default: the pipeline's, which is `.automatic` unless changed.
    public var network: Network {
        get { ownNetwork ?? .automatic }
        set { ownNetwork = newValue }
    }

    /// Returns this policy, with `defaults` for the values that are not set.
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
    /// For this many seconds after it was stored. NaN counts as 0, and infinity as never.
    case seconds(TimeInterval)
    /// For this many days of 24 hours after it was stored.
    case days(Int)
    /// Until a date. A date made of NaN counts as past.
    case date(Date)
    /// Forever.
    case never

    /// Returns the date when an entry stored at `start` becomes stale; nil for never.
    public func date(from start: Date) -> Date? {
        switch self {
        case .seconds(let seconds): Self.date(seconds, after: start)
        case .days(let days): Self.date(TimeInterval(days) * 86_400, after: start)
        case .date(let date):
            date.timeIntervalSinceReferenceDate.isNaN ? .distantPast : date
        case .never: nil
        }
    }

    /// The duration in seconds; nil for a date and for never, which no use extends.
    var duration: Double? {
        switch self {
        case .seconds(let seconds): seconds
        case .days(let days): Double(days) * 86_400
        case .date, .never: nil
        }
    }

    /// Returns no infinite date, which would become NaN in calculations.
    private static func date(_ seconds: TimeInterval, after start: Date) -> Date? {
        if seconds == .infinity { return nil }
        return start.addingTimeInterval(seconds.isFinite ? seconds : seconds.isNaN ? 0 : -longest)
    }

    /// In seconds; longer than calendars have existed.
    private static let longest = 1e12
}

/// How a use of a cached entry changes its expiry.
public enum ExpirationExtension: Sendable, Hashable {
    /// Not at all: it stays as it was when the entry was stored or revalidated.
    case none
    /// Its lifetime starts again with each use.
    case lifetime
    /// It is this long after the use. A date and `.never` are not durations, and do not change it.
    case by(CacheExpiration)

    /// The seconds from a use to the expiry of an entry stored with `expiration`; nil if a use changes nothing.
    func duration(of expiration: CacheExpiration) -> Double? {
        switch self {
        case .none: nil
        case .lifetime: expiration.duration
        case .by(let time): time.duration
        }
    }
}

/// The rules that decide how long cached bytes are fresh. An ``ImageRequest/Options/expiration`` of a request overrides
/// them all.
public enum CacheFreshness: Sendable, Hashable {
    /// The server's rules (RFC 9111), or ``ImagePipeline/Configuration/expiration`` if it gives none: most image
    /// servers give none, and their images rarely change under the same URL.
    case images
    /// RFC 9111 alone, with its heuristics if the server gives no rules.
    case strict
    /// ``ImagePipeline/Configuration/expiration`` alone, whatever the server says; but an answer that it forbids to
    /// store (`no-store`) is kept in memory only.
    case expirationOnly
}

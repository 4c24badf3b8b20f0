import Foundation
import HalcyonCore
import HalcyonCurl
import HalcyonRedis
import HalcyonS3
import HalcyonServer
import HalcyonStore
import Logging

/// What the instances of a fleet share.
struct Shared {
    /// The caches behind that of this machine, the nearest first.
    let tiers: [TieredDataCache.Tier]
    /// The cache of this machine with these behind it.
    let cache: TieredDataCache
    /// Lets one instance make what all want; nil without a Redis, which has the locks.
    let flight: RedisFlight?

    /// Waits for what is on its way, and gives up the locks.
    func flush() async {
        await flight?.flush()
        await cache.flush()
    }
}

extension Settings {
    /// Makes what an instance shares with others; nil for nothing.
    ///
    /// - Parameters:
    ///   - disk: The cache of this machine.
    ///   - running: How many requests are worked on at a time.
    func shared(
        behind disk: DiskCache?, running: Int, _ registry: PrometheusRegistry, _ logger: Logger
    ) async throws(ConfigurationError) -> Shared? {
        let redis = try await redis()
        let bucket = try await bucket(connections: running)
        var tiers: [TieredDataCache.Tier] = []
        if let redis {
            // Longer than by default: it costs less than to make a result a second time.
            tiers.append(.init("redis", redis, timeout: 0.25))
        }
        if let bucket {
            // Amazon states 100 to 200 ms for the first bytes of a small object ("Performance design patterns for
            // Amazon S3"): twice that, and the time for the rest.
            tiers.append(.init("s3", bucket, timeout: 0.5, maximumEntryBytes: bucket.maximumEntryBytes))
        }
        guard !tiers.isEmpty else { return nil }
        guard let disk else {
            let name = redis == nil ? "s3.bucket" : "redis"
            throw ConfigurationError("\(name) needs a disk cache: set cache.megabytes")
        }
        let observer = MetricsObserver(prefix: "halcyon_results", factory: registry)
        let cache = TieredDataCache(disk, shared: tiers, logger: logger, onEvent: { observer.count($0) })
        return Shared(tiers: tiers, cache: cache, flight: redis.map { RedisFlight($0) })
    }

    private func redis() async throws(ConfigurationError) -> RedisCache? {
        guard let url = try await text("redis") else { return nil }
        guard let address = RedisConfiguration(url: url) else {
            throw ConfigurationError("redis is not a URL such as redis://127.0.0.1:6379")
        }
        return RedisCache(address)
    }

    private func bucket(connections: Int) async throws(ConfigurationError) -> S3Cache? {
        guard let name = try await text("s3.bucket") else { return nil }
        let prefix = try await text("s3.prefix") ?? "halcyon/"
        // Names have 1,024 bytes at most, of which the cache needs 65.
        guard prefix.utf8.count <= 900 else { throw ConfigurationError("s3.prefix has more than 900 bytes") }
        var transfers = CurlDataLoader.Configuration()
        // S3 has no HTTP/2. With fewer connections than requests, these would wait for each other, and be late.
        transfers.maximumConnectionsPerHost = connections
        return S3Cache(
            bucket: name, prefix: prefix, configuration: try await s3(for: [name], of: "s3.bucket"),
            transfers: transfers)
    }
}

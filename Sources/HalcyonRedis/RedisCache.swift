import Foundation
public import HalcyonCore

/// A cache of bytes on a Redis server, which machines share.
///
/// ```swift
/// let redis = RedisCache(RedisConfiguration(.tcp(host: "cache.internal")))
/// let tiers = TieredDataCache(DiskCache(directory: folder), shared: [.init("redis", redis)])
/// let pipeline = ImagePipeline { $0.dataCache = tiers }
/// ```
///
/// An entry is one value, with its metadata. Those of a source and of all that was made of it are one hash, which Redis
/// removes after ``RedisConfiguration/lifetime``, or earlier if it is short of memory: set its `maxmemory` and a
/// `maxmemory-policy` such as `allkeys-lru`. What is read is checked against a checksum: a damaged value is no entry.
///
/// Connections are opened when they are needed, and again after they have broken off. While the server cannot be
/// reached, calls fail at once but for one that tries every 0.05 to 2 seconds. The first call starts a thread, which
/// ends with the cache.
public final class RedisCache: DataCaching {
    /// The server, and how it is used.
    public let configuration: RedisConfiguration
    let client: RedisClient
    /// The bytes that are read for metadata at first; nearly all have fewer.
    private static let headBytes = 4096

    /// Creates a cache. Nothing is opened until the first call.
    public init(_ configuration: RedisConfiguration = RedisConfiguration()) {
        self.configuration = configuration
        client = RedisClient(configuration)
    }

    /// Returns the entry for a key, fresh or stale, or nil.
    ///
    /// - Throws: `ImageError.cache` with `.unavailable` if the server cannot be reached, does not answer within
    ///   ``RedisConfiguration/timeout`` or refuses the connection; with `.readFailed` for another error of the server.
    public func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        let most = max(0, configuration.maximumValueBytes)
        let value = try await read(key, to: most)
        guard var entry = SharedEntry.decode(value, key: key) else { return nil }
        if let used = entry.metadata.used(at: Date()) {
            // An entry that cannot be extended is still an entry.
            try? await update(used, for: key)
            entry.metadata = used
        }
        return entry
    }

    /// Returns the metadata for a key without its bytes; nil if there is no entry.
    ///
    /// - Throws: The errors of ``entry(for:)``.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        let head = try await read(key, to: Self.headBytes)
        guard let length = SharedEntry.headLength(of: head) else {
            // A key may be longer than that.
            guard head.count == Self.headBytes else { return nil }
            return SharedEntry.metadata(of: try await read(key, to: configuration.maximumValueBytes), key: key)
        }
        if length <= head.count { return SharedEntry.metadata(of: head, key: key) }
        return SharedEntry.metadata(of: try await read(key, to: length), key: key)
    }

    /// Reads the first bytes of a value; none if there is none, or one over the limit, whoever has put it there.
    private func read(_ key: String, to length: Int) async throws(ImageError) -> Data {
        let arguments = [key, "\(max(0, configuration.maximumValueBytes))", "\(max(0, length))"]
        let answer = try await reading { client throws(RedisFailure) in
            try await client.run(RedisScripts.read, on: groupKey(of: key), arguments.map { Data($0.utf8) })
        }
        guard case .bytes(let value) = answer else {
            throw .cache(.readFailed("\(configuration.address) answers with something else than a value"))
        }
        return value
    }

    /// Stores an entry, replacing the one that the key had.
    ///
    /// - Throws: `ImageError.cache` with `.entryTooLarge` if its value exceeds
    ///   ``RedisConfiguration/maximumValueBytes`` (the older entry is gone); with `.writeFailed` if the server refuses
    ///   it, for want of memory for example; the errors of ``entry(for:)``.
    public func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        let value = try SharedEntry.encode(entry, key: key)
        guard value.count <= configuration.maximumValueBytes else {
            try await remove(for: key)
            throw .cache(.entryTooLarge(bytes: value.count, limit: configuration.maximumValueBytes))
        }
        try await writing { client throws(RedisFailure) in
            try await client.run(RedisScripts.store, on: groupKey(of: key), [Data(key.utf8), lifetime, value])
        }
    }

    /// Replaces the metadata of an entry of the same version and keeps its bytes, in one step on the server.
    ///
    /// - Throws: The errors of ``store(_:for:)``. With `.entryTooLarge`, the entry is gone.
    public func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        let head = try SharedEntry.head(metadata, key: key)
        let limit = max(0, configuration.maximumValueBytes)
        let size = try await writing { client throws(RedisFailure) in
            try await client.run(
                RedisScripts.update, on: groupKey(of: key),
                [Data(key.utf8), lifetime, head, Data("\(limit)".utf8)])
        }.count
        if size > 0 { throw .cache(.entryTooLarge(bytes: size, limit: limit)) }
    }

    /// Removes the entry, if there is one.
    ///
    /// - Throws: The errors of ``store(_:for:)``.
    public func remove(for key: String) async throws(ImageError) {
        try await writing { client throws(RedisFailure) in
            try await client.run(RedisScripts.remove, on: groupKey(of: key), [Data(key.utf8), Data()])
        }
    }
}

// Keys, and the errors of calls.
extension RedisCache {
    private var lifetime: Data { Data(configuration.lifetimeText.utf8) }

    /// The beginning of all keys: the prefix, and the version of what is stored under them.
    var beginning: String { configuration.prefix + "1:" }

    /// The beginning of the keys of groups.
    var beginningOfGroups: String { beginning + "g:" }

    /// The key of the group that has the entries with the same first line.
    func groupKey(of key: String) -> Data {
        Data(beginningOfGroups.utf8) + Data(key.utf8.prefix { $0 != UInt8(ascii: "\n") })
    }

    func reading(
        _ body: nonisolated(nonsending) (RedisClient) async throws(RedisFailure) -> RedisReply
    ) async throws(ImageError) -> RedisReply {
        do throws(RedisFailure) { return try await body(client) } catch {
            throw error.error(configuration.address, isWriting: false)
        }
    }

    @discardableResult
    func writing(
        _ body: nonisolated(nonsending) (RedisClient) async throws(RedisFailure) -> RedisReply
    ) async throws(ImageError) -> RedisReply {
        do throws(RedisFailure) { return try await body(client) } catch {
            throw error.error(configuration.address, isWriting: true)
        }
    }
}

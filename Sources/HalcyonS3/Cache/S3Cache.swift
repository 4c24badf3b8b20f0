import Foundation
import HTTPTypes
public import HalcyonCore
public import HalcyonCurl
import Synchronization

/// A cache in a bucket that machines share: a tier for `TieredDataCache`.
///
/// ```swift
/// let bucket = S3Cache(bucket: "thumbnails", configuration: try S3Configuration.fromEnvironment())
/// let shared = TieredDataCache.Tier("s3", bucket, timeout: 0.5)
/// let tiers = TieredDataCache(DiskCache(directory: folder), shared: [shared])
/// ```
///
/// An entry is one object, with its key, metadata and bytes in one. Each call is a request or more, so use the cache
/// behind a local one, with a timeout that the network can keep. The bucket has no limit of its own: let a lifecycle
/// rule of the bucket delete old objects, or call ``removeExpired()`` now and then.
///
/// What an object contains is not trusted: one that is damaged, too large or somebody else's counts as no entry. Only
/// objects whose names are such as the cache gives are ever deleted.
///
/// The credentials need the permissions `s3:GetObject`, `s3:PutObject`, `s3:DeleteObject` and `s3:ListBucket`. Without
/// the last, S3 answers 403 instead of 404 for an object that does not exist, and each miss is an error.
public final class S3Cache: DataCaching {
    /// The server and the credentials.
    public let configuration: S3Configuration
    /// The name of the bucket, which must exist.
    public let bucket: String
    /// The beginning of the names of all objects of the cache.
    public let prefix: String
    /// The maximum size of an entry, in bytes without its metadata. A larger one is neither stored nor read.
    public let maximumEntryBytes: Int
    /// The maximum duration of a request, in seconds.
    public let requestTimeout: Double
    let names: S3ObjectName
    let client: S3Client
    /// The keys of entries that are being stored again because of a use.
    private let extending = Mutex<Set<String>>([])

    /// The maximum size of an entry's key and metadata, in bytes.
    static let mostHeadBytes = 1 << 20
    /// The bytes of an object that are read first to get its metadata: nearly always enough.
    static let usualHeadBytes = 4096
    /// How many times an update is tried if others change the entry at the same time.
    private static let mostUpdates = 3
    /// The maximum number of entries that are being stored again because of a use.
    private static let mostExtensions = 16

    /// Creates a cache. Nothing is sent before the first call.
    ///
    /// - Parameters:
    ///   - bucket: The name of the bucket, which must exist.
    ///   - prefix: The beginning of the names of its objects; caches with different ones can share a bucket. Default:
    ///     `halcyon/`.
    ///   - configuration: The server and the credentials.
    ///   - maximumEntryBytes: The maximum size of an entry, in bytes without its metadata. Default: 16 MiB.
    ///   - requestTimeout: The maximum duration of a request, in seconds. Default: 10.
    ///   - transfers: Limits and options of the transfers. Default: those of a `CurlDataLoader`.
    public init(
        bucket: String, prefix: String = "halcyon/", configuration: S3Configuration,
        maximumEntryBytes: Int = 16 << 20, requestTimeout: Double = 10,
        transfers: CurlDataLoader.Configuration = CurlDataLoader.Configuration()
    ) {
        self.configuration = configuration
        self.bucket = bucket
        self.prefix = prefix
        self.maximumEntryBytes = max(0, min(maximumEntryBytes, Int.max - Self.mostHeadBytes))
        self.requestTimeout = requestTimeout
        names = S3ObjectName(prefix: prefix)
        client = S3Client(configuration, CurlDataLoader(transfers))
    }

    /// Returns the entry for a key, fresh or stale, or nil. If the use extends its expiry, it is stored again after
    /// this call returns, unless that fails or somebody has changed it meanwhile.
    ///
    /// - Throws: `ImageError.cache(.readFailed)`, with S3's code and message if there are any; `.cancelled`.
    public func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        guard let object = try await read(key) else { return nil }
        guard let used = object.entry.metadata.used(at: Date()) else { return object.entry }
        let entry = DataCacheEntry(data: object.entry.data, metadata: used)
        if let tag = object.tag { extend(entry, for: key, ifTag: tag) }
        return entry
    }

    /// Stores an entry that a use extends, which nobody waits for: one at a time for each key, and none if there are
    /// many already, because each is kept in memory; a later use extends it then.
    private func extend(_ entry: DataCacheEntry, for key: String, ifTag tag: String) {
        guard extending.withLock({ $0.count < Self.mostExtensions && $0.insert(key).inserted }) else { return }
        Task {
            _ = try? await put(entry, for: key, ifTag: tag)
            extending.withLock { _ = $0.remove(key) }
        }
    }

    /// Returns the metadata for a key, of which it reads the beginning of the object; nil if there is no entry.
    ///
    /// - Throws: The errors of ``entry(for:)``.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        try await head(of: names.object(key)) { SharedEntry.metadata(of: $0, key: key) != nil }
            .flatMap { SharedEntry.metadata(of: $0, key: key) }
    }

    /// Stores an entry, replacing the one that the key had.
    ///
    /// - Throws: `ImageError.cache` with `.entryTooLarge`, or `.writeFailed` with S3's code and message if there are
    ///   any; `.cancelled`. The previous entry then remains, unless the answer was lost.
    public func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        _ = try await put(entry, for: key)
    }

    /// Replaces the metadata of an entry of the same version and keeps its bytes.
    ///
    /// It reads the object and writes it back on the condition that nobody has changed it since (`If-Match`). S3 has
    /// this since November 2024. A server that refuses the condition makes the call fail and changes nothing. One that
    /// ignores it may replace an entry that has just been stored by the older one: whole, bytes with their own
    /// metadata, so that the next revalidation corrects it.
    ///
    /// - Throws: The errors of ``entry(for:)`` and ``store(_:for:)``.
    public func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        for _ in 0..<Self.mostUpdates {
            guard let object = try await read(key), object.entry.metadata.version == metadata.version,
                object.entry.metadata != metadata
            else { return }
            guard let tag = object.tag else { throw .cache(.writeFailed("the server names no version of an object")) }
            let entry = DataCacheEntry(data: object.entry.data, metadata: metadata)
            if try await put(entry, for: key, ifTag: tag) { return }
        }
        // Others update it all the time; theirs is as good.
    }

    /// Removes the entry, if there is one.
    ///
    /// - Throws: `ImageError.cache(.writeFailed)`, with S3's code and message if there are any; `.cancelled`.
    public func remove(for key: String) async throws(ImageError) { try await delete(names.object(key)) }
}

/// Single objects.
extension S3Cache {
    /// An entry, and the version of its object.
    private struct Object {
        let entry: DataCacheEntry
        let tag: String?
    }

    // Apart from the caller's thread, because the whole value is checked there, or hashed.
    @concurrent
    private func read(_ key: String) async throws(ImageError) -> Object? {
        let request = S3Request(bucket: bucket, key: Array(names.object(key).utf8))
        do throws(ImageError) {
            let load = try await send(request, atMost: maximumEntryBytes + Self.mostHeadBytes)
            guard try await isFound(load, .ok) else { return nil }
            let value = try await load.beginning(.max)
            guard let entry = SharedEntry.decode(value, key: key), entry.data.count <= maximumEntryBytes else {
                return nil
            }
            return Object(entry: entry, tag: load.response.headerFields[.eTag])
        } catch .response(.tooLarge) {
            return nil
        } catch {
            throw Self.readError(error)
        }
    }

    /// Returns the beginning of an object, so much that `isEnough`, or all there may be of a head; nil if there is no
    /// object.
    func head(of name: String, _ isEnough: (Data) -> Bool) async throws(ImageError) -> Data? {
        var wanted = Self.usualHeadBytes
        do throws(ImageError) {
            while true {
                var request = S3Request(bucket: bucket, key: Array(name.utf8))
                request.fields[.range] = "bytes=0-\(wanted - 1)"
                // A server may ignore the range; then the rest is not received.
                let load = try await send(request, atMost: .max)
                // An empty object has no such range.
                guard load.response.status != .rangeNotSatisfiable else { return nil }
                guard try await isFound(load, .ok, .partialContent) else { return nil }
                let data = try await load.beginning(wanted)
                guard data.count >= wanted, wanted < Self.mostHeadBytes, !isEnough(data) else { return data }
                let needed = SharedEntry.headLength(of: data) ?? Self.mostHeadBytes
                guard needed > wanted, needed <= Self.mostHeadBytes else { return data }
                // At least twice as much, so that an object that grows with each answer is given up.
                wanted = max(needed, min(2 * wanted, Self.mostHeadBytes))
            }
        } catch {
            throw Self.readError(error)
        }
    }

    /// Stores an entry.
    ///
    /// - Parameter tag: The version that must still be stored; nil for none.
    /// - Returns: False if another one is stored, or none.
    @concurrent
    private func put(
        _ entry: DataCacheEntry, for key: String, ifTag tag: String? = nil
    ) async throws(ImageError) -> Bool {
        guard entry.data.count <= maximumEntryBytes else {
            throw .cache(.entryTooLarge(bytes: entry.data.count, limit: maximumEntryBytes))
        }
        let value = try SharedEntry.encode(entry, key: key)
        guard value.count - entry.data.count <= Self.mostHeadBytes else {
            throw .cache(.writeFailed("the key and the metadata have more than \(Self.mostHeadBytes) bytes"))
        }
        var request = S3Request(method: .put, bucket: bucket, key: Array(names.object(key).utf8), body: value)
        if let tag { request.fields[.ifMatch] = tag }
        do throws(ImageError) {
            let load = try await send(request, atMost: 1 << 20)
            if load.response.status.kind == .successful {
                _ = try await load.beginning(1 << 14)
                return true
            }
            let failure = try await S3Failure(load)
            // Changed; being changed by another conditional request; removed.
            if tag != nil, [412, 409].contains(failure.status) || failure.code == "NoSuchKey" { return false }
            throw .cache(.writeFailed(.init(failure.text)))
        } catch {
            throw Self.writeError(error)
        }
    }

    func delete(_ name: String) async throws(ImageError) {
        do throws(ImageError) {
            let request = S3Request(method: .delete, bucket: bucket, key: Array(name.utf8))
            let load = try await send(request, atMost: 1 << 20)
            if load.response.status.kind == .successful {
                _ = try await load.beginning(1 << 14)
                return
            }
            let failure = try await S3Failure(load)
            guard failure.status == 404, failure.code != "NoSuchBucket" else {
                throw .cache(.writeFailed(.init(failure.text)))
            }
        } catch {
            throw Self.writeError(error)
        }
    }

    func send(_ request: S3Request, atMost limit: Int) async throws(ImageError) -> DataLoad {
        try await client.load(request) { limits in
            limits.timeout = requestTimeout
            limits.maximumBodyBytes = limit
        }
    }

    /// Whether the answer has the object; false if there is none.
    ///
    /// - Throws: `ImageError.cache(.readFailed)` for a refusal.
    private func isFound(_ load: DataLoad, _ statuses: HTTPResponse.Status...) async throws(ImageError) -> Bool {
        if statuses.contains(load.response.status) { return true }
        let failure = try await S3Failure(load)
        guard failure.status == 404, failure.code != "NoSuchBucket" else {
            throw .cache(.readFailed(.init(failure.text)))
        }
        return false
    }

    static func readError(_ error: ImageError) -> ImageError { cacheError(error) { .readFailed($0) } }

    static func writeError(_ error: ImageError) -> ImageError { cacheError(error) { .writeFailed($0) } }

    private static func cacheError(
        _ error: ImageError, _ reason: (ImageError.Cause) -> ImageError.CacheReason
    ) -> ImageError {
        switch error {
        case .cache, .cancelled: error
        default: .cache(reason(.init(error)))
        }
    }
}

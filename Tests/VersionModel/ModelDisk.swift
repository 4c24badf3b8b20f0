public import HalcyonCore
import HalcyonTesting

#if !HALCYON_TSAN
import Synchronization
#endif

/// The disk of a round, which outlives its pipelines.
public protocol ModelDisk: Sendable {
    /// The cache, as a program that starts now opens it.
    func opened() -> any DataCaching
    /// The keys of what it holds now.
    func keys() async -> [String]
    /// Takes out an entry, as a cache does by itself for want of room.
    func evict(_ key: String) async
    /// Has stores fail from now on for want of room, or no more, if it can.
    func fill(_ isFull: Bool)
}

/// One in memory.
public struct ModelFakeDisk: ModelDisk {
    private let cache = CrampedCache()

    /// An empty one.
    public init() {}

    /// The same each time.
    public func opened() -> any DataCaching { cache }
    /// In the order of their names.
    public func keys() async -> [String] { cache.cache.keys.sorted() }
    /// With what was made of other bytes, as a disk cache does.
    public func evict(_ key: String) async {
        guard let version = cache.cache[key]?.metadata.version else { return }
        if !key.contains("\nprocessed ") {
            try? await cache.cache.removeAll(variantsOf: key, otherThan: version)
        }
        try? await cache.cache.remove(for: key)
    }
    /// Has stores fail, or no more.
    public func fill(_ isFull: Bool) { cache.isFull.withLock { $0 = isFull } }
}

/// A cache that may have no room.
private final class CrampedCache: DataCaching {
    let cache = FakeDataCache()
    let isFull = Mutex(false)

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { try await cache.entry(for: key) }
    func metadata(for key: String) async throws(ImageError) -> CacheMetadata? { try await cache.metadata(for: key) }
    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        if isFull.withLock({ $0 }) { throw .cache(.diskFull(path: "/")) }
        try await cache.store(entry, for: key)
    }
    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        try await cache.update(metadata, for: key)
    }
    func remove(for key: String) async throws(ImageError) { try await cache.remove(for: key) }
    func removeAll() async throws(ImageError) { try await cache.removeAll() }
    func removeAll(variantsOf source: String) async throws(ImageError) -> Int {
        try await cache.removeAll(variantsOf: source)
    }
    func removeAll(variantsOf source: String, otherThan version: UInt64) async throws(ImageError) {
        try await cache.removeAll(variantsOf: source, otherThan: version)
    }
}

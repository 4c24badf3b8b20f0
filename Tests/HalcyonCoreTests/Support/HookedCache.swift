import HalcyonCore
import HalcyonTesting

/// A cache in memory that tells of each call before it makes it, and waits or fails as it is told then.
final class HookedCache: DataCaching {
    enum Call: Sendable, Hashable {
        case read(String)
        case look(String)
        case store(String)
        case update(String)
        case remove(String)
        /// Of everything, or of a source's variants.
        case clear(String?)
    }

    let disk: FakeDataCache
    private let hook: @Sendable (Call) async throws(ImageError) -> Void

    init(_ disk: FakeDataCache = FakeDataCache(), _ hook: @escaping @Sendable (Call) async throws(ImageError) -> Void) {
        (self.disk, self.hook) = (disk, hook)
    }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        try await hook(.read(key))
        return try await disk.entry(for: key)
    }

    func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        try await hook(.look(key))
        return try await disk.metadata(for: key)
    }

    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        try await hook(.store(key))
        try await disk.store(entry, for: key)
    }

    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        try await hook(.update(key))
        try await disk.update(metadata, for: key)
    }

    func remove(for key: String) async throws(ImageError) {
        try await hook(.remove(key))
        try await disk.remove(for: key)
    }

    func removeAll() async throws(ImageError) {
        try await hook(.clear(nil))
        try await disk.removeAll()
    }

    func removeAll(variantsOf source: String) async throws(ImageError) -> Int {
        try await hook(.clear(source))
        return try await disk.removeAll(variantsOf: source)
    }

    func removeAll(variantsOf source: String, otherThan version: UInt64) async throws(ImageError) {
        try await hook(.clear(source))
        try await disk.removeAll(variantsOf: source, otherThan: version)
    }
}

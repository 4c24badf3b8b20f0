import HalcyonCore
import HalcyonTesting
import Synchronization

/// A cache of bytes in memory that shows what it has. Every store waits at the gate, if there is one.
final class ListedCache: DataCaching {
    private let entries = Mutex<[String: DataCacheEntry]>([:])
    private let gate: Gate?
    let reads = Tally()
    let stores = Tally()

    init(gate: Gate? = nil) { self.gate = gate }

    var keys: [String] { entries.withLock { $0.keys.sorted() } }
    var texts: [String] { entries.withLock { $0.values.map { String(decoding: $0.data, as: UTF8.self) }.sorted() } }

    subscript(key: String) -> DataCacheEntry? {
        get { entries.withLock { $0[key] } }
        set { entries.withLock { $0[key] = newValue } }
    }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        reads.add()
        return self[key]
    }

    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        await gate?.pass()
        self[key] = entry
        stores.add()
    }

    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        entries.withLock { entries in
            if entries[key]?.metadata.version == metadata.version { entries[key]?.metadata = metadata }
        }
    }

    func remove(for key: String) async throws(ImageError) { self[key] = nil }

    func removeAll() async throws(ImageError) { entries.withLock { $0 = [:] } }

    func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        entries.withLock { entries in
            let count = entries.count
            entries = entries.filter { key, _ in key != sourceKey && !key.hasPrefix(sourceKey + "\n") }
            return count - entries.count
        }
    }

    func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        entries.withLock { entries in
            entries = entries.filter { key, entry in
                entry.metadata.version == version
                    || key != sourceKey && !key.hasPrefix(ProcessedKey.prefix(of: sourceKey))
            }
        }
    }
}

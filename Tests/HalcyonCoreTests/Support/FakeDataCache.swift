import Foundation
import HalcyonCore
import Synchronization

/// A cache of bytes in memory, whose writes can be held at a gate or made to fail.
final class FakeDataCache: DataCaching {
    private let entries = Mutex<[String: CachedData]>([:])
    let stores = Tally()
    let reads = Tally()
    private let gate: Gate?
    private let failure: ImageError?
    private let storeFailure: ImageError?

    init(
        _ entries: [String: CachedData] = [:], gate: Gate? = nil, failure: ImageError? = nil,
        storeFailure: ImageError? = nil
    ) {
        self.gate = gate
        self.failure = failure
        self.storeFailure = storeFailure
        self.entries.withLock { $0 = entries }
    }

    func entry(for key: String) async throws(ImageError) -> CachedData? {
        reads.add()
        if let failure { throw failure }
        return entries.withLock { $0[key] }
    }

    func store(_ entry: CachedData, for key: String) async throws(ImageError) {
        await gate?.pass()
        if let failure = failure ?? storeFailure { throw failure }
        entries.withLock { $0[key] = entry }
        stores.add()
    }

    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        entries.withLock { $0[key]?.metadata = metadata }
    }

    func remove(for key: String) async throws(ImageError) { entries.withLock { $0[key] = nil } }

    func removeAll() async throws(ImageError) { entries.withLock { $0 = [:] } }

    subscript(key: String) -> CachedData? { entries.withLock { $0[key] } }
}

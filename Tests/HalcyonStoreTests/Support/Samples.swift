import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore
import Logging
import TestSupport
import Testing

/// Bytes that only `seed` gives.
func bytes(_ count: Int, seed: UInt64 = 1) -> Data {
    var state = seed &* 0x9e37_79b9_7f4a_7c15
    var data = Data(capacity: count)
    for _ in 0..<count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        data.append(UInt8(truncatingIfNeeded: state >> 56))
    }
    return data
}

/// An entry of that many bytes.
func entry(_ count: Int, seed: UInt64 = 1, expiresAt: Date? = nil) -> DataCacheEntry {
    DataCacheEntry(
        data: bytes(count, seed: seed),
        metadata: CacheMetadata(
            url: "https://example.com/\(seed)", storedAt: Date(timeIntervalSince1970: 1_700_000_000),
            expiresAt: expiresAt, version: UInt64(truncatingIfNeeded: seed)))
}

extension DataCacheEntry {
    /// Whether bytes and metadata are the same.
    func equals(_ other: DataCacheEntry) -> Bool { data == other.data && metadata == other.metadata }
}

extension DiskCache {
    /// A cache with a test's clock and limits.
    convenience init(
        _ folder: ScratchFolder, clock: TestClock = TestClock(), sizeLimit: Int = 1 << 20, entryLimit: Int? = nil
    ) {
        var configuration = Configuration(sizeLimit: sizeLimit, entryLimit: entryLimit)
        configuration.now = { clock.now }
        configuration.logger = Logger(label: "silent") { _ in SwiftLogNoOpLogHandler() }
        self.init(directory: folder.url, configuration: configuration)
    }

    /// The keys that have an entry, of those given.
    func present(_ keys: [String]) async throws -> [String] {
        var present: [String] = []
        for key in keys where try await entry(for: key) != nil { present.append(key) }
        return present
    }
}

/// Waits until no connection has an index open: the last removes its log. The disk may be busy with other tests.
func waitUntilClosed(_ index: URL) async throws {
    try await eventually("the index is closed", within: .seconds(200)) {
        !FileManager.default.fileExists(atPath: index.path + "-wal")
    }
}

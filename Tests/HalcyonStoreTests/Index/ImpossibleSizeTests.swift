import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing

@Suite("DiskCache: sizes that cannot be")
struct ImpossibleSizeTests {
    static let sizes = ["9223372036854775807", "-9223372036854775808", "-1", "1152921504606846977", "9e300"]

    @Test("Given a total that cannot be, when stored, then the index is rebuilt and not added to", arguments: sizes)
    func totalOfBytes(size: String) async throws {
        try await expectRebuilt("UPDATE total SET bytes = \(size)", keeping: Self.keys) {
            try await $0.store(entry(10), for: "new")
        }
    }

    @Test("Given a number of entries that cannot be, when stored, then the index is rebuilt", arguments: sizes)
    func totalOfEntries(size: String) async throws {
        try await expectRebuilt("UPDATE total SET entries = \(size)", keeping: Self.keys) {
            try await $0.store(entry(10), for: "new")
        }
    }

    @Test("Given an impossible total, when statistics are read, then the index is rebuilt")
    func statistics() async throws {
        try await expectRebuilt("UPDATE total SET bytes = -1", keeping: Self.keys) { _ = try await $0.statistics() }
    }

    @Test("Given a row of impossible length, when the total is counted, then the index is rebuilt")
    func counted() async throws {
        for size in ["-1", "'10'||char(0)||'x'"] {
            let change = "UPDATE entry SET bytes = \(size) WHERE key = 'k0'; UPDATE total SET bytes = 1 WHERE rowid = 1"
            try await expectRebuilt(change, keeping: Self.keys) { try await $0.store(entry(10), for: "new") }
        }
    }

    @Test("Given a row of a length that cannot be, when evicted, then the index is rebuilt", arguments: sizes)
    func evicted(size: String) async throws {
        try await expectRebuilt("UPDATE entry SET bytes = \(size)") { try await $0.trim(toSize: 0) }
    }

    @Test("Given rows that add up to more than their total, when evicted, then the index is rebuilt")
    func evictedBeyondTheTotal() async throws {
        try await expectRebuilt("UPDATE entry SET bytes = 1152921504606846976") { try await $0.trim(toSize: 0) }
    }

    @Test("Given a row of a length that cannot be, when replaced, then the index is rebuilt", arguments: sizes)
    func replaced(size: String) async throws {
        try await expectRebuilt("UPDATE entry SET bytes = \(size)") { try await $0.store(entry(10), for: "k0") }
    }

    @Test("Given a row of a length that cannot be, when read, then the index is rebuilt", arguments: sizes)
    func found(size: String) async throws {
        try await expectRebuilt("UPDATE entry SET bytes = \(size)") {
            let read = try await $0.entry(for: "k0")
            #expect(read == nil)
        }
    }

    @Test("Given a row of a length that cannot be, when listed, then the index is rebuilt", arguments: sizes)
    func listed(size: String) async throws {
        try await expectRebuilt("UPDATE entry SET bytes = \(size)") {
            let items = try await $0.entries()
            #expect(items.isEmpty)
        }
    }

    @Test("Given a row of a length that cannot be, when verified, then the report says what was done", arguments: sizes)
    func verified(size: String) async throws {
        let one = "UPDATE entry SET bytes = \(size) WHERE key = 'k3'"
        for (change, kept) in [("UPDATE entry SET bytes = \(size)", []), (one, ["k1", "k2", "k4"])] {
            try await expectRebuilt(change, keeping: kept) {
                let report = try await $0.verify()
                #expect(report.indexRebuilt)
            }
        }
    }

    @Test("Given orphans longer than any sum, when verified, then their lengths do not overflow")
    func sparseFiles() async throws {
        // A file system that allows such lengths; the disk's own may not.
        let place = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        let folder = URL(filePath: place).appending(path: "halcyon-store-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = DiskCache(directory: folder)
        try await cache.store(entry(10), for: "a")
        let old = folder.appending(path: "entries-0123456789abcdef/00")
        try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        for name in ["0000000000000000-0000000000000001", "0000000000000000-0000000000000002.new"] {
            let file = old.appending(path: name).path
            #expect(FileManager.default.createFile(atPath: file, contents: nil))
            // Refused by some file systems, for which the sum is then no matter.
            truncate(file, off_t.max & ~0xf_ffff)
        }
        let report = try await cache.verify()
        #expect(report.orphansRemoved == 2)
        #expect(report.bytesReclaimed >= 0)
        #expect(try await cache.present(["a"]) == ["a"])
    }

    private static let keys = ["k1", "k2", "k3", "k4"]

    /// Spoils the index of a cache in use; expects that `call` leaves a sound one with those of its entries that are.
    private func expectRebuilt(
        _ change: String, keeping kept: [String] = [], when call: (DiskCache) async throws -> Void
    ) async throws {
        let folder = try ScratchFolder()
        let warnings = Warnings()
        var configuration = DiskCache.Configuration()
        configuration.logger = warnings.logger
        let cache = DiskCache(directory: folder.url, configuration: configuration)
        for seed in 0..<5 { try await cache.store(entry(10, seed: UInt64(seed)), for: "k\(seed)") }
        try ExternalWriter.run(change, in: folder)
        try await call(cache)
        #expect(warnings.all.count == 1)
        #expect(try await cache.present(Self.keys) == kept)
        try await eventually("the cache is sound", within: .seconds(200)) { try await cache.verify().isSound }
        let statistics = try await cache.statistics()
        #expect(statistics.bytes == statistics.entries * 10)
        #expect(folder.entryBytes == statistics.bytes)
    }
}

import Foundation
import HalcyonCore
import HalcyonStore
import Logging
import Synchronization
import TestSupport
import Testing

/// What an index says of itself may be wrong, each thing alone.
@Suite("DiskCache: an index in doubt")
struct InconsistentIndexTests {
    private static let keys = (0..<40).map { "k\($0)" }

    @Test(
        "Given one wrong copy of the index's identity, when opened, then every entry is there",
        arguments: [
            "hash0 = hash0 + 1", "hash1 = 0", "folder = 'entries-0123456789abcdef'", "folder = '../../home'",
            "folder = ''",
        ], 1...3)
    func identity(change: String, place: Int) async throws {
        let folder = try await ScratchFolder.filled(Self.keys)
        try ExternalWriter.run("UPDATE identity SET \(change) WHERE rowid = \(place)", in: folder)
        let cache = DiskCache(folder)
        #expect(try await cache.present(Self.keys) == Self.keys)
        try await cache.removeAll()
        #expect(folder.entryFiles.isEmpty)
    }

    @Test(
        "Given the total wrong in one of its places, when stored, then the limit holds", arguments: [0, 1, 999_999],
        1...2)
    func total(bytes: Int, place: Int) async throws {
        let folder = try await ScratchFolder.filled(Self.keys)
        try ExternalWriter.run("UPDATE total SET bytes = \(bytes) WHERE rowid = \(place)", in: folder)
        let cache = DiskCache(folder, sizeLimit: 4_000)
        #expect(try await cache.statistics().bytes == 4_000)
        try await cache.store(entry(100), for: "new")
        #expect(folder.entryBytes == 4_000)
        #expect(try await cache.statistics().bytes == 4_000)
        #expect(try await cache.present(Self.keys) == Array(Self.keys.dropFirst()))
    }

    @Test(
        "Given a row that says a wrong length, when it goes, then the total is that of the rest", arguments: [1, 3_000])
    func length(bytes: Int) async throws {
        let change = "UPDATE entry SET bytes = \(bytes) WHERE key = 'k0'"
        let calls: [(DiskCache) async throws -> Void] = [
            { try await $0.remove(for: "k0") }, { try await $0.store(entry(0), for: "k0") },
            { try await $0.store(entry(0), for: "new") }, { _ = try await $0.entry(for: "k0") },
        ]
        for (number, call) in calls.enumerated() {
            let folder = try await ScratchFolder.filled(Self.keys)
            try ExternalWriter.run(change, in: folder)
            let cache = DiskCache(folder, entryLimit: 40)
            try await call(cache)
            // What reading finds is counted again beside the calls.
            try await eventually("the sizes are counted again", within: .seconds(200)) {
                try await cache.statistics().bytes == 3_900
            }
            #expect(try await cache.statistics().bytes == 3_900, "call \(number)")
        }
    }

    @Test("Given a row that overstates its entry, when a larger one replaces it, then the limit holds")
    func lengthOfReplaced() async throws {
        let folder = try await ScratchFolder.filled(Self.keys)
        try ExternalWriter.run("UPDATE entry SET bytes = 3000 WHERE key = 'k39'", in: folder)
        let cache = DiskCache(folder, sizeLimit: 4_000)
        try await cache.store(entry(2_000), for: "k39")
        #expect(folder.entryBytes == 4_000)
        #expect(try await cache.statistics().bytes == 4_000)
        #expect(try await cache.present(Self.keys) == Array(Self.keys.dropFirst(19)))
    }

    @Test("Given a damaged entry on which two trees differ, when read, then all the others are there", arguments: 0...1)
    func damagedTwice(tree: Int) async throws {
        let folder = try await ScratchFolder.filled(Self.keys)
        let id = try #require(try ExternalWriter.run("SELECT id FROM entry WHERE key = 'k20'", in: folder))
        // The moment of its store, which both trees hold: a clock that stands gives each the next number.
        var moment = 1_800_000_000.0
        for _ in 0..<20 { moment = moment.nextUp }
        let pattern = withUnsafeBytes(of: moment.bitPattern.bigEndian) { Data($0) }
        var index = try Data(contentsOf: folder.index)
        let first = try #require(index.firstRange(of: pattern))
        let second = try #require(index[first.upperBound...].firstRange(of: pattern))
        index[[first, second][tree].upperBound - 1] ^= 1
        try index.write(to: folder.index)
        let name = String(UInt64(bitPattern: id), radix: 16)
        let file = try #require(folder.entryFiles.first { $0.lastPathComponent.contains(name) })
        try Data("damaged".utf8).write(to: file)
        let cache = DiskCache(folder)
        #expect(try await cache.entry(for: "k20") == nil)
        #expect(try await cache.statistics().entries == 39)
        #expect(try await cache.present(Self.keys).count == 39)
    }

    @Test("Given a changed trigger, when opened, then the limit holds and the entries are there")
    func schema() async throws {
        let folder = try await ScratchFolder.filled(Self.keys)
        try ExternalWriter.run(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_master SET sql = replace(sql, 'bytes + NEW.bytes', 'bytes * NEW.bytes')
            WHERE type = 'trigger';
            """, in: folder)
        let cache = DiskCache(folder, sizeLimit: 4_000)
        #expect(try await cache.present(Self.keys) == Self.keys)
        for key in ["x", "y"] { try await cache.store(entry(100), for: key) }
        #expect(try await cache.statistics().bytes == 4_000)
        #expect(try await cache.verify().isSound)
    }

    @Test("Given an overwritten page of rows, when used, then other rows and open caches still work")
    func page() async throws {
        let folder = try ScratchFolder()
        var writer: DiskCache? = DiskCache(folder)
        for number in 0..<400 { try await writer?.store(entry(50, seed: UInt64(number)), for: "k\(number)") }
        writer = nil
        try await waitUntilClosed(folder.index)
        let earlier = DiskCache(folder)
        _ = try await earlier.entry(for: "k0")
        let file = try FileHandle(forUpdating: folder.index)
        try file.seek(toOffset: 2_048 * 40)
        try file.write(contentsOf: bytes(2_048, seed: 3))
        try file.close()
        let cache = DiskCache(folder)
        _ = try await cache.verify()
        var present = 0
        for number in 0..<400 {
            guard let read = try await cache.entry(for: "k\(number)") else { continue }
            present += 1
            #expect(read.data == bytes(50, seed: UInt64(number)))
        }
        #expect(present > 380)
        #expect(try await cache.verify().isSound)
        #expect(try await cache.statistics().bytes == present * 50)
        try await earlier.store(entry(60), for: "new")
        #expect(try await cache.entry(for: "new")?.data == bytes(60))
    }

    @Test("Given a damaged file, when a new version comes before its removal, then the new one stays")
    func healedMeanwhile() async throws {
        let folder = try ScratchFolder()
        let other = DiskCache(folder)
        try await other.store(entry(100), for: "a")
        try Data("damaged".utf8).write(to: try #require(folder.entryFiles.first))
        var configuration = DiskCache.Configuration()
        configuration.logger = Logger(label: "test") { _ in
            Interruption {
                let isDone = DispatchSemaphore(value: 0)
                Task.detached {
                    try? await other.store(entry(200), for: "a")
                    isDone.signal()
                }
                // Where the calls have one thread only, it cannot come before.
                _ = isDone.wait(timeout: .now() + 10)
            }
        }
        let cache = DiskCache(directory: folder.url, configuration: configuration)
        #expect(try await cache.entry(for: "a") == nil)
        #expect(try await cache.entry(for: "a")?.data == bytes(200))
        #expect(try await other.statistics().bytes == 200)
    }

    /// Does something in the middle of a warning.
    private struct Interruption: LogHandler {
        let action: @Sendable () -> Void
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.warning

        init(action: @escaping @Sendable () -> Void) { self.action = action }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { action() }
    }
}

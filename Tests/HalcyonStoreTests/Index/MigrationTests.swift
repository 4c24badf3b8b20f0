import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing

@Suite("DiskCache: indexes of other versions")
struct MigrationTests {
    /// What version 1 had, made of an index of today: one row of identity and of total, the order of use, numbers that
    /// are the hash of the whole key, which for keys of one line they still are.
    private static let versionOne = """
        PRAGMA writable_schema = ON;
        DROP TRIGGER entry_inserted; DROP TRIGGER entry_deleted;
        ALTER TABLE entry RENAME TO newer;
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY, file INTEGER NOT NULL, key TEXT NOT NULL, bytes INTEGER NOT NULL,
            checksum INTEGER NOT NULL, used REAL NOT NULL, expires REAL, metadata BLOB NOT NULL
        );
        INSERT INTO entry SELECT id, file, key, bytes, checksum, used, expires, metadata FROM newer;
        DROP TABLE newer;
        CREATE INDEX entry_used ON entry (used);
        CREATE INDEX entry_expires ON entry (expires) WHERE expires IS NOT NULL;
        CREATE TRIGGER entry_inserted AFTER INSERT ON entry BEGIN
            UPDATE total SET bytes = bytes + NEW.bytes, entries = entries + 1;
        END;
        CREATE TRIGGER entry_deleted AFTER DELETE ON entry BEGIN
            UPDATE total SET bytes = bytes - OLD.bytes, entries = entries - 1;
        END;
        DELETE FROM identity WHERE rowid > 1;
        DELETE FROM total WHERE rowid > 1;
        PRAGMA user_version = 1;
        PRAGMA application_id = 0;
        """

    @Test("Given an index of version 1, when opened, then its entries are there, and nobody is warned")
    func older() async throws {
        let folder = try ScratchFolder()
        do {
            let cache = DiskCache(folder)
            for seed in 0..<100 {
                try await cache.store(entry(50, seed: UInt64(seed), expiresAt: .distantFuture), for: "k\(seed)")
            }
        }
        try ExternalWriter.run(Self.versionOne, in: folder)
        // Its files lay in 256 folders.
        for file in folder.entryFiles {
            let old = file.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: file.lastPathComponent.prefix(2))
            try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: file, to: old.appending(path: file.lastPathComponent))
        }
        let warnings = Warnings()
        var configuration = DiskCache.Configuration(sizeLimit: 5_000)
        configuration.logger = warnings.logger
        let cache = DiskCache(directory: folder.url, configuration: configuration)
        for seed in 0..<100 {
            let read = try await cache.entry(for: "k\(seed)")
            #expect(read?.data == bytes(50, seed: UInt64(seed)))
            #expect(read?.metadata.expiresAt == .distantFuture)
        }
        #expect(warnings.all.isEmpty)
        #expect(try ExternalWriter.run("PRAGMA user_version", in: folder) == 2)
        try await cache.store(entry(50), for: "new")
        #expect(try await cache.statistics().bytes == 5_000)
        try await eventually("the other files are removed", within: .seconds(200)) { folder.entryBytes == 5_000 }
        #expect(try await cache.verify().isSound)
    }

    @Test("Given an index of a later version, when used, then it is unchanged and the error says so")
    func later() async throws {
        let folder = try ScratchFolder()
        do { try await DiskCache(folder).store(entry(50), for: "a") }
        try ExternalWriter.run("PRAGMA user_version = 7; PRAGMA application_id = \(0x4843_0007)", in: folder)
        for _ in 0..<2 {
            let cache = DiskCache(folder)
            let calls: [() async throws -> Void] = [
                { _ = try await cache.entry(for: "a") }, { try await cache.store(entry(1), for: "b") },
                { try await cache.removeAll() }, { _ = try await cache.verify() },
            ]
            for call in calls {
                await #expect {
                    try await call()
                } throws: { error in
                    guard case .cache(.unavailable(_, let why)) = error as? ImageError else { return false }
                    return why.contains("version 7")
                }
            }
        }
        #expect(folder.entryBytes == 50)
        try ExternalWriter.run("PRAGMA user_version = 2; PRAGMA application_id = \(0x4843_0002)", in: folder)
        #expect(try await DiskCache(folder).entry(for: "a")?.data == bytes(50))
    }

    @Test("Given one wrong bit in the version, when opened, then the entries are there", arguments: [0, 1, 3, 6, 66])
    func wrongBit(version: Int) async throws {
        let folder = try ScratchFolder()
        do { try await DiskCache(folder).store(entry(50), for: "a") }
        try ExternalWriter.run("PRAGMA user_version = \(version)", in: folder)
        #expect(try await DiskCache(folder).entry(for: "a")?.data == bytes(50))
    }
}

import CSQLite
import Foundation
import HalcyonCore
import HalcyonStore
import Testing

/// A cache may be given any folder, a wrong one as well: what others have there must stay as it is.
@Suite("DiskCache: folders of other programs", .timeLimit(.minutes(5)))
struct ForeignFolderTests {
    /// A database that a program has open, in a way of its own.
    private final class Database {
        private var handle: OpaquePointer?

        init(_ path: String, _ sql: String) throws {
            try #require(sqlite3_open(path, &handle) == SQLITE_OK)
            try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "\(sql)")
        }

        deinit { sqlite3_close(handle) }
    }

    enum Foreign: CaseIterable {
        case atRest, withVersion, withOurVersion, withMark, withLog, withSharedMemory, inTransaction, withoutTables
        case withNamesLikeOurs, text, cut, empty, link, linkToNothing, pipe, folder, journalAlone, logAlone
    }

    /// Puts a file of another program where the index would be; what is returned keeps it open.
    private func put(_ foreign: Foreign, in folder: ScratchFolder, beside outside: ScratchFolder) throws -> Any? {
        let path = folder.index.path
        let tables = "CREATE TABLE notes (text); INSERT INTO notes VALUES ('dear'), ('diary'); CREATE TABLE entry (a);"
        switch foreign {
        case .atRest: _ = try Database(path, "CREATE TABLE notes (text); INSERT INTO notes VALUES ('dear diary')")
        case .withVersion: _ = try Database(path, tables + "PRAGMA user_version = 1")
        case .withOurVersion: _ = try Database(path, tables + "PRAGMA user_version = 2")
        case .withMark: _ = try Database(path, tables + "PRAGMA user_version = 3; PRAGMA application_id = 252006673")
        case .withLog: return try Database(path, "PRAGMA journal_mode = WAL;" + tables)
        case .withSharedMemory: return try Database(path, tables + "PRAGMA journal_mode = WAL; SELECT * FROM notes")
        case .inTransaction: return try Database(path, tables + "BEGIN EXCLUSIVE; DELETE FROM notes")
        case .withoutTables: return try Database(path, "PRAGMA journal_mode = WAL; PRAGMA user_version = 2")
        case .withNamesLikeOurs: _ = try Database(path, "CREATE TABLE entry (a); CREATE TABLE total (b)")
        case .text: try Data("key = value\n".utf8).write(to: folder.index)
        case .cut:
            _ = try Database(path, tables)
            truncate(path, 1_000)
        case .empty: try Data().write(to: folder.index)
        case .link:
            _ = try Database(outside.index.path, tables)
            symlink(outside.index.path, path)
        case .linkToNothing: symlink(outside.url.path + "/nothing", path)
        case .pipe: mkfifo(path, 0o600)
        case .folder: try FileManager.default.createDirectory(at: folder.index, withIntermediateDirectories: false)
        case .journalAlone: try bytes(600).write(to: URL(filePath: path + "-journal"))
        case .logAlone: try bytes(600).write(to: URL(filePath: path + "-wal"))
        }
        return nil
    }

    /// Every name below a folder, with the type, the bytes and the time of what has it.
    private func snapshot(_ folder: ScratchFolder) throws -> [String: String] {
        var all: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
            var status = stat()
            let path = folder.url.path + "/" + name
            // A file that SQLite has beside an index for a moment. What is missing of the others is told by the caller.
            guard lstat(path, &status) == 0 else { continue }
            let isFile = status.st_mode & S_IFMT == S_IFREG
            let content = isFile ? try Data(contentsOf: URL(filePath: path)).base64EncodedString() : ""
            let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
            all[name] = "\(status.st_mode) \(status.st_ino) \(time) \(content)"
        }
        return all
    }

    private static let calls: [@Sendable (DiskCache) async throws -> Void] = [
        { _ = try await $0.entry(for: "a") }, { try await $0.store(entry(10), for: "b") },
        { try await $0.update(entry(10).metadata, for: "a") }, { try await $0.remove(for: "a") },
        { try await $0.removeAll() }, { _ = try await $0.statistics() }, { _ = try await $0.verify() },
        { try await $0.trim(toSize: 0) }, { try await $0.removeExpired() }, { try await $0.flush() },
    ]

    private func expectRefusal(_ cache: DiskCache) async {
        for call in Self.calls {
            await #expect { try await call(cache) } throws: { error in
                guard case .cache(.unavailable(_, let why)) = error as? ImageError else { return false }
                return why.contains("is not a Halcyon cache") && why.contains("index.sqlite")
            }
        }
    }

    @Test(
        "Given another program's index.sqlite, when a cache is used there, then nothing changes",
        arguments: Foreign.allCases)
    func foreignIndex(foreign: Foreign) async throws {
        let folder = try ScratchFolder()
        let outside = try ScratchFolder()
        let open = try put(foreign, in: folder, beside: outside)
        let before = (try snapshot(folder), try snapshot(outside))
        #expect(!DiskCache.mayExist(in: folder.url))
        await expectRefusal(DiskCache(folder))
        #expect(try snapshot(folder) == before.0)
        #expect(try snapshot(outside) == before.1)
        withExtendedLifetime(open) {}
    }

    @Test("Given a database in a cache's folder, when the cache is used, then the database stays", arguments: [0, 9])
    func beside(version: Int) async throws {
        let folder = try await ScratchFolder.filled(["a"])
        try FileManager.default.removeItem(at: folder.index)
        _ = try Database(folder.index.path, "CREATE TABLE notes (text); PRAGMA user_version = \(version)")
        let before = try snapshot(folder)
        await expectRefusal(DiskCache(folder))
        #expect(try snapshot(folder) == before)
        // Without it, there is a cache again.
        try FileManager.default.removeItem(at: folder.index)
        try await DiskCache(folder).store(entry(10), for: "b")
    }

    @Test("Given a database that replaces an open index, when the cache is used, then it stays")
    func comesLater() async throws {
        let folder = try await ScratchFolder.filled(["a"])
        let outside = try ScratchFolder()
        _ = try Database(outside.index.path, "CREATE TABLE notes (text); INSERT INTO notes VALUES ('dear diary')")
        let database = try Data(contentsOf: outside.index)
        let cache = DiskCache(folder)
        #expect(try await cache.entry(for: "a") != nil)
        try FileManager.default.removeItem(at: folder.index)
        try FileManager.default.copyItem(at: outside.index, to: folder.index)
        for call in Self.calls {
            try? await call(cache)
            try? await call(DiskCache(folder))
        }
        #expect(try Data(contentsOf: folder.index) == database)
        await expectRefusal(DiskCache(folder))
    }

    @Test("Given a folder of other files, when a cache there is used and emptied, then the files stay")
    func homeFolder() async throws {
        let folder = try ScratchFolder()
        let names = [
            "holiday.jpg", ".profile", "Documents/letter.odt", "Documents/a/index.sqlite", "a/b/c.png",
            "entries/a/b.png", "entries-of-mine/a/b.png", "entries-0123456789abcdef/picture.png",
            "entries-0123456789abcdef/a/picture.png", "entries-0123456789abcdef/ab/ab01.png", "intents",
            "intents-0123456789abcdef", "intents-00112233445566aa", "index.sqlite3", "index.sqlite.bak",
            "index.sqlite-backup", "index.db", "lock",
        ]
        for (number, name) in names.enumerated() {
            let file = folder.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes(100 + number, seed: UInt64(number)).write(to: file)
            // So old that it could be swept.
            try FileManager.default.setAttributes([.modificationDate: Date() - 100_000], ofItemAtPath: file.path)
        }
        let before = try snapshot(folder)
        for round in 0..<3 {
            let cache = DiskCache(folder)
            for number in 0..<40 { try await cache.store(entry(50, seed: UInt64(number)), for: "k\(number)") }
            try await cache.trim(toSize: 500)
            try await cache.removeExpired()
            _ = try await cache.verify()
            if round == 1 { try bytes(5_000).write(to: folder.index) }
            try? await cache.removeAll()
            _ = try await cache.verify()
        }
        let after = try snapshot(folder)
        for name in names { #expect(after[name] == before[name], "\(name)") }
    }

    @Test("Given a program killed before it stores anything, when reopened, then the cache works")
    func killedAtOnce() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        #expect(try await cache.statistics().entries == 0)
        for hasLog in [true, false] {
            // What the disk has at this moment.
            let replica = try ScratchFolder()
            for name in ["index.sqlite", "index.sqlite-wal", "lock"] where hasLog || name != "index.sqlite-wal" {
                let file = folder.url.appending(path: name)
                try FileManager.default.copyItem(at: file, to: replica.url.appending(path: name))
            }
            #expect(DiskCache.mayExist(in: replica.url))
            try await DiskCache(replica).store(entry(10), for: "a")
            #expect(try await DiskCache(replica).present(["a"]) == ["a"])
        }
        withExtendedLifetime(cache) {}
    }

    @Test("Given an index whose creation was cut short, when the cache is used, then it works")
    func killedWhileMaking() async throws {
        for name in ["index.sqlite", "index.sqlite-wal"] {
            let folder = try ScratchFolder()
            for name in [name, "lock"] { try Data().write(to: folder.url.appending(path: name)) }
            try await DiskCache(folder).store(entry(10), for: "a")
            #expect(try await DiskCache(folder).present(["a"]) == ["a"])
        }
    }
}

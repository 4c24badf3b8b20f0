import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing

@Suite("DiskCache: what killed processes intended")
struct IntentLogTests {
    private static let log = "intents-0123456789abcdef"

    @Test("Given a dead process's log, when the cache is opened, then the orphans it names are gone")
    func recovers() async throws {
        let folder = try ScratchFolder()
        let stored = try await Self.store(in: folder)
        let orphans = try ["a0", "ab", "b0"].map { try Self.orphan("\($0)00000000000000-0000000000000001", in: folder) }
        let unnamed = try Self.orphan("a100000000000000-0000000000000001", in: folder)
        let log = try Self.write(orphans.map(\.lastPathComponent) + [stored.lastPathComponent], in: folder)
        let cache = DiskCache(folder)
        #expect(try await cache.present(["a"]) == ["a"])
        for orphan in orphans { #expect(!Self.exists(orphan)) }
        #expect(Self.exists(stored))
        #expect(Self.exists(unnamed))
        #expect(!Self.exists(log))
    }

    @Test("Given a live process's log, when the cache is opened, then nothing it names is touched")
    func leavesTheLiving() async throws {
        let folder = try ScratchFolder()
        _ = try await Self.store(in: folder)
        let orphan = try Self.orphan("a000000000000000-0000000000000001", in: folder)
        let log = try Self.write([orphan.lastPathComponent], in: folder)
        let file = open(log.path, O_RDWR)
        try #require(flock(file, LOCK_EX | LOCK_NB) == 0)
        #expect(try await DiskCache(folder).present(["a"]) == ["a"])
        #expect(Self.exists(orphan))
        #expect(Self.exists(log))
        close(file)
        #expect(try await DiskCache(folder).present(["a"]) == ["a"])
        #expect(!Self.exists(orphan))
        #expect(!Self.exists(log))
    }

    @Test("Given a process beside one that was killed, when it stores, then it removes the orphan")
    func clearsUpLater() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(40), for: "a")
        let orphan = try Self.orphan("a000000000000000-0000000000000001", in: folder)
        _ = try Self.write([orphan.lastPathComponent], in: folder)
        try await eventually("the orphan is removed", within: .seconds(200)) {
            try await cache.store(entry(40), for: "a")
            return !Self.exists(orphan)
        }
        #expect(try await cache.present(["a"]) == ["a"])
    }

    @Test("Given a foreign or malformed log, when the cache is opened, then no file is removed for it")
    func othersLogs() async throws {
        let folder = try ScratchFolder()
        let stored = try await Self.store(in: folder)
        let orphan = try Self.orphan("a000000000000000-0000000000000001", in: folder)
        let entries = try Self.entries(of: folder).lastPathComponent
        let name = orphan.lastPathComponent
        let ours = [
            "", "entries-0123456789abcdef\n\(name)\n.\n", "\(entries)\n.\n\(name)\n",
            "\(entries)\n../a/\(name)\n/\(orphan.path)\n\(name.uppercased())\n\(name).new\n",
            String(repeating: "\0", count: 9),
        ]
        // Another program's file may have such a name.
        let foreign = ["\n", ".", name, "entries\n\(name)\n", "dear diary"]
        for text in ours + foreign {
            let log = folder.url.appending(path: Self.log)
            try Data(text.utf8).write(to: log)
            #expect(try await DiskCache(folder).present(["a"]) == ["a"])
            #expect(Self.exists(log) == foreign.contains(text), "\(text)")
            #expect(Self.exists(orphan), "\(text)")
            #expect(Self.exists(stored), "\(text)")
        }
    }

    @Test(
        "Given strange files as logs, when the cache is opened, then they stay and nothing blocks",
        .timeLimit(.minutes(5)))
    func strangeLogs() async throws {
        let folder = try ScratchFolder()
        _ = try await Self.store(in: folder)
        let orphan = try Self.orphan("a000000000000000-0000000000000001", in: folder)
        let outside = try ScratchFolder()
        let text = outside.url.appending(path: "text")
        try Data(contentsOf: Self.write([orphan.lastPathComponent], in: folder)).write(to: text)
        try FileManager.default.removeItem(at: folder.url.appending(path: Self.log))
        let strange = (1...3).map { folder.url.appending(path: "intents-000000000000000\($0)") }
        symlink(text.path, strange[0].path)
        mkfifo(strange[1].path, 0o600)
        mkdir(strange[2].path, 0o700)
        let foreign = ["intents-", "intents-of-mine", "intents-0123456789ABCDEF"].map { folder.url.appending(path: $0) }
        for file in foreign { try Data(contentsOf: text).write(to: file) }
        let cache = DiskCache(folder)
        #expect(try await cache.present(["a"]) == ["a"])
        try await cache.store(entry(10), for: "b")
        for file in foreign + [text, orphan] { #expect(Self.exists(file), "\(file.path)") }
        for file in strange { #expect(Self.exists(file), "\(file.path)") }
    }

    @Test("Given a cache that is let go, when it is closed, then it leaves no log")
    func closes() async throws {
        let folder = try ScratchFolder()
        do {
            let cache = DiskCache(folder)
            try await cache.store(entry(40), for: "a")
            #expect(try Self.logs(folder).count == 1)
            try await cache.remove(for: "a")
            #expect(try Self.logs(folder).count == 1)
        }
        try await eventually("the logs are removed", within: .seconds(200)) { try Self.logs(folder).isEmpty }
    }

    @Test("Given entries stored, evicted and removed, when the log is read, then it names their files")
    func writes() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder, sizeLimit: 50)
        try await cache.store(entry(40), for: "a")
        let evicted = try #require(folder.entryFiles.first).lastPathComponent
        #expect(try Self.text(folder).contains(evicted))
        try await cache.store(entry(30), for: "b")
        let removed = try #require(folder.entryFiles.first).lastPathComponent
        #expect(try Self.text(folder).contains(evicted))
        #expect(try Self.text(folder).contains(removed))
        try await cache.store(entry(5), for: "c")
        #expect(try !Self.text(folder).contains(removed))
        try await cache.remove(for: "b")
        #expect(try Self.text(folder).contains(removed))
    }

    @Test("Given files of an earlier index, when the cache is opened, then they are removed")
    func abandonedFolder() async throws {
        let folder = try ScratchFolder()
        _ = try await Self.store(in: folder)
        let old = folder.url.appending(path: "entries-0123456789abcdef/a/a000000000000000-0000000000000001")
        try FileManager.default.createDirectory(at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes(10).write(to: old)
        let cache = DiskCache(folder)
        #expect(try await cache.present(["a"]) == ["a"])
        try await eventually("the empty folders are removed", within: .seconds(200)) {
            !Self.exists(old.deletingLastPathComponent().deletingLastPathComponent())
        }
    }

    // MARK: Parts

    /// Stores an entry named `a`, and lets go of the cache; gives its file.
    private static func store(in folder: ScratchFolder) async throws -> URL {
        do { try await DiskCache(folder).store(entry(40), for: "a") }
        try await eventually("the logs are removed", within: .seconds(200)) { try logs(folder).isEmpty }
        return try #require(folder.entryFiles.first)
    }

    private static func entries(of folder: ScratchFolder) throws -> URL {
        try #require(folder.entryFiles.first).deletingLastPathComponent().deletingLastPathComponent()
    }

    private static func orphan(_ name: String, in folder: ScratchFolder) throws -> URL {
        let file = try entries(of: folder).appending(path: name.prefix(1)).appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes(10).write(to: file)
        return file
    }

    /// What a process writes that is about to make or remove these files.
    private static func write(_ names: [String], in folder: ScratchFolder) throws -> URL {
        let log = folder.url.appending(path: Self.log)
        let lines = [try entries(of: folder).lastPathComponent] + names + [".", "what was there before"]
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: log)
        return log
    }

    /// What stands in the one log that there is, up to its end.
    private static func text(_ folder: ScratchFolder) throws -> Substring {
        let log = folder.url.appending(path: try #require(logs(folder).first))
        return try String(contentsOf: log, encoding: .utf8).prefix { $0 != "." }
    }

    private static func logs(_ folder: ScratchFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix("intents-") }
    }

    /// Symbolic links that lead nowhere included.
    private static func exists(_ file: URL) -> Bool {
        var status = stat()
        return lstat(file.path, &status) == 0
    }
}

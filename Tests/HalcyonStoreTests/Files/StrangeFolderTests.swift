import Foundation
import HalcyonCore
import HalcyonStore
import Testing

/// What a cache's folder may be, and what others may have put into it.
@Suite("DiskCache: strange folders")
struct StrangeFolderTests {
    @Test("Given a symbolic link to the cache's folder, when used, then it is that cache")
    func linkToTheFolder() async throws {
        let folder = try ScratchFolder()
        let links = try ScratchFolder()
        let link = links.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
        try await DiskCache(directory: link).store(entry(50), for: "a")
        #expect(try await DiskCache(folder).entry(for: "a")?.data == bytes(50))
        #expect(try await DiskCache(directory: link).verify().isSound)
    }

    @Test("Given a link to nowhere in the folder's place, when used, then the error says so")
    func danglingLink() async throws {
        let links = try ScratchFolder()
        let link = links.url.appending(path: "link")
        symlink("/nowhere/at/all", link.path)
        await #expect { try await DiskCache(directory: link).store(entry(50), for: "a") } throws: { error in
            guard case .cache(.unavailable) = error as? ImageError else { return false }
            return true
        }
    }

    @Test("Given links that lead outside, when all is swept and removed, then nothing there changes")
    func linksOutside() async throws {
        let folder = try ScratchFolder()
        let home = try ScratchFolder()
        // As much ours as names can make them.
        let old = ["a", "b", "ab"].flatMap { folder in
            ["ab00000000000000-0000000000000001", "ab00000000000000-0000000000000002.new", "letter"]
                .map { "\(folder)/\($0)" }
        }
        for name in old {
            let file = home.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try abandon(file)
        }
        let cache = DiskCache(folder)
        try await cache.store(entry(50), for: "a")
        let entries = try #require(folder.entryFiles.first).deletingLastPathComponent().deletingLastPathComponent()
        symlink(home.url.path, folder.url.path + "/entries-0123456789abcdef")
        for fanOut in ["/a", "/b"] { symlink(home.url.path + fanOut, entries.path + fanOut) }
        symlink(
            home.url.path + "/ab/" + "ab00000000000000-0000000000000001",
            entries.path + "/ab00000000000000-0000000000000003")
        _ = try await cache.verify()
        try await cache.removeAll()
        try await cache.store(entry(50), for: "b")
        _ = try await cache.verify()
        for name in old { #expect(try Data(contentsOf: home.url.appending(path: name)) == bytes(10), "\(name)") }
        #expect(try await cache.present(["a", "b"]) == ["b"])
    }

    @Test("Given files of others in the folder, when all is removed and swept, then they stay")
    func foreignFiles() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(50), for: "a")
        let stored = try #require(folder.entryFiles.first)
        let entries = stored.deletingLastPathComponent().deletingLastPathComponent()
        let foreign = [
            "readme", "index.sqlite.backup", "entries", "entries-of-mine/ab/letter",
            "entries-0123456789ABCDEF/ab/letter",
            "entries-0123456789abcdef/letter", "entries-0123456789abcdef/ab/letter",
            "entries-0123456789abcdef/letters/ab00000000000000-0000000000000001",
            "\(entries.lastPathComponent)/letter", "\(entries.lastPathComponent)/a/letter.new",
            "\(entries.lastPathComponent)/a/AB00000000000000-0000000000000001",
            "\(entries.lastPathComponent)/a/+b00000000000000-0000000000000001",
        ]
        for name in foreign {
            let file = folder.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try abandon(file)
        }
        let ours = folder.url.appending(path: "entries-0123456789abcdef/ab/ab00000000000000-0000000000000001")
        try abandon(ours)
        _ = try await cache.verify()
        try await cache.removeAll()
        _ = try await cache.verify()
        for name in foreign { #expect(FileManager.default.fileExists(atPath: folder.url.path + "/" + name), "\(name)") }
        #expect(!FileManager.default.fileExists(atPath: ours.path))
        #expect(!FileManager.default.fileExists(atPath: stored.path))
    }

    enum Place: String, CaseIterable { case index = "", log = "-wal", memory = "-shm", journal = "-journal" }
    enum Strange: CaseIterable { case link, danglingLink, pipe }

    @Test(
        "Given a link or pipe as the index or its log, when used, then another takes its place",
        .timeLimit(.minutes(5)), arguments: Place.allCases, Strange.allCases)
    func strangeIndex(place: Place, strange: Strange) async throws {
        let folder = try ScratchFolder()
        let outside = try ScratchFolder()
        // Of another cache, so that following the link would find an index.
        try await DiskCache(outside).store(entry(50, seed: 5), for: "theirs")
        let theirs = outside.index.path + (place == .memory || place == .journal ? "" : place.rawValue)
        var cache: DiskCache? = DiskCache(folder)
        try await cache?.store(entry(50), for: "a")
        cache = nil
        try await waitUntilClosed(folder.index)
        try await waitUntilClosed(outside.index)
        if !FileManager.default.fileExists(atPath: theirs) { try bytes(100).write(to: URL(filePath: theirs)) }
        let before = try Data(contentsOf: URL(filePath: theirs))
        let path = folder.index.path + place.rawValue
        unlink(path)
        switch strange {
        case .link: symlink(theirs, path)
        case .danglingLink: symlink(outside.url.path + "/nothing", path)
        case .pipe: #expect(mkfifo(path, 0o600) == 0)
        }
        let read = try await DiskCache(folder).entry(for: "a")
        #expect(read == nil || read?.data == bytes(50))
        if place != .index { #expect(read != nil, "the index itself was sound") }
        let second = DiskCache(folder)
        try await second.store(entry(60), for: "b")
        #expect(try await second.entry(for: "b")?.data == bytes(60))
        #expect(try await second.entry(for: "theirs") == nil)
        #expect(try Data(contentsOf: URL(filePath: theirs)) == before)
        #expect(!FileManager.default.fileExists(atPath: outside.url.path + "/nothing"))
    }

    @Test("Given a link as the lock, when used, then it fails and nothing is created at its target")
    func linkedLock() async throws {
        let folder = try ScratchFolder()
        symlink(folder.url.path + "/elsewhere", folder.url.path + "/lock")
        await #expect(throws: ImageError.self) { try await DiskCache(folder).store(entry(50), for: "a") }
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/elsewhere"))
    }

    @Test(
        "Given a folder on another file system, when used, then it is a cache like any other",
        .enabled(if: SmallDisk.isPermitted, "mounting a small file system is not permitted here"))
    func otherFileSystem() async throws {
        let folder = try ScratchFolder()
        let disk = try #require(SmallDisk())
        symlink(disk.url.path, folder.url.path + "/cache")
        let cache = DiskCache(directory: folder.url.appending(path: "cache"))
        try await cache.store(entry(5_000), for: "a")
        #expect(try await cache.entry(for: "a")?.data == bytes(5_000))
        try await cache.removeAll()
        #expect(try await cache.verify().isSound)
    }

    @Test(
        "Given a read-only folder, when used, then every call reports it and nothing changes",
        .enabled(if: SmallDisk.isPermitted, "mounting is not permitted here"))
    func readOnly() async throws {
        let folder = try ScratchFolder()
        let writable = DiskCache(folder)
        try await writable.store(entry(500), for: "a")
        let view = try #require(ReadOnlyView(of: folder.url))
        let cache = DiskCache(directory: view.url)
        let calls: [(DiskCache) async throws -> Void] = [
            { _ = try await $0.entry(for: "a") }, { try await $0.store(entry(10), for: "b") },
            { try await $0.update(entry(10).metadata, for: "a") }, { try await $0.remove(for: "a") },
            { try await $0.removeAll() }, { _ = try await $0.statistics() }, { _ = try await $0.verify() },
        ]
        for call in calls {
            await #expect { try await call(cache) } throws: { error in
                guard case .cache(.unavailable(let path, _)) = error as? ImageError else { return false }
                return path == view.url.path
            }
        }
        #expect(try await writable.present(["a", "b"]) == ["a"])
    }

    @Test(
        "Given a mount over the entries, when it comes and goes, then the cache works both times",
        .enabled(if: SmallDisk.isPermitted, "mounting is not permitted here"))
    func mountedOver() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(500), for: "a")
        let entries = try #require(folder.entryFiles.first).deletingLastPathComponent().deletingLastPathComponent()
        // Over the entries alone: the index can be written, and its rows outlive what they name.
        let mounted = try #require(SmallDisk())
        #expect(mount(mounted.url.path, entries.path, nil, UInt(MS_BIND), nil) == 0)
        #expect(try await cache.entry(for: "a") == nil)
        try await cache.store(entry(600), for: "a")
        #expect(try await cache.entry(for: "a")?.data == bytes(600))
        umount2(entries.path, Int32(MNT_DETACH))
        #expect(try await cache.entry(for: "a") == nil)
        try await cache.store(entry(700), for: "a")
        #expect(try await cache.entry(for: "a")?.data == bytes(700))
    }

    private func abandon(_ file: URL) throws {
        try bytes(10).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: Date() - 10_000], ofItemAtPath: file.path)
    }
}

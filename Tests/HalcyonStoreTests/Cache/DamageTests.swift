import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing

@Suite("DiskCache: damage")
struct DamageTests {
    enum FileDamage: CaseIterable {
        case truncated, emptied, lengthened, flipped, removed, replacedByFolder
    }

    @Test(
        "Given a damaged file, when read, then it is removed with a warning and can be stored again",
        arguments: FileDamage.allCases)
    func damagedFile(damage: FileDamage) async throws {
        let folder = try ScratchFolder()
        let warnings = Warnings()
        var configuration = DiskCache.Configuration()
        configuration.logger = warnings.logger
        let cache = DiskCache(directory: folder.url, configuration: configuration)
        try await cache.store(entry(5_000), for: "a")
        try spoil(try #require(folder.entryFiles.first), damage)
        #expect(try await cache.entry(for: "a") == nil)
        #expect(warnings.all.count == 1)
        #expect(try await cache.statistics().entries == 0)
        #expect(try await cache.statistics().bytes == 0)
        try await cache.store(entry(5_000, seed: 2), for: "a")
        #expect(try await cache.entry(for: "a")?.data == bytes(5_000, seed: 2))
    }

    @Test("Given one flipped bit anywhere in a file, when read, then it is found")
    func everyBit() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for place in stride(from: 0, to: 400, by: 3) {
            try await cache.store(entry(400), for: "a")
            let file = try #require(folder.entryFiles.first)
            var byte = bytes(400)[place]
            byte ^= 1 << (place % 8)
            try overwrite(file, with: Data([byte]), at: place)
            #expect(try await cache.entry(for: "a") == nil)
        }
    }

    @Test("Given damaged metadata, when read, then the entry is removed")
    func damagedMetadata() async throws {
        let folder = try ScratchFolder()
        try await DiskCache(folder).store(entry(10), for: "a")
        try await closed(folder)
        var index = try Data(contentsOf: folder.index)
        let place = try #require(index.firstRange(of: Data("https://example.com/1".utf8)))
        index[place.lowerBound + 3] ^= 1
        try index.write(to: folder.index)
        let cache = DiskCache(folder)
        #expect(try await cache.entry(for: "a") == nil)
        #expect(try await cache.statistics().entries == 0)
    }

    enum IndexDamage: CaseIterable {
        case garbage, garbageAfterHeader, garbageInEveryPage, emptied, truncated, cutToHeader, otherVersion, garbageLog
    }

    @Test(
        "Given a damaged index, when opened, then it is rebuilt and loading goes on", arguments: IndexDamage.allCases)
    func damagedIndex(damage: IndexDamage) async throws {
        let folder = try ScratchFolder()
        do {
            let cache = DiskCache(folder)
            for seed in 0..<100 { try await cache.store(entry(50, seed: UInt64(seed)), for: "k\(seed)") }
        }
        try await closed(folder)
        try spoil(folder, damage)
        let cache = DiskCache(folder)
        for seed in 0..<100 {
            // Some may have survived; none may be wrong.
            if let read = try await cache.entry(for: "k\(seed)") { #expect(read.data == bytes(50, seed: UInt64(seed))) }
            try await cache.store(entry(50, seed: UInt64(seed)), for: "k\(seed)")
        }
        for seed in 0..<100 { #expect(try await cache.entry(for: "k\(seed)")?.data == bytes(50, seed: UInt64(seed))) }
        _ = try await cache.verify()
        #expect(try await cache.verify().isSound)
        #expect(try await cache.statistics().entries == 100)
        #expect(folder.entryFiles.count == 100)
    }

    @Test("Given a truncated index, when opened, then the entries in what is left of it are kept", arguments: 1...9)
    func cutIndex(tenths: Int) async throws {
        let folder = try ScratchFolder()
        let keys = (0..<1_000).map { "k\($0)" }
        do {
            let cache = DiskCache(folder)
            for (number, key) in keys.enumerated() { try await cache.store(entry(50, seed: UInt64(number)), for: key) }
        }
        try await closed(folder)
        let pages = try #require(folder.size(folder.index)) / 2_048
        truncate(folder.index.path, off_t(pages * tenths / 10 * 2_048 + 77))
        let cache = DiskCache(folder)
        let kept = try await cache.present(keys)
        // Pages are lost in no order of the keys, which differs with the threads; with an upper one go those below it.
        // Of the first tenth, about seven of a dozen pages have no entries: the tables' roots, and where pages lie.
        #expect(kept.count >= max(10, 100 * (tenths - 1)))
        for key in kept { #expect(try await cache.entry(for: key)?.data.count == 50) }
        _ = try await cache.verify()
        #expect(try await cache.verify().isSound)
        #expect(try await cache.statistics().entries == kept.count)
    }

    @Test("Given an index overwritten while open, when used, then it is rebuilt with a single warning")
    func damagedWhileOpen() async throws {
        let folder = try ScratchFolder()
        let warnings = Warnings()
        var configuration = DiskCache.Configuration()
        configuration.logger = warnings.logger
        let cache = DiskCache(directory: folder.url, configuration: configuration)
        for seed in 0..<300 { try await cache.store(entry(50, seed: UInt64(seed)), for: "k\(seed)") }
        for name in ["index.sqlite", "index.sqlite-wal"] { try overwrite(folder.url.appending(path: name), from: 0) }
        for seed in 0..<300 {
            if let read = try await cache.entry(for: "k\(seed)") { #expect(read.data == bytes(50, seed: UInt64(seed))) }
            try await cache.store(entry(50, seed: UInt64(seed)), for: "k\(seed)")
        }
        // Finds what none of these calls has touched.
        _ = try await cache.verify()
        for seed in 0..<300 { try await cache.store(entry(60, seed: UInt64(seed)), for: "k\(seed)") }
        for seed in 0..<300 { #expect(try await cache.entry(for: "k\(seed)")?.data == bytes(60, seed: UInt64(seed))) }
        #expect(warnings.all.count <= 1)
    }

    @Test("Given a rebuilt index, when time passes, then the files of the old one go by themselves")
    func oldFilesGo() async throws {
        let folder = try ScratchFolder()
        do {
            let cache = DiskCache(folder)
            for seed in 0..<100 { try await cache.store(entry(50, seed: UInt64(seed)), for: "k\(seed)") }
        }
        try await closed(folder)
        try spoil(folder, .garbage)
        let cache = DiskCache(folder)
        try await cache.store(entry(50), for: "new")
        try await eventually("the other files are removed", within: .seconds(200)) { folder.entryFiles.count == 1 }
        #expect(try await cache.present(["new"]) == ["new"])
    }

    @Test("Given the folder removed under a running cache, when used, then it is made again")
    func folderRemoved() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(50), for: "a")
        try FileManager.default.removeItem(at: folder.url)
        #expect(try await cache.entry(for: "a") == nil)
        try FileManager.default.removeItem(at: folder.url)
        try await cache.store(entry(60), for: "b")
        #expect(try await cache.present(["a", "b"]) == ["b"])
        #expect(try await DiskCache(folder).present(["b"]) == ["b"])
    }

    @Test("Given the files removed under a running cache, when used, then it loads and stores again")
    func filesRemoved() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for key in ["a", "b"] { try await cache.store(entry(50), for: key) }
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        where file.hasPrefix("entries-") {
            try FileManager.default.removeItem(at: folder.url.appending(path: file))
        }
        #expect(try await cache.entry(for: "a") == nil)
        try await cache.store(entry(50), for: "a")
        #expect(try await cache.present(["a", "b"]) == ["a"])
        #expect(try await cache.statistics().bytes == 50)
    }

    private func spoil(_ file: URL, _ damage: FileDamage) throws {
        var data = try Data(contentsOf: file)
        switch damage {
        case .truncated: data.removeLast(1)
        case .emptied: data.removeAll()
        case .lengthened: data.append(0)
        case .flipped: data[2_500] ^= 0x10
        case .removed: return try FileManager.default.removeItem(at: file)
        case .replacedByFolder:
            try FileManager.default.removeItem(at: file)
            return try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        }
        try data.write(to: file)
    }

    private func spoil(_ folder: ScratchFolder, _ damage: IndexDamage) throws {
        let count = try #require(folder.size(folder.index))
        switch damage {
        case .garbage: try overwrite(folder.index, from: 0)
        case .garbageAfterHeader: try overwrite(folder.index, from: 100)
        case .garbageInEveryPage: try overwrite(folder.index, from: 2_048)
        case .emptied: truncate(folder.index.path, 0)
        case .truncated: truncate(folder.index.path, off_t(count / 2))
        case .cutToHeader: truncate(folder.index.path, 100)
        case .otherVersion:
            // The bytes 60 to 63 of an SQLite file are its user_version.
            try overwrite(folder.index, with: Data([0, 0, 0, 99]), at: 60)
        case .garbageLog: try bytes(100_000, seed: 3).write(to: folder.url.appending(path: "index.sqlite-wal"))
        }
    }

    private func overwrite(_ url: URL, from offset: Int) throws {
        let count = try #require(FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int)
        try overwrite(url, with: bytes(count - offset, seed: 7), at: offset)
    }

    private func overwrite(_ url: URL, with data: Data, at offset: Int) throws {
        let file = try FileHandle(forUpdating: url)
        try file.seek(toOffset: UInt64(offset))
        try file.write(contentsOf: data)
        try file.close()
    }

    /// Waits until the last connection has moved its log into the index.
    private func closed(_ folder: ScratchFolder) async throws {
        try await waitUntilClosed(folder.index)
    }
}

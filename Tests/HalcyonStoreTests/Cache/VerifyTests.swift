import Foundation
import HalcyonCore
import HalcyonStore
import TestSupport
import Testing

@Suite("DiskCache: verify and sweep")
struct VerifyTests {
    @Test("Given a sound cache, when verified, then nothing is repaired")
    func sound() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for seed in 0..<150 { try await cache.store(entry(40, seed: UInt64(seed)), for: "k\(seed)") }
        let report = try await cache.verify()
        #expect(report.isSound)
        #expect(report.entriesChecked == 150)
        #expect(report.bytesReclaimed == 0)
    }

    @Test("Given one damage of each kind, when verified, then each is counted and repaired")
    func eachKind() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        for seed in 0..<5 { try await cache.store(entry(40, seed: UInt64(seed)), for: "k\(seed)") }
        let files = folder.entryFiles
        try #require(files.count == 5)
        try Data(count: 30).write(to: files[0])
        try FileManager.default.removeItem(at: files[1])
        let subfolder = files[2].deletingLastPathComponent()
        let names = [
            "\(subfolder.lastPathComponent)000000000000000-0123456789abcdef", "0123456789abcdef-0123456789abcdef.new",
        ]
        for (name, count) in zip(names, [7, 5]) {
            try abandon(subfolder.appending(path: name), bytes: count, age: 61)
            try abandon(subfolder.appending(path: name.replacing("cdef", with: "cde0")), bytes: count, age: 10)
        }
        try abandon(subfolder.appending(path: "somebody else's"), bytes: 3, age: 1_000)
        let report = try await cache.verify()
        #expect(report.entriesChecked == 5)
        #expect(report.damagedRemoved == 1)
        #expect(report.missingFiles == 1)
        #expect(report.orphansRemoved == 1)
        #expect(report.temporaryFilesRemoved == 1)
        #expect(report.bytesReclaimed == 30 + 7 + 5)
        #expect(!report.indexRebuilt)
        #expect(try await cache.verify().isSound)
        #expect(try await cache.statistics().entries == 3)
        #expect(folder.entryFiles.count == 3 + 2 + 1)
    }

    @Test("Given a garbage index, when verified, then it is rebuilt and the old files are gone")
    func rebuilt() async throws {
        let folder = try ScratchFolder()
        do {
            let cache = DiskCache(folder)
            for seed in 0..<5 { try await cache.store(entry(40, seed: UInt64(seed)), for: "k\(seed)") }
        }
        try await waitUntilClosed(folder.index)
        try bytes(10_000).write(to: folder.index)
        let cache = DiskCache(folder)
        #expect(try await cache.verify().indexRebuilt)
        try await eventually("the files without entries are removed", within: .seconds(200)) {
            folder.entryFiles.isEmpty
        }
        #expect(try await cache.verify().isSound)
    }

    @Test("Given an orphan of a killed process, when stores go on, then it is swept automatically")
    func idleSweep() async throws {
        let folder = try ScratchFolder()
        let cache = DiskCache(folder)
        try await cache.store(entry(40), for: "a")
        let stored = try #require(folder.entryFiles.first)
        let entries = stored.deletingLastPathComponent().deletingLastPathComponent()
        let orphan = entries.appending(path: "a/ab23456789abcdef-0123456789abcdef")
        try FileManager.default.createDirectory(
            at: orphan.deletingLastPathComponent(), withIntermediateDirectories: true)
        try abandon(orphan, bytes: 10, age: 100)
        try await eventually("the orphan is removed", within: .seconds(200)) {
            for _ in 0..<64 { try await cache.store(entry(40), for: "a") }
            return !FileManager.default.fileExists(atPath: orphan.path)
        }
        #expect(try await cache.present(["a"]) == ["a"])
    }

    private func abandon(_ file: URL, bytes count: Int, age: TimeInterval) throws {
        try bytes(count).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: Date() - age], ofItemAtPath: file.path)
    }
}

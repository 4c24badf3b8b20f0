import Foundation
import HalcyonCore
import HalcyonStore
import Testing

@Suite("DiskCache: several processes")
struct ProcessesTests {
    private static let limit = 2 << 20

    @Test("Given a writer killed 20 times, when reopened, then no entry is torn and the limit holds")
    func killed() async throws {
        let folder = try ScratchFolder()
        var read = 0
        for seed in UInt64(1)...20 {
            let writer = try await WorkoutProcess("write", folder.url, seed: seed, limit: Self.limit, seconds: 60)
            try await Task.sleep(for: .milliseconds(.random(in: 5...150)))
            try writer.kill()
            let counts = try await WorkoutProcess("check", folder.url, seed: 0, limit: Self.limit, seconds: 0).end()
            #expect(counts.torn == 0)
            #expect(counts.missing == 0)
            #expect(counts.failed == 0, "\(counts.reason)")
            #expect(counts.over == 0)
            read += counts.read
        }
        #expect(read > 100)
        for file in folder.entryFiles {
            try FileManager.default.setAttributes([.modificationDate: Date() - 100], ofItemAtPath: file.path)
        }
        let cache = DiskCache(folder, sizeLimit: Self.limit)
        let report = try await cache.verify()
        #expect(report.damagedRemoved == 0)
        #expect(!report.indexRebuilt)
        #expect(try await cache.verify().isSound)
        let statistics = try await cache.statistics()
        #expect(folder.entryBytes == statistics.bytes)
        #expect(folder.entryFiles.count == statistics.entries)
    }

    @Test("Given an index overwritten under two processes, when they go on, then both end normally")
    func damagedUnderTwo() async throws {
        let folder = try ScratchFolder()
        var processes: [WorkoutProcess] = []
        for seed in UInt64(1)...2 {
            processes.append(
                try await WorkoutProcess("write", folder.url, seed: seed, limit: Self.limit, seconds: 2))
        }
        for seed in UInt64(0)..<5 {
            try await Task.sleep(for: .milliseconds(200))
            let file = try FileHandle(forUpdating: folder.index)
            try file.write(contentsOf: bytes(30_000, seed: seed))
            try file.close()
        }
        for process in processes {
            let counts = try process.end()
            #expect(counts.torn == 0)
            #expect(counts.stored > 0)
        }
        let cache = DiskCache(folder, sizeLimit: Self.limit)
        _ = try await cache.verify()
        #expect(try await cache.verify().isSound)
        try await cache.store(entry(100), for: "after")
        #expect(try await cache.present(["after"]) == ["after"])
    }

    @Test("Given an entry being replaced and removed, when read, then each read is whole or a miss")
    func replacedWhileRead() async throws {
        let folder = try ScratchFolder()
        let (writer, reader) = (DiskCache(folder), DiskCache(folder))
        let versions = (0..<8).map { entry(50_000 + $0, seed: UInt64($0)) }
        let known = Set(versions.map(\.data))
        try await withThrowingTaskGroup { group in
            group.addTask {
                for round in 0..<400 {
                    try await writer.store(versions[round % versions.count], for: "a")
                    if round % 5 == 4 { try await writer.remove(for: "a") }
                }
            }
            for _ in 0..<2 {
                group.addTask {
                    for _ in 0..<400 {
                        if let read = try await reader.entry(for: "a") { #expect(known.contains(read.data)) }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await reader.verify().isSound)
    }
}

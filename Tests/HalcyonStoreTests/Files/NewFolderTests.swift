import Foundation
import HalcyonCore
import HalcyonStore
import LinuxTestSupport
import Testing

/// A folder that a cache is just being made in must not be taken for somebody else's.
@Suite("DiskCache: new folders", .timeLimit(.minutes(5)))
struct NewFolderTests {
    @Test("Given missing folders, when four processes open each at once, then they share its cache")
    func openedTogether() async throws {
        let folder = try ScratchFolder()
        let (processes, folders) = (4, 60)
        let countsFile = folder.url.appendingPathExtension("counts")
        let log = folder.url.appendingPathExtension("log")
        defer { for file in [countsFile, log] { try? FileManager.default.removeItem(at: file) } }
        let counts = try #require(SharedCounts(countsFile))
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "StoreWorkout")
        let children = try (0..<processes).map { _ in
            try ChildProcess(
                [
                    program.path, "opener", folder.url.path, "\(processes)", "\(1 << 20)", "\(folders)",
                    countsFile.path,
                ], output: log)
        }
        for child in children { #expect(child.wait() == 0) }
        let complaints = String((try? String(contentsOf: log, encoding: .utf8))?.prefix(2_000) ?? "")
        #expect(counts[.failed] == 0, "\(complaints)")
        #expect(counts[.damaged] == 0, "\(complaints)")
        #expect(counts[.opened] == processes * folders)
        #expect(counts[.read] == processes * folders, "\(complaints)")
        // What each has stored is there for the others.
        for number in 0..<folders {
            let cache = DiskCache(directory: folder.url.appending(path: "\(number)"))
            #expect(try await cache.statistics().entries == processes)
        }
    }

    @Test("Given a new index whose checkpoint was cut short, when the cache is opened, then it works")
    func killedAtCheckpoint() async throws {
        let folder = try ScratchFolder()
        // Closed, so that all of the log is in the index.
        do { #expect(try await DiskCache(folder).statistics().entries == 0) }
        let index = folder.index
        try await waitUntilClosed(index)
        let whole = try Data(contentsOf: index)
        #expect(whole.count > 2 * 2_048)
        // The first page alone was written, which says how many there are to be.
        try whole.prefix(2_048).write(to: index)
        #expect(DiskCache.mayExist(in: folder.url))
        try await DiskCache(folder).store(entry(10), for: "a")
        #expect(try await DiskCache(folder).present(["a"]) == ["a"])
    }
}

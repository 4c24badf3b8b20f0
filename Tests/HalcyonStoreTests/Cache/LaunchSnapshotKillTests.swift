import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

@Suite("Launch snapshot: programs that are killed", .timeLimit(.minutes(15)))
struct LaunchSnapshotKillTests {
    private static let imageCount = 40

    /// The image that `StoreWorkout` shows.
    private func image(_ generation: Int, _ index: Int) -> FakeImage {
        FakeImage(width: 24, height: 32, color: SIMD4(UInt8(generation & 0xFF), UInt8(index), 77, 255))
    }

    /// How many images of a generation the next launch has; none may be wrong.
    private func count(of generation: Int, in file: URL) -> Int {
        var configuration = ImagePipeline.Configuration.fake()
        configuration.launchSnapshot = LaunchSnapshot(file: file)
        let pipeline = ImagePipeline(configuration)
        return (0..<Self.imageCount).count { index in
            guard let found = pipeline.cachedImage(for: "http://test/\(generation)/\(index)") else { return false }
            #expect(FakeImage(of: found) == image(generation, index))
            return true
        }
    }

    @Test("Given a snapshot that is being written, when killed, then a whole file is left")
    func killed() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.file("launch.snapshot")
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appending(path: "StoreWorkout").path
        let rounds = ProcessInfo.processInfo.environment["HALCYON_PROOF"] == nil ? 30 : 200
        var (generation, beforeRename) = (0, 0)
        for round in 0..<rounds {
            let output = folder.file("output-\(round)")
            let process = try ChildProcess(
                [program, "snapshot", folder.url.path, "\(generation)", "0", "0"], output: output)
            var written: Int? {
                let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
                return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last.flatMap { Int($0) }
            }
            try await eventually("the first file is written") { written != nil }
            // While it writes the next one, or just before or after.
            let new = file.path + ".new"
            let end = ContinuousClock.now + .milliseconds(500)
            while access(new, F_OK) != 0, ContinuousClock.now < end { usleep(20) }
            usleep(.random(in: 0...2000))
            _ = kill(process.pid, SIGKILL)
            try #require(process.wait() == 128 + SIGKILL)
            // The file may be in its place before the program could say so.
            let last = try #require(written)
            #expect(count(of: last, in: file) == Self.imageCount, "round \(round), generation \(last)")
            let next = count(of: last + 1, in: file)
            #expect(next == 0 || next == Self.imageCount, "round \(round), generation \(last + 1)")
            if FileManager.default.fileExists(atPath: file.path + ".new") { beforeRename += 1 }
            generation = last + 2
        }
        // Otherwise it was never killed while it was writing.
        #expect(beforeRename > 0)
    }

    @Test("Given programs that share a cache, when they have snapshots, then each has its own")
    func names() {
        let folder = URL(filePath: "/tmp/cache", directoryHint: .isDirectory)
        let files = ["/usr/bin/app", "/opt/app", "/usr/bin/Äpp", "/usr/bin/..", ""].map {
            DiskCache.snapshotFile(in: folder, program: $0)
        }
        #expect(Set(files).count == 5)
        for file in files {
            #expect(file.deletingLastPathComponent().path == "/tmp/cache/launch")
            #expect(file.pathExtension == "snapshot")
        }
    }

    @Test("Given snapshots in its folder, when a disk cache is emptied, then they are gone")
    func emptied() async throws {
        let folder = try TemporaryDirectory()
        let file = DiskCache.snapshotFile(in: folder.url)
        try folder.write(Data("snapshot".utf8), to: "launch/" + file.lastPathComponent)
        try folder.write(Data("notes".utf8), to: "launch/notes.txt")
        try await DiskCache(directory: folder.url).removeAll()
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(FileManager.default.fileExists(atPath: folder.file("launch/notes.txt").path))
    }
}

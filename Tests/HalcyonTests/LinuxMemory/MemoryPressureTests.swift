import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@Suite(
    "Memory pressure of a real control group", .timeLimit(.minutes(5)),
    .enabled(if: MemoryGroup.obstacle == nil, "needs the right to make control groups of version 1"))
struct MemoryPressureTests {
    private struct Report: Decodable {
        var budget: Int
        var filled: Int
        var costs: [Int]
        var threads: Int
        var threadsAfter: Int
        var longestWait: Int
        var wakesPrograms: Bool
    }

    private func run(_ group: MemoryGroup) throws -> Report {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let workout = tests.deletingLastPathComponent().appending(path: "MemoryWorkout").path
        let output = try withExtendedLifetime(group) {
            try ChildProcess.run(workout, "\(group.limit)", "", group.members)
        }
        return try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    }

    @Test(
        """
        Given a program in a group of 120 MB, when it takes more and more, then its cache of a fifth of that gives way \
        in steps, it is not killed, and the watch slept before and ends with the cache
        """)
    func givesWay() throws {
        let group = try MemoryGroup(limit: 120 << 20)
        let report = try run(group)
        #expect(report.budget == 24 << 20)
        #expect(report.filled == 24 << 20)
        // Three quarters, half of that, a tenth of that, but that the machine may be short of memory as well.
        #expect(report.costs.count >= 2, "\(report.costs)")
        #expect((report.costs.last ?? .max) <= 3 << 20, "\(report.costs)")
        #expect(report.threads == 1)
        #expect(report.threadsAfter == 0)
        // Without a time limit, or five seconds and more if the kernel wakes nobody.
        #expect(report.longestWait == -1 || (!report.wakesPrograms && report.longestWait > 4_000), "\(report)")
    }

    @Test("Given a group, when its value goes, then it is gone, with whoever is in it")
    func cleansUp() throws {
        var group: MemoryGroup? = try MemoryGroup(limit: 64 << 20)
        let folder = try #require(group?.folder)
        let child = try ChildProcess(["sh", "-c", "echo $$ > \(folder)/cgroup.procs; exec sleep 1000"])
        while try String(contentsOfFile: folder + "/cgroup.procs", encoding: .utf8).isEmpty { usleep(1000) }
        group = nil
        #expect(child.wait() == 128 + SIGKILL)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }
}

import Foundation
import HalcyonStore
import LinuxTestSupport
import TestSupport
import Testing

/// Two writers and two readers in processes of their own, killed at random and started again, until all together have
/// made that many calls.
final class Endurance {
    static let limit = 2 << 20
    static let tasks = 4

    let counts: SharedCounts
    private(set) var kills = 0
    private(set) var started = 0
    private(set) var ended: [Int32] = []
    /// The most that was seen: bytes by the index, of files that it knows, of files that it does not.
    private(set) var most = (index: 0, known: 0, unknown: 0)
    private(set) var looks = 0
    private(set) var contradictions = 0

    private let folder: ScratchFolder
    private let goal: Int
    private let log: URL
    private let countsFile: URL
    private var processes: [ChildProcess?] = [nil, nil, nil, nil]
    private var numbers = SplitMix(seed: .random(in: .min ... .max))

    init(_ folder: ScratchFolder, goal: Int) throws {
        self.folder = folder
        self.goal = goal
        countsFile = folder.url.appendingPathExtension("counts")
        log = folder.url.appendingPathExtension("log")
        counts = try #require(SharedCounts(countsFile))
    }

    deinit {
        for file in [countsFile, log] { try? FileManager.default.removeItem(at: file) }
    }

    /// What the processes complained of.
    var complaints: String { String((try? String(contentsOf: log, encoding: .utf8))?.prefix(2_000) ?? "") }

    /// Blocks its thread, which should be one of its own: the pool of tasks may be full of other tests that wait, and
    /// then nobody would be killed.
    func run() throws {
        let deadline = ContinuousClock.now + .seconds(goal / 100)
        for number in processes.indices { try start(number) }
        while counts[.operations] < goal {
            try #require(ContinuousClock.now < deadline, "\(counts[.operations]) calls and no more; \(complaints)")
            Thread.sleep(forTimeInterval: .random(in: 0.002...0.07, using: &numbers))
            try look()
            if counts[.operations] < goal - goal / 50 { try kill(.random(in: processes.indices, using: &numbers)) }
        }
        for number in processes.indices {
            if let status = processes[number]?.wait() { ended.append(status) }
            processes[number] = nil
        }
        try look()
    }

    private func start(_ number: Int) throws {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "StoreWorkout")
        processes[number] = try ChildProcess(
            [
                program.path, number < 2 ? "writer" : "reader", folder.url.path, "\(numbers.next() >> 32)",
                "\(Self.limit)", "\(goal)", countsFile.path,
            ], output: log)
        started += 1
    }

    private func kill(_ number: Int) throws {
        guard let process = processes[number] else { return }
        _ = Foundation.kill(process.pid, SIGKILL)
        let status = process.wait()
        try #require(status == 128 + SIGKILL, "a process ended by itself: \(status); \(complaints)")
        kills += 1
        try start(number)
    }

    /// Looks from outside: what the index says, and what lies there.
    private func look() throws {
        // Files first: what is stored meanwhile is in the index and not among them.
        let files = folder.entryFiles.map { ($0.lastPathComponent, folder.size($0) ?? 0) }
        guard let index = try ExternalWriter.snapshot(of: folder) else { return }
        looks += 1
        if index.total != index.rows.values.reduce(0, +) { contradictions += 1 }
        let known = files.filter { index.rows[$0.0] != nil }.reduce(0) { $0 + $1.1 }
        let unknown = files.reduce(0) { $0 + $1.1 } - known
        most = (max(most.index, index.total), max(most.known, known), max(most.unknown, unknown))
    }
}

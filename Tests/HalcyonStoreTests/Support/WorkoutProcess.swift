import Foundation
import LinuxTestSupport
import TestSupport
import Testing

/// A running `StoreWorkout`, which lies beside the tests.
final class WorkoutProcess {
    /// As the program prints them.
    struct Counts: Decodable {
        var stored: Int
        var read: Int
        var torn: Int
        var missing: Int
        var over: Int
        var failed: Int
        var reason: String
    }

    private let process: ChildProcess
    /// A file and not a pipe, whose end would come only when no other child has it any more.
    private let output = FileManager.default.temporaryDirectory.appending(path: "halcyon-workout-\(UUID().uuidString)")

    /// Starts it and waits until its cache is open.
    init(_ job: String, _ folder: URL, seed: UInt64, limit: Int, seconds: Int) async throws {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appending(path: "StoreWorkout").path
        process = try ChildProcess([program, job, folder.path, "\(seed)", "\(limit)", "\(seconds)"], output: output)
        try await eventually("the program is ready", within: .seconds(200)) { lines.contains("ready") }
    }

    deinit { try? FileManager.default.removeItem(at: output) }

    /// Waits for the end; gives what was counted.
    func end() throws -> Counts {
        try #require(process.wait() == 0, "\(lines)")
        let counts = try #require(lines.last { $0.hasPrefix("{") })
        return try JSONDecoder().decode(Counts.self, from: Data(counts.utf8))
    }

    /// Kills it as hard as can be.
    func kill() throws {
        _ = Foundation.kill(process.pid, SIGKILL)
        try #require(process.wait() == 128 + SIGKILL, "it had ended before it was killed: \(lines)")
    }

    /// What it has written, its warnings included.
    private var lines: [Substring] {
        ((try? String(contentsOf: output, encoding: .utf8)) ?? "").split(separator: "\n")
    }
}

import Foundation
import Testing

/// A running `StoreWorkout`, which lies beside the tests.
struct WorkoutProcess {
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

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// Starts it and waits until its cache is open.
    init(_ job: String, _ folder: URL, seed: UInt64, limit: Int, seconds: Int) throws {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.executableURL = tests.deletingLastPathComponent().appending(path: "StoreWorkout")
        process.arguments = [job, folder.path, "\(seed)", "\(limit)", "\(seconds)"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let ready = try output.fileHandleForReading.read(upToCount: 6)
        try #require(ready == Data("ready\n".utf8), "the cache could not be opened")
    }

    /// Waits for the end; gives what was counted.
    func end() throws -> Counts {
        let rest = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try JSONDecoder().decode(Counts.self, from: rest)
    }

    /// Kills it as hard as can be.
    func kill() throws {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try #require(process.terminationReason == .uncaughtSignal, "it had ended before it was killed")
    }
}

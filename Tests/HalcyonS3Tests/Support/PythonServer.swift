import Foundation
import LinuxTestSupport
import TestSupport

/// A server of S3's protocol on a free port of 127.0.0.1, written in Python, from `Tests/Fixtures`. It ends when this
/// value goes, and also when the test process dies.
final class PythonServer: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let port: Int
    private let process: ChildProcess
    private let folder: TemporaryDirectory

    var url: URL { URL(string: "http://127.0.0.1:\(port)") ?? URL(filePath: "/") }

    /// Starts a server, and waits for its port: for minutes, because moto may have to be installed.
    init(_ script: String, _ arguments: [String] = []) async throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        folder = try TemporaryDirectory()
        let output = folder.file("output")
        process = try ChildProcess(
            ["/usr/bin/python3", tests.appending(path: "Fixtures/\(script)").path] + arguments, output: output)
        for _ in 0..<3_000 {
            let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
            let lines = text.split(separator: "\n")
            if let line = lines.first(where: { $0.hasPrefix("port ") }), let port = Int(line.dropFirst(5)) {
                self.port = port
                return
            }
            if text.contains("Error") || text.contains("moto-server:") {
                // Time for the rest of what it says.
                try await Task.sleep(for: .milliseconds(500))
                throw Failure(description: "\(script): \((try? String(contentsOf: output, encoding: .utf8)) ?? text)")
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        throw Failure(description: "\(script) does not start: run it by hand to see why, after `make setup`")
    }

    deinit {
        process.closeInput()
        _ = process.wait()
    }
}

/// One server for many tests, started by the first.
actor SharedServer {
    static let moto = SharedServer { try await PythonServer("moto-server.py") }
    /// moto with the check of signatures by botocore.
    static let strictMoto = SharedServer {
        try await PythonServer("moto-server.py", [S3Keys.id, S3Keys.secret])
    }

    private let start: @Sendable () async throws -> PythonServer
    private var starting: Task<PythonServer, any Error>?

    init(_ start: @escaping @Sendable () async throws -> PythonServer) { self.start = start }

    var server: PythonServer {
        get async throws {
            let task = starting ?? Task { [start] in try await start() }
            starting = task
            return try await task.value
        }
    }
}

/// The key that the tests sign with.
enum S3Keys {
    static let id = "AKIAHALCYONHALCYON01"
    static let secret = "a+secret/with+signs/0123456789abcdefghij"
}

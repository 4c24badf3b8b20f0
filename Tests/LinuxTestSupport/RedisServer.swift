import Foundation
import HalcyonCore
import Synchronization
import TestSupport

/// A real Redis server on a free port of 127.0.0.1 and on a Unix socket, without persistence.
///
/// It needs Debian's `redis-tools`, whose programs contain the server. It ends when this value goes, and also when the
/// test process dies; its directory goes with it.
public final class RedisServer: Sendable {
    /// The port.
    public let port: Int
    /// The path of the Unix socket.
    public let socketPath: String

    private let directory: URL
    private let arguments: [String]
    private let process = Replaceable()

    /// Starts a server and waits until it answers.
    ///
    /// - Parameter arguments: More settings, such as `["--requirepass", "secret"]`.
    public init(_ arguments: [String] = []) throws {
        directory = FileManager.default.temporaryDirectory.appending(
            path: "halcyon-redis-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        port = try LoopbackSocket.freePorts(1)[0]
        socketPath = directory.appending(path: "socket").path
        self.arguments = arguments
        try start()
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: directory)
    }

    /// Starts the server again, without what it had.
    public func start() throws {
        // The shell ends the server when its own input does, at the latest when the test process goes.
        let script = """
            cd "$1" && shift
            server=$(command -v redis-server) || {
                ln -sf "$(command -v redis-check-rdb)" redis-server && server=./redis-server
            }
            setpriv --pdeathsig KILL "$server" "$@" </dev/null & echo $! >pid
            cat >/dev/null
            kill -KILL $(cat pid) 2>/dev/null
            wait
            """
        let settings = [
            "--port", "\(port)", "--bind", "127.0.0.1", "--unixsocket", socketPath, "--save", "", "--appendonly", "no",
        ]
        let log = directory.appending(path: "output.log")
        process.replace(
            try ChildProcess(["sh", "-c", script, "redis", directory.path] + settings + arguments, output: log))
        for _ in 0..<1000 {
            if try LoopbackSocket.exchange(port: port, "PING\r\nQUIT\r\n")?.isEmpty == false { return }
            usleep(10_000)
        }
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        throw ChildProcess.Failure(description: "redis-server does not start (Debian: redis-tools): \(text)")
    }

    /// Kills the server.
    public func stop() { process.replace(nil) }

    /// Suspends the server, so that it answers no more, or lets it go on.
    public func suspend(_ isSuspended: Bool) throws {
        let text = try String(contentsOf: directory.appending(path: "pid"), encoding: .utf8)
        guard let pid = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return }
        kill(pid, isSuspended ? SIGSTOP : SIGCONT)
    }

    /// Sends a command as text, such as `SET a b`, and returns the answer as it came.
    public func command(_ text: String) throws -> String {
        try LoopbackSocket.exchange(port: port, "\(text)\r\nQUIT\r\n") ?? ""
    }
}

/// The process of a server that may be started again.
private final class Replaceable: Sendable {
    private let process = Mutex<ChildProcess?>(nil)

    func replace(_ new: ChildProcess?) {
        let old = process.withLock { process in
            defer { process = new }
            return process
        }
        old?.closeInput()
        _ = old?.wait()
    }
}

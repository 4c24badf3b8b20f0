import Foundation

/// A real Redis server on a Unix socket. It ends with this value.
final class RedisProcess: Sendable {
    let socket: String
    private let folder: TemporaryFolder
    private let process: Process

    /// Starts a server and waits until it listens.
    init() throws {
        folder = try TemporaryFolder()
        // Such a path has at most 107 bytes.
        socket = folder.url.appending(path: "s").path
        let program = folder.url.appending(path: "redis-server").path
        process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // The programs of Debian's redis-tools contain the server, which goes by its name.
        process.arguments = [
            "-c",
            """
            ln -s "$(command -v redis-server || command -v redis-check-rdb)" "$1"
            exec setpriv --pdeathsig KILL "$1" --port 0 --unixsocket "$2" --save "" --appendonly no >/dev/null
            """, "redis", program, socket,
        ]
        try process.run()
        for _ in 0..<500 where !FileManager.default.fileExists(atPath: socket) { usleep(10_000) }
    }

    deinit { process.terminate() }

    /// Stops answering (SIGSTOP), or goes on.
    func suspend(_ isSuspended: Bool) { kill(process.processIdentifier, isSuspended ? SIGSTOP : SIGCONT) }

    /// Dies at once.
    func die() { kill(process.processIdentifier, SIGKILL) }
}

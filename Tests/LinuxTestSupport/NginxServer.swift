public import Foundation
import TestSupport

/// A real nginx on free ports of 127.0.0.1, with a document root of its own.
///
/// It needs nginx with its echo module (Debian: `nginx-light libnginx-mod-http-echo`) and `openssl`. It ends when this
/// value goes, and also when the test process dies; its directory goes with it. Both ports serve the same paths:
///
/// - `/FILE`: what ``write(_:to:)`` has put there, with `ETag` and `Last-Modified`, ranges and conditions.
/// - `/delay/SECONDS/FILE`: the file, after a while without a byte.
/// - `/rate/BYTES/FILE`: the file, at that many bytes a second.
/// - `/cache-control/VALUE/FILE`: the file, with that `Cache-Control` field.
/// - `/redirect/301?to=URL`, also 302, 303, 307 and 308; `/redirect/loop`.
/// - `/status/404`, also 204, 400, 401, 403, 404, 410, 416, 429, 500, 502, 503 and 504.
/// - `/basic/FILE`: the file, for the user `me` with the password `secret` by Basic authentication.
/// - `/echo-method`, `/echo-headers` (HTTP/1.1 only), `/echo-body`: the request, as text.
public final class NginxServer: Sendable {
    /// The port of HTTP/1.1 without TLS.
    public let port: Int
    /// The port of TLS, with HTTP/1.1 and HTTP/2.
    public let tlsPort: Int
    /// Whom a client must trust to use ``tlsPort``.
    public let certificate: TestCertificate
    /// The folder that is served.
    public let documentRoot: URL

    private let directory: URL
    private let process: ChildProcess
    private let stopper = RunOnce()

    /// Starts a server and waits until it answers.
    public init() throws {
        var attempts = 0
        while true {
            attempts += 1
            // Another process may have taken a port meanwhile.
            guard attempts <= 5 else { throw ChildProcess.Failure(description: "nginx does not start") }
            // Not a TemporaryDirectory: nginx, not this value, is the last to use it, and its shell removes it.
            let directory = FileManager.default.temporaryDirectory.appending(
                path: "halcyon-nginx-\(UUID().uuidString)")
            let documentRoot = directory.appending(path: "www")
            try FileManager.default.createDirectory(at: documentRoot, withIntermediateDirectories: true)
            let certificate = try TestCertificate(in: directory)
            let ports = try LoopbackSocket.freePorts(2)
            if let process = try Self.start(in: directory, certificate, ports) {
                (self.directory, self.documentRoot, self.certificate) = (directory, documentRoot, certificate)
                (self.process, port, tlsPort) = (process, ports[0], ports[1])
                return
            }
        }
    }

    deinit { stop() }

    /// Ends the server; its connections break off.
    public func stop() {
        stopper.run {
            process.closeInput()
            _ = process.wait()
        }
    }

    /// `http://127.0.0.1:PORT` and the path, which begins with a slash.
    public func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    /// `https://localhost:PORT` and the path, which begins with a slash.
    public func tlsURL(_ path: String) -> String { "https://localhost:\(tlsPort)\(path)" }

    /// Puts a file into the document root; its path begins with a slash.
    public func write(_ data: Data, to path: String) throws {
        let file = documentRoot.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Atomic, so that replacing a file changes what open transfers see as little as on a real site.
        try data.write(to: file, options: .atomic)
    }

    /// How many requests for a path (with its query, as sent) have ended. Each answer that a client has in full counts.
    public func requestCount(path: String) throws -> Int { try log().count { $0.path == path } }

    /// All requests that have ended, first to last.
    public func log() throws -> [LoggedRequest] {
        // The one worker writes a request's line as it sends its last bytes, before it turns to the next request: once
        // this one is answered, the lines of all answers that anybody has are there.
        _ = try LoopbackSocket.exchange(port: port, "GET /ready HTTP/1.0\r\n\r\n")
        let text = try String(contentsOf: directory.appending(path: "access.log"), encoding: .utf8)
        return text.split(separator: "\n").compactMap(LoggedRequest.init)
    }

    /// Empty if nginx is missing, which ``start(in:_:_:)`` reports.
    private static let version =
        (try? ChildProcess.run("sh", "-c", "PATH=\"$PATH:\(sbin)\" nginx -v")) ?? ""

    /// Where nginx may be, besides `PATH`.
    private static let sbin = "/usr/sbin:/usr/local/sbin:/sbin"

    private static func start(
        in directory: URL, _ certificate: TestCertificate, _ ports: [Int]
    ) throws -> ChildProcess? {
        let path = directory.path
        let configuration = NginxConfiguration(
            directory: path, port: ports[0], tlsPort: ports[1], certificate: certificate, version: version)
        try configuration.text.write(to: directory.appending(path: "nginx.conf"), atomically: true, encoding: .utf8)
        try "me:{PLAIN}secret\n".write(to: directory.appending(path: "users"), atomically: true, encoding: .utf8)
        // The shell ends nginx when its own input does, at the latest when the test process goes. Where the shell
        // itself is killed, the kernel ends nginx.
        let script = """
            PATH="$PATH:\(sbin)"
            setpriv --pdeathsig TERM nginx -p "$1" -e "$1/error.log" -c "$1/nginx.conf" </dev/null & nginx=$!
            cat >/dev/null
            kill $nginx 2>/dev/null
            wait $nginx
            rm -rf "$1"
            """
        let process = try ChildProcess(
            ["sh", "-c", script, "nginx", path], output: directory.appending(path: "output.log"))
        while true {
            let answer = try LoopbackSocket.exchange(port: ports[0], "GET /ready HTTP/1.0\r\n\r\n")
            if answer?.contains(path) == true { return process }
            let logs = ["error.log", "output.log"].map { name in
                (try? String(contentsOf: directory.appending(path: name), encoding: .utf8)) ?? ""
            }
            if logs.contains(where: { $0.contains("[emerg]") }) { break }
            // nginx itself writes only warnings here. Anything else comes from the shell, if the program is missing.
            let complaints = logs[1].split(separator: "\n").filter { !$0.hasPrefix("nginx: [warn]") }
            if !complaints.isEmpty {
                throw ChildProcess.Failure(description: "nginx does not start: \(complaints.joined(separator: "\n"))")
            }
            usleep(5000)
        }
        process.closeInput()
        _ = process.wait()
        return nil
    }
}

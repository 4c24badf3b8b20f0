public import Foundation
import TestSupport

/// A server of HTTP/2 over TLS on 127.0.0.1 whose frames (RFC 9113) a script writes by hand: for answers that no proper
/// server gives.
///
/// ```swift
/// let server = try FrameServer { connection in
///     guard let request = connection.nextRequest() else { return }
///     connection.sendHead([(":status", "99999")], stream: request.stream, ends: true)
/// }
/// ```
///
/// Each connection has a thread of its own, on which the script runs. When the script returns, the connection closes.
public final class FrameServer: Sendable {
    /// What is done with a connection.
    public typealias Script = @Sendable (FrameConnection) -> Void

    /// Where it listens.
    public var port: Int { front.port }
    /// Whom a client must trust.
    public var authority: URL { certificate.authority }
    private let certificate: TestCertificate
    private let directory: TemporaryDirectory
    private let server: ScriptedServer
    private let front: SecureFront

    /// Starts a server.
    public init(_ script: @escaping Script) throws {
        directory = try TemporaryDirectory()
        certificate = try TestCertificate(in: directory.url)
        // Its "request" is the client's preface, which ends like one (RFC 9113, section 3.4).
        server = try ScriptedServer { script(FrameConnection($0)) }
        front = try SecureFront(to: server.port, certificate, protocolName: "h2", in: directory)
    }

    /// `https://localhost:PORT` and the path, which begins with a slash.
    public func url(_ path: String = "/") -> String { "https://localhost:\(port)\(path)" }

    /// Lets all connections go on that wait in ``FrameConnection/hold()``, and those that will.
    public func release() { server.release() }

    /// How many connections were accepted.
    public var openedCount: Int { server.openedCount }
    /// How many connections are over, whoever closed them.
    public var closedCount: Int { server.closedCount }
}

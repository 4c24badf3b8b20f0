import Foundation
import HalcyonCore
import Synchronization
import TestSupport

/// A TCP server on 127.0.0.1 that does to each connection what a script says: for answers that no proper server gives.
///
/// ```swift
/// let server = try ScriptedServer { connection in
///     connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nonly this")
/// }
/// ```
///
/// Each connection has a thread of its own, on which the script runs once the head of the first request is there. When
/// the script returns, the connection closes.
public final class ScriptedServer: Sendable {
    /// What is done with a connection.
    public typealias Script = @Sendable (ScriptedConnection) -> Void

    /// Where it listens.
    public let port: Int
    private let listener: Listener
    private let shared = ScriptedState()

    /// The socket that accepts connections.
    private final class Listener: Sendable {
        /// Nil once it is closed: another socket of the process may have its number from then on.
        private let descriptor: Mutex<Int32?>

        init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

        func close() {
            descriptor.withLock { descriptor in
                if let descriptor { Foundation.close(descriptor) }
                descriptor = nil
            }
        }

        /// Ends a running `accept`.
        func shutDown() {
            descriptor.withLock { descriptor in
                if let descriptor { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
            }
        }
    }

    /// Starts a server.
    public init(_ script: @escaping Script) throws {
        let socket = try LoopbackSocket.listening()
        (listener, port) = (Listener(socket.descriptor), socket.port)
        Thread.detachNewThread { [listener, shared] in
            while true {
                let descriptor = accept(socket.descriptor, nil, nil)
                guard descriptor >= 0 else { break }
                shared.figures.withLock { $0.opened += 1 }
                Thread.detachNewThread { ScriptedConnection(descriptor, shared).serve(script) }
            }
            listener.close()
        }
    }

    deinit { stop() }

    /// Ends the server and breaks off its connections.
    public func stop() {
        shared.stopped.raise()
        // The accepting thread closes the listener.
        listener.shutDown()
    }

    /// Lets all connections go on that wait in ``ScriptedConnection/hold()``, and those that will.
    public func release() { shared.released.raise() }

    /// `http://127.0.0.1:PORT` and the path, which begins with a slash.
    public func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

    /// How many connections were accepted.
    public var openedCount: Int { shared.figures.withLock { $0.opened } }
    /// How many connections are over, whoever closed them.
    public var closedCount: Int { shared.figures.withLock { $0.closed } }
    /// How many connections the client closed while the script sent, held or read.
    public var closedByClientCount: Int { shared.figures.withLock { $0.closedByClient } }
    /// How many bytes the system has taken from scripts to send.
    public var sentBytes: Int { shared.figures.withLock { $0.sentBytes } }
    /// The requests' heads and what came with them, in the order of arrival.
    public var requests: [String] { shared.figures.withLock { $0.requests } }

    /// Waits until no more can be sent, because nobody takes it.
    public func waitUntilStalled() async throws {
        var last = -1
        var unchanged = 0
        try await eventually("the server cannot send more") {
            unchanged = sentBytes == last ? unchanged + 1 : 0
            last = sentBytes
            return unchanged >= 20
        }
    }
}

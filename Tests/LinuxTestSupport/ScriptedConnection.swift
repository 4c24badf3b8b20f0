public import Foundation
import HalcyonCore
import Synchronization

/// A connection in the hands of a ``ScriptedServer``'s script; used on its thread alone.
public final class ScriptedConnection {
    /// The head of the request, as sent, with what came after it in the same reads.
    public private(set) var request = ""
    /// The same as bytes, for protocols that are no text.
    public private(set) var requestBytes: [UInt8] = []
    /// The request's path, with its query.
    public var path: String { request.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

    private var descriptor: Int32
    private let shared: ScriptedState
    private var isClosedByClient = false

    init(_ descriptor: Int32, _ shared: ScriptedState) {
        self.descriptor = descriptor
        self.shared = shared
        let flags = fcntl(descriptor, F_GETFL)
        _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    }

    func serve(_ script: ScriptedServer.Script) {
        if nextRequest() { script(self) }
        close()
    }

    /// Reads until the head of one more request is there, for scripts that answer several on one connection.
    ///
    /// - Returns: false where the client has closed the connection.
    public func nextRequest() -> Bool {
        var bytes: [UInt8] = []
        while !bytes.contains("\r\n\r\n".utf8) {
            guard let more = receive() else { return false }
            bytes += more
        }
        requestBytes = bytes
        request = String(decoding: bytes, as: UTF8.self)
        shared.figures.withLock { $0.requests.append(request) }
        return true
    }

    /// Sends a text.
    ///
    /// - Returns: false where the client has closed the connection.
    @discardableResult
    public func send(_ text: String) -> Bool { send(Data(text.utf8)) }

    /// Sends bytes, waiting while the client does not take them.
    ///
    /// - Returns: false where the client has closed the connection.
    @discardableResult
    public func send(_ data: Data) -> Bool {
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { bytes in
                Foundation.send(
                    descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
                shared.figures.withLock { $0.sentBytes += count }
            } else if errno == EAGAIN {
                guard wait(POLLOUT) == .ready else { return false }
            } else {
                markClosedByClient()
                return false
            }
        }
        return true
    }

    /// Sends the same bytes for ever, until the client closes the connection.
    public func sendEndlessly(_ data: Data) { while send(data) {} }

    /// Waits until the server's `release()`, the client's close or the server's end.
    ///
    /// - Returns: true where it was `release()`.
    @discardableResult
    public func hold() -> Bool {
        while true {
            switch wait(POLLIN, released: true) {
            case .released: return true
            case .stopped: return false
            case .ready: if receive() == nil { return false }
            }
        }
    }

    /// Waits until the client closes the connection (or the server ends).
    public func waitForClose() { while receive() != nil {} }

    /// Waits for bytes and drops them.
    ///
    /// - Returns: how many there were, at most `most`; nil at the end of the connection.
    public func receive(at most: Int) -> Int? { receive(most)?.count }

    /// Waits for bytes.
    ///
    /// - Returns: Some, or nil at the end of the connection.
    public func receiveBytes() -> [UInt8]? { receive() }

    /// Breaks the connection off with a reset (RST), unsent bytes lost.
    public func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        close()
    }

    /// Closes the connection. The script's end does it too.
    public func close() {
        guard descriptor >= 0 else { return }
        Foundation.close(descriptor)
        descriptor = -1
        shared.figures.withLock { $0.closed += 1 }
    }

    private enum Wait { case ready, released, stopped }

    private func wait(_ events: Int32, released: Bool = false) -> Wait {
        var polled = [
            pollfd(fd: descriptor, events: Int16(events), revents: 0),
            pollfd(fd: shared.stopped.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: released ? shared.released.descriptor : -1, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&polled, 3, -1) < 0, errno == EINTR {}
        if polled[1].revents != 0 { return .stopped }
        return polled[2].revents != 0 ? .released : .ready
    }

    /// Some bytes; nil at the end of the connection.
    private func receive(_ most: Int = 65536) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: most)
        while wait(POLLIN) == .ready {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 { return Array(buffer[..<count]) }
            if count < 0, errno == EAGAIN { continue }
            markClosedByClient()
            return nil
        }
        return nil
    }

    private func markClosedByClient() {
        guard !isClosedByClient else { return }
        isClosedByClient = true
        shared.figures.withLock { $0.closedByClient += 1 }
    }
}

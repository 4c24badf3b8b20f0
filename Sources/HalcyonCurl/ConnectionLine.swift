import CCurl
import Foundation
import HalcyonCore

/// One open socket: the bytes that have come over it, as the system counts them, against what its transfers have got of
/// them.
///
/// libcurl keeps to itself what is neither head nor body: extensions of chunks, padding, empty and unknown frames. A
/// server may send those without end, as fast as the network goes. Lives on the engine's thread alone.
final class ConnectionLine {
    /// Which connection of the process it is.
    struct Ends: Equatable {
        let local: String
        let localPort: Int32
        let remote: String
        /// What libcurl says of a connection to a proxy is the port of the server behind it, in some versions.
        let remotePort: Int32

        func isSame(as other: Ends, withRemotePort: Bool) -> Bool {
            localPort == other.localPort && (!withRemotePort || remotePort == other.remotePort)
                && local == other.local && remote == other.remote
        }
    }

    /// What comes besides heads and bodies is too much if it is more than this, and more than the heads and bodies.
    private static let mostWaste = 16 << 20
    /// What libcurl and the network may hold of one transfer of HTTP/2 that its reader has not got yet: its window.
    private static let mostHeldBack = 32 << 20

    let socket: Int32
    /// The transfers that use it now.
    private(set) var users: [ObjectIdentifier: ActiveTransfer] = [:]
    let budget: ByteBudget
    private var knownEnds: Ends?
    /// How many bytes had come when the first of the users joined.
    private var start = 0
    private var received = 0
    private var lastArrival: UInt64 = 0
    /// Whether heads or bodies have come since it was measured.
    private var isCounted = false
    private var hasWindows = false
    /// How many transfers were broken off: what was meant for them may come when others use the connection.
    private var leftEarly = 0
    private var isGivenUp = false

    init(socket: Int32) {
        self.socket = socket
        budget = ByteBudget(socket: socket)
    }

    /// Its ends; nil before it is connected.
    var ends: Ends? {
        if let knownEnds { return knownEnds }
        var local = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        var remote = local
        var (localPort, remotePort): (Int32, Int32) = (0, 0)
        guard halcyon_local_end(socket, &local, &localPort) != 0,
            halcyon_remote_end(socket, &remote, &remotePort) != 0
        else { return nil }
        func text(_ bytes: [CChar]) -> String {
            String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        knownEnds = Ends(local: text(local), localPort: localPort, remote: text(remote), remotePort: remotePort)
        return knownEnds
    }

    /// - Parameter hasWindows: Whether it may be a transfer of HTTP/2.
    func add(_ transfer: ActiveTransfer, hasWindows: Bool, at now: UInt64) {
        if users.isEmpty {
            // What came before is not these transfers' doing.
            received = ByteBudget.receivedBytes(socket) ?? 0
            (start, lastArrival) = (received, now)
            budget.restart()
        }
        users[ObjectIdentifier(transfer)] = transfer
        self.hasWindows = hasWindows
        allow()
    }

    /// - Parameter early: Whether bytes may still come that were meant for it.
    func remove(_ transfer: ActiveTransfer, early: Bool) {
        guard users.removeValue(forKey: ObjectIdentifier(transfer)) != nil else { return }
        if early { leftEarly += 1 }
        if users.isEmpty { budget.restart() } else { allow() }
    }

    private func allow() {
        let held = hasWindows ? (users.count + leftEarly) * Self.mostHeldBack : 0
        budget.allow(start + Self.mostWaste + held)
    }

    /// Counts bytes of heads and bodies.
    ///
    /// - Returns: Whether they are the first since it was measured.
    func count(_ bytes: Int, at now: UInt64) -> Bool {
        budget.count(bytes)
        lastArrival = now
        defer { isCounted = true }
        return !isCounted
    }

    /// Asks the system what has come.
    ///
    /// - Returns: Whether it is much more than heads and bodies.
    func measure(at now: UInt64) -> Bool {
        guard let count = ByteBudget.receivedBytes(socket) else { return false }
        // Else it is noted already when they came.
        if count != received, !isCounted { lastArrival = now }
        (received, isCounted) = (count, false)
        return budget.isExceeded(by: count)
    }

    /// Whether nothing has come since a moment: the other side may be gone.
    func isSilent(since moment: UInt64) -> Bool { lastArrival <= moment }

    /// Has the connection end for all who use it, and for all who would.
    func giveUp() {
        isGivenUp = true
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// Why we have ended the connection under a transfer; nil if we have not. libcurl may take that for the end of a body.
    func endError(limit: Int) -> ImageError? {
        if budget.isShut { return .response(.tooLarge(limit: limit)) }
        return isGivenUp ? .response(.connectionReset) : nil
    }
}

/// The sockets that libcurl has open for one loop.
struct OpenSockets {
    private var lines: [Int32: ConnectionLine] = [:]

    /// The connections that transfers use now.
    var used: [ConnectionLine] { lines.values.filter { !$0.users.isEmpty } }

    var count: Int { lines.count }

    mutating func add(_ line: ConnectionLine) { lines[line.socket] = line }
    mutating func willClose(_ socket: Int32) { lines[socket] = nil }

    func isOpen(_ line: ConnectionLine) -> Bool { lines[line.socket] === line }

    /// The connection with these ends; nil if it is none of these sockets, or more than one may be meant.
    ///
    /// libcurl does not say over which socket a running transfer goes (`CURLINFO_ACTIVESOCKET` is for the time after
    /// it), but tells of each connection's addresses.
    func line(_ ends: ConnectionLine.Ends) -> ConnectionLine? {
        func lines(withRemotePort: Bool) -> [ConnectionLine] {
            self.lines.values.filter { $0.ends?.isSame(as: ends, withRemotePort: withRemotePort) ?? false }
        }
        let found = lines(withRemotePort: true)
        let meant = found.isEmpty ? lines(withRemotePort: false) : found
        return meant.count == 1 ? meant[0] : nil
    }
}

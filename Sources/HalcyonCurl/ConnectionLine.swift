import CCurl
import Foundation
import HalcyonCore

/// One open socket. It compares the bytes received on it, as counted by the system, with those that its transfers have
/// got.
///
/// libcurl does not report what is neither head nor body: chunk extensions, padding, empty and unknown frames. A server
/// may send those without end, as fast as the network allows. It is used only on the engine's thread.
final class ConnectionLine {
    /// The addresses and ports that identify a connection of the process.
    struct Ends: Equatable {
        let local: String
        let localPort: Int32
        let remote: String
        /// For a connection to a proxy, some versions of libcurl report the port of the server behind it.
        let remotePort: Int32

        func isSame(as other: Ends, withRemotePort: Bool) -> Bool {
            localPort == other.localPort && (!withRemotePort || remotePort == other.remotePort)
                && local == other.local && remote == other.remote
        }
    }

    /// How many bytes other than heads and bodies may arrive, in addition to as many as the heads and bodies have.
    private static let mostWaste = 16 << 20
    /// The shortest time, in nanoseconds, between two measurements that arriving bytes cause: each is a system call.
    private static let measuringPause: UInt64 = 5_000_000
    /// How much libcurl and the network may hold of one HTTP/2 transfer before its reader gets it: its window.
    private static let mostHeldBack = 32 << 20

    let socket: Int32
    /// The transfers that currently use it.
    private(set) var users: [ObjectIdentifier: ActiveTransfer] = [:]
    let budget: ByteBudget
    private var knownEnds: Ends?
    /// How many bytes had arrived when the first of the users joined.
    private var start = 0
    private var received = 0
    private var lastArrival: UInt64 = 0
    /// When arriving bytes last caused a measurement.
    private var lastMeasured: UInt64 = 0
    /// Whether parts of heads or bodies have arrived since the last measurement.
    private var isCounted = false
    private var hasWindows = false
    /// How many transfers were aborted: data meant for them may arrive while others use the connection.
    private var leftEarly = 0
    private var isGivenUp = false

    init(socket: Int32) {
        self.socket = socket
        budget = ByteBudget(socket: socket)
    }

    /// Its two ends; nil before it is connected.
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

    /// - Parameter hasWindows: Whether it may be an HTTP/2 transfer.
    func add(_ transfer: ActiveTransfer, hasWindows: Bool, at now: UInt64) {
        if users.isEmpty {
            // Earlier bytes do not count for these transfers.
            received = ByteBudget.receivedBytes(socket) ?? 0
            (start, lastArrival, lastMeasured) = (received, now, now)
            budget.restart()
        }
        users[ObjectIdentifier(transfer)] = transfer
        self.hasWindows = hasWindows
        allow()
    }

    /// - Parameter early: Whether bytes meant for it may still arrive.
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
    /// - Returns: Whether to measure now.
    func count(_ bytes: Int, at now: UInt64) -> Bool {
        budget.count(bytes)
        lastArrival = now
        isCounted = true
        guard now - lastMeasured >= Self.measuringPause else { return false }
        lastMeasured = now
        return true
    }

    /// Reads from the system how much has arrived.
    ///
    /// - Returns: Whether that is much more than heads and bodies.
    func measure(at now: UInt64) -> Bool {
        guard let count = ByteBudget.receivedBytes(socket) else { return false }
        // Otherwise it was already recorded when they arrived.
        if count != received, !isCounted { lastArrival = now }
        (received, isCounted) = (count, false)
        return budget.isExceeded(by: count)
    }

    /// Whether nothing has arrived since a moment: the other side may be gone.
    func isSilent(since moment: UInt64) -> Bool { lastArrival <= moment }

    /// Ends the connection for all its present and future users.
    func giveUp() {
        isGivenUp = true
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// Returns why we have ended the connection under a transfer, or nil if we have not. libcurl may take that for the
    /// end of a body.
    func endError(limit: Int) -> ImageError? {
        if budget.isShut { return .response(.tooLarge(limit: limit)) }
        return isGivenUp ? .response(.connectionReset) : nil
    }
}

/// The sockets that libcurl has open for one loop.
struct OpenSockets {
    private var lines: [Int32: ConnectionLine] = [:]

    /// The connections that transfers are using.
    var used: [ConnectionLine] { lines.values.filter { !$0.users.isEmpty } }

    var count: Int { lines.count }

    mutating func add(_ line: ConnectionLine) { lines[line.socket] = line }
    mutating func willClose(_ socket: Int32) { lines[socket] = nil }

    func isOpen(_ line: ConnectionLine) -> Bool { lines[line.socket] === line }

    /// Returns the connection with these ends, or nil if none of the sockets matches or more than one does.
    ///
    /// libcurl does not say which socket a running transfer uses (`CURLINFO_ACTIVESOCKET` is valid only afterwards),
    /// but it does report each connection's addresses.
    func line(_ ends: ConnectionLine.Ends) -> ConnectionLine? {
        func lines(withRemotePort: Bool) -> [ConnectionLine] {
            self.lines.values.filter { $0.ends?.isSame(as: ends, withRemotePort: withRemotePort) ?? false }
        }
        let found = lines(withRemotePort: true)
        let meant = found.isEmpty ? lines(withRemotePort: false) : found
        return meant.count == 1 ? meant[0] : nil
    }
}

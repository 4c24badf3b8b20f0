import CCurl

/// The sockets that libcurl has open for one loop, and which connection each of them is.
///
/// libcurl does not say over which socket a running transfer goes (`CURLINFO_ACTIVESOCKET` is for the time after it), but
/// tells of each connection's addresses.
struct OpenSockets {
    private var ends: [Int32: ConnectionLine.Ends?] = [:]
    private var sockets: [ConnectionLine.Ends: Int32] = [:]
    private var lines: [Int32: ConnectionLine] = [:]

    /// The connections that transfers use now.
    var used: some Collection<ConnectionLine> { lines.values }

    mutating func didOpen(_ socket: Int32) { ends[socket] = .some(nil) }

    mutating func willClose(_ socket: Int32) {
        if let known = ends.removeValue(forKey: socket) ?? nil { sockets[known] = nil }
        lines[socket] = nil
    }

    /// The connection with these ends; nil if it is none of these sockets.
    mutating func line(_ place: ConnectionLine.Ends) -> ConnectionLine? {
        guard let socket = sockets[place] ?? unknown(at: place) else { return nil }
        ends[socket] = place
        sockets[place] = socket
        if let line = lines[socket] { return line }
        let line = ConnectionLine(socket: socket)
        lines[socket] = line
        return line
    }

    /// The socket of a new connection.
    private func unknown(at place: ConnectionLine.Ends) -> Int32? {
        let found = ends.first { socket, known in
            known == nil && halcyon_has_ports(socket, place.localPort, place.remotePort) != 0
        }
        return found?.key
    }

    /// To be called when a transfer has left a connection.
    mutating func forgetIfUnused(_ line: ConnectionLine) {
        if line.users.isEmpty, lines[line.socket] === line { lines[line.socket] = nil }
    }
}

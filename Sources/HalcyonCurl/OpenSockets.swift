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

/// What earlier answers have told of the hosts whose transfers share one connection, as those of HTTP/2 do.
struct KnownConnections {
    /// More hosts than a program talks to at a time, and still little memory. A host that was forgotten is taken for one of
    /// HTTP/1.1 until its next answer.
    private static let mostHosts = 1_000

    private struct Shared {
        /// The usual size of a body; nil until one was told.
        var usualBytes: Double?
    }

    private let most: Int
    private let perHost: Int
    private let byteLimit: Int
    private var shared: [String: Shared] = [:]

    /// - Parameters:
    ///   - most: The most transfers over one connection. If it is not more than `perHost`, all hosts are treated alike.
    ///   - perHost: How many transfers a host may have that takes a connection for each.
    ///   - byteLimit: What the bodies on one connection may take in memory, if they have the host's usual size.
    init(most: Int, perHost: Int, byteLimit: Int) {
        (self.most, self.perHost, self.byteLimit) = (most, perHost, max(1, byteLimit))
    }

    /// How many transfers at a time share a connection to a host; nil if each takes one of its own, as far as is known.
    ///
    /// They are not more than the bodies that fit into memory, because all of them arrive at the same time. But they are
    /// never fewer than for HTTP/1.1.
    func streams(to host: String) -> Int? {
        guard let known = shared[host] else { return nil }
        guard let usual = known.usualBytes else { return perHost }
        let fitting = Double(byteLimit) / max(1, usual)
        return fitting < Double(most) ? max(perHost, Int(fitting)) : most
    }

    /// Notes what an answer has told.
    ///
    /// - Parameter byteCount: The size of its body; nil if that is not known.
    mutating func learn(_ host: String, isShared: Bool, byteCount: Int?) {
        guard isShared, most > perHost else {
            if !shared.isEmpty { shared[host] = nil }
            return
        }
        var known = shared[host] ?? Shared()
        if let byteCount {
            let size = Double(max(0, byteCount))
            known.usualBytes = known.usualBytes.map { $0 + (size - $0) / 8 } ?? size
        }
        if shared.count >= Self.mostHosts, shared[host] == nil, let other = shared.keys.first { shared[other] = nil }
        shared[host] = known
    }
}

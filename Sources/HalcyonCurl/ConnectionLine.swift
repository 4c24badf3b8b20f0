import CCurl
import Foundation

/// The bytes of one connection, as the system counts them, against what its transfers have got of it.
///
/// libcurl keeps to itself what is neither head nor body: extensions of chunks, padding, empty and unknown frames. A server
/// may send those without end, as fast as the network goes.
final class ConnectionLine {
    /// Which connection of the process it is.
    struct Ends: Hashable {
        let local: String
        let localPort: Int32
        let remote: String
        let remotePort: Int32
    }

    /// More is waste, if it is more than the heads and bodies too. What libcurl and the system hold back for a reader that
    /// is slow or has gone comes on top.
    private static let mostWaste = 16 << 20
    private static let mostHeldBack = 32 << 20

    let socket: Int32
    /// The transfers that use it now.
    private(set) var users: [ObjectIdentifier: ActiveTransfer] = [:]
    private let start: Int
    private var useful = 0
    private var allowance = ConnectionLine.mostWaste

    init(socket: Int32) {
        self.socket = socket
        start = Self.receivedBytes(socket) ?? 0
    }

    func add(_ transfer: ActiveTransfer) { users[ObjectIdentifier(transfer)] = transfer }
    func remove(_ transfer: ActiveTransfer) { users[ObjectIdentifier(transfer)] = nil }

    /// Counts bytes of heads and bodies.
    func count(_ bytes: Int) { useful += bytes }

    /// Notes that a transfer leaves bytes behind that have come or will come: it is paused, or was broken off.
    func leaveBytes() { allowance += Self.mostHeldBack }

    /// Whether the server has sent much more than heads and bodies.
    var isWasteful: Bool {
        guard let received = Self.receivedBytes(socket) else { return false }
        return received - start - useful > allowance + useful
    }

    /// How many bytes have come over a connection and were read; nil if the system does not tell.
    private static func receivedBytes(_ socket: Int32) -> Int? {
        let count = halcyon_received_bytes(socket)
        return count < 0 ? nil : Int(count)
    }
}

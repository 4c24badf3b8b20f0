import CCurl
import Foundation
import HalcyonCore
import Synchronization

/// How many bytes may come over one socket. The engine's thread sets it; the ``FloodWatch`` looks at it while that thread
/// is inside libcurl.
final class ByteBudget: Sendable {
    let socket: Int32
    private let state = Mutex(State())

    private struct State {
        /// What may come besides heads and bodies, counted from the socket's start; nil if nobody is to be blamed.
        var base: Int?
        var useful = 0
        var isShut = false
    }

    init(socket: Int32) { self.socket = socket }

    /// Begins to count heads and bodies; nothing is too much until ``allow(_:)``.
    func restart() { state.withLock { ($0.base, $0.useful) = (nil, 0) } }

    /// Sets how many bytes of the socket may be neither heads nor bodies of the transfers that use it.
    func allow(_ bytes: Int) { state.withLock { $0.base = bytes } }

    /// Counts bytes of heads and bodies.
    func count(_ bytes: Int) { state.withLock { $0.useful += bytes } }

    /// Whether so many bytes of the socket are much more than heads and bodies.
    func isExceeded(by received: Int) -> Bool {
        state.withLock { state in
            // Of what is neither, as much as of heads and bodies may come on top.
            state.base.map { received - state.useful > $0 + state.useful } ?? false
        }
    }

    /// Whether the connection was ended for it.
    var isShut: Bool { state.withLock { $0.isShut } }

    /// Ends the connection if more has come; to be called while the socket cannot be closed.
    func enforce() {
        guard let received = Self.receivedBytes(socket), isExceeded(by: received) else { return }
        state.withLock { $0.isShut = true }
        // In one direction alone, Linux would go on taking bytes.
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// How many bytes have come over a connection and were read; nil if the system does not tell.
    static func receivedBytes(_ socket: Int32) -> Int? {
        let count = halcyon_received_bytes(socket)
        return count < 0 ? nil : Int(count)
    }
}

#if os(Linux)
import CSandbox
import Foundation
import Glibc

/// A socket that carries messages between two processes, one at a time in each direction.
///
/// A message is one packet: the word "HLC1", whose last character is the version of this format; a word of flags; the
/// serial number of the request, which the reply repeats; and the body. An answer that is too long for a packet lies in
/// the room that its request has brought: the packet says where.
final class Channel: Sendable {
    struct Message {
        var serial: Int
        var body: [UInt8]
        /// Whether the body is a place in the request's room instead: an offset and a number of bytes.
        var isElsewhere = false
        /// What came with it, at most two.
        var descriptors: [Descriptor]
    }

    enum Failure: Error {
        /// Nothing has come yet.
        case wouldBlock
        /// The other side is gone.
        case closed
        /// The other side has sent what is no message.
        case malformed(String)
        /// The system's error.
        case system(Int32)
    }

    private static let mark: UInt32 = 0x3143_4C48
    private static let headerBytes = 16
    /// A body of more bytes does not fit.
    static let mostInPacket = 32 << 10

    let descriptor: Descriptor

    init(_ descriptor: Descriptor) { self.descriptor = descriptor }

    /// Makes two ends of a channel.
    static func pair() throws(Failure) -> (Channel, Channel) {
        var sockets: [Int32] = [-1, -1]
        let error = halcyon_sandbox_socket_pair(&sockets)
        guard error == 0 else { throw .system(error) }
        return (Channel(Descriptor(sockets[0])), Channel(Descriptor(sockets[1])))
    }

    /// Sends a message; never waits.
    ///
    /// - Parameters:
    ///   - body: At most ``mostInPacket`` bytes.
    ///   - isElsewhere: Whether the body is a place; see ``Message/isElsewhere``.
    ///   - descriptors: At most two.
    func send(
        _ body: [UInt8], isElsewhere: Bool = false, serial: Int, _ descriptors: [Int32] = []
    ) throws(Failure) {
        var packet = [UInt8]()
        packet.reserveCapacity(Self.headerBytes + body.count)
        withUnsafeBytes(of: Self.mark) { packet.append(contentsOf: $0) }
        withUnsafeBytes(of: UInt32(isElsewhere ? 1 : 0)) { packet.append(contentsOf: $0) }
        withUnsafeBytes(of: serial) { packet.append(contentsOf: $0) }
        packet.append(contentsOf: body)
        let error = halcyon_sandbox_send(descriptor.number, packet, packet.count, descriptors, Int32(descriptors.count))
        switch error {
        case 0: return
        case EPIPE, ECONNRESET: throw .closed
        default: throw .system(error)
        }
    }

    /// Receives a message if one has come.
    func receive() throws(Failure) -> Message {
        var numbers: [Int32] = [-1, -1]
        let most = Self.headerBytes + Self.mostInPacket
        let (count, packet) = withUnsafeTemporaryAllocation(byteCount: most, alignment: 8) { room in
            let count = halcyon_sandbox_receive(descriptor.number, room.baseAddress, most, &numbers)
            return (count, Array(room.prefix(max(count, 0))))
        }
        let descriptors = numbers.filter { $0 >= 0 }.map { Descriptor($0) }
        switch count {
        case 0: throw .closed
        case -Int(EAGAIN): throw .wouldBlock
        case -Int(EMSGSIZE): throw .malformed("a message that is too long")
        case ..<0: throw .system(Int32(-count))
        default: break
        }
        guard count >= Self.headerBytes else { throw .malformed("a message of \(count) bytes") }
        let (mark, flags, serial) = packet.withUnsafeBytes {
            (
                $0.load(as: UInt32.self), $0.load(fromByteOffset: 4, as: UInt32.self),
                $0.load(fromByteOffset: 8, as: Int.self)
            )
        }
        guard mark == Self.mark, flags <= 1 else { throw .malformed("a message in another format") }
        return Message(
            serial: serial, body: Array(packet.dropFirst(Self.headerBytes)), isElsewhere: flags == 1,
            descriptors: descriptors)
    }

    /// Waits until a message has come or the other side is gone. Signals do not end the wait.
    ///
    /// - Parameter seconds: How long to wait at most; nil for ever.
    /// - Returns: Whether there is something to receive.
    func wait(seconds: Double?) -> Bool { descriptor.wait(seconds: seconds) }
}
#endif

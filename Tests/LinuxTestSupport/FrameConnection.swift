import Foundation

/// A connection in the hands of a ``FrameServer``'s script; used on its thread alone.
public final class FrameConnection {
    /// The frames that scripts send (RFC 9113, section 6).
    public enum Frame: UInt8, Sendable {
        case data, headers, priority, reset, settings, push, ping, goAway, windowUpdate, continuation
    }

    /// Flags of frames, as far as scripts need them; `acknowledges` of settings and pings has the bit of `endsStream`.
    public struct Flags: OptionSet, Sendable {
        /// The byte in the frame.
        public let rawValue: UInt8
        /// The flags of a byte.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Nothing follows on the stream.
        public static let endsStream = Flags(rawValue: 1)
        /// The answer to settings or a ping.
        public static let acknowledges = Flags(rawValue: 1)
        /// No continuation follows.
        public static let endsHead = Flags(rawValue: 4)
        /// The payload begins with the length of what fills it up at its end.
        public static let isPadded = Flags(rawValue: 8)
    }

    /// A request that has come.
    public struct Request: Sendable {
        /// The number of its stream.
        public let stream: UInt32
    }

    private let connection: ScriptedConnection
    private var received: [UInt8]

    init(_ connection: ScriptedConnection) {
        self.connection = connection
        // What came in the same reads as the preface.
        received = Array(connection.requestBytes.dropFirst("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8.count))
        send(.settings)
    }

    /// Reads until one more request is there, and answers what the protocol wants answered meanwhile.
    ///
    /// - Returns: nil if the client has closed the connection.
    public func nextRequest() -> Request? {
        while true {
            while received.count >= 9 {
                let length = Int(received[0]) << 16 | Int(received[1]) << 8 | Int(received[2])
                guard received.count >= 9 + length else { break }
                let (kind, flags) = (received[3], Flags(rawValue: received[4]))
                let stream = received[5..<9].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7fff_ffff
                let payload = Array(received[9..<9 + length])
                received.removeFirst(9 + length)
                switch Frame(rawValue: kind) {
                case .headers: return Request(stream: stream)
                case .settings where !flags.contains(.acknowledges): send(.settings, .acknowledges)
                case .ping where !flags.contains(.acknowledges): send(.ping, .acknowledges, payload: payload)
                default: break
                }
            }
            guard let more = connection.receiveBytes() else { return nil }
            received += more
        }
    }

    /// Sends a frame; its length is that of the payload unless `length` says something else.
    ///
    /// - Returns: false if the client has closed the connection.
    @discardableResult
    public func send(
        _ frame: Frame, _ flags: Flags = [], stream: UInt32 = 0, payload: [UInt8] = [], length: Int? = nil
    ) -> Bool {
        send(Self.bytes(frame, flags, stream: stream, payload: payload, length: length))
    }

    /// Sends bytes as they are.
    ///
    /// - Returns: false if the client has closed the connection.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool { connection.send(Data(bytes)) }

    /// Sends a whole head.
    @discardableResult
    public func sendHead(_ fields: [(String, String)], stream: UInt32, ends: Bool = false) -> Bool {
        send(.headers, ends ? [.endsHead, .endsStream] : .endsHead, stream: stream, payload: Self.block(fields))
    }

    /// Sends an answer that nothing is wrong with.
    public func sendAnswer(_ body: String, stream: UInt32) {
        sendHead([(":status", "200"), ("content-length", "\(body.utf8.count)")], stream: stream)
        send(.data, .endsStream, stream: stream, payload: Array(body.utf8))
    }

    /// Waits until the server's `release()`, the client's close or the server's end.
    public func hold() { connection.hold() }

    /// Waits until the client closes the connection (or the server ends).
    public func waitForClose() { connection.waitForClose() }

    /// The bytes of a frame.
    public static func bytes(
        _ frame: Frame, _ flags: Flags = [], stream: UInt32 = 0, payload: [UInt8] = [], length: Int? = nil
    ) -> [UInt8] {
        let length = length ?? payload.count
        return [
            UInt8(length >> 16 & 255), UInt8(length >> 8 & 255), UInt8(length & 255), frame.rawValue, flags.rawValue,
        ]
            + number(stream) + payload
    }

    /// Four bytes, as frames have numbers.
    public static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Fields as a block (RFC 7541, section 6.2.2: literal, not indexed, names as text, no Huffman code).
    public static func block(_ fields: [(String, String)]) -> [UInt8] {
        fields.flatMap { name, value in [0] + text(name) + text(value) }
    }

    /// A text with its length before it (RFC 7541, sections 5.1 and 5.2).
    public static func text(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        guard bytes.count >= 127 else { return [UInt8(bytes.count)] + bytes }
        var length: [UInt8] = [127]
        var rest = bytes.count - 127
        while rest >= 128 {
            length.append(UInt8(rest & 127 | 128))
            rest >>= 7
        }
        return length + [UInt8(rest)] + bytes
    }
}

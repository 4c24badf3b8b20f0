import Synchronization

extension ImageDownloader {
    /// An event of a transfer.
    ///
    /// The first event of each transfer is `.queued`, and the last is one of `.finished`, `.failed` or `.cancelled`.
    /// Downloads that share a transfer share its events.
    public struct Event: Sendable {
        /// Identifies a transfer within this program; all attempts of a transfer have the same identifier.
        public struct TransferID: Hashable, Sendable, CustomStringConvertible {
            private let number: UInt64
            private static let last = Atomic<UInt64>(0)

            /// Creates an identifier that no other transfer has.
            public init() { number = Self.last.add(1, ordering: .relaxed).newValue }

            /// The number of the transfer, from 1.
            public var description: String { "\(number)" }
        }

        /// The kinds of events.
        public enum Kind: Sendable, Equatable {
            /// The transfer waits for its turn.
            case queued
            /// An attempt starts; the first is 1.
            case started(attempt: Int)
            /// The server sends the rest of a body, of which `from` bytes were already available.
            case resumed(from: Int)
            /// An attempt has failed, and another one will be made after this many seconds.
            case willRetry(after: Double, because: ImageError)
            /// The transfer has finished, with this many bytes.
            case finished(byteCount: Int, metrics: TransferMetrics?)
            /// The transfer has failed and will not be retried.
            case failed(ImageError)
            /// All callers have cancelled.
            case cancelled
        }

        /// The transfer that the event belongs to.
        public var transfer: TransferID
        /// The request of the download that started the transfer.
        public var request: DownloadRequest
        /// The kind of the event.
        public var kind: Kind

        /// Creates an event, for tests of a listener; see the properties.
        public init(transfer: TransferID, request: DownloadRequest, kind: Kind) {
            self.transfer = transfer
            self.request = request
            self.kind = kind
        }
    }
}

/// Metrics of one transfer. Durations are in seconds; if there were redirects, they are those of the last request,
/// except for ``total``.
public struct TransferMetrics: Sendable, Hashable {
    /// The duration of the name lookup; 0 if none was needed.
    public var nameLookup: Double?
    /// The duration of the TCP connection setup, after the name lookup; 0 on a reused connection.
    public var connect: Double?
    /// The duration of the TLS handshake, after the TCP connection; 0 without it.
    public var secureConnect: Double?
    /// The time from the start to the first byte of the response.
    public var firstByte: Double?
    /// The time from the call to the last byte, including redirects and the wait for a free connection.
    public var total: Double
    /// The number of bytes of the body as received over the network, before decompression.
    public var receivedBytes: Int
    /// `"HTTP/1.1"`, `"HTTP/2"`, `"HTTP/3"`; nil if unknown.
    public var networkProtocol: String?
    /// Whether an existing connection was reused.
    public var isConnectionReused: Bool?
    /// The numeric address of the peer; nil if unknown.
    public var remoteAddress: String?
    /// The number of redirects that were followed.
    public var redirectCount: Int

    /// Creates metrics; see the properties.
    public init(
        nameLookup: Double? = nil, connect: Double? = nil, secureConnect: Double? = nil, firstByte: Double? = nil,
        total: Double = 0, receivedBytes: Int = 0, networkProtocol: String? = nil, isConnectionReused: Bool? = nil,
        remoteAddress: String? = nil, redirectCount: Int = 0
    ) {
        self.nameLookup = nameLookup
        self.connect = connect
        self.secureConnect = secureConnect
        self.firstByte = firstByte
        self.total = total
        self.receivedBytes = receivedBytes
        self.networkProtocol = networkProtocol
        self.isConnectionReused = isConnectionReused
        self.remoteAddress = remoteAddress
        self.redirectCount = redirectCount
    }
}

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

/// What one transfer cost. Durations are in seconds; of a transfer with redirects they are those of the last request,
/// but for ``total``.
public struct TransferMetrics: Sendable, Hashable {
    /// For the name look-up; 0 where none was needed.
    public var nameLookup: Double?
    /// For the TCP connection, after the name look-up; 0 on a connection that stood already.
    public var connect: Double?
    /// For TLS, after the TCP connection; 0 without it.
    public var secureConnect: Double?
    /// From the start to the first byte of the answer.
    public var firstByte: Double?
    /// From the call to the last byte, redirects and the wait for a free connection included.
    public var total: Double
    /// Bytes of the body as they came over the network, before decompression.
    public var receivedBytes: Int
    /// `"HTTP/1.1"`, `"HTTP/2"`, `"HTTP/3"`; nil where it is not known.
    public var networkProtocol: String?
    /// Whether it went over a connection that stood already.
    public var isConnectionReused: Bool?
    /// The numeric address of the peer; nil where it is not known.
    public var remoteAddress: String?
    /// How many redirects were followed.
    public var redirectCount: Int

    /// Figures of a transfer; see the properties.
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

public import HTTPTypes

/// A running transfer: the head of the answer, and the body on its way.
public struct DataLoad: Sendable {
    /// Status and header fields of the final answer.
    public var response: HTTPResponse
    /// The URL that answered, after all redirects.
    public var url: String
    /// The number of body bytes announced, or nil where none was (or where it counts compressed bytes).
    public var expectedByteCount: Int?
    /// The bytes of the body, to be read once.
    public var body: DataBody

    /// What the transfer cost: so far, and in full once the body has ended; nil from a loader that does not know.
    public var metrics: @Sendable () -> TransferMetrics?

    /// Describes a running transfer; see the properties.
    public init(
        response: HTTPResponse, url: String, expectedByteCount: Int?, body: DataBody,
        metrics: @escaping @Sendable () -> TransferMetrics? = { nil }
    ) {
        self.response = response
        self.url = url
        self.expectedByteCount = expectedByteCount
        self.body = body
        self.metrics = metrics
    }
}

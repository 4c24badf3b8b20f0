/// How far a transfer has come.
public struct LoadingProgress: Sendable, Hashable {
    /// Bytes of the body that have arrived.
    public var received: Int
    /// Bytes of the body in all, or nil where the server did not say.
    public var expected: Int?

    /// A state of a transfer.
    public init(received: Int, expected: Int?) {
        self.received = received
        self.expected = expected
    }

    /// From 0 to 1, or nil where the whole is not known.
    public var fraction: Double? {
        guard let expected, expected > 0 else { return nil }
        return min(1, Double(max(0, received)) / Double(expected))
    }
}

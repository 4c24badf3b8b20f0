/// Answers servers that ask who is there (status 401, RFC 9110, 11).
public protocol AuthenticationHandling: Sendable {
    /// Names whom it answers for: requests whose handlers differ in it share neither transfers nor cached bytes.
    var identifier: String { get }

    /// The credential to try next; nil to give up, which fails the load with the status.
    ///
    /// Asked at most ten times for a transfer. May take its time, and may be cancelled.
    func credential(for challenge: AuthenticationChallenge) async -> Credential?
}

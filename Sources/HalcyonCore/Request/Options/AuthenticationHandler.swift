import HTTPTypes

/// An ``AuthenticationHandling`` made of a function, or of a credential.
public struct AuthenticationHandler: AuthenticationHandling {
    /// See ``AuthenticationHandling/identifier``.
    public let identifier: String
    private let answer: @Sendable (AuthenticationChallenge) async -> Credential?

    /// Makes a handler.
    ///
    /// - Parameters:
    ///   - id: Names whom it answers for; see ``AuthenticationHandling/identifier``. With an empty one, each handler that
    ///     is made has a name of its own.
    ///   - answer: The credential for a challenge, or nil to give up.
    public init(id: String, _ answer: @escaping @Sendable (AuthenticationChallenge) async -> Credential?) {
        identifier = KeyText.unique(unless: id)
        self.answer = answer
    }

    /// A handler that tries one credential once, for one host.
    ///
    /// - Parameters:
    ///   - credential: What it answers with.
    ///   - host: The host that may see it, without a port, as it stands in the URL.
    ///   - allowsPlainHTTP: Whether it is shown without TLS, where anybody on the way can read it or ask for it. Default:
    ///     false.
    public init(_ credential: Credential, host: String, allowsPlainHTTP: Bool = false) {
        self.init(id: "\(host) \(credential.identifier)") { challenge in
            let isSecret = allowsPlainHTTP || challenge.request.scheme?.lowercased() == "https"
            return isSecret && challenge.host == host.lowercased() && challenge.failureCount == 0 ? credential : nil
        }
    }

    /// What the function answers.
    public func credential(for challenge: AuthenticationChallenge) async -> Credential? { await answer(challenge) }
}

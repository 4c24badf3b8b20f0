public import HTTPTypes

/// An HTTP authentication challenge (status 401).
public struct AuthenticationChallenge: Sendable, Hashable {
    /// An authentication scheme that the server accepts, as listed in `WWW-Authenticate` (RFC 9110, 11.6.1).
    public struct Scheme: Sendable, Hashable {
        /// The scheme's name in lower case: `basic`, `digest`, `bearer` …
        public var name: String
        /// The parameters, with names in lower case and values without quotes: `realm` and others. If a scheme has a
        /// single parameter without a name ("token68"), it has the empty name.
        public var parameters: [String: String]

        /// Creates a scheme with the given name.
        public init(name: String, parameters: [String: String] = [:]) {
            self.name = name.lowercased()
            self.parameters = parameters
        }
    }

    /// The request that was challenged.
    public var request: HTTPRequest
    /// The response with the challenge.
    public var response: HTTPResponse
    /// The schemes that the server accepts, in its order.
    public var schemes: [Scheme]
    /// The number of credentials that it has already refused in this transfer.
    public var failureCount: Int

    /// Creates a challenge; see the properties.
    public init(request: HTTPRequest, response: HTTPResponse, schemes: [Scheme], failureCount: Int) {
        self.request = request
        self.response = response
        self.schemes = schemes
        self.failureCount = failureCount
    }

    /// The host that sent the challenge, in lower case, without a port; nil if the request names none.
    public var host: String? { request.hostAndPort?.host }

    /// The name of the protected part of the server, from the first scheme that has one.
    public var realm: String? { schemes.lazy.compactMap { $0.parameters["realm"] }.first }
}

/// Responds to authentication challenges (status 401, RFC 9110, 11).
public protocol AuthenticationHandling: Sendable {
    /// Identifies the user: requests whose handlers differ in it share neither transfers nor cached bytes.
    var identifier: String { get }

    /// Returns the credential to try next; nil to give up, which fails the load with the status.
    ///
    /// Called at most ten times for a transfer. May take its time, and may be cancelled.
    func credential(for challenge: AuthenticationChallenge) async -> Credential?
}

/// An ``AuthenticationHandling`` that calls a function, or uses one credential.
public struct AuthenticationHandler: AuthenticationHandling {
    /// See ``AuthenticationHandling/identifier``.
    public let identifier: String
    private let answer: @Sendable (AuthenticationChallenge) async -> Credential?

    /// Creates a handler that calls a function.
    ///
    /// - Parameters:
    ///   - id: Identifies the user; see ``AuthenticationHandling/identifier``. If it is empty, each handler gets a
    ///     unique identifier.
    ///   - answer: Returns the credential for a challenge, or nil to give up.
    public init(id: String, _ answer: @escaping @Sendable (AuthenticationChallenge) async -> Credential?) {
        identifier = KeyText.unique(unless: id)
        self.answer = answer
    }

    /// Creates a handler that tries one credential once, for one host.
    ///
    /// - Parameters:
    ///   - credential: The credential to send.
    ///   - host: The host that may receive it, without a port, as in the URL.
    ///   - allowsPlainHTTP: Whether to send it without TLS, where anybody on the network path can read it or ask for
    ///     it. Default: false.
    public init(_ credential: Credential, host: String, allowsPlainHTTP: Bool = false) {
        self.init(id: "\(host) \(credential.identifier)") { challenge in
            let isSecret = allowsPlainHTTP || challenge.request.scheme?.lowercased() == "https"
            return isSecret && challenge.host == host.lowercased() && challenge.failureCount == 0 ? credential : nil
        }
    }

    /// Returns the credential that the function returns.
    public func credential(for challenge: AuthenticationChallenge) async -> Credential? { await answer(challenge) }
}

/// A credential that a client presents to a server.
public enum Credential: Sendable, Hashable {
    /// A user name and password, sent with the best scheme that both sides support: Digest (RFC 7616), if the loader
    /// supports it, or Basic (RFC 7617).
    case password(user: String, password: String)
    /// A token, sent as `Authorization: Bearer …` (RFC 6750).
    case bearer(String)
    /// The literal value of the `Authorization` field, for any other scheme.
    case authorization(String)

    /// Rejects control characters, which could end the field that they are sent in (RFC 9110, section 5.5; RFC 7617,
    /// section 2).
    ///
    /// - Throws: `ImageError.request(.controlCharacter)`.
    package func validate() throws(ImageError) {
        let parts =
            switch self {
            case .password(let user, let password): [("the user name", user), ("the password", password)]
            case .bearer(let token): [("the token", token)]
            case .authorization(let value): [("the authorization", value)]
            }
        for (name, text) in parts where text.hasControls { throw .request(.controlCharacter(in: name)) }
    }

    /// Distinguishes credentials without revealing them.
    var identifier: String {
        let text =
            switch self {
            case .password(let user, let password): "p\(user.utf8.count):\(user)\(password)"
            case .bearer(let token): "b\(token)"
            case .authorization(let value): "a\(value)"
            }
        return KeyText.stableDigest(of: text)
    }
}

extension String {
    /// Whether the text has ASCII control characters, including tabs.
    package var hasControls: Bool { utf8.contains { $0 < 32 || $0 == 127 } }
}

public import HTTPTypes

/// A server's wish to know who is there.
public struct AuthenticationChallenge: Sendable, Hashable {
    /// One of the schemes that the server would take, as it stands in `WWW-Authenticate` (RFC 9110, 11.6.1).
    public struct Scheme: Sendable, Hashable {
        /// Its name in lower case: `basic`, `digest`, `bearer` …
        public var name: String
        /// Its parameters, their names in lower case, quotes taken off: `realm` and others. Where a scheme has a single one
        /// without a name ("token68"), it stands under the empty name.
        public var parameters: [String: String]

        /// A scheme of that name.
        public init(name: String, parameters: [String: String] = [:]) {
            self.name = name.lowercased()
            self.parameters = parameters
        }
    }

    /// The request that was refused.
    public var request: HTTPRequest
    /// The answer that refused it.
    public var response: HTTPResponse
    /// What the server would take, in its order.
    public var schemes: [Scheme]
    /// How many credentials it has refused before in this transfer.
    public var failureCount: Int

    /// Describes a challenge; see the properties.
    public init(request: HTTPRequest, response: HTTPResponse, schemes: [Scheme], failureCount: Int) {
        self.request = request
        self.response = response
        self.schemes = schemes
        self.failureCount = failureCount
    }

    /// The host that asks, in lower case, without a port; nil where the request names none.
    public var host: String? { request.hostAndPort?.host }

    /// What the first scheme that has one calls the part of the server that is protected.
    public var realm: String? { schemes.lazy.compactMap { $0.parameters["realm"] }.first }
}

/// Answers servers that ask who is there (status 401, RFC 9110, 11).
public protocol AuthenticationHandling: Sendable {
    /// Names whom it answers for: requests whose handlers differ in it share neither transfers nor cached bytes.
    var identifier: String { get }

    /// The credential to try next; nil to give up, which fails the load with the status.
    ///
    /// Asked at most ten times for a transfer. May take its time, and may be cancelled.
    func credential(for challenge: AuthenticationChallenge) async -> Credential?
}

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

/// What a client shows a server of itself.
public enum Credential: Sendable, Hashable {
    /// A name and a password, sent by the best scheme that both sides know: Digest (RFC 7616), where the loader knows
    /// it, or Basic (RFC 7617).
    case password(user: String, password: String)
    /// A token, sent as `Authorization: Bearer …` (RFC 6750).
    case bearer(String)
    /// The value of the `Authorization` field as it is, for any other scheme.
    case authorization(String)

    /// Refuses control characters, which could end the field that they are sent in (RFC 9110, section 5.5; RFC 7617, section
    /// 2).
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

    /// Tells credentials apart without showing them.
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
    /// Whether it has ASCII control characters, the tab included.
    package var hasControls: Bool { utf8.contains { $0 < 32 || $0 == 127 } }
}

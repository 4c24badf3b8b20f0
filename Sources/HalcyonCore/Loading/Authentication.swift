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

import Foundation
import HTTPTypes

/// Handling of challenges (status 401).
extension DownloadRun {
    /// Returns the request that answers a challenge.
    ///
    /// - Parameters:
    ///   - target: The request that was challenged, before redirects.
    ///   - url: The URL that sent the challenge. If a redirect led to another origin, that is then requested directly:
    ///     its credential must not pass through the origin that redirected to it.
    /// - Throws: `ImageError.response(.status(401))` if there is no answer.
    mutating func authorized(
        _ target: HTTPRequest, after response: HTTPResponse, from url: String
    ) async throws(ImageError) -> HTTPRequest {
        let refusal = ImageError.response(.status(response.status.code))
        guard let handler = request.authentication, authentication.countRound() else { throw refusal }
        var asked = target
        if let other = URL(string: url).map(HTTPRequest.init(ofAny:)), other.origin != target.origin {
            // The method and body after the redirect are unknown, except for these methods.
            guard target.method == .get || target.method == .head else { throw refusal }
            try other.validateURL(
                allowing: configuration.allowedSchemes, knownTo: loader?.schemes,
                atMost: configuration.maximumURLBytes)
            asked = target.movedAway(to: other)
            if let origin = asked.origin, authentication.knows(origin) { return asked }
        }
        guard let origin = asked.origin else { throw refusal }
        authentication.refuse(origin)
        let challenge = AuthenticationChallenge(
            request: asked, response: response,
            schemes: response.headerFields[values: .wwwAuthenticate].flatMap(AuthenticationChallenge.Scheme.list),
            failureCount: authentication.failureCount(origin))
        standing.stepAside()
        let credential = try await standing.lending { () async throws(ImageError) in
            await Self.credential(for: challenge, from: handler)
        }
        try await enter(for: asked)
        try credential?.validate()
        guard let credential, authentication.keep(credential, for: origin, schemes: challenge.schemes) else {
            throw refusal
        }
        return asked
    }

    /// Runs off the caller's thread, which may be the main thread.
    @concurrent
    private static func credential(
        for challenge: AuthenticationChallenge, from handler: any AuthenticationHandling
    ) async -> Credential? { await handler.credential(for: challenge) }
}

extension HTTPRequest {
    /// The scheme, host and port (RFC 6454); nil if there is no host.
    package var origin: String? { hostAndPort.map { "\(scheme?.lowercased() ?? "")://\($0.host):\($0.port)" } }

    /// Returns the same request to another origin, with only those fields that reveal no secrets.
    fileprivate func movedAway(to other: HTTPRequest) -> HTTPRequest {
        HTTPRequest(
            method: method, scheme: other.scheme, authority: other.authority, path: other.path,
            headerFields: RedirectRules.fields(headerFields, turnsToGet: false, leavesOrigin: true))
    }
}

/// Tracks which credentials a download has for which origins, and which were refused.
struct AuthenticationState: Sendable {
    /// How a credential is sent.
    private enum Way: Sendable {
        /// As the value of `Authorization`.
        case field(String)
        /// By the loader, which supports more schemes.
        case loader(Credential)
    }

    /// The maximum number of challenges per download: handlers that never give up must not keep it running forever.
    static let maximumRounds = 10

    private var ways: [String: Way] = [:]
    private var failures: [String: Int] = [:]
    private var rounds = 0

    /// Adds the credential for the request's origin, if there is one.
    func addCredential(to request: inout DataRequest) {
        guard !ways.isEmpty, let origin = request.http.origin, let way = ways[origin] else { return }
        switch way {
        case .field(let value): request.http.headerFields[.authorization] = value
        case .loader(let credential):
            request.http.headerFields[.authorization] = nil
            request.credential = credential
        }
    }

    /// Counts a challenge.
    ///
    /// - Returns: false if there have been too many.
    mutating func countRound() -> Bool {
        rounds += 1
        return rounds <= Self.maximumRounds
    }

    /// Whether there is a credential for an origin.
    func knows(_ origin: String) -> Bool { ways[origin] != nil }

    /// Records that an origin has refused its credential, if one was sent.
    mutating func refuse(_ origin: String) {
        if ways.removeValue(forKey: origin) != nil { failures[origin, default: 0] += 1 }
    }

    /// Returns the number of credentials that an origin has refused.
    func failureCount(_ origin: String) -> Int { failures[origin, default: 0] }

    /// Stores a credential for an origin that accepts certain schemes.
    ///
    /// - Returns: false if it cannot be sent.
    mutating func keep(
        _ credential: Credential, for origin: String, schemes: [AuthenticationChallenge.Scheme]
    ) -> Bool {
        switch credential {
        case .bearer(let token): ways[origin] = .field("Bearer \(token)")
        case .authorization(let value): ways[origin] = .field(value)
        case .password(let user, let password):
            let names = schemes.map(\.name)
            // Sends a clear-text password only if asked for Basic (or, against the standard, for no scheme at all).
            if names.contains("digest") || !(names.isEmpty || names.contains("basic")) {
                ways[origin] = .loader(credential)
            } else {
                // RFC 7617, 2: the name would end at its colon.
                guard !user.contains(":") else { return false }
                ways[origin] = .field("Basic \(Data("\(user):\(password)".utf8).base64EncodedString())")
            }
        }
        return true
    }
}

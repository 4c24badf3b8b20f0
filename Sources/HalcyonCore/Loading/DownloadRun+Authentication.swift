import Foundation
import HTTPTypes

/// Challenges (status 401) and their answers.
extension DownloadRun {
    /// The request that answers a challenge.
    ///
    /// - Parameters:
    ///   - target: The request that was challenged, before redirects.
    ///   - url: Who asks. After a redirect to another origin it is asked itself: its credential must not pass by the one
    ///     that sent us there.
    /// - Throws: `ImageError.response(.status(401))` where there is no answer.
    mutating func authorized(
        _ target: HTTPRequest, after response: HTTPResponse, from url: String
    ) async throws(ImageError) -> HTTPRequest {
        let refusal = ImageError.response(.status(response.status.code))
        guard let handler = request.authentication, authentication.countRound() else { throw refusal }
        var asked = target
        if let other = URL(string: url).map(HTTPRequest.init(ofAny:)), other.origin != target.origin {
            // Which method and body the redirect has left is not known, but for these.
            guard target.method == .get || target.method == .head else { throw refusal }
            try other.validateURL(
                allowing: configuration.allowedSchemes, atMost: configuration.maximumURLBytes)
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

    /// Away from the caller's thread, which may be the main one.
    @concurrent
    private static func credential(
        for challenge: AuthenticationChallenge, from handler: any AuthenticationHandling
    ) async -> Credential? { await handler.credential(for: challenge) }
}

extension HTTPRequest {
    /// Scheme, host and port (RFC 6454); nil where there is no host.
    var origin: String? { hostAndPort.map { "\(scheme?.lowercased() ?? "")://\($0.host):\($0.port)" } }

    /// The same request to another origin, with such fields only as tell it no secrets.
    fileprivate func movedAway(to other: HTTPRequest) -> HTTPRequest {
        let harmless: Set<HTTPField.Name> = [.accept, .acceptEncoding, .acceptLanguage, .cacheControl, .userAgent]
        var moved = HTTPRequest(
            method: method, scheme: other.scheme, authority: other.authority, path: other.path)
        for field in headerFields where harmless.contains(field.name) { moved.headerFields.append(field) }
        return moved
    }
}

/// Which credentials a download has been given, for whom, and how they fared.
struct AuthenticationState: Sendable {
    /// How a credential is sent.
    private enum Way: Sendable {
        /// As the value of `Authorization`.
        case field(String)
        /// By the loader, which knows more schemes.
        case loader(Credential)
    }

    /// The most challenges in one download: handlers that never give up must not keep it running for ever.
    static let maximumRounds = 10

    private var ways: [String: Way] = [:]
    private var failures: [String: Int] = [:]
    private var rounds = 0

    /// Adds what is known for the request's origin, and for no other.
    func addCredential(to request: inout DataRequest) {
        guard let origin = request.http.origin, let way = ways[origin] else { return }
        switch way {
        case .field(let value): request.http.headerFields[.authorization] = value
        case .loader(let credential):
            request.http.headerFields[.authorization] = nil
            request.credential = credential
        }
    }

    /// Notes a challenge.
    ///
    /// - Returns: false where there have been too many.
    mutating func countRound() -> Bool {
        rounds += 1
        return rounds <= Self.maximumRounds
    }

    /// Whether there is a credential for an origin.
    func knows(_ origin: String) -> Bool { ways[origin] != nil }

    /// Notes that an origin has refused what it was shown, if it was shown anything.
    mutating func refuse(_ origin: String) {
        if ways.removeValue(forKey: origin) != nil { failures[origin, default: 0] += 1 }
    }

    /// How many credentials an origin has refused.
    func failureCount(_ origin: String) -> Int { failures[origin, default: 0] }

    /// Keeps a credential for an origin that takes certain schemes.
    ///
    /// - Returns: false where it cannot be sent.
    mutating func keep(
        _ credential: Credential, for origin: String, schemes: [AuthenticationChallenge.Scheme]
    ) -> Bool {
        switch credential {
        case .bearer(let token): ways[origin] = .field("Bearer \(token)")
        case .authorization(let value): ways[origin] = .field(value)
        case .password(let user, let password):
            let names = schemes.map(\.name)
            // A password goes out in clear only to who asks for that (or, against the standard, for nothing at all).
            if names.contains("digest") || !(names.isEmpty || names.contains("basic")) {
                ways[origin] = .loader(credential)
            } else {
                // RFC 7617, 2: such a name would end at its colon.
                guard !user.contains(":") else { return false }
                ways[origin] = .field("Basic \(Data("\(user):\(password)".utf8).base64EncodedString())")
            }
        }
        return true
    }
}

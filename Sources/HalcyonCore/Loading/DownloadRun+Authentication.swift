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

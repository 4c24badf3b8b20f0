import HTTPTypes

/// Whether an answer may be kept (RFC 9111, 3), by the rules for a private cache: `private` and `Authorization` do not
/// matter.
struct StoringRules: Sendable {
    /// Whether a program's own rules count beside the RFC's.
    var freshness: FreshnessRules
    /// Whether the request has an expiration of its own.
    var hasOwnExpiration = false

    /// Whether a request's answer may come from a cache, or be kept in one.
    ///
    /// Requests of other methods than GET and HEAD have to reach their server (4). But for `.strict`, a program may say of
    /// a POST how long its answer is good, as that of an image that a form was rendered to: then the POST changes
    /// nothing. Its body is part of its name in the caches.
    func allowsCaching(_ method: HTTPRequest.Method) -> Bool {
        switch method {
        case .get, .head: true
        case .post: freshness != .strict && hasOwnExpiration
        default: false
        }
    }

    /// Whether a cache of bytes may keep an answer to such a request.
    ///
    /// - Parameter redirects: Those that led to it.
    func allowsStoring(
        _ response: HTTPResponse, to request: HTTPRequest, through redirects: [HTTPResponse] = []
    ) -> Bool {
        let directives = CacheControl(response.headerFields)
        guard allowsCaching(request.method), response.status.kind != .informational else { return false }
        // A part must never be taken for the whole (3.3), nor a confirmation for what it confirms.
        if response.status == .partialContent || response.status == .notModified { return false }
        if CacheControl(ofRequest: request.headerFields).contains("no-store") { return false }
        if response.forbidsStoring || redirects.contains(where: \.forbidsStoring) { return false }
        // That there is nothing, or nothing yet, holds as long as it says and not as long as an image would.
        if response.status == .noContent || response.status == .resetContent, !response.saysHowLongItIsFresh {
            return false
        }
        guard freshness == .strict else { return true }
        return directives.maxAge != nil || directives.contains("public") || directives.contains("private")
            || response.headerFields.contains(.expires) || response.status.isHeuristicallyCacheable
    }

    /// Whether the memory cache may keep an image that was made of an answer: as the cache of bytes; but with
    /// `.expirationOnly` it may whatever the server says.
    func allowsStoringInMemory(
        _ response: HTTPResponse, to request: HTTPRequest, through redirects: [HTTPResponse] = []
    ) -> Bool {
        freshness == .expirationOnly && allowsCaching(request.method)
            || allowsStoring(response, to: request, through: redirects)
    }

    /// Whether an answer says that what was stored for the URL is out of date: a success by a method that is not safe
    /// (4.4).
    static func invalidates(_ response: HTTPResponse, to method: HTTPRequest.Method) -> Bool {
        guard response.status.kind == .successful || response.status.kind == .redirection else { return false }
        return !method.isSafe
    }
}

extension HTTPResponse {
    /// Whether it has an expiry of its own (4.2.1).
    var saysHowLongItIsFresh: Bool {
        CacheControl(headerFields).maxAge != nil || headerFields.contains(.expires)
    }
}

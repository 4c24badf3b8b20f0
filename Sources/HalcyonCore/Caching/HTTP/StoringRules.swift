import Foundation
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

/// A request, its answer, and when each went over the wire.
struct HTTPExchange: Sendable {
    /// What was asked, without what a modifier and the loader have added to it.
    var request: HTTPRequest
    /// The head of the answer.
    var response: HTTPResponse
    /// The redirects that led to it.
    var redirects: [Redirect] = []
    /// The URL that has answered, after redirects.
    var url: String?
    /// When the request went out.
    var requestedAt: Date
    /// When the head of the answer was in.
    var receivedAt: Date
}

extension CacheMetadata {
    /// What is to be kept of an answer beside its bytes.
    ///
    /// - Parameters:
    ///   - exchange: The answer, and the request that it answers.
    ///   - lifetime: How long the program says that it is fresh.
    init(_ exchange: HTTPExchange, lifetime: LifetimeRules, version: UInt64 = .random(in: .min ... .max)) {
        var response = exchange.response
        response.headerFields = response.headerFields.withoutConnectionFields
        for name in CacheControl(response.headerFields).unusableFields {
            // Without a confirmation it may not be used (RFC 9111, 5.2.2.4): so it is not kept.
            if let name = HTTPField.Name(name) { response.headerFields[name] = nil }
        }
        let received = exchange.receivedAt
        let age = ResponseAge.initial(of: exchange.response, requestedAt: exchange.requestedAt, receivedAt: received)
        let hops = exchange.redirects.map(\.response)
        let fields = VaryRules.requestFields(of: exchange.request.headerFields, for: hops + [exchange.response])
        self.init(
            url: exchange.url, response: response, storedAt: received, initialAge: age, requestFields: fields,
            redirects: hops.map(\.reuseHead), version: version)
        (expiresAt, extensionOnUse) = lifetime.expiry(of: exchange.response, receivedAt: received, age: age)
        // By way of a redirect that is out of date, nobody knows whether it is still this answer.
        let limits = hops.compactMap { hop in
            let age = ResponseAge.initial(of: hop, requestedAt: exchange.requestedAt, receivedAt: received)
            return lifetime.limit(by: hop, receivedAt: received, age: age)
        }
        if let limit = limits.min() {
            expiresAt = expiresAt.map { min($0, limit) } ?? limit
            extensionOnUse = nil
        }
    }

    /// Whether a server on the way to the answer, or the last, forbids to keep any part of it (5.2.2.5).
    var forbidsStoring: Bool { (redirects + [response].compactMap(\.self)).contains(where: \.forbidsStoring) }
}

extension HTTPResponse {
    /// Status and the fields that say how the answer may be reused; not its `Location`, which may be signed, nor cookies.
    var reuseHead: HTTPResponse {
        var fields = HTTPFields()
        for field in headerFields where [.cacheControl, .vary].contains(field.name) { fields.append(field) }
        return HTTPResponse(status: .init(code: status.code), headerFields: fields)
    }
}

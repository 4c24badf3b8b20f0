import Foundation
import HTTPTypes

/// Decides whether an answer may be stored (RFC 9111, 3), by the rules for a private cache: `private` and
/// `Authorization` do not matter.
struct StoringRules: Sendable {
    /// Whether the program's own rules count besides the RFC's.
    var freshness: CacheFreshness
    /// Whether the request has its own expiration.
    var hasOwnExpiration = false

    /// Whether a request's answer may come from a cache, or be stored in one.
    ///
    /// Requests by methods other than GET and HEAD must reach their server (4). Except with `.strict`, a program may
    /// set an expiration for a POST, such as one that renders a form to an image: the POST then counts as safe. Its
    /// body is part of its key in the caches.
    func allowsCaching(_ method: HTTPRequest.Method) -> Bool {
        switch method {
        case .get, .head: true
        case .post: freshness != .strict && hasOwnExpiration
        default: false
        }
    }

    /// Whether a cache of bytes may store an answer to a request.
    ///
    /// - Parameter redirects: The redirects that led to the answer.
    func allowsStoring(
        _ response: HTTPResponse, to request: HTTPRequest, through redirects: [HTTPResponse] = []
    ) -> Bool {
        let directives = CacheControl(response.headerFields)
        guard allowsCaching(request.method), response.status.kind != .informational else { return false }
        // A part must never be taken for the whole (3.3), nor a confirmation for what it confirms.
        if response.status == .partialContent || response.status == .notModified { return false }
        if CacheControl(ofRequest: request.headerFields).contains("no-store") { return false }
        if response.forbidsStoring || redirects.contains(where: \.forbidsStoring) { return false }
        // An empty answer is valid as long as it says, and not as long as an image would be.
        if response.status == .noContent || response.status == .resetContent, !response.saysHowLongItIsFresh {
            return false
        }
        guard freshness == .strict else { return true }
        return directives.maxAge != nil || directives.contains("public") || directives.contains("private")
            || response.headerFields.contains(.expires) || response.status.isHeuristicallyCacheable
    }

    /// Whether the memory cache may store an image made of an answer: by the rules of the cache of bytes, but with
    /// `.expirationOnly` whatever the server says.
    func allowsStoringInMemory(
        _ response: HTTPResponse, to request: HTTPRequest, through redirects: [HTTPResponse] = []
    ) -> Bool {
        freshness == .expirationOnly && allowsCaching(request.method)
            || allowsStoring(response, to: request, through: redirects)
    }

    /// Whether an answer shows that the entries stored for the URL are outdated: a success of an unsafe method (4.4).
    static func invalidates(_ response: HTTPResponse, to method: HTTPRequest.Method) -> Bool {
        guard response.status.kind == .successful || response.status.kind == .redirection else { return false }
        return !method.isSafe
    }
}

extension HTTPResponse {
    /// Whether it has an explicit expiry (4.2.1).
    var saysHowLongItIsFresh: Bool {
        CacheControl(headerFields).maxAge != nil || headerFields.contains(.expires)
    }
}

/// A request and its answer, with the times of both.
struct HTTPExchange: Sendable {
    /// The request, without additions of a modifier and the loader.
    var request: HTTPRequest
    /// The head of the answer.
    var response: HTTPResponse
    /// The redirects that led to the answer.
    var redirects: [Redirect] = []
    /// The URL that answered, after redirects.
    var url: String?
    /// When the request was sent.
    var requestedAt: Date
    /// When the head of the answer had arrived.
    var receivedAt: Date
}

extension CacheMetadata {
    /// Creates the metadata to store with the bytes of an answer.
    ///
    /// - Parameters:
    ///   - exchange: The answer, and its request.
    ///   - lifetime: The program's rules for how long it is fresh.
    init(_ exchange: HTTPExchange, lifetime: LifetimeRules, version: UInt64 = .random(in: .min ... .max)) {
        var response = exchange.response
        response.headerFields = response.headerFields.withoutConnectionFields
        for name in CacheControl(response.headerFields).unusableFields {
            // It must not be used without revalidation (RFC 9111, 5.2.2.4), so it is not stored.
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
        // After an outdated redirect, this may no longer be the answer.
        let limits = hops.compactMap { hop in
            let age = ResponseAge.initial(of: hop, requestedAt: exchange.requestedAt, receivedAt: received)
            return lifetime.limit(by: hop, receivedAt: received, age: age)
        }
        if let limit = limits.min() {
            expiresAt = expiresAt.map { min($0, limit) } ?? limit
            extensionOnUse = nil
        }
    }

    /// Whether the answer or one of its redirects forbids storing any part of it (5.2.2.5).
    var forbidsStoring: Bool { (redirects + [response].compactMap(\.self)).contains(where: \.forbidsStoring) }
}

extension HTTPResponse {
    /// The status and the fields that limit the reuse of the answer; without its `Location`, which may be signed, and
    /// cookies.
    var reuseHead: HTTPResponse {
        var fields = HTTPFields()
        for field in headerFields where [.cacheControl, .vary].contains(field.name) { fields.append(field) }
        return HTTPResponse(status: .init(code: status.code), headerFields: fields)
    }
}

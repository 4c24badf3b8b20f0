import Foundation
import HTTPTypes

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

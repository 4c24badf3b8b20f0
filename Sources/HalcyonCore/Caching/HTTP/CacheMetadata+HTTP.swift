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
        let fields = VaryRules.requestFields(of: exchange.request.headerFields, for: exchange.response)
        self.init(
            url: exchange.url, response: response, storedAt: received, initialAge: age, requestFields: fields,
            version: version)
        (expiresAt, extensionOnUse) = lifetime.expiry(of: exchange.response, receivedAt: received, age: age)
    }
}

import Foundation
import HTTPTypes

/// Until when an entry is fresh: by what the request says, its server, and the pipeline, in this order or another, as
/// ``FreshnessRules`` says.
struct LifetimeRules: Sendable {
    var freshness: FreshnessRules
    /// The request's own.
    var expiration: CacheExpiration?
    /// The pipeline's.
    var standard: CacheExpiration
    /// What a use does to an expiry that is not the server's.
    var extensionOnUse: ExpirationExtension = .none

    /// From when on an answer is stale, and by how many seconds each use puts that off.
    ///
    /// - Parameters:
    ///   - response: The answer; nil for bytes that are none.
    ///   - moment: When it came.
    ///   - age: How old it was then, in seconds.
    func expiry(
        of response: HTTPResponse?, receivedAt moment: Date, age: Double
    ) -> (expiresAt: Date?, extensionOnUse: Double?) {
        if let expiration { return own(expiration, from: moment) }
        guard let response, freshness != .expirationOnly else { return own(standard, from: moment) }
        switch FreshnessLifetime(of: response, receivedAt: moment) {
        case .explicit(let seconds): return (moment + (seconds - age), nil)
        case .heuristic(let seconds) where freshness == .strict: return (moment + (seconds - age), nil)
        case .unknown where freshness == .strict: return (moment, nil)
        case .heuristic, .unknown: return own(standard, from: moment)
        }
    }

    /// From when on a redirect is stale; nil if it stays as long as the answer that it led to.
    ///
    /// One that says nothing of it holds if it is permanent as long as an answer that says nothing, at most a week by the
    /// RFC's heuristics; and a temporary one not at all, for it may lead elsewhere the next time (RFC 9110, 15.4.3).
    ///
    /// - Parameters:
    ///   - redirect: Its head.
    ///   - moment: When it came.
    ///   - age: How old it was then, in seconds.
    func limit(by redirect: HTTPResponse, receivedAt moment: Date, age: Double) -> Date? {
        guard expiration == nil, freshness != .expirationOnly else { return nil }
        let isLasting =
            redirect.status.isHeuristicallyCacheable || CacheControl(redirect.headerFields).contains("public")
        switch FreshnessLifetime(of: redirect, receivedAt: moment) {
        case .explicit(let seconds): return moment + (seconds - age)
        case .heuristic(let seconds) where freshness == .strict: return moment + (seconds - age)
        case .unknown where !isLasting: return moment
        case .unknown where freshness == .strict: return moment + (FreshnessLifetime.heuristicLimit - age)
        case .heuristic, .unknown: return standard.date(from: moment)
        }
    }

    private func own(_ expiration: CacheExpiration, from moment: Date) -> (Date?, Double?) {
        let put: CacheExpiration? =
            switch extensionOnUse {
            case .none: nil
            case .lifetime: expiration
            case .by(let expiration): expiration
            }
        return (expiration.date(from: moment), put?.duration)
    }
}

extension CacheExpiration {
    /// In seconds; nil for a moment in time and for ever, which no use puts off.
    var duration: Double? {
        switch self {
        case .seconds(let seconds): seconds
        case .days(let days): Double(days) * 86_400
        case .date, .never: nil
        }
    }
}

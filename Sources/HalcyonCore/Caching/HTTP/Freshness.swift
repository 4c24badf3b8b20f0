import Foundation
import HTTPTypes

/// How many seconds after its generation an answer is fresh, by the rules for a private cache (RFC 9111, 4.2.1 and
/// 4.2.2).
enum FreshnessLifetime: Sendable, Hashable {
    /// As stated by the answer itself.
    case explicit(Double)
    /// Estimated from the time since its last change.
    case heuristic(Double)
    /// The answer gives no lifetime, and nothing to estimate one from.
    case unknown

    /// The fraction of the time since the last change for which an answer is assumed to stay fresh (4.2.2).
    static let heuristicPart = 0.1
    /// The longest estimate: a week.
    static let heuristicLimit = 604_800.0

    /// - Parameter moment: When the answer arrived; replaces a missing or malformed `Date` (RFC 9110, 6.6.1).
    init(of response: HTTPResponse, receivedAt moment: Date) {
        let fields = response.headerFields
        let directives = CacheControl(fields)
        let date = fields.date(.date, now: moment) ?? moment
        if directives.requiresRevalidation || VaryRules.variesByAnything(response) {
            self = .explicit(0)
        } else if let maxAge = directives.maxAge {
            // It overrides Expires (5.3).
            self = .explicit(maxAge)
        } else if fields.contains(.expires) {
            // A malformed value, especially "0", is a time in the past (5.3).
            self = .explicit(max(0, fields.date(.expires, now: moment)?.timeIntervalSince(date) ?? 0))
        } else if let changed = fields.date(.lastModified, now: moment), changed <= date,
            response.status.isHeuristicallyCacheable || directives.contains("public")
        {
            let unchanged = date.timeIntervalSince(changed)
            self = .heuristic(min(unchanged * Self.heuristicPart, Self.heuristicLimit))
        } else {
            self = .unknown
        }
    }
}

extension HTTPFields {
    /// Returns the date in a field; the first of several (RFC 9111, 4.2.1). Nil if it is not a date.
    func date(_ name: HTTPField.Name, now: Date) -> Date? {
        self[values: name].first.flatMap { HTTPDate.date($0.trimmed, now: now) }
    }
}

/// Calculates the age of an answer (RFC 9111, 4.2.3).
enum ResponseAge {
    /// Returns its age in seconds on arrival: `corrected_initial_age`. A clock behind the server's makes it no younger
    /// than 0.
    static func initial(of response: HTTPResponse, requestedAt: Date, receivedAt: Date) -> Double {
        let apparent = response.headerFields.date(.date, now: receivedAt).map { receivedAt.timeIntervalSince($0) } ?? 0
        let delay = max(0, receivedAt.timeIntervalSince(requestedAt))
        return max(0, apparent, ageValue(in: response.headerFields) + delay)
    }

    /// Returns its age in seconds at a moment: `current_age`.
    static func current(of metadata: CacheMetadata, at moment: Date) -> Double {
        // A clock that was set back makes nothing younger than on arrival.
        metadata.initialAge + max(0, moment.timeIntervalSince(metadata.storedAt))
    }

    /// Returns the value of `Age`: the first of several; 0 if it is invalid (5.1).
    static func ageValue(in fields: HTTPFields) -> Double {
        let first = fields[values: .age].first?.split(separator: ",").first
        return first.flatMap { CacheControl.deltaSeconds(String($0).trimmed) } ?? 0
    }
}

/// Decides how long an entry is fresh, by the rules of the request, its server and the pipeline, in the order that
/// ``CacheFreshness`` sets.
struct LifetimeRules: Sendable {
    var freshness: CacheFreshness
    /// The request's expiration.
    var expiration: CacheExpiration?
    /// The pipeline's expiration.
    var standard: CacheExpiration
    /// How a use changes an expiry that is not the server's.
    var extensionOnUse: ExpirationExtension = .none

    /// Returns when an answer becomes stale, and by how many seconds each use extends that.
    ///
    /// - Parameters:
    ///   - response: The answer; nil for bytes without one.
    ///   - moment: When it arrived.
    ///   - age: Its age on arrival, in seconds.
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

    /// Returns when a redirect becomes stale; nil if it lasts as long as the answer that it led to.
    ///
    /// A permanent redirect without a lifetime lasts as long as an answer without one, by the RFC's heuristics at most
    /// a week. A temporary one does not last at all, because it may lead elsewhere next time (RFC 9110, 15.4.3).
    ///
    /// - Parameters:
    ///   - redirect: The head of the redirect.
    ///   - moment: When it arrived.
    ///   - age: Its age on arrival, in seconds.
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
        (expiration.date(from: moment), extensionOnUse.duration(of: expiration))
    }
}

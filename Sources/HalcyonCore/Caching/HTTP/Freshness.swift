import Foundation
import HTTPTypes

/// For how many seconds after it was made an answer is fresh, by the rules for a private cache (RFC 9111, 4.2.1 and
/// 4.2.2).
enum FreshnessLifetime: Sendable, Hashable {
    /// What the answer says itself.
    case explicit(Double)
    /// A guess, by how long it had not changed.
    case heuristic(Double)
    /// The answer says nothing of it, and there is nothing to guess by.
    case unknown

    /// Part of the time since the last change that an answer is taken to stay as it is (4.2.2).
    static let heuristicPart = 0.1
    /// The longest guess: a week.
    static let heuristicLimit = 604_800.0

    /// - Parameter moment: When the answer came; takes the place of a `Date` that is missing or malformed (RFC 9110,
    ///   6.6.1).
    init(of response: HTTPResponse, receivedAt moment: Date) {
        let fields = response.headerFields
        let directives = CacheControl(fields)
        let date = fields.date(.date, now: moment) ?? moment
        if directives.forbidsUnconfirmedUse || VaryRules.variesByAnything(response) {
            self = .explicit(0)
        } else if let maxAge = directives.maxAge {
            // It goes before Expires (5.3).
            self = .explicit(maxAge)
        } else if fields.contains(.expires) {
            // A malformed one, "0" above all, is a time in the past (5.3).
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
    /// The date in a field; of several fields the first (RFC 9111, 4.2.1). Nil where it is none.
    func date(_ name: HTTPField.Name, now: Date) -> Date? {
        self[values: name].first.flatMap { HTTPDate.date($0.trimmed, now: now) }
    }
}

/// How old an answer is (RFC 9111, 4.2.3).
enum ResponseAge {
    /// How many seconds it was old when it came: `corrected_initial_age`. A clock that is behind the server's makes it
    /// no younger than 0.
    static func initial(of response: HTTPResponse, requestedAt: Date, receivedAt: Date) -> Double {
        let apparent = response.headerFields.date(.date, now: receivedAt).map { receivedAt.timeIntervalSince($0) } ?? 0
        let delay = max(0, receivedAt.timeIntervalSince(requestedAt))
        return max(0, apparent, ageValue(in: response.headerFields) + delay)
    }

    /// How many seconds it is old at a moment: `current_age`.
    static func current(of metadata: CacheMetadata, at moment: Date) -> Double {
        // A clock that was put back makes nothing younger than it was when it came.
        metadata.initialAge + max(0, moment.timeIntervalSince(metadata.storedAt))
    }

    /// What `Age` says: the first of several; 0 where it makes no sense (5.1).
    static func ageValue(in fields: HTTPFields) -> Double {
        let first = fields[values: .age].first?.split(separator: ",").first
        return first.flatMap { CacheControl.deltaSeconds(String($0).trimmed) } ?? 0
    }
}

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

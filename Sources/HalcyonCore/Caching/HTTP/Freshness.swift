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

extension HTTPResponse.Status {
    /// Those whose answers may be kept though they say nothing of it (RFC 9110, 15.1).
    var isHeuristicallyCacheable: Bool {
        [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501].contains(code)
    }

    /// Those whose caching rules are known here (RFC 9111, 5.2.2.3): not 206 nor 304, which need parts put together.
    var isUnderstood: Bool { isHeuristicallyCacheable && self != .partialContent || [302, 303, 307].contains(code) }
}

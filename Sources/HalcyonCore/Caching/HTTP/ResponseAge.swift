import Foundation
import HTTPTypes

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

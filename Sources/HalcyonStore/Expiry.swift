import Foundation
import HTTPTypes
import HalcyonCore

/// When entries expire: what the cache's configuration, a use and a jump of the clock make of it.
enum Expiry {
    /// See ``CacheMetadata/clockTolerance``.
    static let tolerance = CacheMetadata.clockTolerance

    /// What is known of an entry, with the configuration's word where it says nothing of its expiry.
    static func completed(_ metadata: CacheMetadata, by configuration: DiskCache.Configuration) -> CacheMetadata {
        guard metadata.expiresAt == nil,
            let date = configuration.expiration.date(from: configuration.now())
        else { return metadata }
        var metadata = metadata
        metadata.expiresAt = date
        metadata.extensionOnUse = metadata.extensionOnUse ?? seconds(of: configuration)
        return metadata
    }

    /// What a use makes of an entry's metadata; nil where nothing changes.
    ///
    /// A stale entry stays as it is: to be read is not to be confirmed. One that was stored later than now by more than
    /// ``tolerance`` was stored before the clock went back, and would be fresh for as long as it went back: it counts
    /// as stored now.
    static func afterUse(_ metadata: CacheMetadata, at now: Double) -> CacheMetadata? {
        guard let expiresAt = metadata.expiresAt else { return nil }
        let now = Date(timeIntervalSince1970: now)
        var new = metadata
        let ahead = metadata.storedAt.timeIntervalSince(now)
        if ahead > tolerance {
            new.storedAt = now
            new.expiresAt = expiresAt - ahead
        }
        new = new.used(at: now) ?? new
        return new.expiresAt == metadata.expiresAt ? nil : new
    }

    /// Whether a server could confirm the entry once it is stale (RFC 9111, 4.3.1).
    static func isConfirmable(_ metadata: CacheMetadata) -> Bool {
        guard let fields = metadata.response?.headerFields else { return false }
        return fields.contains(.eTag) || fields.contains(.lastModified)
    }

    private static func seconds(of configuration: DiskCache.Configuration) -> TimeInterval? {
        switch configuration.expirationExtension {
        case .none: nil
        case .lifetime: seconds(of: configuration.expiration)
        case .by(let expiration): seconds(of: expiration)
        }
    }

    private static func seconds(of expiration: CacheExpiration) -> TimeInterval? {
        switch expiration {
        case .seconds(let seconds): seconds
        case .days(let days): TimeInterval(days) * 86_400
        case .date, .never: nil
        }
    }
}

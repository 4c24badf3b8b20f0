public import Foundation
public import HTTPTypes

/// What a cache keeps of an entry beside its bytes.
public struct CacheMetadata: Sendable, Hashable {
    /// The URL that the bytes came from, after redirects; nil where they came from elsewhere.
    public var url: String?
    /// Status and header fields of the answer that brought the bytes; nil where there was none.
    public var response: HTTPResponse?
    /// When the entry was stored or last confirmed by its server.
    public var storedAt: Date
    /// From when on the entry is stale; nil for never.
    public var expiresAt: Date?

    /// Describes an entry; see the properties.
    public init(url: String? = nil, response: HTTPResponse? = nil, storedAt: Date, expiresAt: Date? = nil) {
        self.url = url
        self.response = response
        self.storedAt = storedAt
        self.expiresAt = expiresAt
    }

    /// Whether the entry counts as fresh at `moment`.
    public func isFresh(at moment: Date) -> Bool {
        guard let expiresAt else { return true }
        return moment < expiresAt
    }
}

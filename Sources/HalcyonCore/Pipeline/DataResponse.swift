public import Foundation
public import HTTPTypes

/// The bytes of a source, and where they came from.
public struct DataResponse: Sendable {
    /// The bytes.
    public var data: Data
    /// Where they came from.
    public var source: ResponseSource
    /// The URL that they came from, after redirects; nil where they came from elsewhere.
    public var url: String?
    /// Status and header fields of the answer that brought them; nil where there was none.
    public var response: HTTPResponse?
    /// When they were loaded or last confirmed by their server; nil where they are not such as are cached.
    public var storedAt: Date?
    /// From when on they are stale; nil for never, and where they are not such as are cached.
    public var expiresAt: Date?
    /// What the transfer cost that brought them; nil where there was none, or none is known.
    public var metrics: TransferMetrics?

    /// An answer; see the properties.
    public init(
        data: Data, source: ResponseSource, url: String? = nil, response: HTTPResponse? = nil, storedAt: Date? = nil,
        expiresAt: Date? = nil, metrics: TransferMetrics? = nil
    ) {
        self.data = data
        self.source = source
        self.url = url
        self.response = response
        self.storedAt = storedAt
        self.expiresAt = expiresAt
        self.metrics = metrics
    }

    init(_ cached: CachedData, source: ResponseSource = .disk, metrics: TransferMetrics? = nil) {
        self.init(
            data: cached.data, source: source, url: cached.metadata.url, response: cached.metadata.response,
            storedAt: cached.metadata.storedAt, expiresAt: cached.metadata.expiresAt, metrics: metrics)
    }

    /// What a cache is to keep of them beside the bytes; nil where they are not such as are cached.
    var metadata: CacheMetadata? {
        storedAt.map { CacheMetadata(url: url, response: response, storedAt: $0, expiresAt: expiresAt) }
    }
}

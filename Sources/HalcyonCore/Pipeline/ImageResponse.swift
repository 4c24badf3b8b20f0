public import Foundation
public import HTTPTypes

/// A finished image, and where it came from.
public struct ImageResponse: Sendable {
    /// The image.
    public var image: DecodedImage
    /// Where it came from: for every caller that joined one load, where that load got it. A processed image came from
    /// where the image did that it was made of.
    public var source: ResponseSource
    /// Its identity in the caches: that of the alternative, where an alternative to the request's own source was
    /// loaded.
    public var cacheKey: ImageKey
    /// Whether it is made of only the first part of its bytes.
    public var isPreview: Bool
    /// Whether it was past its expiry when it was answered with: a request that asks no server, or one whose server
    /// could not be asked, may get such an image.
    public var isStale: Bool
    /// The bytes of the source that it was made of; nil where it was made of what a cache keeps of images.
    public var data: Data?
    /// What the transfer cost that brought its bytes; nil where there was none, or none is known.
    public var metrics: TransferMetrics? {
        get { cost?.metrics }
        set { cost = newValue.map(Cost.init) }
    }

    /// Apart, because thousands may wait for one answer, each with room for some copies of it.
    private final class Cost: Sendable {
        let metrics: TransferMetrics
        init(_ metrics: TransferMetrics) { self.metrics = metrics }
    }

    private var cost: Cost?

    /// An answer; see the properties.
    public init(
        image: DecodedImage, source: ResponseSource, cacheKey: ImageKey, isPreview: Bool = false,
        isStale: Bool = false, data: Data? = nil, metrics: TransferMetrics? = nil
    ) {
        self.image = image
        self.source = source
        self.cacheKey = cacheKey
        self.isPreview = isPreview
        self.isStale = isStale
        self.data = data
        self.metrics = metrics
    }
}

/// The bytes of a source, and where they came from.
public struct DataResponse: Sendable {
    /// The bytes.
    public var data: Data
    /// Where they came from.
    public var source: ResponseSource
    /// The URL that they came from, after redirects; nil where they came from elsewhere.
    public var url: String?
    /// Status and header fields of the answer that brought them, as a cache holds them: after its server has confirmed
    /// them, with the fields of that answer in their place (RFC 9111, 3.2). Nil where there was none.
    public var response: HTTPResponse?
    /// When they were loaded or last confirmed by their server; nil where they are not such as are cached.
    public var storedAt: Date?
    /// From when on they are stale; nil for never, and where they are not such as are cached.
    public var expiresAt: Date?
    /// How many seconds ago their server made or confirmed them, as far as can be told (RFC 9111, 4.2.3); nil where
    /// they are no server's.
    public var age: TimeInterval?
    /// Whether they were stale when they were answered with: a request that asks no server, or one whose server could
    /// not be asked, may get such bytes.
    public var isStale: Bool
    /// Whether their server has said for this answer that they are still the right ones (status 304).
    public var isConfirmed: Bool
    /// What the transfer cost that brought them; nil where there was none, or none is known.
    public var metrics: TransferMetrics?

    /// What a cache keeps of them beside the bytes; nil where they are not such as are cached.
    var metadata: CacheMetadata? { known?.metadata }
    /// Whether they are stale, are the answer all the same, and are to be confirmed behind it.
    var isConfirmationDue = false
    /// Names the bytes for all who got them of the same load.
    let body = WaitID()
    /// What is known of the local file that they were read from; nil for other sources.
    var file: FileFacts?

    /// Apart, because there may be thousands who wait for one answer.
    private final class Known: Sendable {
        let metadata: CacheMetadata
        init(_ metadata: CacheMetadata) { self.metadata = metadata }
    }

    private var known: Known?

    /// An answer; see the properties.
    public init(
        data: Data, source: ResponseSource, url: String? = nil, response: HTTPResponse? = nil, storedAt: Date? = nil,
        expiresAt: Date? = nil, age: TimeInterval? = nil, isStale: Bool = false, isConfirmed: Bool = false,
        metrics: TransferMetrics? = nil
    ) {
        self.data = data
        self.source = source
        self.url = url
        self.response = response
        self.storedAt = storedAt
        self.expiresAt = expiresAt
        self.age = age
        self.isStale = isStale
        self.isConfirmed = isConfirmed
        self.metrics = metrics
    }

    /// What was read from a local file.
    init(_ read: (data: Data, facts: FileFacts?)) {
        self.init(data: read.data, source: .provider)
        file = read.facts
    }

    /// What a cache has, or is to have, as the answer at a moment.
    init(
        _ cached: CachedData, source: ResponseSource = .disk, at moment: Date, isStale: Bool = false,
        isConfirmed: Bool = false, metrics: TransferMetrics? = nil
    ) {
        let metadata = cached.metadata
        self.init(
            data: cached.data, source: source, url: metadata.url, response: metadata.response,
            storedAt: metadata.storedAt, expiresAt: metadata.expiresAt,
            age: metadata.response == nil ? nil : ResponseAge.current(of: metadata, at: moment), isStale: isStale,
            isConfirmed: isConfirmed, metrics: metrics)
        known = Known(metadata)
    }
}

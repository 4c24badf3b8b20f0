public import Foundation
public import HTTPTypes

/// A finished image, and where it came from.
public struct ImageResponse: Sendable {
    /// The image.
    public var image: DecodedImage
    /// Where it came from: for every caller that joined a load, where that load got it. A processed image has the
    /// origin of the image that it was made of.
    public var source: ResponseSource
    /// Its identity in the caches: that of the alternative, if an alternative to the request's own source was loaded.
    public var cacheKey: ImageKey
    /// Whether it is made of only the first part of the bytes.
    public var isPreview: Bool
    /// Whether it was past its expiry when it was returned: a request that does not contact the server, or whose server
    /// could not be reached, may get such an image.
    public var isStale: Bool
    /// Whether it is stale, and its source is being revalidated in the background;
    /// ``ImagePipeline/update(of:for:)`` returns what comes of that.
    public internal(set) var isBeingRevalidated = false
    /// The source bytes that it was made of; nil if it was made of an image from a cache.
    public var data: Data?
    /// The metrics of the transfer that brought its bytes; nil if there was none, or if they are unknown.
    public var metrics: TransferMetrics? {
        get { cost?.metrics }
        set { cost = newValue.map(Cost.init) }
    }

    /// Stored by reference, because thousands may wait for one answer, each with room for several copies of it.
    private final class Cost: Sendable {
        let metrics: TransferMetrics
        init(_ metrics: TransferMetrics) { self.metrics = metrics }
    }

    private var cost: Cost?
    /// The metadata by reference.
    fileprivate(set) var known: KnownBytes?

    /// Creates a response; see the properties.
    public init(
        image: DecodedImage, source: ResponseSource, cacheKey: ImageKey, isPreview: Bool = false,
        isStale: Bool = false, data: Data? = nil, metadata: CacheMetadata? = nil, metrics: TransferMetrics? = nil
    ) {
        self.image = image
        self.source = source
        self.cacheKey = cacheKey
        self.isPreview = isPreview
        self.isStale = isStale
        self.data = data
        self.metadata = metadata
        self.metrics = metrics
    }

    /// Returns this response with the metadata of the bytes that its image was made of.
    func with(_ known: KnownBytes?) -> ImageResponse {
        var response = self
        response.known = known
        return response
    }

    /// Whether it is made of other bytes than a stale response to the same request.
    func isNewer(than other: ImageResponse) -> Bool {
        if isStale { return false }
        if let version = known?.metadata.version, let old = other.known?.metadata.version { return version != old }
        // What memory has is the same object until something replaces it.
        return image.pixels !== other.image.pixels
    }
}

/// What is known of the bytes.
extension ImageResponse {
    /// What kept the decoder away from this program, if it ran in a process of its own; see HalcyonSandbox. Nil if the
    /// image was decoded in this program.
    public var isolation: ImageIsolation? { image.isolation }

    /// The metadata of the bytes that it was made of: the URL after redirects, status and header fields, and when they
    /// were stored and expire. Nil if it was in memory, is a preview, or was made of a file or of a provider's bytes
    /// that are not cached.
    ///
    /// Header fields are those that a cache holds: without fields of the connection, and after a revalidation with the
    /// updated ones (RFC 9111, 3.1 and 3.2).
    public var metadata: CacheMetadata? {
        get { known?.metadata }
        set { known = newValue.map(KnownBytes.init) }
    }

    /// Status and header fields of the response that brought its bytes; see ``metadata``.
    public var response: HTTPResponse? { known?.metadata.response }

    /// The URL that its bytes came from, after redirects; see ``metadata``.
    public var url: String? { known?.metadata.url }
}

/// The bytes of a source, and where they came from.
public struct DataResponse: Sendable {
    /// The bytes.
    public var data: Data
    /// Where they came from.
    public var source: ResponseSource
    /// The URL that they came from, after redirects; nil if they came from elsewhere.
    public var url: String?
    /// Status and header fields of the response that brought them, as a cache holds them: after a revalidation, with
    /// the updated fields (RFC 9111, 3.2). Nil if there was none.
    public var response: HTTPResponse?
    /// When they were loaded or last revalidated; nil for a local file, and for bytes of a provider that are not
    /// cached.
    public var storedAt: Date?
    /// When they become stale, whether they may be stored or not; nil for never, for a local file, and for bytes of a
    /// provider that are not cached.
    public var expiresAt: Date?
    /// The estimated number of seconds since their server generated or revalidated them (RFC 9111, 4.2.3); nil if they
    /// did not come from a server.
    public var age: TimeInterval?
    /// Whether they were stale when they were returned: a request that does not contact the server, or whose server
    /// could not be reached, may get such bytes.
    public var isStale: Bool
    /// Whether their server has confirmed them for this answer (status 304).
    public var isRevalidated: Bool
    /// The metrics of the transfer that brought them; nil if there was none, or if they are unknown.
    public var metrics: TransferMetrics?

    /// The metadata that a cache keeps with the bytes; nil if they are not cacheable.
    var metadata: CacheMetadata? { known?.metadata }
    /// Whether they are stale, are returned anyway, and must be revalidated in the background.
    var isRevalidationDue = false
    /// Identifies the bytes for all callers that got them from the same load.
    let body = WaitID()
    /// The facts about the local file that they were read from; nil for other sources.
    var file: FileFacts?

    /// The metadata by reference.
    private(set) var known: KnownBytes?

    /// Creates a response; see the properties.
    public init(
        data: Data, source: ResponseSource, url: String? = nil, response: HTTPResponse? = nil, storedAt: Date? = nil,
        expiresAt: Date? = nil, age: TimeInterval? = nil, isStale: Bool = false, isRevalidated: Bool = false,
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
        self.isRevalidated = isRevalidated
        self.metrics = metrics
    }

    /// Creates a response for the content of a local file.
    init(_ read: (data: Data, facts: FileFacts?)) {
        self.init(data: read.data, source: .provider)
        file = read.facts
    }

    /// Creates a response for what a cache has, or is to have, at a given time.
    init(
        _ cached: DataCacheEntry, source: ResponseSource = .disk, at moment: Date, isStale: Bool = false,
        isRevalidated: Bool = false, metrics: TransferMetrics? = nil
    ) {
        let metadata = cached.metadata
        self.init(
            data: cached.data, source: source, url: metadata.url, response: metadata.response,
            storedAt: metadata.storedAt, expiresAt: metadata.expiresAt,
            age: metadata.response == nil ? nil : ResponseAge.current(of: metadata, at: moment), isStale: isStale,
            isRevalidated: isRevalidated, metrics: metrics)
        known = KnownBytes(metadata)
    }
}

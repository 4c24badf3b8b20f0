public import Foundation

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

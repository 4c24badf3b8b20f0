public import Logging

/// A memory cache and a disk cache that are used together; see ``ImageRequest/Options/caches``.
///
/// To be made once and kept: requests that name different objects share no work, whatever caches are in them.
public final class ImageCaches: Sendable {
    /// Keeps decoded images; holds none where there is no memory cache.
    public let imageCache: ImageCache
    let dataCache: StagedDataCache?

    /// Two caches.
    ///
    /// - Parameters:
    ///   - imageCache: Keeps decoded images; nil for none.
    ///   - dataCache: Keeps bytes; nil for none.
    ///   - logger: Hears of a disk cache that cannot be used. Default: the label `"halcyon"`.
    public init(
        imageCache: ImageCache?, dataCache: (any DataCaching)?, logger: Logger = Logger(label: "halcyon")
    ) {
        // One that holds nothing: a hit then has no optional to take apart.
        let imageCache = imageCache ?? ImageCache(costLimit: 0)
        self.imageCache = imageCache
        self.dataCache = dataCache.map { StagedDataCache($0, ledger: imageCache.ledger, logger: logger) }
    }

    /// Returns once everything that was loaded into them is in the disk cache. A cancelled task waits as well.
    public func flush() async { await dataCache?.flush() }
}

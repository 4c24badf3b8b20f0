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
    public convenience init(
        imageCache: ImageCache?, dataCache: (any DataCaching)?, logger: Logger = Logger(label: "halcyon")
    ) {
        self.init(imageCache: imageCache, dataCache: dataCache, logger: logger, clock: SystemClock(), timeout: 3)
    }

    /// - Parameters:
    ///   - clock: Tells how long calls of the disk cache take.
    ///   - timeout: See ``ImagePipeline/Configuration/diskTimeout``.
    init(
        imageCache: ImageCache?, dataCache: (any DataCaching)?, logger: Logger, clock: any Timekeeping, timeout: Double
    ) {
        // One that holds nothing: a hit then has no optional to take apart.
        let imageCache = imageCache ?? ImageCache(costLimit: 0)
        self.imageCache = imageCache
        self.dataCache = dataCache.map {
            StagedDataCache($0, ledger: imageCache.ledger, logger: logger, clock: clock, timeout: timeout)
        }
    }

    /// Returns once everything that was loaded into them is in the disk cache; see ``ImagePipeline/flush()``. If the caches
    /// are a request's own, the timeout of its disk is 3 seconds.
    public func flush() async { await dataCache?.flush() }
}

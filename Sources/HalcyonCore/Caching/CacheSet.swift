public import Logging

/// Combines a memory cache and a disk cache; see ``ImageRequest/Options/caches``.
///
/// Create it once and keep it: requests with different objects share no work, whatever caches these contain.
public final class CacheSet: Sendable {
    /// The cache of decoded images; it stays empty if there is no memory cache.
    public let imageCache: ImageCache
    let dataCache: WriteBehindCache?
    /// The ThumbHashes of images that these caches have or had.
    let thumbHashes = ThumbHashTable()

    /// Combines two caches.
    ///
    /// - Parameters:
    ///   - imageCache: The cache of decoded images; nil for none.
    ///   - dataCache: The cache of bytes; nil for none.
    ///   - originalCache: A cache of its own for the bytes of sources; see
    ///     ``ImagePipeline/Configuration/originalCache``. Default: nil.
    ///   - logger: Logs problems of the disk cache. Default: the label `"halcyon"`.
    public convenience init(
        imageCache: ImageCache?, dataCache: (any DataCaching)?, originalCache: (any DataCaching)? = nil,
        logger: Logger = Logger(label: "halcyon")
    ) {
        self.init(
            imageCache: imageCache, dataCache: dataCache, originalCache: originalCache, logger: logger,
            clock: SystemClock(), timeout: 3)
    }

    /// - Parameters:
    ///   - clock: Measures how long calls of the disk cache take.
    ///   - timeout: See ``ImagePipeline/Configuration/diskTimeout``.
    init(
        imageCache: ImageCache?, dataCache: (any DataCaching)?, originalCache: (any DataCaching)?, logger: Logger,
        clock: any PipelineClock, timeout: Double
    ) {
        // An empty cache instead of nil: a hit then has no optional to unwrap.
        let imageCache = imageCache ?? ImageCache(costLimit: 0)
        self.imageCache = imageCache
        let bytes = originalCache.map { SplitDataCache(originals: $0, finished: dataCache) } ?? dataCache
        self.dataCache = bytes.map {
            WriteBehindCache($0, ledger: imageCache.ledger, logger: logger, clock: clock, timeout: timeout)
        }
    }

    /// Waits until everything loaded into the caches is in the disk cache; see ``ImagePipeline/flush()``. For the
    /// caches of single requests, the timeout of the disk is 3 seconds.
    public func flush() async { await dataCache?.flush() }
}

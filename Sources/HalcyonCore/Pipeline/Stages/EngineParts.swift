/// What a pipeline was created with, as its stages use it. Nothing here changes while the pipeline lives.
final class EngineParts: Sendable {
    let configuration: ImagePipeline.Configuration
    /// What the pipeline adds to each request.
    let defaults: RequestDefaults
    /// The caches of requests that have none of their own.
    let caches: CacheSet
    let downloader: ImageDownloader
    let decoders: ImageDecoderRegistry
    let encoders: ImageEncoderRegistry
    let reporter: Reporter
    let caching: CachingRules
    /// For calls to disk caches that an answer waits for.
    let patience: Patience

    init(_ configuration: ImagePipeline.Configuration) {
        self.configuration = configuration
        downloader = configuration.downloader ?? ImageDownloader(configuration.downloads)
        patience = Patience(limit: configuration.diskTimeout, clock: configuration.clock)
        decoders = ImageDecoderRegistry(configuration.decoders)
        encoders = ImageEncoderRegistry(configuration.encoders)
        caches =
            configuration.defaults.caches
            ?? CacheSet(
                imageCache: configuration.imageCache, dataCache: configuration.dataCache, logger: configuration.logger,
                clock: configuration.clock, timeout: configuration.diskTimeout)
        defaults = RequestDefaults(configuration, downloader.configuration)
        reporter = Reporter(configuration)
        caching = CachingRules(configuration)
    }

    /// The disk cache that a request uses.
    @inline(never)
    func dataCache(of request: ImageRequest) -> WriteBehindCache? {
        request.hasOptions ? (request.caches ?? caches).dataCache : caches.dataCache
    }

    /// The memory cache that a request uses.
    @inline(never)
    func imageCache(of request: ImageRequest) -> ImageCache {
        request.hasOptions ? (request.caches ?? caches).imageCache : caches.imageCache
    }

    /// Returns the image with the pipeline's memory limit for frames.
    func withFrameLimit(_ image: DecodedImage) -> DecodedImage {
        guard let limit = configuration.animationMemoryLimit, let frames = image.frames, frames.memoryLimit != limit
        else { return image }
        var image = image
        image.frames = frames.limited(to: limit)
        return image
    }
}

extension RequestDefaults {
    fileprivate convenience init(
        _ configuration: ImagePipeline.Configuration, _ downloads: ImageDownloader.Configuration
    ) {
        var options = configuration.defaults
        // Set here, they become part of a request's identity: the downloader adds them to each request after the
        // caches.
        options.modifier = options.modifier ?? downloads.modifier
        options.authentication = options.authentication ?? downloads.authentication
        self.init(
            cachePolicy: configuration.cachePolicy, options: options,
            headerFields: configuration.headerFields, keyMapper: configuration.keyMapper)
    }
}

/// The turns at the processors: for decoders, processors of images, previews and encoders.
final class ProcessorPermits: Sendable {
    /// For everything that a load waits for.
    let cpu: Permits
    /// Encoders leave one processor to loads that are waited for. Unless it is waited for itself, an encoder starts
    /// only while one of these permits is free.
    let encoding: Permits
    /// Decoded pictures that wait for a processor. Their load continues before a later one begins, so there are few of
    /// them unless urgent loads keep overtaking others midway.
    let pictures = Backlog(limit: 64 << 20)

    /// - Parameter maximumDecodes: The maximum number of concurrent steps, at least 1.
    init(_ maximumDecodes: Int) {
        let decodes = max(1, maximumDecodes)
        let decoding = Backlog(limit: decodes, admitsUrgent: true)
        cpu = Permits(decodes, behind: pictures, counting: decoding)
        encoding = Permits(decodes - 1, behind: decoding)
    }
}

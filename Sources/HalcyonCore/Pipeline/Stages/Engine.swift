import Foundation

/// What runs the requests of a pipeline.
///
/// These are the stages, in the order in which a request passes them. Each touches nothing but its own state, the parts
/// that it is handed, and the stages after it; what is not private in a stage is there for tests:
///
/// 1. ``MemoryLookup``, on the caller's thread: the image that memory has. A hit ends here.
/// 2. ``Loads``: completes, admits and reports the load, and tries its sources one after the other.
/// 3. ``ImageStage``: shares the work for a finished image, which is found in a cache or made by processors.
///    - ``MemoryImages``: finished images in memory.
///    - ``DiskImages``: finished images in the disk cache.
/// 4. ``DecodeStage``: shares the decoding of a picture at one size; ``RegionStage``: that of parts of open pictures.
/// 5. ``DataStage``: shares the bytes of a source, which come from a file, a provider, or the stages below.
/// 6. ``TransferStage``: the request to a server, and what its answer means for the caches.
/// 7. ``DiskEntries``: entries in the disk cache, for all stages.
/// 8. ``Invalidation``: removes what an answer, or the program, has made outdated.
///
/// Several stages use these: ``EngineParts`` (what the pipeline was created with), ``Reporter`` (the observer),
/// ``CachingRules`` (RFC 9111), ``Versions`` (newer bytes are not replaced by older ones), ``BackgroundRevalidations``
/// (after a stale answer), ``Refusals`` (remembered 404 and 410), ``CPUPermits``, ``Previews`` and ``ThumbHashes``.
///
/// Each permit is held for its own stage only: a slow origin must not starve the decoders.
///
/// Thousands of loads may wait at a time, each with the frame of every function that it waits in, and a function's
/// frame has room for everything inlined into it. So work before or after a wait is not inlined in any stage; the
/// comments give the size of the frame that this avoids, or its content. (With everything inlined, the frame of the
/// work in `DataStage.bytes(for:knowing:demand:onEvent:)` had 53,776 bytes; without, it has 176.)
///
/// Nothing here refers to the pipeline. A load that runs keeps its stage and those after it alive.
///
/// The pipeline uses the parts, the loads, the disk images, the versions, the invalidation and the ThumbHashes; tests
/// use the rest.
final class Engine: Sendable {
    let parts: EngineParts
    let loads: Loads
    let images: ImageStage
    let memory: MemoryImages
    let diskImages: DiskImages
    let decodes: DecodeStage
    let regions: RegionStage
    let data: DataStage
    let disk: DiskEntries
    let invalidation: Invalidation
    let versions: Versions
    let permits: CPUPermits
    let thumbHashes: ThumbHashes

    /// Creates the stages, each after those that it is handed. The pipeline creates ``MemoryLookup`` itself.
    init(_ configuration: ImagePipeline.Configuration) {
        parts = EngineParts(configuration)
        permits = CPUPermits(configuration.maximumDecodes)
        let refusals = Refusals()
        versions = Versions(parts, refusals)
        let revalidations = BackgroundRevalidations(versions)
        let previews = Previews(parts, permits)
        memory = MemoryImages(parts, versions)
        disk = DiskEntries(parts)
        invalidation = Invalidation(parts, versions, refusals)
        let transfers = TransferStage(parts, versions, refusals, disk, invalidation)
        data = DataStage(parts, versions, disk, invalidation, transfers)
        thumbHashes = ThumbHashes(parts)
        decodes = DecodeStage(parts, versions, permits, previews, thumbHashes, disk, data)
        diskImages = DiskImages(parts, versions, permits, disk)
        regions = RegionStage(parts, versions, permits, disk, decodes, data)
        images = ImageStage(
            parts, versions, permits, previews, revalidations, memory, disk, diskImages, decodes, regions, data)
        loads = Loads(parts, versions, revalidations, memory, diskImages, images, regions, data)
    }

    /// Ends all loads; see ``ImagePipeline/invalidate()``. From above: work that runs in the task of other work
    /// (``WorkHost``) must not be cancelled after that task's end.
    func invalidate() {
        images.jobs.close()
        decodes.jobs.close()
        regions.close()
        data.jobs.close()
    }
}

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
    /// Keeps what views show for the next launch.
    let snapshot: SnapshotKeeper?

    init(_ configuration: ImagePipeline.Configuration) {
        self.configuration = configuration
        downloader = configuration.downloader ?? ImageDownloader(configuration.downloads)
        patience = Patience(limit: configuration.diskTimeout, clock: configuration.clock)
        decoders = ImageDecoderRegistry(configuration.decoders)
        encoders = ImageEncoderRegistry(configuration.encoders)
        caches =
            configuration.defaults.caches
            ?? CacheSet(
                imageCache: configuration.imageCache, dataCache: configuration.dataCache,
                originalCache: configuration.originalCache, logger: configuration.logger, clock: configuration.clock,
                timeout: configuration.diskTimeout)
        defaults = RequestDefaults(configuration, downloader.configuration)
        reporter = Reporter(configuration)
        caching = CachingRules(configuration)
        snapshot = SnapshotKeeper(configuration, caches.imageCache, caching)
    }

    /// The disk cache that a request uses.
    @inline(never)
    func dataCache(of request: ImageRequest) -> WriteBehindCache? {
        request.hasOptions ? (request.caches ?? caches).dataCache : caches.dataCache
    }

    /// The ThumbHashes of the caches that a request uses.
    @inline(never)
    func thumbHashes(of request: ImageRequest) -> ThumbHashTable {
        request.hasOptions ? (request.caches ?? caches).thumbHashes : caches.thumbHashes
    }

    /// The memory cache that a request uses.
    @inline(never)
    func imageCache(of request: ImageRequest) -> ImageCache {
        request.hasOptions ? (request.caches ?? caches).imageCache : caches.imageCache
    }

    /// Returns the bytes to decode; see ``ImagePipeline/Configuration/willDecode``.
    func decodable(_ data: Data, of request: ImageRequest) throws(ImageError) -> Data {
        guard let willDecode = configuration.willDecode else { return data }
        do {
            return try willDecode(data, request)
        } catch {
            throw ImageError(error, from: "willDecode")
        }
    }

    /// Returns the entry to store; nil for none; see ``ImagePipeline/Configuration/willStore``.
    func storable(_ entry: DataCacheEntry, of request: ImageRequest) -> DataCacheEntry? {
        guard let willStore = configuration.willStore else { return entry }
        // Nothing can be made of no bytes.
        guard let data = willStore(entry, request), !data.isEmpty else { return nil }
        return DataCacheEntry(data: data, metadata: entry.metadata)
    }

    /// The size at which a request's image is decoded; nil for the whole picture.
    func decodedSize(of request: ImageRequest) -> TargetSize? {
        request.targetSize
            ?? configuration.maximumImageSize.map { TargetSize(width: $0.width, height: $0.height, mode: .fit) }
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
        options.transfer.completeIdentity(by: downloads.transfer)
        self.init(
            cachePolicy: configuration.cachePolicy, options: options,
            headerFields: configuration.headerFields, cacheKey: configuration.cacheKey,
            keyMapper: configuration.keyMapper, targetSize: configuration.defaultTargetSize,
            processors: configuration.defaultProcessors, priority: configuration.defaultPriority)
    }
}

/// The turns at the processors: for decoders, processors of images, previews and encoders.
final class CPUPermits: Sendable {
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

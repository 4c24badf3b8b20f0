import Synchronization

/// Loads images: from memory, from the disk cache, or from their source.
///
/// What is asked for several times at once is done once: identical requests share one transfer, one decode and one run
/// of each processor, and requests that agree only in part share that part. A cancelled request leaves the others
/// alone; when the last one that wants a piece of work leaves, the work is cancelled.
public final class ImagePipeline: Sendable {
    typealias SnapshotHandler = @Sendable (Stamped<LoadingSnapshot>) -> Void

    /// The parts and numbers it was made with.
    public let configuration: Configuration

    let images = SharedWork<ImageJobKey, FinishedImage, LoadingSnapshot>()
    let decodes = SharedWork<DecodeKey, FinishedImage, LoadingSnapshot>()
    let loads = SharedWork<LoadKey, LoadedBytes, LoadingSnapshot>()
    /// What is being confirmed behind answers that were given.
    let confirmations = Mutex<Set<LoadKey>>([])
    let refusals = Refusals()
    /// Whether the log was warned of an answer that is not stored because of its header fields.
    let hasWarnedOfLongHead = Atomic<Bool>(false)
    let filePermits: Permits
    let providerPermits: ProviderPermits
    let lookupPermits: Permits
    /// For what is asked of disk caches on the way to an answer.
    let patience: Patience
    let cpuPermits: Permits
    /// Encoders leave one processor to those who wait for an answer. Unless somebody waits for it, an encoder begins only
    /// while a permit of these is free.
    let encodePermits: Permits
    /// Pictures that were decoded and wait for a processor. Their load goes on before a later one begins, so there are few
    /// of them unless urgent loads keep overtaking others in mid-way.
    let pictures = Backlog(limit: 64 << 20)
    /// Makes its transfers; can be used alone, and given to other pipelines, which then share them.
    public let downloader: ImageDownloader
    let decoders: ImageDecoderRegistry
    let encoders: ImageEncoderRegistry
    let caches: ImageCaches
    let defaults: RequestDefaults
    let observer: (any PipelineObserving)?
    let tokens = TaskTokens()
    /// That of ``caches``, at hand for the fast path.
    let imageCache: ImageCache
    /// That of the configuration's clock, likewise.
    let time: CoarseTime

    /// A pipeline of the given parts.
    public init(_ configuration: Configuration) {
        self.configuration = configuration
        let decodes = max(1, configuration.maximumDecodes)
        let decoding = Backlog(limit: decodes, admitsUrgent: true)
        cpuPermits = Permits(decodes, behind: pictures, counting: decoding)
        encodePermits = Permits(decodes - 1, behind: decoding)
        downloader = configuration.downloader ?? ImageDownloader(configuration.downloads)
        filePermits = Permits(8, behind: downloader.backlog)
        providerPermits = ProviderPermits(16, behind: downloader.backlog, clock: configuration.clock)
        lookupPermits = Permits(16, behind: downloader.backlog)
        patience = Patience(limit: configuration.diskTimeout, clock: configuration.clock)
        decoders = ImageDecoderRegistry(configuration.decoders)
        encoders = ImageEncoderRegistry(configuration.encoders)
        caches =
            configuration.defaults.caches
            ?? ImageCaches(
                imageCache: configuration.imageCache, dataCache: configuration.dataCache, logger: configuration.logger,
                clock: configuration.clock, timeout: configuration.diskTimeout)
        imageCache = caches.imageCache
        time = CoarseTime(configuration.clock)
        defaults = RequestDefaults(configuration, downloader.configuration)
        observer = configuration.observer
    }

    /// The image.
    ///
    /// One that is in memory is returned on the caller's thread at once: no task, no hop, no allocation.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled; why the load failed otherwise.
    @inlinable
    public func image(for request: ImageRequest) async throws(ImageError) -> DecodedImage {
        if let image = memoryHit(for: request) { return image }
        return try await loadedImage(for: request)
    }

    /// The image, and where it came from. See ``image(for:)``.
    ///
    /// - Throws: as ``image(for:)``.
    public func response(for request: ImageRequest) async throws(ImageError) -> ImageResponse {
        if let response = cachedResponse(for: request) { return response }
        return try await load(request, demand: .constant(request.priority))
    }

    /// The bytes of the request's source, of any content type, and where they came from. Nothing is decoded.
    ///
    /// Shares its transfer with requests for images of the same source.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled; why the load failed otherwise.
    public func data(for request: ImageRequest) async throws(ImageError) -> DataResponse {
        try await data(for: request, demand: .constant(request.priority), onEvent: nil)
    }

    /// Starts a load at once.
    ///
    /// For those who want to see its progress, change its priority, or hand it around. Letting go of the task does not
    /// cancel the load.
    public func task(for request: ImageRequest) -> ImageTask {
        let task = ImageTask(request: request)
        if let response = cachedResponse(for: request, id: task.id) {
            task.finish(.success(response))
        } else {
            // Before the start: a load that ends at once must find itself.
            tokens.keep(task)
            task.start(in: self)
        }
        return task
    }

    /// The image, if it is in memory and not stale, or another that will do; see ``ImageRequest/Options/precision``.
    /// Counts as a use of it. Stale images count where the request's policy forbids the network.
    public func cachedImage(for request: ImageRequest) -> DecodedImage? { answerInMemory(to: request)?.image }

    /// Returns once everything that was loaded is in the disk cache: before a program ends, for example. Caches of a
    /// request's own have a ``ImageCaches/flush()`` of theirs.
    ///
    /// A cancelled task waits as well, but no longer than 3 seconds (or ``Configuration/diskTimeout``, if that is shorter)
    /// for a store that does not end. Any other waits 60 seconds for such a one (or that timeout, if it is longer).
    public func flush() async { await caches.flush() }

    /// What a memory hit returns, and its observer is told.
    @usableFromInline
    func memoryHit(for request: ImageRequest) -> DecodedImage? {
        guard let answer = answerInMemory(to: request) else { return nil }
        if observer != nil { observeHit(of: request, LoadID()) }
        return answer.image
    }

    /// Apart from ``image(for:)``, which is inlined into its callers: a hit then is a plain call, without the 15 ns of
    /// an asynchronous one.
    @usableFromInline
    func loadedImage(for request: ImageRequest) async throws(ImageError) -> DecodedImage {
        try await finishedImage(for: request, demand: .constant(request.priority)).response.image
    }

    /// An answer from memory alone, of which the observer is told.
    func cachedResponse(for request: ImageRequest, id: LoadID? = nil) -> ImageResponse? {
        guard let answer = answerInMemory(to: request) else { return nil }
        if observer != nil { observeHit(of: request, id ?? LoadID()) }
        return ImageResponse(
            image: answer.image, source: .memory, cacheKey: imageKey(of: request), isStale: answer.isStale)
    }

    /// The identity of a request's image in the caches, with the pipeline's own part in it.
    func imageKey(of request: ImageRequest) -> ImageKey {
        if defaults.changesIdentity || request.hasOptions {
            return defaults.withCompleted(request) { $0.imageKey }
        }
        return request.imageKey
    }
}

extension RequestDefaults {
    fileprivate convenience init(
        _ configuration: ImagePipeline.Configuration, _ downloads: ImageDownloader.Configuration
    ) {
        var options = configuration.defaults
        // Said here, they are part of a request's identity: the downloader adds them to each request after the caches.
        options.modifier = options.modifier ?? downloads.modifier
        options.authentication = options.authentication ?? downloads.authentication
        self.init(
            cachePolicy: configuration.cachePolicy, options: options,
            headerFields: configuration.headerFields, keyMapper: configuration.keyMapper)
    }
}

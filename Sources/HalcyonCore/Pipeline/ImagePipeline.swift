public import Foundation
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

extension ImagePipeline {
    /// The pipeline of the program: made at its first use, unless it was set before.
    ///
    /// In a program that has `import Halcyon` somewhere, it is one of libcurl, the codecs and a disk cache in the user's
    /// cache folder. In one that is made of parts without `Halcyon`, it has neither loader nor decoders, and its loads fail
    /// with an error that says so: set one of your own.
    ///
    /// Its memory cache gives way when the system is short of memory; see ``followSystemMemory()``. Setting it does not
    /// disturb loads that run in the one before.
    public static var shared: ImagePipeline {
        get {
            if let pipeline = current.withLock({ $0 }) { return pipeline }
            // Outside the lock: making a pipeline calls the program's own logging, which may ask for this one.
            let made = ImagePipeline(standardConfiguration)
            let shared = current.withLock { current in
                let pipeline = current ?? made
                current = pipeline
                return pipeline
            }
            shared.followSystemMemory()
            return shared
        }
        set {
            newValue.followSystemMemory()
            let old = current.withLock { current in
                defer { current = newValue }
                return current
            }
            withExtendedLifetime(old) {}
        }
    }

    private static let current = Mutex<ImagePipeline?>(nil)

    /// Found by name: views stand on the engine alone, and what they show comes from the parts that a program links.
    private static var standardConfiguration: Configuration {
        let maker = NSClassFromString("Halcyon.StandardParts") as? any StandardConfigurationMaking.Type
        return maker?.configuration() ?? Configuration()
    }
}

/// What the module `Halcyon` has for ``ImagePipeline/shared``.
package protocol StandardConfigurationMaking: AnyObject {
    static func configuration() -> ImagePipeline.Configuration
}

/// Loads of which nothing is said but the URL.
extension ImagePipeline {
    /// The image; see ``image(for:)-(ImageRequest)``.
    ///
    /// - Throws: as that.
    public func image(for url: URL) async throws(ImageError) -> DecodedImage { try await image(for: ImageRequest(url)) }

    /// The image, and where it came from; see ``response(for:)-(ImageRequest)``.
    ///
    /// - Throws: as that.
    public func response(for url: URL) async throws(ImageError) -> ImageResponse {
        try await response(for: ImageRequest(url))
    }

    /// The bytes, and where they came from; see ``data(for:)-(ImageRequest)``.
    ///
    /// - Throws: as that.
    public func data(for url: URL) async throws(ImageError) -> DataResponse { try await data(for: ImageRequest(url)) }

    /// Starts a load at once; see ``task(for:)-(ImageRequest)``.
    public func task(for url: URL) -> ImageTask { task(for: ImageRequest(url)) }
}

extension ImagePipeline {
    /// Has the memory cache give way when the system is short of memory, for as long as the cache lives.
    ///
    /// On Linux it keeps three quarters, half or a tenth of what it has, what was used last, as the need is: by the
    /// kernel's pressure figures and by the limit of the control group, and in GTK programs by `GMemoryMonitor` too. On
    /// Apple's systems a memory warning (on macOS, the kernel's sign that memory is short) empties it, and a program
    /// that goes to the background keeps a tenth of its limit.
    ///
    /// Images that are shown stay with their views, and all the others come back from the disk cache. ``shared`` does
    /// this by itself, and views do it for the pipelines that load their images; it is for all others. To do it again
    /// changes nothing. Caches that a request brings along are not meant. Does nothing where
    /// ``Configuration/followsSystemMemory`` is false.
    ///
    /// On Linux needs `Halcyon` in the program, and the first cache that does this starts the one thread that sleeps
    /// until the kernel has something to say. It ends with the last such cache.
    public func followSystemMemory() {
        if configuration.followsSystemMemory { MemoryRelief.shared.add(caches.imageCache) }
    }
}

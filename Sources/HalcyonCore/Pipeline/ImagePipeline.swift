import Foundation
import Synchronization

/// Loads images: from memory, from the disk cache, or from their source.
///
/// Concurrent requests share work: identical requests share one transfer, one decode and one run of each processor, and
/// requests that agree only in part share that part. Cancelling a request does not affect the others; when no request
/// needs a piece of work any longer, it is cancelled.
public final class ImagePipeline: Sendable {
    /// The configuration that the pipeline was created with.
    public let configuration: Configuration
    /// The downloader of the pipeline. It can be used alone, and given to other pipelines, which then share its
    /// transfers.
    public let downloader: ImageDownloader

    /// What answers from memory at once. Stored here, so that a hit goes through no other object.
    let memory: MemoryLookup
    /// What runs everything else.
    let engine: Engine
    let tokens = TaskTokens()

    /// Creates a pipeline of the given parts.
    public init(_ configuration: Configuration) {
        self.configuration = configuration
        engine = Engine(configuration)
        downloader = engine.parts.downloader
        memory = MemoryLookup(engine.parts)
    }

    /// Creates a pipeline with a changed copy of the configuration that ``shared`` has by default.
    ///
    /// In a program built without `Halcyon`, that has neither loader nor decoders.
    ///
    /// ```swift
    /// let pipeline = ImagePipeline { $0.imageCache = ImageCache(costLimit: 32 << 20) }
    /// ```
    ///
    /// - Parameter change: Changes the configuration.
    public convenience init(_ change: (inout Configuration) -> Void) {
        var configuration = Self.standardConfiguration
        change(&configuration)
        self.init(configuration)
    }

    /// Loads an image.
    ///
    /// An image in memory is returned on the caller's thread at once: no task, no hop, no allocation.
    ///
    /// - Throws: `ImageError.cancelled`, at once, if the calling task is cancelled; otherwise the reason why the load
    ///   failed.
    @inlinable
    public func image(for request: ImageRequest) async throws(ImageError) -> DecodedImage {
        if let image = memoryHit(for: request) { return image }
        return try await loadedImage(for: request)
    }

    /// Loads the image of a URL, of the text of one, or of anything else that makes a request; see
    /// ``image(for:)-(ImageRequest)``.
    ///
    /// - Throws: See that method.
    public func image(for source: some ImageRequestConvertible) async throws(ImageError) -> DecodedImage {
        try await image(for: source.asImageRequest())
    }

    /// Loads an image and returns it with its origin. See ``image(for:)-(ImageRequest)``.
    ///
    /// - Throws: See that method.
    public func response(for source: some ImageRequestConvertible) async throws(ImageError) -> ImageResponse {
        let request = source.asImageRequest()
        if let response = cachedResponse(for: request) { return response }
        return try await engine.loads.load(request, demand: .constant(priority(of: request)))
    }

    /// Loads the bytes of a request's source, of any content type, and returns them with their origin. Nothing is
    /// decoded.
    ///
    /// Shares its transfer with requests for images of the same source.
    ///
    /// - Throws: `ImageError.cancelled`, at once, if the calling task is cancelled; otherwise the reason why the load
    ///   failed.
    public func data(for source: some ImageRequestConvertible) async throws(ImageError) -> DataResponse {
        let request = source.asImageRequest()
        return try await engine.loads.data(for: request, demand: .constant(priority(of: request)))
    }

    /// Starts a load at once, and returns a task for it.
    ///
    /// Use a task to observe the progress of a load, change its priority, or pass it on. Releasing the task does not
    /// cancel the load.
    public func task(for source: some ImageRequestConvertible) -> ImageTask {
        let request = source.asImageRequest()
        let task = ImageTask(request: request, priority: priority(of: request))
        if let response = cachedResponse(for: request, id: task.id) {
            task.finish(.success(response))
        } else {
            // Before the start: a load that ends at once must find itself in the table.
            tokens.keep(task)
            task.start(in: self)
        }
        return task
    }

    /// Returns the image if it is in memory and not stale, or another that satisfies the request; see
    /// ``ImageRequest/Options/precision``. Counts as a use of it. Stale images count if the request's policy forbids
    /// the network.
    @inlinable
    public func cachedImage(for source: some ImageRequestConvertible) -> DecodedImage? {
        imageInMemory(for: source.asImageRequest())
    }

    /// Waits for the revalidation of a stale answer, and returns the newer image that it brings.
    ///
    /// A stale image is an answer at once if its server allows that (``Configuration/revalidatesInBackground``). To
    /// show the newer one as well, call this with the answer:
    ///
    /// ```swift
    /// let response = try await pipeline.response(for: request)
    /// show(response.image)
    /// if let newer = await pipeline.update(of: response, for: request) { show(newer.image) }
    /// ```
    ///
    /// - Parameters:
    ///   - response: The answer.
    ///   - source: The request that it is the answer to.
    /// - Returns: nil if the answer is not being revalidated (``ImageResponse/isBeingRevalidated``), if its server
    ///   confirms it or fails, and if the calling task is cancelled.
    public func update(
        of response: ImageResponse, for source: some ImageRequestConvertible
    ) async -> ImageResponse? {
        guard response.isBeingRevalidated else { return nil }
        var request = source.asImageRequest()
        // The revalidation may have ended already.
        if let current = cachedResponse(for: request) { return current.isNewer(than: response) ? current : nil }
        // Otherwise this joins it.
        request.cachePolicy.network = .revalidate
        guard let current = try? await self.response(for: request), current.isNewer(than: response) else { return nil }
        return current
    }

    /// Waits until everything loaded is in the disk cache, and what views show in the ``LaunchSnapshot``; call it
    /// before a program ends, for example. For the caches of single requests, call their ``CacheSet/flush()``.
    ///
    /// A cancelled task waits as well, but no longer than 3 seconds (or ``Configuration/diskTimeout``, if that is
    /// shorter) for a store that does not end. Any other task waits 60 seconds for such a store (or that timeout, if it
    /// is longer).
    public func flush() async {
        await engine.parts.caches.flush()
        await engine.parts.snapshot?.write()
    }

    @usableFromInline
    func imageInMemory(for request: ImageRequest) -> DecodedImage? { memory.answer(to: request)?.image }

    /// Returns the image for a memory hit, and reports it to the observer.
    @usableFromInline
    func memoryHit(for request: ImageRequest) -> DecodedImage? {
        guard let answer = memory.answer(to: request) else { return nil }
        if memory.isObserved { engine.parts.reporter.observeHit(of: request, LoadID()) }
        return answer.image
    }

    /// Notes that a view shows an image, for the ``LaunchSnapshot``.
    func noteShown(_ request: ImageRequest) {
        guard let snapshot = engine.parts.snapshot else { return }
        engine.parts.defaults.withCompleted(request) { snapshot.note($0) }
    }

    /// Returns the image of the last launch that a view shows until there is an answer; nil if there is none, or it
    /// must not be used without its server.
    func leftover(for request: ImageRequest) -> DecodedImage? {
        guard let snapshot = engine.parts.snapshot else { return nil }
        return engine.parts.defaults.withCompleted(request) { snapshot.leftover(for: $0) }
    }

    /// Separate from ``image(for:)``, which is inlined into its callers: a hit is then a plain call, without the 15 ns
    /// of an asynchronous one.
    @usableFromInline
    func loadedImage(for request: ImageRequest) async throws(ImageError) -> DecodedImage {
        try await engine.loads.finishedImage(for: request, demand: .constant(priority(of: request))).response.image
    }

    /// The request's priority, or the default.
    func priority(of request: ImageRequest) -> LoadPriority { engine.parts.defaults.priority(of: request) }

    /// Returns an answer from memory alone, and reports it to the observer.
    func cachedResponse(for request: ImageRequest, id: LoadID? = nil) -> ImageResponse? {
        guard let answer = memory.answer(to: request) else { return nil }
        if memory.isObserved { engine.parts.reporter.observeHit(of: request, id ?? LoadID()) }
        return ImageResponse(
            image: answer.image, source: .memory, cacheKey: memory.imageKey(of: request), isStale: answer.isStale)
    }
}

extension ImagePipeline {
    /// The program's shared pipeline, created at its first use unless it was set before.
    ///
    /// In a program that imports `Halcyon` anywhere, it uses libcurl, Halcyon's codecs and a disk cache in the user's
    /// cache folder. In a program built without `Halcyon`, it has neither loader nor decoders, and its loads fail with
    /// an error that says so: set your own pipeline.
    ///
    /// Its memory cache shrinks when the system is short of memory; see ``followSystemMemory()``. Setting another
    /// pipeline does not affect loads running in the previous one.
    public static var shared: ImagePipeline {
        get {
            if let pipeline = current.withLock({ $0 }) { return pipeline }
            // Outside the lock: creating a pipeline calls the program's logging, which may ask for this one.
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

    /// Found by name: views depend only on the core, while decoders and loader come from the modules that a program
    /// links.
    private static var standardConfiguration: Configuration {
        let maker = NSClassFromString("Halcyon.StandardParts") as? any StandardConfigurationMaking.Type
        return maker?.configuration() ?? Configuration()
    }
}

/// Implemented by the module `Halcyon`, for ``ImagePipeline/shared``.
package protocol StandardConfigurationMaking: AnyObject {
    static func configuration() -> ImagePipeline.Configuration
}

extension ImagePipeline {
    /// Makes the memory cache shrink when the system is short of memory, for as long as the cache lives.
    ///
    /// On Linux it keeps the most valuable three quarters, half or tenth of its content, depending on the kernel's
    /// pressure figures and the limit of the control group, and in GTK programs on `GMemoryMonitor` too. On Apple's
    /// systems a memory warning (on macOS, the kernel's memory pressure signal) empties it, and a program that goes to
    /// the background keeps a tenth of its limit.
    ///
    /// Images that are shown stay with their views, and all others come back from the disk cache. ``shared`` does this
    /// by itself, and views do it for the pipelines that load their images; call it for all other pipelines. Further
    /// calls have no effect. It does not apply to the caches of single requests, and does nothing if
    /// ``Configuration/followsSystemMemory`` is false.
    ///
    /// On Linux this needs `Halcyon` in the program. The first such cache starts a single thread, which sleeps until
    /// the kernel reports pressure and ends with the last such cache.
    public func followSystemMemory() {
        if configuration.followsSystemMemory { MemoryPressureHandler.shared.add(engine.parts.caches.imageCache) }
    }
}

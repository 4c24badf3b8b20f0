/// Loads images: from memory, from the disk cache, or from their source.
///
/// What is asked for several times at once is done once: identical requests share one transfer, one decode and one run of
/// each processor, and requests that agree only in part share that part. A cancelled request leaves the others alone; when
/// the last one that wants a piece of work leaves, the work is cancelled.
public final class ImagePipeline: Sendable {
    /// The parts and numbers it was made with.
    public let configuration: Configuration

    let images = SharedWork<ImageJobKey, FinishedImage, LoadingProgress>()
    let decodes = SharedWork<DecodeKey, ImageResponse, LoadingProgress>()
    let loads = SharedWork<LoadKey, DataResponse, LoadingProgress>()
    let transferPermits: Permits
    let filePermits = Permits(8)
    let cpuPermits: Permits
    let decoders: ImageDecoderRegistry
    /// One that holds nothing where there is none: a hit then has no optional to take apart.
    let imageCache: ImageCache
    let dataCache: StagedDataCache?

    /// A pipeline of the given parts.
    public init(_ configuration: Configuration) {
        self.configuration = configuration
        transferPermits = Permits(configuration.maximumTransfers)
        cpuPermits = Permits(configuration.maximumDecodes)
        decoders = ImageDecoderRegistry(configuration.decoders)
        imageCache = configuration.imageCache ?? ImageCache(costLimit: 0)
        dataCache = configuration.dataCache.map { StagedDataCache($0, logger: configuration.logger) }
    }

    /// The image.
    ///
    /// One that is in memory is returned on the caller's thread at once: no task, no hop, no allocation.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled; why the load failed otherwise.
    @inlinable
    public func image(for request: ImageRequest) async throws(ImageError) -> DecodedImage {
        if let image = cachedImage(for: request) { return image }
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
        try await data(for: request, demand: .constant(request.priority), onProgress: nil)
    }

    /// Starts a load at once.
    ///
    /// For those who want to see its progress, change its priority, or hand it around. Letting go of the task does not
    /// cancel the load.
    public func task(for request: ImageRequest) -> ImageTask {
        let task = ImageTask(request: request)
        if let response = cachedResponse(for: request) {
            task.finish(.success(response))
        } else {
            task.start(in: self)
        }
        return task
    }

    /// The image, if it is in memory. Counts as a use of it.
    public func cachedImage(for request: ImageRequest) -> DecodedImage? {
        guard request.cachePolicy.readsMemory else { return nil }
        return request.withImageKey { imageCache.image(for: $0) }
    }

    /// Returns once everything that was loaded is in the disk cache: before a program ends, for example.
    public func flush() async { await dataCache?.flush() }

    /// Apart from ``image(for:)``, which is inlined into its callers: a hit then is a plain call, without the 15 ns of an
    /// asynchronous one.
    @usableFromInline
    func loadedImage(for request: ImageRequest) async throws(ImageError) -> DecodedImage {
        try await load(request, demand: .constant(request.priority)).image
    }

    private func cachedResponse(for request: ImageRequest) -> ImageResponse? {
        cachedImage(for: request).map { ImageResponse(image: $0, source: .memory, cacheKey: request.imageKey) }
    }
}

/// Code of your own around each load of an image: it may log the load, change what is loaded, answer in its place, try
/// again, or refuse it.
///
/// ```swift
/// var configuration = ImagePipeline.Configuration.standard
/// configuration.interceptors = [
///     { load in
///         var request = load.request
///         request.headerFields[.accept] = "image/avif,image/webp"
///         return try await load.proceed(with: request)
///     }
/// ]
/// ```
///
/// Interceptors are asked by every load that finds no image in memory, before it joins others: a thousand loads of one
/// image ask a thousand times. They are not asked by loads of bytes and by look-ups in the caches
/// (``ImagePipeline/cache``). An error that is no ``ImageError`` fails the load with `.processing(.failed)`.
public typealias ImageInterceptor = @Sendable (InterceptedLoad) async throws -> ImageResponse

extension ImageError {
    /// The error of a load that the program's own code has failed; `name` says which code.
    init(_ error: any Error, from name: String) {
        switch error as? ImageError {
        // It must not look like a cancellation by the caller.
        case .cancelled?: self = .request(.givenUp)
        case let error?: self = error
        case nil: self = .processing(.failed(processor: name, why: .init(error)))
        }
    }
}

/// A load that an ``ImageInterceptor`` is asked about.
public struct InterceptedLoad: Sendable {
    /// The request, as the caller or the previous interceptor has made it.
    public let request: ImageRequest

    fileprivate let parts: EngineParts
    private let next: @Sendable (ImageRequest) async throws(ImageError) -> ImageResponse

    init(
        _ request: ImageRequest, _ parts: EngineParts,
        _ next: @escaping @Sendable (ImageRequest) async throws(ImageError) -> ImageResponse
    ) {
        self.request = request
        self.parts = parts
        self.next = next
    }

    /// Loads the image: asks the next interceptor, and after the last one the caches and the source. May be called
    /// again, such as after a failure.
    ///
    /// - Throws: The reason why the load failed.
    public func proceed() async throws(ImageError) -> ImageResponse { try await next(request) }

    /// Loads another image instead; see ``proceed()``.
    ///
    /// The caches keep it under its own key, so that the next load of the first request asks the interceptors again.
    ///
    /// - Throws: The reason why the load failed.
    public func proceed(with source: some ImageRequestConvertible) async throws(ImageError) -> ImageResponse {
        try await next(source.asImageRequest())
    }
}

/// The place in the disk cache of what an intercepted load looks for first, and stores.
package struct DiskPlace: Sendable {
    /// The key of the entry.
    package let key: String
    private let cache: WriteBehindCache
    private let patience: Patience
    private let clock: any PipelineClock

    /// Returns nil without a disk cache, for local files and providers, and unless the request reads and writes that
    /// cache before it uses the network.
    package init?(of load: InterceptedLoad) {
        let (parts, request) = (load.parts, load.parts.defaults.completed(load.request, id: LoadID()))
        let policy = request.cachePolicy
        guard case .remote = request.source, policy.disk == .readWrite, policy.network == .automatic,
            let cache = parts.dataCache(of: request)
        else { return nil }
        key = request.keepsProcessed ? request.processedKey : request.loadIdentity.sourceKey
        (self.cache, patience, clock) = (cache, parts.patience, parts.configuration.clock)
    }

    /// Whether the cache has a fresh entry, as far as it answers in time.
    package func isFresh() async -> Bool {
        await cache.metadata(for: key, with: patience)?.isFresh(at: clock.date) ?? false
    }

    /// Waits for what is on its way to the cache, as long as a flush would.
    ///
    /// - Returns: Whether the cache has a fresh entry then: not if the server forbids to store it.
    package func isStored() async -> Bool {
        await cache.settle([key])
        return await isFresh()
    }
}

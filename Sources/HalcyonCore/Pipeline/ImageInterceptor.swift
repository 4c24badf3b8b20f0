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

    private let parts: EngineParts
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

extension InterceptedLoad {
    /// The key of what the load looks for first in the disk cache, and stores there; nil for local files, for
    /// providers, and unless the request reads and writes the disk cache before it uses the network.
    package var diskKey: String? {
        let request = parts.defaults.completed(request, id: LoadID())
        let policy = request.cachePolicy
        guard case .remote = request.source, policy.disk == .readWrite, policy.network == .automatic else { return nil }
        return request.keepsProcessed ? request.processedKey : request.loadIdentity.sourceKey
    }

    /// Whether the disk cache has a fresh entry for a key, as far as it answers in time.
    package func isOnDisk(_ key: String) async -> Bool {
        let request = parts.defaults.completed(request, id: LoadID())
        guard let cache = parts.dataCache(of: request) else { return false }
        return await cache.metadata(for: key, with: parts.patience)?.isFresh(at: parts.configuration.clock.date)
            ?? false
    }

    /// Waits until the disk cache has what a load has stored there, as long as a flush would.
    ///
    /// - Returns: Whether it has a fresh entry for the key: not if that may not be stored.
    package func isStored(_ key: String) async -> Bool {
        await parts.dataCache(of: parts.defaults.completed(request, id: LoadID()))?.settle([key])
        return await isOnDisk(key)
    }
}

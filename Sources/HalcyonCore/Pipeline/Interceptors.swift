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
/// image ask a thousand times. Loads of bytes ask those of ``DataInterceptor``, and look-ups in the caches
/// (``ImagePipeline/cache``) ask none. An error that is no ``ImageError`` fails the load with `.processing(.failed)`.
public typealias ImageInterceptor = @Sendable (InterceptedLoad) async throws -> ImageResponse

/// Code of your own around each load of bytes: it may log the load, change what is loaded, answer in its place, try
/// again, or refuse it.
///
/// ```swift
/// var configuration = ImagePipeline.Configuration.standard
/// configuration.dataInterceptors = [
///     { load in
///         do {
///             return try await load.proceed()
///         } catch ImageError.response(.status(404)) {
///             return try await load.proceed(with: "https://example.org/missing.png")
///         }
///     }
/// ]
/// ```
///
/// Interceptors are asked by every load of bytes, before it joins others and looks into the disk cache:
/// ``ImagePipeline/data(for:)``, its form with handlers, and prefetchers whose destination is the disk. Loads of images
/// ask those of ``ImageInterceptor``, and look-ups in the caches (``ImagePipeline/cache``) ask none. An error that is
/// no ``ImageError`` fails the load with `.processing(.failed)`.
public typealias DataInterceptor = @Sendable (InterceptedDataLoad) async throws -> DataResponse

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

/// A load of an image that an ``ImageInterceptor`` is asked about.
public typealias InterceptedLoad = Intercepted<ImageResponse>

/// A load of bytes that a ``DataInterceptor`` is asked about.
public typealias InterceptedDataLoad = Intercepted<DataResponse>

/// A load that an interceptor is asked about: an ``InterceptedLoad`` or an ``InterceptedDataLoad``.
public struct Intercepted<Response: Sendable>: Sendable {
    /// The request, as the caller or the previous interceptor has made it.
    public let request: ImageRequest

    fileprivate let parts: EngineParts
    private let next: @Sendable (ImageRequest) async throws(ImageError) -> Response

    /// Loads what is requested: asks the next interceptor, and after the last one the caches and the source. May be
    /// called again, such as after a failure.
    ///
    /// - Throws: The reason why the load failed.
    public func proceed() async throws(ImageError) -> Response { try await next(request) }

    /// Loads something else instead; see ``proceed()``.
    ///
    /// The caches keep it under its own key, so that the next load of the first request asks the interceptors again.
    ///
    /// - Throws: The reason why the load failed.
    public func proceed(with source: some ImageRequestConvertible) async throws(ImageError) -> Response {
        var other = source.asImageRequest()
        // The caller's purpose is the same, whatever is loaded.
        other.purpose = request.purpose
        other.isKeptForCertain = request.isKeptForCertain
        return try await next(other)
    }

    /// Asks the interceptors after the first `count`, and then calls `load`. Not inlined: few pipelines have any.
    @inline(never)
    static func response(
        to request: ImageRequest, _ parts: EngineParts,
        asking interceptors: [@Sendable (Self) async throws -> Response], after count: Int = 0,
        load: @escaping @Sendable (ImageRequest) async throws(ImageError) -> Response
    ) async throws(ImageError) -> Response {
        guard count < interceptors.count else { return try await load(request) }
        let intercepted = Self(request: request, parts: parts) { request async throws(ImageError) in
            try await response(to: request, parts, asking: interceptors, after: count + 1, load: load)
        }
        do {
            return try await interceptors[count](intercepted)
        } catch {
            // A caller that has gone does not care how its interceptor puts that.
            if Task.isCancelled { throw .cancelled }
            throw ImageError(error, from: "interceptor")
        }
    }
}

/// The place in the disk cache of what an intercepted load looks for first, and stores.
package struct DiskPlace: Sendable {
    /// The key of the entry.
    package let key: String
    private let cache: WriteBehindCache
    private let patience: Patience
    private let clock: any PipelineClock

    /// The place of a finished image if that is stored, otherwise of the bytes of its source.
    ///
    /// Returns nil without a disk cache, for local files and providers, and unless the request reads and writes that
    /// cache before it uses the network.
    package init?(of load: InterceptedLoad) {
        self.init(load.request, load.parts) { $0.keepsProcessed ? $0.processedKey : $0.loadIdentity.sourceKey }
    }

    /// The place of the bytes of a source. Returns nil as for images.
    package init?(of load: InterceptedDataLoad) { self.init(load.request, load.parts) { $0.loadIdentity.sourceKey } }

    private init?(_ request: ImageRequest, _ parts: EngineParts, key: (ImageRequest) -> String) {
        let request = parts.defaults.completed(request, id: LoadID())
        let policy = request.cachePolicy
        guard case .remote = request.source, policy.disk == .readWrite, policy.network == .automatic,
            let cache = parts.dataCache(of: request)
        else { return nil }
        self.key = key(request)
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

/// Looking after the caches, for programs without `async`.
extension ImagePipeline.Cache {
    /// Removes all that was made of a request's source; see ``removeAll(variantsOf:)``. What is stored after the call
    /// stays.
    ///
    /// - Parameters:
    ///   - request: Whose source's variants are removed.
    ///   - executor: Where the completion runs.
    ///   - completion: Called once all is gone from the disk as well; with `ImageError.cache` when not all could be
    ///     removed. Default: nil.
    public func removeAll(
        variantsOf request: ImageRequest, on executor: CallbackExecutor,
        completion: (@Sendable (Result<Void, ImageError>) -> Void)? = nil
    ) {
        let request = completed(request)
        let cache = pipeline.dataCache(of: request)
        let clearing = beginRemoval(variantsOf: request)
        perform(on: executor, completion) { () async throws(ImageError) in
            if let cache, let clearing { try await cache.finish(clearing) }
        }
    }

    /// Removes what is past its expiry; see ``removeExpired()``.
    ///
    /// - Parameters:
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the number of entries that were removed from the disk, or with why not all could be.
    ///     Default: nil.
    public func removeExpired(
        on executor: CallbackExecutor, completion: (@Sendable (Result<Int, ImageError>) -> Void)? = nil
    ) {
        removeExpiredImages()
        let cache = pipeline.caches.dataCache
        perform(on: executor, completion) { () async throws(ImageError) in try await cache?.removeExpired() ?? 0 }
    }

    /// Removes from the disk cache the entries of which `isUnwanted` says so; see ``removeData(where:)``.
    ///
    /// - Parameters:
    ///   - isUnwanted: Says which go; called on a thread of the cache's own.
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the number of entries that were removed, or with why not all could be. Default: nil.
    public func removeData(
        where isUnwanted: @escaping @Sendable (DataCacheItem) -> Bool, on executor: CallbackExecutor,
        completion: (@Sendable (Result<Int, ImageError>) -> Void)? = nil
    ) {
        let cache = pipeline.caches.dataCache
        perform(on: executor, completion) { () async throws(ImageError) in
            try await cache?.removeAll(where: isUnwanted) ?? 0
        }
    }

    /// Counts what the disk cache holds; see ``dataStatistics()``.
    ///
    /// - Parameters:
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the figures, nil where there are none, or with why they cannot be had.
    public func dataStatistics(
        on executor: CallbackExecutor,
        completion: @escaping @Sendable (Result<DataCacheStatistics?, ImageError>) -> Void
    ) {
        let cache = pipeline.caches.dataCache
        perform(on: executor, completion) { () async throws(ImageError) in try await cache?.statistics() }
    }

    func perform<Value: Sendable>(
        on executor: CallbackExecutor, _ completion: (@Sendable (Result<Value, ImageError>) -> Void)?,
        _ work: @escaping @Sendable () async throws(ImageError) -> Value
    ) {
        _ = startTask {
            let outcome: Result<Value, ImageError>
            do throws(ImageError) { outcome = .success(try await work()) } catch { outcome = .failure(error) }
            if let completion { executor { completion(outcome) } }
        }
    }
}

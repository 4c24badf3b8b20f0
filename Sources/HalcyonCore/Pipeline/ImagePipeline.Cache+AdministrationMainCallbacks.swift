/// Looking after the caches, for programs without `async`, with completions on the main actor.
extension ImagePipeline.Cache {
    /// Removes all that was made of a request's source; see ``removeAll(variantsOf:on:completion:)``.
    ///
    /// - Parameters:
    ///   - request: Whose source's variants are removed.
    ///   - completion: Called once all is gone from the disk as well; with `ImageError.cache` when not all could be
    ///     removed. Default: nil.
    public func removeAll(
        variantsOf request: ImageRequest,
        completion: (@MainActor @Sendable (Result<Void, ImageError>) -> Void)? = nil
    ) {
        removeAll(variantsOf: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Removes what is past its expiry; see ``removeExpired()``.
    ///
    /// - Parameter completion: Called with the number of entries that were removed from the disk, or with why not all
    ///   could be. Default: nil.
    public func removeExpired(completion: (@MainActor @Sendable (Result<Int, ImageError>) -> Void)? = nil) {
        removeExpired(on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Removes from the disk cache the entries of which `isUnwanted` says so; see ``removeData(where:)``.
    ///
    /// - Parameters:
    ///   - isUnwanted: Says which go; called on a thread of the cache's own.
    ///   - completion: Called with the number of entries that were removed, or with why not all could be. Default: nil.
    public func removeData(
        where isUnwanted: @escaping @Sendable (DataCacheItem) -> Bool,
        completion: (@MainActor @Sendable (Result<Int, ImageError>) -> Void)? = nil
    ) {
        removeData(where: isUnwanted, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Counts what the disk cache holds; see ``dataStatistics()``.
    ///
    /// - Parameter completion: Called with the figures, nil where there are none, or with why they cannot be had.
    public func dataStatistics(
        completion: @escaping @MainActor @Sendable (Result<DataCacheStatistics?, ImageError>) -> Void
    ) {
        dataStatistics(on: .main, completion: CallbackExecutor.onMain(completion))
    }
}

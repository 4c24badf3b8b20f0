public import Foundation

/// The caches, for programs without `async`.
///
/// No call blocks on the disk, on any thread. Each call sees the effects of the calls before it, whether or not they
/// have ended: an image that is looked up and is not finished yet is made of the bytes that were stored just before. A
/// call may also see the effects of later calls. Work that began before the caches were emptied puts nothing back.
/// Completions are called exactly once, in the order in which the calls end.
extension ImagePipeline.Cache {
    /// Looks up the finished image in memory and on the disk; see ``response(for:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose image is looked up.
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the image and where it was found, with nil if it was not found, or with the reason
    ///     why none could be made of the bytes. If the image is in memory, it is handed to the executor before this
    ///     returns.
    public func response(
        for request: ImageRequest, on executor: CallbackExecutor,
        completion: @escaping @Sendable (Result<ImageResponse?, ImageError>) -> Void
    ) {
        let request = lookup(for: request)
        if let response = pipeline.cachedResponse(for: request) {
            return executor { completion(.success(response)) }
        }
        _ = startTask { [self] in
            let outcome: Result<ImageResponse?, ImageError>
            do throws(ImageError) {
                outcome = .success(try await storedResponse(for: request))
            } catch {
                outcome = .failure(error)
            }
            executor { completion(outcome) }
        }
    }

    /// Looks up the bytes of a request's source on the disk; see ``data(for:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose source is looked up.
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the bytes and their metadata; with nil if there are none.
    public func data(
        for request: ImageRequest, on executor: CallbackExecutor,
        completion: @escaping @Sendable (DataCacheEntry?) -> Void
    ) {
        _ = startTask { [self] in
            let entry = await data(for: request)
            executor { completion(entry) }
        }
    }

    /// Checks whether the disk has the bytes of a request's source; see ``hasData(for:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose source is looked up.
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the result.
    public func hasData(
        for request: ImageRequest, on executor: CallbackExecutor, completion: @escaping @Sendable (Bool) -> Void
    ) {
        data(for: request, on: executor) { completion($0 != nil) }
    }

    /// Puts bytes into the disk cache, as if the request's source had just been loaded; see ``store(_:for:)-(Data,_)``.
    ///
    /// Storing faster than the disk can write fills memory: start the next store when the last has ended.
    ///
    /// - Parameters:
    ///   - data: The bytes, encoded as received.
    ///   - request: The request whose source the bytes are.
    ///   - executor: Where the completion runs.
    ///   - completion: Called when they are on the disk, or could not be written, which logs a warning. Default: nil.
    public func store(
        _ data: Data, for request: ImageRequest, on executor: CallbackExecutor,
        completion: (@Sendable () -> Void)? = nil
    ) {
        let request = completed(request)
        let cache = parts.dataCache(of: request)
        let key = request.loadIdentity.sourceKey
        // Before this returns: the next call must find it.
        let (entry, begun) = engine.versions.placed(data, for: request)
        cache?.put(entry, for: key, ticket: begun.ticket)
        settle([key], in: cache, on: executor, completion)
    }

    /// Removes a request's finished image from memory, and that image and its source's bytes from the disk cache; see
    /// ``remove(for:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose entries are removed.
    ///   - executor: Where the completion runs.
    ///   - completion: Called when they are removed from the disk as well. Default: nil.
    public func remove(
        for request: ImageRequest, on executor: CallbackExecutor, completion: (@Sendable () -> Void)? = nil
    ) {
        let request = completed(request)
        engine.invalidation.remove(request)
        settle(keys(of: request), in: parts.dataCache(of: request), on: executor, completion)
    }

    /// Empties both caches; see ``removeAll()``. Entries stored after the call stay.
    ///
    /// - Parameters:
    ///   - executor: Where the completion runs.
    ///   - completion: Called when everything is removed from the disk as well; with `ImageError.cache` if not
    ///     everything could be removed. Default: nil.
    public func removeAll(
        on executor: CallbackExecutor, completion: (@Sendable (Result<Void, ImageError>) -> Void)? = nil
    ) {
        let cache = parts.caches.dataCache
        let clearing = engine.invalidation.removeAll()
        perform(on: executor, completion) { () async throws(ImageError) in
            if let cache, let clearing { try await cache.finish(clearing) }
        }
    }

    private func settle(
        _ keys: [String], in cache: WriteBehindCache?, on executor: CallbackExecutor,
        _ completion: (@Sendable () -> Void)?
    ) {
        guard let completion else { return }
        _ = startTask {
            await cache?.settle(keys)
            executor(completion)
        }
    }
}

/// The caches, for programs without `async`, with completions on the main actor.
extension ImagePipeline.Cache {
    /// Looks up the finished image in memory and on the disk; see ``response(for:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose image is looked up.
    ///   - completion: Called with the image and where it was found, with nil if it was not found, or with the reason
    ///     why none could be made of the bytes. It is called before this returns if the image is in memory and the
    ///     caller is on the main thread.
    public func response(
        for request: ImageRequest,
        completion: @escaping @MainActor @Sendable (Result<ImageResponse?, ImageError>) -> Void
    ) {
        response(for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Looks up the bytes of a request's source on the disk; see ``data(for:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose source is looked up.
    ///   - completion: Called with the bytes and their metadata; with nil if there are none.
    public func data(
        for request: ImageRequest, completion: @escaping @MainActor @Sendable (DataCacheEntry?) -> Void
    ) {
        data(for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Checks whether the disk has the bytes of a request's source; see ``hasData(for:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose source is looked up.
    ///   - completion: Called with the result.
    public func hasData(for request: ImageRequest, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        hasData(for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Puts bytes into the disk cache; see ``store(_:for:on:completion:)``.
    ///
    /// - Parameters:
    ///   - data: The bytes, encoded as received.
    ///   - request: The request whose source the bytes are.
    ///   - completion: Called when they are on the disk, or could not be written, which logs a warning. Default: nil.
    public func store(
        _ data: Data, for request: ImageRequest, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        store(data, for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Removes a request's finished image and its source's bytes; see ``remove(for:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose entries are removed.
    ///   - completion: Called when they are removed from the disk as well. Default: nil.
    public func remove(for request: ImageRequest, completion: (@MainActor @Sendable () -> Void)? = nil) {
        remove(for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Empties both caches; see ``removeAll()``. Entries stored after the call stay.
    ///
    /// - Parameter completion: Called when everything is removed from the disk as well; with `ImageError.cache` if not
    ///   everything could be removed. Default: nil.
    public func removeAll(completion: (@MainActor @Sendable (Result<Void, ImageError>) -> Void)? = nil) {
        removeAll(on: .main, completion: CallbackExecutor.onMain(completion))
    }
}

/// Cache maintenance, for programs without `async`.
extension ImagePipeline.Cache {
    /// Removes everything made of a request's source; see ``removeAll(variantsOf:)``. Entries stored after the call
    /// stay.
    ///
    /// - Parameters:
    ///   - request: The request whose source's variants are removed.
    ///   - executor: Where the completion runs.
    ///   - completion: Called when everything is removed from the disk as well; with `ImageError.cache` if not
    ///     everything could be removed. Default: nil.
    public func removeAll(
        variantsOf request: ImageRequest, on executor: CallbackExecutor,
        completion: (@Sendable (Result<Void, ImageError>) -> Void)? = nil
    ) {
        let request = completed(request)
        let cache = parts.dataCache(of: request)
        let clearing = engine.invalidation.removeAll(variantsOf: request)
        perform(on: executor, completion) { () async throws(ImageError) in
            if let cache, let clearing { try await cache.finish(clearing) }
        }
    }

    /// Removes expired entries; see ``removeExpired()``.
    ///
    /// - Parameters:
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the number of entries removed from the disk, or with the reason why not all could
    ///     be. Default: nil.
    public func removeExpired(
        on executor: CallbackExecutor, completion: (@Sendable (Result<Int, ImageError>) -> Void)? = nil
    ) {
        engine.invalidation.removeExpiredImages()
        let cache = parts.caches.dataCache
        perform(on: executor, completion) { () async throws(ImageError) in try await cache?.removeExpired() ?? 0 }
    }

    /// Removes from the disk cache the entries for which `isUnwanted` returns true; see ``removeData(where:)``.
    ///
    /// - Parameters:
    ///   - isUnwanted: Whether to remove an entry; called on the cache's own thread.
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the number of entries removed, or with the reason why not all could be. Default:
    ///     nil.
    public func removeData(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool, on executor: CallbackExecutor,
        completion: (@Sendable (Result<Int, ImageError>) -> Void)? = nil
    ) {
        let cache = parts.caches.dataCache
        perform(on: executor, completion) { () async throws(ImageError) in
            try await cache?.removeAll(where: isUnwanted) ?? 0
        }
    }

    /// Returns the statistics of the disk cache; see ``dataStatistics()``.
    ///
    /// - Parameters:
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the statistics, with nil if there are none, or with the reason why they are
    ///     unavailable.
    public func dataStatistics(
        on executor: CallbackExecutor,
        completion: @escaping @Sendable (Result<DataCacheStatistics?, ImageError>) -> Void
    ) {
        let cache = parts.caches.dataCache
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

/// Cache maintenance, for programs without `async`, with completions on the main actor.
extension ImagePipeline.Cache {
    /// Removes everything made of a request's source; see ``removeAll(variantsOf:on:completion:)``.
    ///
    /// - Parameters:
    ///   - request: The request whose source's variants are removed.
    ///   - completion: Called when everything is removed from the disk as well; with `ImageError.cache` if not
    ///     everything could be removed. Default: nil.
    public func removeAll(
        variantsOf request: ImageRequest,
        completion: (@MainActor @Sendable (Result<Void, ImageError>) -> Void)? = nil
    ) {
        removeAll(variantsOf: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Removes expired entries; see ``removeExpired()``.
    ///
    /// - Parameter completion: Called with the number of entries removed from the disk, or with the reason why not all
    ///   could be. Default: nil.
    public func removeExpired(completion: (@MainActor @Sendable (Result<Int, ImageError>) -> Void)? = nil) {
        removeExpired(on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Removes from the disk cache the entries for which `isUnwanted` returns true; see ``removeData(where:)``.
    ///
    /// - Parameters:
    ///   - isUnwanted: Whether to remove an entry; called on the cache's own thread.
    ///   - completion: Called with the number of entries removed, or with the reason why not all could be. Default:
    ///     nil.
    public func removeData(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool,
        completion: (@MainActor @Sendable (Result<Int, ImageError>) -> Void)? = nil
    ) {
        removeData(where: isUnwanted, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Returns the statistics of the disk cache; see ``dataStatistics()``.
    ///
    /// - Parameter completion: Called with the statistics, with nil if there are none, or with the reason why they are
    ///   unavailable.
    public func dataStatistics(
        completion: @escaping @MainActor @Sendable (Result<DataCacheStatistics?, ImageError>) -> Void
    ) {
        dataStatistics(on: .main, completion: CallbackExecutor.onMain(completion))
    }
}

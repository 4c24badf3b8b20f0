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
    ///   - source: A request for the image, or anything that makes one, such as a URL.
    ///   - executor: Where the completion runs.
    ///   - completion: Called with the image and where it was found, with nil if it was not found, or with the reason
    ///     why none could be made of the bytes. If the image is in memory, it is handed to the executor before this
    ///     returns.
    public func response(
        for source: some ImageRequestConvertible, on executor: CallbackExecutor,
        completion: @escaping @Sendable (Result<ImageResponse?, ImageError>) -> Void
    ) {
        let request = lookup(for: source.asImageRequest())
        if let response = pipeline.cachedResponse(for: request) {
            return executor { completion(.success(response)) }
        }
        answer(on: executor, completion) { () async throws(ImageError) in try await storedResponse(for: request) }
    }

    /// Puts a finished image into memory, before this returns, and then into the disk cache; see
    /// ``store(_:for:toDisk:)``.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - source: A request for the image, or anything that makes one, such as a URL.
    ///   - toDisk: Whether the image goes to the disk cache as well.
    ///   - executor: Where the completion runs.
    ///   - completion: Called when the disk cache has it, or with the reason why it could not be encoded: until then,
    ///     ``ImagePipeline/flush()`` knows nothing of it.
    public func store(
        _ image: DecodedImage, for source: some ImageRequestConvertible, toDisk: Bool, on executor: CallbackExecutor,
        completion: @escaping @Sendable (Result<Void, ImageError>) -> Void
    ) {
        let request = completed(source.asImageRequest())
        let placing = toDisk ? engine.versions.placing(request) : nil
        store(image, for: source)
        answer(on: executor, completion) { () async throws(ImageError) in
            if let placing { try await storeOnDisk(image, for: request, by: placing) }
        }
    }

    /// Puts bytes into the disk cache, as if the request's source had just been loaded; see ``store(_:for:)-(Data,_)``.
    ///
    /// Storing faster than the disk can write fills memory: start the next store when the last has ended.
    ///
    /// - Parameters:
    ///   - data: The bytes, encoded as received.
    ///   - source: A request for the source of the bytes, or anything that makes one, such as a URL.
    ///   - executor: Where the completion runs.
    ///   - completion: Called when they are on the disk, or could not be written, which logs a warning. Default: nil.
    public func store(
        _ data: Data, for source: some ImageRequestConvertible, on executor: CallbackExecutor,
        completion: (@Sendable () -> Void)? = nil
    ) {
        let request = completed(source.asImageRequest())
        // Before this returns: the next call must find it.
        let cache = put(data, for: request)
        settle([request.loadIdentity.sourceKey], in: cache, on: executor, completion)
    }

    /// Removes a request's finished image from memory, and that image and its source's bytes from the disk cache; see
    /// ``remove(for:)``.
    ///
    /// - Parameters:
    ///   - source: A request for what is removed, or anything that makes one, such as a URL.
    ///   - executor: Where the completion runs.
    ///   - completion: Called when they are removed from the disk as well. Default: nil.
    public func remove(
        for source: some ImageRequestConvertible, on executor: CallbackExecutor,
        completion: (@Sendable () -> Void)? = nil
    ) {
        let request = completed(source.asImageRequest())
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
        answer(on: executor, completion) { () async throws(ImageError) in
            if let cache, let clearing { try await cache.finish(clearing) }
        }
    }

    private func answer<Answer: Sendable>(
        on executor: CallbackExecutor, _ completion: (@Sendable (Result<Answer, ImageError>) -> Void)?,
        _ work: @escaping @Sendable () async throws(ImageError) -> Answer
    ) {
        _ = startTask {
            let outcome: Result<Answer, ImageError>
            do throws(ImageError) {
                outcome = .success(try await work())
            } catch {
                outcome = .failure(error)
            }
            if let completion { executor { completion(outcome) } }
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
///
/// No completion has a default here: in a program's top-level code, `await cache.remove(for:)` would otherwise mean the
/// method with the completion, and wait for nothing.
extension ImagePipeline.Cache {
    /// Looks up the finished image in memory and on the disk; see ``response(for:)``.
    ///
    /// - Parameters:
    ///   - source: A request for the image, or anything that makes one, such as a URL.
    ///   - completion: Called with the image and where it was found, with nil if it was not found, or with the reason
    ///     why none could be made of the bytes. It is called before this returns if the image is in memory and the
    ///     caller is on the main thread.
    public func response(
        for source: some ImageRequestConvertible,
        completion: @escaping @MainActor @Sendable (Result<ImageResponse?, ImageError>) -> Void
    ) {
        response(for: source, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Puts a finished image into memory, before this returns, and then into the disk cache; see
    /// ``store(_:for:toDisk:)``.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - source: A request for the image, or anything that makes one, such as a URL.
    ///   - toDisk: Whether the image goes to the disk cache as well.
    ///   - completion: Called when the disk cache has it, or with the reason why it could not be encoded: until then,
    ///     ``ImagePipeline/flush()`` knows nothing of it.
    public func store(
        _ image: DecodedImage, for source: some ImageRequestConvertible, toDisk: Bool,
        completion: @escaping @MainActor @Sendable (Result<Void, ImageError>) -> Void
    ) {
        store(image, for: source, toDisk: toDisk, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Puts bytes into the disk cache; see ``store(_:for:on:completion:)``.
    ///
    /// - Parameters:
    ///   - data: The bytes, encoded as received.
    ///   - source: A request for the source of the bytes, or anything that makes one, such as a URL.
    ///   - completion: Called when they are on the disk, or could not be written, which logs a warning.
    public func store(
        _ data: Data, for source: some ImageRequestConvertible, completion: @escaping @MainActor @Sendable () -> Void
    ) {
        store(data, for: source, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Removes a request's finished image and its source's bytes; see ``remove(for:)``.
    ///
    /// - Parameters:
    ///   - source: A request for what is removed, or anything that makes one, such as a URL.
    ///   - completion: Called when they are removed from the disk as well.
    public func remove(
        for source: some ImageRequestConvertible, completion: @escaping @MainActor @Sendable () -> Void
    ) {
        remove(for: source, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Empties both caches; see ``removeAll()``. Entries stored after the call stay.
    ///
    /// - Parameter completion: Called when everything is removed from the disk as well; with `ImageError.cache` if not
    ///   everything could be removed.
    public func removeAll(completion: @escaping @MainActor @Sendable (Result<Void, ImageError>) -> Void) {
        let onMain: @Sendable (Result<Void, ImageError>) -> Void = CallbackExecutor.onMain(completion)
        removeAll(on: .main, completion: onMain)
    }
}

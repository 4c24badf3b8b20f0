/// Loads for programs without `async`, with handlers, and tokens to cancel by.
extension ImagePipeline {
    /// Starts a load whose handlers run on the main actor.
    ///
    /// - Parameters:
    ///   - source: The image to load: a request, a URL, or the text of one.
    ///   - progress: Called as bytes arrive; outdated progress is dropped. Default: nil.
    ///   - preview: Called with previews, if the request asks for them. Default: nil.
    ///   - completion: Called exactly once, after all other handlers.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``. If the image was in memory, the completion has
    ///   been called before this returns, if the caller is on the main thread.
    @discardableResult
    public func load(
        _ source: some ImageRequestConvertible,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        preview: (@MainActor @Sendable (ImageResponse) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<ImageResponse, ImageError>) -> Void
    ) -> LoadID {
        load(
            source, on: .main, progress: CallbackExecutor.onMain(progress), preview: CallbackExecutor.onMain(preview),
            completion: CallbackExecutor.onMain(completion))
    }

    /// Starts a load whose handlers run on an executor.
    ///
    /// - Parameters:
    ///   - source: The image to load: a request, a URL, or the text of one.
    ///   - executor: Where the handlers run, one after the other.
    ///   - progress: Called as bytes arrive; outdated progress is dropped. Default: nil.
    ///   - preview: Called with previews, if the request asks for them. Default: nil.
    ///   - completion: Called exactly once, after all other handlers.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``. If the image was in memory, the completion has
    ///   been handed to the executor before this returns.
    @discardableResult
    public func load(
        _ source: some ImageRequestConvertible, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        preview: (@Sendable (ImageResponse) -> Void)? = nil,
        completion: @escaping @Sendable (Result<ImageResponse, ImageError>) -> Void
    ) -> LoadID {
        let handlers = CallbackRelay<ImageResponse>.Handlers(
            progress: progress, preview: preview, completion: completion)
        let task = task(for: source.asImageRequest(), on: executor, handlers)
        if let response = cachedResponse(for: task.request, id: task.id) {
            task.finish(.success(response))
        } else {
            task.start(in: self)
        }
        return task.id
    }

    /// Starts a load that skips the first look into memory.
    func start(
        _ request: ImageRequest, on executor: CallbackExecutor,
        _ handlers: CallbackRelay<ImageResponse>.Handlers
    ) -> LoadID {
        let task = task(for: request, on: executor, handlers)
        task.start(in: self)
        return task.id
    }

    /// Creates a task that its token finds until its completion is delivered, however soon it ends.
    private func task(
        for request: ImageRequest, on executor: CallbackExecutor, _ handlers: CallbackRelay<ImageResponse>.Handlers
    ) -> ImageTask {
        let relay = CallbackRelay(handlers, on: executor)
        let task = ImageTask(request: request, priority: priority(of: request), relay: relay)
        tokens.keep(task)
        return task
    }

    /// Cancels a load that was started with handlers or as an ``ImageTask``. Its completion is called with
    /// `ImageError.cancelled`, unless it has been called already. No other handler is called afterwards, even if the
    /// load has just ended, except with what another thread is delivering at that moment. Others that wait for the same
    /// image still get it.
    public func cancel(_ token: LoadID) { tokens.task(token)?.cancel() }

    /// Cancels all loads of a source that were started with handlers or as an ``ImageTask``, whatever their size,
    /// processors and header fields, those of views included; see ``cancel(_:)``. Those of prefetchers and `async`
    /// callers continue.
    public func cancelAll(for source: some ImageRequestConvertible) {
        tokens.cancelAll(of: source.asImageRequest().sourceName)
    }

    /// Cancels all loads that were started with handlers or as an ``ImageTask``, those of views included; see
    /// ``cancel(_:)``. Those of prefetchers and `async` callers continue.
    public func cancelAll() { tokens.cancelAll() }

    /// Ends the pipeline, such as when a user signs out: its running loads are cancelled and fail with
    /// `ImageError.request(.invalidated)`, those of prefetchers and `async` callers included, and so does every later
    /// load. Further calls have no effect.
    ///
    /// Images in memory are still answers, and what waits to be stored is stored: to empty the caches, call
    /// ``Cache/removeAll()``, which works as before. Look-ups on the disk by ``Cache/response(for:)`` fail like loads.
    /// A transfer that another pipeline needs too continues, as does a call of ``downloader`` itself.
    public func invalidate() { engine.invalidate() }

    /// Changes the priority of a load, unless it has ended.
    public func setPriority(_ priority: LoadPriority, of token: LoadID) {
        tokens.task(token)?.demand.priority = priority
    }

    /// Calls `completion` on the main actor when everything loaded is in the disk cache; see ``flush()``.
    ///
    /// - Parameter completion: Called exactly once.
    public func flush(completion: @escaping @MainActor @Sendable () -> Void) {
        _ = startTask { [self] in
            await flush()
            CallbackExecutor.main { MainActor.assumeIsolated { completion() } }
        }
    }
}

/// Loads of bytes for programs without `async`; see ``ImagePipeline/data(for:)``.
extension ImagePipeline {
    /// Starts a load of bytes whose handlers run on the main actor.
    ///
    /// - Parameters:
    ///   - source: A request whose source is loaded, a URL, or the text of one. Nothing is decoded.
    ///   - progress: Called as bytes arrive; outdated progress is dropped. Default: nil.
    ///   - completion: Called exactly once, after all other handlers.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func loadData(
        _ source: some ImageRequestConvertible,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<DataResponse, ImageError>) -> Void
    ) -> LoadID {
        loadData(
            source, on: .main, progress: CallbackExecutor.onMain(progress),
            completion: CallbackExecutor.onMain(completion))
    }

    /// Starts a load of bytes whose handlers run on an executor.
    ///
    /// - Parameters:
    ///   - source: A request whose source is loaded, a URL, or the text of one. Nothing is decoded.
    ///   - executor: Where the handlers run, one after the other.
    ///   - progress: Called as bytes arrive; outdated progress is dropped. Default: nil.
    ///   - completion: Called exactly once, after all other handlers.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func loadData(
        _ source: some ImageRequestConvertible, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<DataResponse, ImageError>) -> Void
    ) -> LoadID {
        let request = source.asImageRequest()
        let handlers = CallbackRelay<DataResponse>.Handlers(progress: progress, completion: completion)
        return CallbackLoad.start(of: request.sourceName, priority(of: request), on: executor, handlers, in: tokens) {
            [self] id, demand, onProgress async throws(ImageError) in
            var onEvent: SnapshotHandler?
            if let onProgress { onEvent = { onProgress($0.map { $0.progress }) } }
            return try await engine.loads.data(for: request, id: id, demand: demand, onEvent: onEvent)
        }
    }
}

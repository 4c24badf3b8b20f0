/// Downloads for programs without `async`: with handlers, and tokens for cancelling.
extension ImageDownloader {
    /// Starts a download whose handlers run on the main actor; see ``download(_:priority:onProgress:)``.
    ///
    /// - Parameters:
    ///   - source: A URL, the text of one, or a request with options.
    ///   - priority: The priority among waiting downloads. Default: normal.
    ///   - progress: Called as bytes arrive; progress that is already outdated is skipped. Default: nil.
    ///   - completion: Called exactly once, after all other calls.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func download(
        _ source: some DownloadRequestConvertible, priority: LoadPriority = .normal,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<DownloadResponse, ImageError>) -> Void
    ) -> LoadID {
        download(
            source, priority: priority, on: .main, progress: CallbackExecutor.onMain(progress),
            completion: CallbackExecutor.onMain(completion))
    }

    /// Starts a download whose handlers run on an executor; see ``download(_:priority:onProgress:)``.
    ///
    /// - Parameters:
    ///   - source: A URL, the text of one, or a request with options.
    ///   - priority: The priority among waiting downloads. Default: normal.
    ///   - executor: Runs the handlers, one after another.
    ///   - progress: Called as bytes arrive; progress that is already outdated is skipped. Default: nil.
    ///   - completion: Called exactly once, after all other calls.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func download(
        _ source: some DownloadRequestConvertible, priority: LoadPriority = .normal, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<DownloadResponse, ImageError>) -> Void
    ) -> LoadID {
        let request = source.asDownloadRequest()
        let handlers = CallbackRelay<DownloadResponse>.Handlers(progress: progress, completion: completion)
        return CallbackLoad.start(of: request.http.shownURL, priority, on: executor, handlers, in: tokens) {
            [self] _, demand, onProgress async throws(ImageError) in
            var onTransfer: (@Sendable (Sequenced<TransferProgress>) -> Void)?
            if let onProgress { onTransfer = { onProgress($0.map { $0.progress }) } }
            return try await download(request, demand: demand, onProgress: onTransfer)
        }
    }

    /// Cancels a download that was started with handlers: its completion is called with `ImageError.cancelled`, unless
    /// it has already been called, and no other handler is called any more, even if the download has just ended; except
    /// for a call that another thread is making at that moment. Other callers still get the same download; when the
    /// last one cancels, the transfer is cancelled.
    public func cancel(_ token: LoadID) { tokens.task(token)?.cancel() }

    /// Cancels all downloads of a URL that were started with handlers, whatever their header fields; see
    /// ``cancel(_:)``. Those of pipelines and of `async` callers continue.
    public func cancelAll(for source: some DownloadRequestConvertible) {
        tokens.cancelAll(of: source.asDownloadRequest().http.shownURL)
    }

    /// Cancels all downloads that were started with handlers; see ``cancel(_:)``. Those of pipelines and of `async`
    /// callers continue.
    public func cancelAll() { tokens.cancelAll() }

    /// Changes the priority of a download, unless it has ended.
    public func setPriority(_ priority: LoadPriority, of token: LoadID) {
        tokens.task(token)?.demand.priority = priority
    }
}

public import Foundation

/// Downloads for programs without `async`: with handlers, and tokens for cancelling.
extension ImageDownloader {
    /// Starts a download whose handlers run on the main actor; see
    /// ``download(_:priority:onProgress:)-(DownloadRequest,_,_)``.
    ///
    /// - Parameters:
    ///   - request: The request to load, with its options.
    ///   - priority: The priority among waiting downloads. Default: normal.
    ///   - progress: Called as bytes arrive; progress that is already outdated is skipped. Default: nil.
    ///   - completion: Called exactly once, after all other calls.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func download(
        _ request: DownloadRequest, priority: LoadPriority = .normal,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<DownloadResponse, ImageError>) -> Void
    ) -> LoadID {
        download(
            request, priority: priority, on: .main, progress: CallbackExecutor.onMain(progress),
            completion: CallbackExecutor.onMain(completion))
    }

    /// Starts a download whose handlers run on an executor; see
    /// ``download(_:priority:onProgress:)-(DownloadRequest,_,_)``.
    ///
    /// - Parameters:
    ///   - request: The request to load, with its options.
    ///   - priority: The priority among waiting downloads. Default: normal.
    ///   - executor: Runs the handlers, one after another.
    ///   - progress: Called as bytes arrive; progress that is already outdated is skipped. Default: nil.
    ///   - completion: Called exactly once, after all other calls.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func download(
        _ request: DownloadRequest, priority: LoadPriority = .normal, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<DownloadResponse, ImageError>) -> Void
    ) -> LoadID {
        let handlers = CallbackRelay<DownloadResponse>.Handlers(progress: progress, completion: completion)
        return CallbackLoad.start(priority, on: executor, handlers, in: tokens) {
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

    /// Cancels all downloads that were started with handlers; see ``cancel(_:)``. Those of pipelines and of `async`
    /// callers continue.
    public func cancelAll() {
        for download in tokens.all { download.cancel() }
    }

    /// Changes the priority of a download, unless it has ended.
    public func setPriority(_ priority: LoadPriority, of token: LoadID) {
        tokens.task(token)?.demand.priority = priority
    }
}

/// Downloads with handlers, for a URL without further options.
extension ImageDownloader {
    /// Starts a download of a URL, whose handlers run on the main actor; see
    /// ``download(_:priority:progress:completion:)-(DownloadRequest,_,_,_)``.
    ///
    /// - Returns: The same as that.
    @discardableResult
    public func download(
        _ url: URL, priority: LoadPriority = .normal,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<DownloadResponse, ImageError>) -> Void
    ) -> LoadID {
        download(DownloadRequest(url), priority: priority, progress: progress, completion: completion)
    }

    /// Starts a download of a URL, whose handlers run on an executor; see
    /// ``download(_:priority:on:progress:completion:)-(DownloadRequest,_,_,_,_)``.
    ///
    /// - Returns: The same as that.
    @discardableResult
    public func download(
        _ url: URL, priority: LoadPriority = .normal, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<DownloadResponse, ImageError>) -> Void
    ) -> LoadID {
        download(DownloadRequest(url), priority: priority, on: executor, progress: progress, completion: completion)
    }

    /// Starts a download of the URL in a text, whose handlers run on the main actor; see
    /// ``download(_:priority:progress:completion:)-(DownloadRequest,_,_,_)``.
    ///
    /// - Returns: The same as that.
    @discardableResult
    public func download(
        _ url: String, priority: LoadPriority = .normal,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<DownloadResponse, ImageError>) -> Void
    ) -> LoadID {
        download(DownloadRequest(url), priority: priority, progress: progress, completion: completion)
    }

    /// Starts a download of the URL in a text, whose handlers run on an executor; see
    /// ``download(_:priority:on:progress:completion:)-(DownloadRequest,_,_,_,_)``.
    ///
    /// - Returns: The same as that.
    @discardableResult
    public func download(
        _ url: String, priority: LoadPriority = .normal, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<DownloadResponse, ImageError>) -> Void
    ) -> LoadID {
        download(DownloadRequest(url), priority: priority, on: executor, progress: progress, completion: completion)
    }
}

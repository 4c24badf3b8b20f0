public import Foundation

/// Downloads for programs without `async`: handlers that are called, and tokens to cancel by.
extension ImageDownloader {
    /// Names a download that was begun with handlers. Downloads that share one transfer each have their own.
    public typealias Token = LoadID

    /// Starts a download whose handlers run on the main actor; see
    /// ``download(_:priority:onProgress:)-(DownloadRequest,_,_)``.
    ///
    /// - Parameters:
    ///   - request: What to load, and how.
    ///   - priority: How urgent it is, among the downloads that wait. Default: normal.
    ///   - progress: Called as bytes arrive; what newer progress has overtaken is left out. Default: nil.
    ///   - completion: Called exactly once, last of all.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func download(
        _ request: DownloadRequest, priority: WorkPriority = .normal,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<Download, ImageError>) -> Void
    ) -> Token {
        download(
            request, priority: priority, on: .main, progress: CallbackExecutor.onMain(progress),
            completion: CallbackExecutor.onMain(completion))
    }

    /// Starts a download whose handlers run where the caller says; see
    /// ``download(_:priority:onProgress:)-(DownloadRequest,_,_)``.
    ///
    /// - Parameters:
    ///   - request: What to load, and how.
    ///   - priority: How urgent it is, among the downloads that wait. Default: normal.
    ///   - executor: Where the handlers run, one after the other.
    ///   - progress: Called as bytes arrive; what newer progress has overtaken is left out. Default: nil.
    ///   - completion: Called exactly once, last of all.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func download(
        _ request: DownloadRequest, priority: WorkPriority = .normal, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<Download, ImageError>) -> Void
    ) -> Token {
        let handlers = CallbackRelay<Download>.Handlers(progress: progress, completion: completion)
        return CallbackLoad.start(priority, on: executor, handlers, in: tokens) {
            [self] _, demand, onProgress async throws(ImageError) in
            var onTransfer: (@Sendable (Stamped<TransferProgress>) -> Void)?
            if let onProgress { onTransfer = { onProgress($0.map { $0.progress }) } }
            return try await download(request, demand: demand, onProgress: onTransfer)
        }
    }

    /// Gives up a download that was begun with handlers: its completion is called with `ImageError.cancelled`, unless
    /// it has been called before, and no other handler is called any more, even where the download has just ended; but
    /// for what another thread is handing over just then. Others that wait for the same still get it; the last to go
    /// ends the transfer.
    public func cancel(_ token: Token) { tokens.task(token)?.cancel() }

    /// Gives up every download that was begun with handlers; see ``cancel(_:)``. Those of pipelines and of `async`
    /// callers go on.
    public func cancelAll() {
        for download in tokens.all { download.cancel() }
    }

    /// Changes how urgently a download is wanted, unless it has ended.
    public func setPriority(_ priority: WorkPriority, of token: Token) {
        tokens.task(token)?.demand.priority = priority
    }
}

/// Downloads with handlers of which nothing is said but the URL.
extension ImageDownloader {
    /// Starts a download of what a URL names, whose handlers run on the main actor; see
    /// ``download(_:priority:progress:completion:)-(DownloadRequest,_,_,_)``.
    ///
    /// - Returns: as that.
    @discardableResult
    public func download(
        _ url: URL, priority: WorkPriority = .normal,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<Download, ImageError>) -> Void
    ) -> Token {
        download(DownloadRequest(url), priority: priority, progress: progress, completion: completion)
    }

    /// Starts a download of what a URL names, whose handlers run where the caller says; see
    /// ``download(_:priority:on:progress:completion:)-(DownloadRequest,_,_,_,_)``.
    ///
    /// - Returns: as that.
    @discardableResult
    public func download(
        _ url: URL, priority: WorkPriority = .normal, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<Download, ImageError>) -> Void
    ) -> Token {
        download(DownloadRequest(url), priority: priority, on: executor, progress: progress, completion: completion)
    }

    /// Starts a download of what the text of a URL names, whose handlers run on the main actor; see
    /// ``download(_:priority:progress:completion:)-(DownloadRequest,_,_,_)``.
    ///
    /// - Returns: as that.
    @discardableResult
    public func download(
        _ url: String, priority: WorkPriority = .normal,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<Download, ImageError>) -> Void
    ) -> Token {
        download(DownloadRequest(url), priority: priority, progress: progress, completion: completion)
    }

    /// Starts a download of what the text of a URL names, whose handlers run where the caller says; see
    /// ``download(_:priority:on:progress:completion:)-(DownloadRequest,_,_,_,_)``.
    ///
    /// - Returns: as that.
    @discardableResult
    public func download(
        _ url: String, priority: WorkPriority = .normal, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<Download, ImageError>) -> Void
    ) -> Token {
        download(DownloadRequest(url), priority: priority, on: executor, progress: progress, completion: completion)
    }
}

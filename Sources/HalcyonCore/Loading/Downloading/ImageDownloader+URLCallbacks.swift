public import Foundation

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

public import Foundation

/// Loads with handlers of which nothing is said but the URL.
extension ImagePipeline {
    /// Starts a load whose handlers run on the main actor; see ``load(_:progress:preview:completion:)``.
    ///
    /// - Returns: as that.
    @discardableResult
    public func load(
        _ url: URL, progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<ImageResponse, ImageError>) -> Void
    ) -> ImageTask.ID? {
        load(ImageRequest(url), progress: progress, completion: completion)
    }

    /// Starts a load whose handlers run where the caller says; see ``load(_:on:progress:preview:completion:)``.
    ///
    /// - Returns: as that.
    @discardableResult
    public func load(
        _ url: URL, on executor: CallbackExecutor, progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<ImageResponse, ImageError>) -> Void
    ) -> ImageTask.ID? {
        load(ImageRequest(url), on: executor, progress: progress, completion: completion)
    }

    /// Starts a load of bytes whose handlers run on the main actor; see
    /// ``loadData(_:progress:completion:)-(ImageRequest,_,_)``.
    ///
    /// - Returns: as that.
    @discardableResult
    public func loadData(
        _ url: URL, progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<DataResponse, ImageError>) -> Void
    ) -> ImageTask.ID {
        loadData(ImageRequest(url), progress: progress, completion: completion)
    }

    /// Starts a load of bytes whose handlers run where the caller says; see
    /// ``loadData(_:on:progress:completion:)-(ImageRequest,_,_,_)``.
    ///
    /// - Returns: as that.
    @discardableResult
    public func loadData(
        _ url: URL, on executor: CallbackExecutor, progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<DataResponse, ImageError>) -> Void
    ) -> ImageTask.ID {
        loadData(ImageRequest(url), on: executor, progress: progress, completion: completion)
    }
}

/// Loads of bytes for programs without `async`; see ``ImagePipeline/data(for:)-(ImageRequest)``.
extension ImagePipeline {
    /// Starts a load of bytes whose handlers run on the main actor.
    ///
    /// - Parameters:
    ///   - request: Whose source is to be loaded. Nothing is decoded.
    ///   - progress: Called as bytes arrive; what newer progress has overtaken is left out. Default: nil.
    ///   - completion: Called exactly once, last of all.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func loadData(
        _ request: ImageRequest,
        progress: (@MainActor @Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @MainActor @Sendable (Result<DataResponse, ImageError>) -> Void
    ) -> ImageTask.ID {
        loadData(
            request, on: .main, progress: CallbackExecutor.onMain(progress),
            completion: CallbackExecutor.onMain(completion))
    }

    /// Starts a load of bytes whose handlers run where the caller says.
    ///
    /// - Parameters:
    ///   - request: Whose source is to be loaded. Nothing is decoded.
    ///   - executor: Where the handlers run, one after the other.
    ///   - progress: Called as bytes arrive; what newer progress has overtaken is left out. Default: nil.
    ///   - completion: Called exactly once, last of all.
    /// - Returns: A token for ``cancel(_:)`` and ``setPriority(_:of:)``.
    @discardableResult
    public func loadData(
        _ request: ImageRequest, on executor: CallbackExecutor,
        progress: (@Sendable (LoadingProgress) -> Void)? = nil,
        completion: @escaping @Sendable (Result<DataResponse, ImageError>) -> Void
    ) -> ImageTask.ID {
        let handlers = CallbackRelay<DataResponse>.Handlers(progress: progress, completion: completion)
        return CallbackLoad.start(request.priority, on: executor, handlers, in: tokens) {
            [self] id, demand, onProgress async throws(ImageError) in
            var onEvent: SnapshotHandler?
            if let onProgress { onEvent = { onProgress($0.map { $0.progress }) } }
            return try await data(for: request, id: id, demand: demand, onEvent: onEvent)
        }
    }
}

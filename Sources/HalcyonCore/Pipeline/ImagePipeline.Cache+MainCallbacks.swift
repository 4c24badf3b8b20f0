public import Foundation

/// The caches, for programs without `async`, with completions on the main actor.
extension ImagePipeline.Cache {
    /// Looks for the finished image in memory and on the disk; see ``response(for:)``.
    ///
    /// - Parameters:
    ///   - request: Whose image is looked for.
    ///   - completion: Called with the image and where it was found, with nil where it was not, or with why none could
    ///     be made of the bytes. It has been called before this returns where the image is in memory and the caller is
    ///     on the main thread.
    public func response(
        for request: ImageRequest,
        completion: @escaping @MainActor @Sendable (Result<ImageResponse?, ImageError>) -> Void
    ) {
        response(for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Looks for the bytes of a request's source on the disk; see ``data(for:)``.
    ///
    /// - Parameters:
    ///   - request: Whose source is looked for.
    ///   - completion: Called with the bytes and what is known of them; with nil where there are none.
    public func data(
        for request: ImageRequest, completion: @escaping @MainActor @Sendable (CachedData?) -> Void
    ) {
        data(for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Asks whether the disk has the bytes of a request's source; see ``hasData(for:)``.
    ///
    /// - Parameters:
    ///   - request: Whose source is looked for.
    ///   - completion: Called with the answer.
    public func hasData(for request: ImageRequest, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        hasData(for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Puts bytes into the disk cache; see ``store(_:for:on:completion:)``.
    ///
    /// - Parameters:
    ///   - data: The bytes, encoded as they came.
    ///   - request: Whose source they are.
    ///   - completion: Called once they are on the disk, or could not be written, which is a warning in the log.
    ///     Default: nil.
    public func store(
        _ data: Data, for request: ImageRequest, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        store(data, for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Removes a request's finished image and its source's bytes; see ``remove(for:)``.
    ///
    /// - Parameters:
    ///   - request: What is removed.
    ///   - completion: Called once they are gone from the disk as well. Default: nil.
    public func remove(for request: ImageRequest, completion: (@MainActor @Sendable () -> Void)? = nil) {
        remove(for: request, on: .main, completion: CallbackExecutor.onMain(completion))
    }

    /// Empties both caches; see ``removeAll()``. What is stored after the call stays.
    ///
    /// - Parameter completion: Called once all is gone from the disk as well; with `ImageError.cache` when not all
    ///   could be removed. Default: nil.
    public func removeAll(completion: (@MainActor @Sendable (Result<Void, ImageError>) -> Void)? = nil) {
        removeAll(on: .main, completion: CallbackExecutor.onMain(completion))
    }
}

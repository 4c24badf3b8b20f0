extension ImageDisplay {
    /// Shows the image of a request, as ``setImage(with:options:progress:completion:)`` does, and returns when it is shown.
    ///
    /// Cancelling the calling task gives the image up, as ``cancel()`` does; one that is cancelled already leaves the view
    /// as it is. The call itself holds on to neither the view nor the display while it waits. It has a name of its own because
    /// Swift takes the asynchronous one of two methods of one name wherever it can.
    ///
    /// - Parameters:
    ///   - request: What is to be shown; nil for the placeholder alone.
    ///   - options: How it is shown. Default: see ``DisplayOptions``.
    ///   - progress: Called as bytes arrive. Default: nil.
    /// - Returns: The image that is shown, and where it came from.
    /// - Throws: `ImageError.cancelled`; `ImageError.display`: `.notCurrent` when the view was asked for another image
    ///   before that, or is gone, `.noSource` without a request; else why the image cannot be had.
    @discardableResult
    public consuming func showImage(
        with request: ImageRequest?, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> ImageResponse {
        if Task.isCancelled { throw .cancelled }
        guard let request else {
            setImage(with: nil, options: options)
            throw .display(.noSource)
        }
        let waiter = Waiter()
        let attempt = Attempt(request, options, progress: progress) { waiter.end($0) }
        setImage(by: attempt)
        weak let display = self
        // Else it could not go with its view, and its end would not be told here.
        _ = consume self
        return try await withTaskCancellationHandler {
            await waiter.outcome()
        } onCancel: {
            CallbackExecutor.main { [display] in MainActor.assumeIsolated { display?.giveUp(attempt) } }
        }.get()
    }

    /// An outcome, and who waits for it.
    @MainActor
    private final class Waiter {
        private var known: Result<ImageResponse, ImageError>?
        private var suspension: Suspension<Result<ImageResponse, ImageError>>?

        func end(_ outcome: Result<ImageResponse, ImageError>) {
            known = outcome
            suspension?.resume(returning: outcome)
            suspension = nil
        }

        func outcome() async -> Result<ImageResponse, ImageError> {
            if let known { return known }
            return await suspended { suspension = $0 }
        }
    }
}

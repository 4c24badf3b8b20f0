import Dispatch
public import HalcyonCore

extension WidgetImages {
    /// Shows the image of a request as ``setImage(with:placeholder:options:progress:completion:)`` does, and returns when it
    /// is shown. Cancelling the task gives it up.
    ///
    /// It has a name of its own because Swift takes the asynchronous one of two methods of one name wherever it can. The
    /// widget is not held for as long as this takes.
    ///
    /// - Parameters:
    ///   - request: What is to be shown; nil for the placeholder alone.
    ///   - placeholder: Shown until the image is there. Default: nil, that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - progress: Called as bytes arrive. Default: nil.
    /// - Returns: The image that is shown, and where it came from.
    /// - Throws: `ImageError.cancelled`; `ImageError.display`: `.notCurrent` when the widget was asked for another image
    ///   before that, or is gone, `.noSource` without a request, `.unusableView` for what is no widget; else why the image
    ///   cannot be had.
    @discardableResult
    public func showImage(
        with request: ImageRequest?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> ImageResponse {
        if Task.isCancelled { throw .cancelled }
        let wish = Wish()
        let outcome: Result<ImageResponse, ImageError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                start(request, placeholder, options, nil, progress) { continuation.resume(returning: $0) }
                wish.begin(image)
            }
        } onCancel: {
            DispatchQueue.main.async { wish.cancel() }
        }
        return try outcome.get()
    }

    /// What was asked for by one call.
    @MainActor
    private final class Wish {
        private weak var image: WidgetImage?
        private var number = 0

        func begin(_ image: WidgetImage?) {
            self.image = image
            number = image?.wishes ?? 0
        }

        /// Gives it up, unless something else is wanted by now.
        func cancel() {
            if let image, image.wishes == number { image.display.cancel() }
        }
    }
}

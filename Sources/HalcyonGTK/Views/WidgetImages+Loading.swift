import Dispatch
public import HalcyonCore
internal import Logging

extension WidgetImages {
    /// Shows the image of a request or a URL, decoded at the widget's size, instead of the image that is shown or being
    /// loaded.
    ///
    /// An image in memory is shown at once: it is in the widget's next frame, and the completion is called before this
    /// returns. A paintable that other code has set on the widget is replaced.
    ///
    /// - Parameters:
    ///   - source: What to show: a request, a URL, or the text of one; nil for only the placeholder, which ends with
    ///     `ImageError.display(.noSource)`.
    ///   - placeholder: Shown until the image is loaded. Default: nil, for that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - setter: Gives the widget the paintable, for widgets other than `GtkPicture`, `GtkImage` and `GtkButton`; see
    ///     ``Setter``. Default: nil.
    ///   - progress: Called as bytes arrive.
    ///   - completion: Called exactly once; see ``Completion``. Default: nil.
    /// - Returns: The handle of this call, which may be ignored.
    @discardableResult
    public func setImage(
        with source: (any ImageRequestConvertible)?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        setter: Setter? = nil, progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) -> DisplayTask {
        start(source?.asImageRequest(), placeholder, options, setter, progress, completion)
    }

    /// As above, without progress: a trailing closure is the completion.
    @discardableResult
    public func setImage(
        with source: (any ImageRequestConvertible)?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        setter: Setter? = nil, completion: Completion? = nil
    ) -> DisplayTask {
        start(source?.asImageRequest(), placeholder, options, setter, nil, completion)
    }

    @discardableResult
    func start(
        _ request: ImageRequest?, _ placeholder: GTKPlaceholder?, _ options: Options, _ setter: Setter?,
        _ progress: (@MainActor (LoadingProgress) -> Void)?, _ completion: Completion?
    ) -> DisplayTask {
        guard let image else {
            completion?(.failure(.display(.unusableView)))
            return DisplayTask()
        }
        attach(image, setter)
        var options = options
        // The options' own placeholder is shown if there is no ThumbHash.
        if case .hash(let hash, nil)? = placeholder {
            options.placeholder = .hash(hash, otherwise: options.placeholder)
        } else {
            options.placeholder = placeholder ?? options.placeholder
        }
        return image.setImage(with: request, options, progress: progress, completion: completion)
    }

    private func attach(_ image: WidgetImageController, _ setter: Setter?) {
        if let setter, let paintable { return setter.set(paintable) }
        if image.kind == .other, !image.isPaintableTaken {
            GTKLog.logger.warning(
                """
                a \(WidgetCheck.typeName(of: widget)) does not show images by itself: give it halcyon.paintable first, \
                or use setImage(with:setter:)
                """)
        }
        image.attach()
    }
}

extension WidgetImages {
    /// Gives a widget the `GdkPaintable` that shows its image, if the widget does not have it yet. With a setter, any
    /// widget that can show a paintable shows images:
    ///
    /// ```swift
    /// stack.halcyon.setImage(
    ///     with: request, setter: .init { gtk_picture_set_paintable(background, OpaquePointer($0)) })
    /// ```
    ///
    /// It is a type rather than a closure, so that a trailing closure of `setImage(with:)` is always the completion.
    public struct Setter {
        let set: @MainActor (_ paintable: UnsafeMutableRawPointer) -> Void

        /// Creates a setter.
        ///
        /// - Parameter set: Gives the widget the paintable. Called before `setImage` returns, and not retained.
        public init(_ set: @escaping @MainActor (_ paintable: UnsafeMutableRawPointer) -> Void) { self.set = set }
    }
}

extension WidgetImages {
    /// Shows the image of a request or a URL like ``setImage(with:placeholder:options:setter:progress:completion:)``,
    /// and returns when it is shown. Cancelling the task cancels the load.
    ///
    /// It has a different name because, of two methods with the same name, Swift chooses the asynchronous one wherever
    /// it can. The widget is not retained meanwhile.
    ///
    /// - Parameters:
    ///   - source: What to show: a request, a URL, or the text of one; nil for only the placeholder.
    ///   - placeholder: Shown until the image is loaded. Default: nil, for that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - progress: Called as bytes arrive. Default: nil.
    /// - Returns: The image that is shown, and where it came from.
    /// - Throws: `ImageError.cancelled`; `ImageError.display`: `.notCurrent` if another image was requested for the
    ///   widget before that, or the widget is gone, `.noSource` without a request, `.unusableView` if the pointer is
    ///   not a widget's; otherwise the reason why the image cannot be loaded.
    @discardableResult
    public func showImage(
        with source: (any ImageRequestConvertible)?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> ImageResponse {
        if Task.isCancelled { throw .cancelled }
        let wish = Wish()
        let outcome: Result<ImageResponse, ImageError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                start(source?.asImageRequest(), placeholder, options, nil, progress) {
                    continuation.resume(returning: $0)
                }
                wish.begin(image)
            }
        } onCancel: {
            DispatchQueue.main.async { wish.cancel() }
        }
        return try outcome.get()
    }

    /// The request of one call.
    @MainActor
    private final class Wish {
        private weak var image: WidgetImageController?
        private var number = 0

        func begin(_ image: WidgetImageController?) {
            self.image = image
            number = image?.wishes ?? 0
        }

        /// Cancels it, unless another one has replaced it.
        func cancel() {
            if let image, image.wishes == number { image.display.cancel() }
        }
    }
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import HalcyonCore

/// Shows images in a view: the type of `imageView.halcyon`.
///
/// ```swift
/// imageView.halcyon.setImage(with: url, placeholder: UIImage(named: "photo"))
/// ```
///
/// Everything that is started here ends with the view: its load is cancelled, its animation stops. It does not retain
/// the view.
@MainActor
public struct ViewImages<Kit: ViewToolkit> {
    /// How an image is shown.
    public typealias Options = DisplayOptions<Kit.Placeholder>
    /// Called exactly once; see `ImageDisplay.Completion`.
    public typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void

    /// Nil once the view is gone.
    private(set) weak var image: ViewImage<Kit>?

    /// Cancels the load. The current content stays.
    public func cancel() { image?.display.cancel() }

    /// Cancels the load and shows nothing: for cells that are reused.
    public func reset() { image?.display.reset() }

    /// Requests the last image again, after a failure or ``cancel()``; otherwise does nothing.
    public func retry() { image?.display.retry() }

    /// The state of the view's image.
    public var state: DisplayState { image?.display.state ?? .idle }

    /// What is shown while an image is being loaded. Default: `.none`.
    public var indicator: ViewIndicator<Kit.View> {
        get { image?.indicator.choice ?? .none }
        nonmutating set { image?.indicator.choice = newValue }
    }

    /// Controls the playback of animated images.
    public var playback: DisplayPlayback { DisplayPlayback(image?.animation) }
}

extension ViewImages {
    /// Shows the image of a request or a URL, decoded at the view's size, instead of the image that is shown or being
    /// loaded.
    ///
    /// An image in memory is shown, and the completion called, before this returns.
    ///
    /// - Parameters:
    ///   - source: What to show: a request, a URL, or the text of one; nil for only the placeholder, which ends with
    ///     `ImageError.display(.noSource)`.
    ///   - placeholder: Shown until the image is loaded. Default: nil, for that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - progress: Called as bytes arrive.
    ///   - completion: Called exactly once; see ``Completion``. Default: nil.
    /// - Returns: The handle of this call, which may be ignored.
    @discardableResult
    public func setImage(
        with source: (any ImageRequestConvertible)?, placeholder: Kit.Picture? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) -> DisplayTask {
        guard let image else {
            completion?(.failure(.display(.notCurrent)))
            return DisplayTask()
        }
        let options = image.options(options, placeholder)
        return image.display.setImage(
            with: source?.asImageRequest(), options: options, progress: progress, completion: completion)
    }

    /// As above, without progress: a trailing closure is the completion.
    @discardableResult
    public func setImage(
        with source: (any ImageRequestConvertible)?, placeholder: Kit.Picture? = nil, options: Options = Options(),
        completion: Completion? = nil
    ) -> DisplayTask {
        setImage(with: source, placeholder: placeholder, options: options, progress: nil, completion: completion)
    }

    /// Shows the image of a request or a URL like ``setImage(with:placeholder:options:progress:completion:)``, and
    /// returns when it is shown. Cancelling the task cancels the load.
    ///
    /// It has a different name because, of two methods with the same name, Swift chooses the asynchronous one wherever
    /// it can. The view is not retained meanwhile.
    ///
    /// - Parameters:
    ///   - source: What to show: a request, a URL, or the text of one; nil for only the placeholder.
    ///   - placeholder: Shown until the image is loaded. Default: nil, for that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - progress: Called as bytes arrive. Default: nil.
    /// - Returns: The image that is shown, and where it came from.
    /// - Throws: `ImageError.cancelled`; `ImageError.display`: `.notCurrent` if another image was requested for the
    ///   view before that, or the view is gone, `.noSource` without a request; otherwise the reason why the image
    ///   cannot be loaded.
    @discardableResult
    public func showImage(
        with source: (any ImageRequestConvertible)?, placeholder: Kit.Picture? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> ImageResponse {
        let options = image?.options(options, placeholder) ?? options
        // No variable here: it would retain the display, and with it the load, after the view is gone.
        return try await display().showImage(
            with: source?.asImageRequest(), options: options, progress: progress)
    }

    private func display() throws(ImageError) -> ImageDisplay<ViewImage<Kit>> {
        guard let image else { throw .display(.notCurrent) }
        return image.display
    }
}

extension ViewImage {
    /// Adopts a call's options, and returns them with its placeholder.
    fileprivate func options(
        _ options: DisplayOptions<Kit.Placeholder>, _ placeholder: Kit.Picture?
    ) -> DisplayOptions<Kit.Placeholder> {
        adopt(options)
        var options = options
        options.placeholder = placeholder.map { place.placeholder(of: $0) } ?? options.placeholder
        return options
    }
}
#endif

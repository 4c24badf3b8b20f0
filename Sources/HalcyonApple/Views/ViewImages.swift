#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import Foundation
public import HalcyonCore

/// Shows images in a view: what `imageView.halcyon` is.
///
/// ```swift
/// imageView.halcyon.setImage(with: url, placeholder: UIImage(named: "photo"))
/// ```
///
/// All that is begun here ends with the view: its load is cancelled, its animation stops. It does not keep the view.
@MainActor
public struct ViewImages<Kit: ViewToolkit> {
    /// How an image is shown.
    public typealias Options = DisplayOptions<Kit.Placeholder>
    /// Called exactly once; see `ImageDisplay.Completion`.
    public typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void

    /// Nil once the view is gone.
    private(set) weak var image: ViewImage<Kit>?

    /// Gives up what is on its way. What is shown stays.
    public func cancel() { image?.display.cancel() }

    /// Gives up what is on its way, and shows nothing: for cells that are used again.
    public func reset() { image?.display.reset() }

    /// Asks again for what was asked for last, after a failure or ``cancel()``; else does nothing.
    public func retry() { image?.display.retry() }

    /// What the view is at.
    public var state: DisplayState { image?.display.state ?? .idle }

    /// What is shown while an image is on its way. Default: `.none`.
    public var indicator: ViewIndicator<Kit.View> {
        get { image?.indicator.choice ?? .none }
        nonmutating set { image?.indicator.choice = newValue }
    }

    /// Plays animated images.
    public var playback: DisplayPlayback { DisplayPlayback(image?.animation) }
}

extension ViewImages {
    /// Shows the image of a request, decoded at the view's size, in the place of whatever is shown or on its way.
    ///
    /// An image that is in memory is shown, and the completion called, before this returns.
    ///
    /// - Parameters:
    ///   - request: What is to be shown; nil for the placeholder alone, which ends with
    ///     `ImageError.display(.noSource)`.
    ///   - placeholder: Shown until the image is there. Default: nil, that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - progress: Called as bytes arrive.
    ///   - completion: Called exactly once; see ``Completion``. Default: nil.
    public func setImage(
        with request: ImageRequest?, placeholder: Kit.Picture? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) {
        guard let image else {
            completion?(.failure(.display(.notCurrent)))
            return
        }
        let options = image.options(options, placeholder)
        image.display.setImage(with: request, options: options, progress: progress, completion: completion)
    }

    /// As above, without progress: a closure that follows the call is the completion.
    public func setImage(
        with request: ImageRequest?, placeholder: Kit.Picture? = nil, options: Options = Options(),
        completion: Completion? = nil
    ) {
        setImage(with: request, placeholder: placeholder, options: options, progress: nil, completion: completion)
    }

    /// As above, for the image of a URL.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: Kit.Picture? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) {
        setImage(
            with: url.map { ImageRequest($0) }, placeholder: placeholder, options: options, progress: progress,
            completion: completion)
    }

    /// As above, for the image of a URL, without progress.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: Kit.Picture? = nil, options: Options = Options(), completion: Completion? = nil
    ) {
        setImage(
            with: url.map { ImageRequest($0) }, placeholder: placeholder, options: options, progress: nil,
            completion: completion)
    }

    /// Shows the image of a request as ``setImage(with:placeholder:options:progress:completion:)`` does, and returns
    /// when it is shown. Cancelling the task gives it up.
    ///
    /// It has a name of its own because Swift takes the asynchronous one of two methods of one name wherever it can.
    /// The view is not held for as long as this takes.
    ///
    /// - Parameters:
    ///   - request: What is to be shown; nil for the placeholder alone.
    ///   - placeholder: Shown until the image is there. Default: nil, that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - progress: Called as bytes arrive. Default: nil.
    /// - Returns: The image that is shown, and where it came from.
    /// - Throws: `ImageError.cancelled`; `ImageError.display`: `.notCurrent` when the view was asked for another image
    ///   before that, or is gone, `.noSource` without a request; else why the image cannot be had.
    @discardableResult
    public func showImage(
        with request: ImageRequest?, placeholder: Kit.Picture? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> ImageResponse {
        let options = image?.options(options, placeholder) ?? options
        // No variable here: it would keep the display, and with it the load, when the view goes.
        return try await display().showImage(with: request, options: options, progress: progress)
    }

    private func display() throws(ImageError) -> ImageDisplay<ViewImage<Kit>> {
        guard let image else { throw .display(.notCurrent) }
        return image.display
    }
}

extension ViewImage {
    /// What a call says, told to those who need to know of it.
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

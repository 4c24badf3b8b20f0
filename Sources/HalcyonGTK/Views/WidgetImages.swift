internal import CGTK
public import Foundation
public import HalcyonCore

/// Shows images in a widget: what `pointer.halcyon` is.
///
/// ```swift
/// picture.halcyon.setImage(with: url, placeholder: .icon("image-x-generic-symbolic"))
/// ```
///
/// All that is begun here ends with the widget: its load is cancelled, its animation stops. The pointer must be that of a
/// living widget, whatever binding it comes from, and all of this is for the main thread.
@MainActor
public struct WidgetImages {
    /// How an image is shown.
    public typealias Options = DisplayOptions<GTKPlaceholder>
    /// Called exactly once; see `ImageDisplay.Completion`.
    public typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void

    private let widget: OpaquePointer

    init(_ widget: OpaquePointer) {
        try? installMainLoop()
        self.widget = widget
    }

    private var image: WidgetImage? { WidgetImage.of(widget) }

    /// Shows the image of a request, decoded at the widget's size, in the place of whatever is shown or on its way.
    ///
    /// An image that is in memory is shown at once: the widget's next frame has it, and the completion has been called.
    ///
    /// - Parameters:
    ///   - request: What is to be shown; nil for the placeholder alone, which ends with `ImageError.display(.noSource)`.
    ///   - placeholder: Shown until the image is there. Default: nil, that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - progress: Called as bytes arrive.
    ///   - completion: Called exactly once; see ``Completion``. Default: nil.
    public func setImage(
        with request: ImageRequest?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) {
        var options = options
        options.placeholder = placeholder ?? options.placeholder
        image?.attach()
        image?.display.setImage(with: request, options: options, progress: progress, completion: completion)
    }

    /// As above, without progress: a closure that follows the call is the completion.
    public func setImage(
        with request: ImageRequest?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        completion: Completion? = nil
    ) {
        setImage(with: request, placeholder: placeholder, options: options, progress: nil, completion: completion)
    }

    /// As above, for the whole image of a URL.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) {
        setImage(
            with: url.map { ImageRequest($0) }, placeholder: placeholder, options: options, progress: progress,
            completion: completion)
    }

    /// As above, for the whole image of a URL, without progress.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        completion: Completion? = nil
    ) {
        setImage(with: url, placeholder: placeholder, options: options, progress: nil, completion: completion)
    }

    /// Gives up what is on its way. What is shown stays.
    public func cancel() { image?.display.cancel() }

    /// Gives up what is on its way, and shows nothing: for cells that are used again.
    public func reset() { image?.display.reset() }

    /// Asks again for what was asked for last, after a failure or ``cancel()``; else does nothing.
    public func retry() { image?.display.retry() }

    /// What the widget is at.
    public var state: DisplayState { image?.display.state ?? .idle }

    /// The `GdkPaintable` that shows all this: for widgets of other kinds than `GtkPicture`, `GtkImage` and `GtkButton`,
    /// which are given it once. Lives as long as the widget.
    public var paintable: UnsafeMutableRawPointer? {
        image.map { UnsafeMutableRawPointer($0.paintable.object.pointer) }
    }
}

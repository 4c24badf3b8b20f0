public import Foundation
public import HalcyonCore
internal import Logging

extension WidgetImages {
    /// Shows the image of a request, decoded at the widget's size, in the place of whatever is shown or on its way.
    ///
    /// An image that is in memory is shown at once: the widget's next frame has it, and the completion has been called.
    /// A paintable that somebody else has given the widget is replaced.
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
        start(request, placeholder, options, nil, progress, completion)
    }

    /// As above, without progress: a closure that follows the call is the completion.
    public func setImage(
        with request: ImageRequest?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        completion: Completion? = nil
    ) {
        start(request, placeholder, options, nil, nil, completion)
    }

    /// As above, for the whole image of a URL.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) {
        start(url.map { ImageRequest($0) }, placeholder, options, nil, progress, completion)
    }

    /// As above, for the whole image of a URL, without progress.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        completion: Completion? = nil
    ) {
        start(url.map { ImageRequest($0) }, placeholder, options, nil, nil, completion)
    }

    func start(
        _ request: ImageRequest?, _ placeholder: GTKPlaceholder?, _ options: Options, _ setter: Setter?,
        _ progress: (@MainActor (LoadingProgress) -> Void)?, _ completion: Completion?
    ) {
        guard let image else {
            completion?(.failure(.display(.unusableView)))
            return
        }
        attach(image, setter)
        var options = options
        options.placeholder = placeholder ?? options.placeholder
        image.setImage(with: request, options, progress: progress, completion: completion)
    }

    private func attach(_ image: WidgetImage, _ setter: Setter?) {
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

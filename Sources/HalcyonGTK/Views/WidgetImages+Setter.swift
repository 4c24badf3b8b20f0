public import Foundation
public import HalcyonCore

extension WidgetImages {
    /// Shows the image of a request in any widget that can show a `GdkPaintable`.
    ///
    /// ```swift
    /// stack.halcyon.setImage(with: request, setter: { gtk_picture_set_paintable(background, OpaquePointer($0)) })
    /// ```
    ///
    /// - Parameters:
    ///   - request: As in ``setImage(with:placeholder:options:progress:completion:)``.
    ///   - placeholder: Shown until the image is there. Default: nil, that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - setter: Gives the widget the paintable; see ``Setter``.
    ///   - progress: Called as bytes arrive. Default: nil.
    ///   - completion: Called exactly once; see ``Completion``. Default: nil.
    @_disfavoredOverload
    public func setImage(
        with request: ImageRequest?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        setter: Setter, progress: (@MainActor (LoadingProgress) -> Void)? = nil, completion: Completion? = nil
    ) {
        withoutActuallyEscaping(setter) { start(request, placeholder, options, $0, progress, completion) }
    }

    /// As above, for the whole image of a URL.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        setter: Setter, progress: (@MainActor (LoadingProgress) -> Void)? = nil, completion: Completion? = nil
    ) {
        setImage(
            with: url.map { ImageRequest($0) }, placeholder: placeholder, options: options, setter: setter,
            progress: progress, completion: completion)
    }
}

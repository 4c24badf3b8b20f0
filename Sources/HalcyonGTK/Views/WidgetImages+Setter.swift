public import Foundation
public import HalcyonCore

extension WidgetImages {
    /// Gives a widget the `GdkPaintable` that shows its image, if the widget does not have it yet.
    ///
    /// It is a type and not a closure, so that a closure that follows `setImage(with:)` is always the completion.
    public struct Setter {
        let set: @MainActor (_ paintable: UnsafeMutableRawPointer) -> Void

        /// Creates a setter.
        ///
        /// - Parameter set: Gives the widget the paintable. Called before `setImage` returns, and not kept.
        public init(_ set: @escaping @MainActor (_ paintable: UnsafeMutableRawPointer) -> Void) { self.set = set }
    }

    /// Shows the image of a request in any widget that can show a `GdkPaintable`, and reports progress.
    ///
    /// ```swift
    /// stack.halcyon.setImage(
    ///     with: request, setter: .init { gtk_picture_set_paintable(background, OpaquePointer($0)) })
    /// ```
    ///
    /// - Parameters:
    ///   - request: As in ``setImage(with:placeholder:options:progress:completion:)``.
    ///   - placeholder: Shown until the image is there. Default: nil, that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - setter: Gives the widget the paintable; see ``Setter``.
    ///   - progress: Called as bytes arrive.
    ///   - completion: Called exactly once; see ``Completion``. Default: nil.
    public func setImage(
        with request: ImageRequest?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        setter: Setter, progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) {
        start(request, placeholder, options, setter, progress, completion)
    }

    /// As above, without progress: a closure that follows the call is the completion.
    public func setImage(
        with request: ImageRequest?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        setter: Setter, completion: Completion? = nil
    ) {
        start(request, placeholder, options, setter, nil, completion)
    }

    /// As above, for the whole image of a URL, with progress.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        setter: Setter, progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) {
        start(url.map { ImageRequest($0) }, placeholder, options, setter, progress, completion)
    }

    /// As above, for the whole image of a URL, without progress.
    @_disfavoredOverload
    public func setImage(
        with url: URL?, placeholder: GTKPlaceholder? = nil, options: Options = Options(),
        setter: Setter, completion: Completion? = nil
    ) {
        start(url.map { ImageRequest($0) }, placeholder, options, setter, nil, completion)
    }
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import HalcyonCore

/// Views that show the ThumbHash of an image until the image is available.
extension ViewImages {
    /// Shows the image of a request or a URL, and its ThumbHash, blurred, until then; without one, the placeholder of
    /// the options. Otherwise like the method that takes a picture as placeholder.
    ///
    /// - Parameters:
    ///   - source: What to show: a request, a URL, or the text of one; nil for only the placeholder of the options.
    ///   - placeholder: `.thumbHash`, or `.thumbHash(hash)` for one that the program knows.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - progress: Called as bytes arrive.
    ///   - completion: Called exactly once; see ``Completion``. Default: nil.
    /// - Returns: The handle of this call, which may be ignored.
    @discardableResult
    public func setImage(
        with source: (any ImageRequestConvertible)?, placeholder: ThumbHashPlaceholder, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) -> DisplayTask {
        setImage(
            with: placeholder.adopted(by: source), options: options.showingThumbHash, progress: progress,
            completion: completion)
    }

    /// As above, without progress: a trailing closure is the completion.
    @discardableResult
    public func setImage(
        with source: (any ImageRequestConvertible)?, placeholder: ThumbHashPlaceholder, options: Options = Options(),
        completion: Completion? = nil
    ) -> DisplayTask {
        setImage(with: source, placeholder: placeholder, options: options, progress: nil, completion: completion)
    }

    /// As above, and returns when the image is shown. Cancelling the task cancels the load.
    ///
    /// - Throws: The errors of the method that takes a picture as placeholder.
    @discardableResult
    public func showImage(
        with source: (any ImageRequestConvertible)?, placeholder: ThumbHashPlaceholder, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> ImageResponse {
        try await showImage(
            with: placeholder.adopted(by: source), options: options.showingThumbHash, progress: progress)
    }
}

extension DisplayOptions {
    fileprivate var showingThumbHash: Self {
        var options = self
        options.showsThumbHash = true
        return options
    }
}
#endif

/// Options for showing an image. Settings of the view itself, and of the request, are not repeated here.
public struct DisplayOptions<Placeholder: Sendable>: Sendable {
    /// What happens to a load when its view is given something else to show.
    public enum Replacement: Sendable, Hashable {
        /// It is cancelled, unless somebody else needs the same: a moment later, so that the new load can take over
        /// shared work. The default.
        case cancel
        /// It continues with lower priority, so that its image is cached; its completion is called at its end.
        /// ``ImageDisplay/cancel()`` and ``ImageDisplay/reset()`` still cancel it, and so does the end of the view.
        case finish
    }

    /// The size that the image is decoded at, if the request has no ``ImageRequest/targetSize``.
    public enum Sizing: Sendable, Hashable {
        /// The view's size. The default.
        case view
        /// Its full size.
        case whole
    }

    /// Shown until the image or a preview of it is available. Default: nil, nothing.
    public var placeholder: Placeholder?
    /// Whether the image's ThumbHash is shown, blurred, instead of the placeholder: that of the request
    /// (``ImageRequest/Options/thumbHash``), or else the one that the pipeline knows
    /// (``ImagePipeline/thumbHash(for:)``). If memory does not have it, the placeholder is shown until it has been
    /// looked up on the disk. Default: false.
    public var showsThumbHash: Bool
    /// Shown if the image cannot be loaded. Default: nil, which keeps what was shown before.
    public var failureImage: Placeholder?
    /// Whether the current image stays until the new one is available, instead of the placeholder. Without a request
    /// there is no new image, and the placeholder is shown. Default: false.
    public var keepsCurrentImage: Bool
    /// Shown as a preview until the image is available, if it is available earlier: a small or blurred version of the
    /// same picture, loaded beside it, with the same priority. An image in memory is shown at once. It is loaded at the
    /// size that its request asks for, and its failure is ignored. Not loaded for an image that is in memory itself.
    /// Default: nil.
    public var thumbnail: ImageRequest?
    /// The transition to an image that came from the network or a provider. Default: `.none`.
    public var transition: ImageTransition
    /// Whether the transition is also used for images from a cache. Default: false.
    public var forcesTransition: Bool
    /// The size that the image is decoded at. Default: `.view`.
    public var sizing: Sizing
    /// The maximum number of seconds that the main thread waits for an image from the disk cache or a local file, so
    /// that it is shown before the call returns, without a placeholder. Default: 0, no wait.
    ///
    /// It waits only for what is there and fresh, never for the network, and for at most a minute. A cache or decoder
    /// of the program that needs the main actor itself makes it wait in vain. It costs frames if many views use it at
    /// once: use it for the one large image of a page, not for lists.
    public var diskWait: Double
    /// What happens to the load when the view is given something else to show. Default: `.cancel`.
    public var replacement: Replacement
    /// Whether a stale image that is being revalidated (``ImageResponse/isBeingRevalidated``) is replaced by the newer
    /// one, if its server has one: without a transition, and without a further call of the completion. To stop waiting
    /// for it, call ``ImageDisplay/cancel()``. Default: false.
    public var showsUpdates: Bool
    /// The pipeline that loads the image. Default: nil, ``ImagePipeline/shared``.
    public var pipeline: ImagePipeline?

    /// Creates options; see the properties.
    public init(
        placeholder: Placeholder? = nil, showsThumbHash: Bool = false, failureImage: Placeholder? = nil,
        keepsCurrentImage: Bool = false, thumbnail: ImageRequest? = nil,
        transition: ImageTransition = .none, forcesTransition: Bool = false, sizing: Sizing = .view,
        diskWait: Double = 0, replacement: Replacement = .cancel, showsUpdates: Bool = false,
        pipeline: ImagePipeline? = nil
    ) {
        self.placeholder = placeholder
        self.showsThumbHash = showsThumbHash
        self.failureImage = failureImage
        self.keepsCurrentImage = keepsCurrentImage
        self.thumbnail = thumbnail
        self.transition = transition
        self.forcesTransition = forcesTransition
        self.sizing = sizing
        self.diskWait = diskWait
        self.replacement = replacement
        self.showsUpdates = showsUpdates
        self.pipeline = pipeline
    }
}

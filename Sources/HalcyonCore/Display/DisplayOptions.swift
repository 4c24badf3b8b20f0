/// How an image is shown. What is said on a view's own properties, and on the request, stands there.
public struct DisplayOptions<Placeholder: Sendable>: Sendable {
    /// What becomes of a load whose view is given something else to show.
    public enum Replacement: Sendable, Hashable {
        /// It is given up, unless somebody else wants the same: a moment later, so that what the new one needs of it goes
        /// on. The default.
        case cancel
        /// It goes on, less urgently, so that its image is in the caches; its completion is called when it has ended.
        /// ``ImageDisplay/cancel()`` and ``ImageDisplay/reset()`` give it up all the same, and so does a view that goes.
        case finish
    }

    /// How large the image is decoded, where the request has no ``ImageRequest/targetSize``.
    public enum Sizing: Sendable, Hashable {
        /// For the view. The default.
        case view
        /// As large as it is.
        case whole
    }

    /// Shown until the image, or a preview of it, is there. Default: nil, nothing.
    public var placeholder: Placeholder?
    /// Shown where the image cannot be had. Default: nil, what was shown before stays.
    public var failureImage: Placeholder?
    /// Whether an image that is shown stays until the new one is there, in the place of the placeholder. Without a request
    /// there is no new one, and the placeholder is shown. Default: false.
    public var keepsCurrentImage: Bool
    /// How an image is brought in that came from the network or a provider. Default: `.none`.
    public var transition: ImageTransition
    /// Whether images from a cache are brought in by the transition too. Default: false.
    public var forcesTransition: Bool
    /// How large the image is decoded. Default: `.view`.
    public var sizing: Sizing
    /// The longest, in seconds, that the main thread is held while an image is read from the disk cache, or from a local
    /// file, so that it is shown before the call returns, without a placeholder. Default: 0, not at all.
    ///
    /// Only what is there and fresh is waited for, never the network, and for no longer than a minute. What needs the main
    /// actor itself, as a cache or a decoder of the program's own may, is waited for in vain. It costs frames where many
    /// views want it at once: for the one large image of a page, not for lists.
    public var diskWait: Double
    /// What becomes of the load when the view is given something else to show. Default: `.cancel`.
    public var replacement: Replacement
    /// Loads the image. Default: nil, ``ImagePipeline/shared``.
    public var pipeline: ImagePipeline?

    /// Options; see the properties.
    public init(
        placeholder: Placeholder? = nil, failureImage: Placeholder? = nil, keepsCurrentImage: Bool = false,
        transition: ImageTransition = .none, forcesTransition: Bool = false, sizing: Sizing = .view,
        diskWait: Double = 0, replacement: Replacement = .cancel, pipeline: ImagePipeline? = nil
    ) {
        self.placeholder = placeholder
        self.failureImage = failureImage
        self.keepsCurrentImage = keepsCurrentImage
        self.transition = transition
        self.forcesTransition = forcesTransition
        self.sizing = sizing
        self.diskWait = diskWait
        self.replacement = replacement
        self.pipeline = pipeline
    }
}

/// What a toolkit's view has to be able to do for an ``ImageDisplay`` to run it: show what it is told to.
///
/// ```swift
/// final class Slide: ImageDisplaying {
///     func display(_ content: DisplayedContent<DecodedImage>, transition: ImageTransition) { … }
/// }
/// let display = ImageDisplay(of: slide)
/// display.setImage(with: request)
/// ```
@MainActor
public protocol ImageDisplaying: AnyObject, SendableMetatype {
    /// What it can show in the place of an image. Default: a ``DecodedImage``.
    associatedtype Placeholder: Sendable = DecodedImage

    /// Shows something in the place of what is shown: at once, and complete, when this returns.
    ///
    /// Where it tells others of this, who may ask the display for another image, it does so last: what they ask for is
    /// shown before they return.
    ///
    /// - Parameter transition: How to get there, from what is shown now.
    func display(_ content: DisplayedContent<Placeholder>, transition: ImageTransition)

    /// Told after each change, ``display(_:transition:)`` included; not of one that another has followed meanwhile.
    /// Default: does nothing.
    func displayDidChange(to state: DisplayState)

    /// The size at which images are decoded for it. Default: `.whole`.
    var displaySize: DisplaySize { get }

    /// Whether it can show a larger image than it asked for like one of the size that it asked for: then a still one of
    /// the same source that is in memory serves it, with sides up to twice as long, and nothing is decoded. What it
    /// takes for the image's own size is to be ``ImageDisplay/size(of:)``. A request's
    /// ``ImageRequest/Options/precision`` goes before this. Default: false.
    nonisolated static var takesLargerImages: Bool { get }

    /// Called with each image that will be shown, off the main actor and before it is shown: the place to make a
    /// texture, and to keep it by ``PixelBuffer/companion(of:make:)``. The load waits for its return. May be called for
    /// images that are not shown in the end, and is not called for those that were in memory. Default: does nothing.
    nonisolated static func prepare(_ image: DecodedImage)
}

extension ImageDisplaying {
    /// False.
    public nonisolated static var takesLargerImages: Bool { false }

    /// Does nothing.
    public func displayDidChange(to state: DisplayState) {}

    /// `.whole`.
    public var displaySize: DisplaySize { .whole }

    /// Does nothing.
    public nonisolated static func prepare(_ image: DecodedImage) {}
}

/// What a view is to show.
public enum DisplayedContent<Placeholder: Sendable>: Sendable {
    /// Nothing at all.
    case nothing
    /// What stands in for an image that is not there yet.
    case placeholder(Placeholder)
    /// The image, or what there is of it so far.
    case image(DecodedImage, isPreview: Bool)
    /// What stands in for an image that could not be had.
    case failure(Placeholder)

    /// Whether it is an image, whole or not.
    public var isImage: Bool {
        if case .image = self { true } else { false }
    }
}

/// What a view is at: for indicators, bars of progress, and buttons that try again.
public enum DisplayState: Sendable {
    /// Nothing is wanted, or it was given up.
    case idle
    /// An image is on its way. No progress is known until bytes arrive, and none of what comes from a cache.
    case loading(LoadingProgress?)
    /// The first part of an image is shown, and the rest is on its way.
    case preview(ImageResponse, LoadingProgress?)
    /// The image is shown. Its ``ImageResponse/data`` is nil: the completion has it.
    case shown(ImageResponse)
    /// There is no image to be had.
    case failed(ImageError)

    /// Whether an image, or the rest of it, is on its way.
    public var isLoading: Bool {
        switch self {
        case .loading, .preview: true
        case .idle, .shown, .failed: false
        }
    }

    /// How far the transfer has come, where that is known.
    public var progress: LoadingProgress? {
        switch self {
        case .loading(let progress), .preview(_, let progress): progress
        case .idle, .shown, .failed: nil
        }
    }

    /// The image that is shown, whole or not.
    public var response: ImageResponse? {
        switch self {
        case .preview(let response, _), .shown(let response): response
        case .idle, .loading, .failed: nil
        }
    }

    /// Why there is no image.
    public var error: ImageError? {
        if case .failed(let error) = self { error } else { nil }
    }
}

/// The size at which a view wants its images decoded.
public enum DisplaySize: Sendable, Hashable {
    /// As large as they are.
    case whole
    /// For a box of pixels: the view's own, in pixels of the screen.
    case box(TargetSize)
    /// Not known before the view has been laid out: loads wait until ``ImageDisplay/sizeDidChange()``.
    case unknown
}

/// How a view goes from what it shows to the image.
public enum ImageTransition: Sendable, Hashable {
    /// At once.
    case none
    /// What is shown fades into the image, in so many seconds; 0.2 unless told otherwise.
    case fade(seconds: Double = 0.2)
}

/// A toolkit's view that an ``ImageDisplay`` runs: it shows the content that it is given.
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
    /// What it can show instead of an image. Default: a ``DecodedImage``.
    associatedtype Placeholder: Sendable = DecodedImage

    /// Shows new content, completely and before this returns.
    ///
    /// If it notifies others, which may request another image from the display, it must do so last: what they request
    /// is shown before they return.
    ///
    /// - Parameter transition: How to change from what is shown now.
    func display(_ content: DisplayedContent<Placeholder>, transition: ImageTransition)

    /// Called after each change, including ``display(_:transition:)``, unless another one has followed meanwhile.
    /// Default: does nothing.
    func displayDidChange(to state: DisplayState)

    /// The size that images are decoded at for the view. Default: `.whole`.
    var displaySize: DecodeSize { get }

    /// Whether it can show a larger image like one of the requested size: then a still image of the same source in
    /// memory is used, with sides up to twice as long, without another decode. The view must use
    /// ``ImageDisplay/size(of:)`` as the image's size. A request's ``ImageRequest/Options/precision`` takes precedence.
    /// Default: false.
    nonisolated static var takesLargerImages: Bool { get }

    /// Called with each image that will be shown, off the main actor and before it is shown: create a texture here, and
    /// keep it with ``PixelBuffer/companion(of:make:)``. The load waits for its return. It may be called for images
    /// that are not shown in the end, and is not called for those that were in memory. Default: does nothing.
    nonisolated static func prepare(_ image: DecodedImage)
}

extension ImageDisplaying {
    /// False.
    public nonisolated static var takesLargerImages: Bool { false }

    /// Does nothing.
    public func displayDidChange(to state: DisplayState) {}

    /// `.whole`.
    public var displaySize: DecodeSize { .whole }

    /// Does nothing.
    public nonisolated static func prepare(_ image: DecodedImage) {}
}

/// The content that a view shows.
public enum DisplayedContent<Placeholder: Sendable>: Sendable {
    /// Nothing at all.
    case nothing
    /// A placeholder for an image that is not available yet.
    case placeholder(Placeholder)
    /// The image, or a preview of it. The picture of its ThumbHash is a preview too, but the state is still `.loading`
    /// then; see ``ImageDisplay/showsThumbHash``.
    case image(DecodedImage, isPreview: Bool)
    /// A placeholder for an image that could not be loaded.
    case failure(Placeholder)

    /// Whether it is an image or a preview.
    public var isImage: Bool {
        if case .image = self { true } else { false }
    }
}

/// The state of a view, for activity indicators, progress bars, and retry buttons.
public enum DisplayState: Sendable {
    /// Nothing is wanted, or the load was cancelled.
    case idle
    /// An image is being loaded. There is no progress until bytes arrive, and none for cached images.
    case loading(LoadingProgress?)
    /// A preview of the image is shown, and the rest is being loaded.
    case preview(ImageResponse, LoadingProgress?)
    /// The image is shown. Its ``ImageResponse/data`` is nil: the completion has it.
    case shown(ImageResponse)
    /// The image could not be loaded.
    case failed(ImageError)

    /// Whether an image, or the rest of it, is being loaded.
    public var isLoading: Bool {
        switch self {
        case .loading, .preview: true
        case .idle, .shown, .failed: false
        }
    }

    /// The progress of the transfer, if known.
    public var progress: LoadingProgress? {
        switch self {
        case .loading(let progress), .preview(_, let progress): progress
        case .idle, .shown, .failed: nil
        }
    }

    /// The image or preview that is shown.
    public var response: ImageResponse? {
        switch self {
        case .preview(let response, _), .shown(let response): response
        case .idle, .loading, .failed: nil
        }
    }

    /// The reason why there is no image.
    public var error: ImageError? {
        if case .failed(let error) = self { error } else { nil }
    }
}

/// The size that a view wants its images decoded at.
public enum DecodeSize: Sendable, Hashable {
    /// Their full size.
    case whole
    /// The size of a box: the view's own, in pixels of the screen.
    case box(TargetSize)
    /// Unknown until the view has been laid out: loads wait until ``ImageDisplay/sizeDidChange()``.
    case unknown
}

/// How a view changes from what it shows to the image.
public enum ImageTransition: Sendable, Hashable {
    /// At once.
    case none
    /// Cross-fades to the image in this many seconds; 0.2 by default.
    case fade(seconds: Double = 0.2)
}
